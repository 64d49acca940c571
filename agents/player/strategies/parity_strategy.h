// ParityStrategy: what the built-in strategies for Even/Odd share.
//
// Why any of them can matter: with a balanced draw, the same choice as the opponent's is a sure
// draw (1 point), a different one a fair coin between 3 points and 0 (1.5 on average). A player
// cannot know the number, but it can know the opponent.
//
// Chance comes from the stream `bot/<match_id>/<player_id>/parity/<n>` (protocol.md §14) where n
// numbers the draws within one question, so a question that is asked again gets the same answer.
#pragma once

#include "agents/player/strategy.h"

namespace league::player {

namespace parity {
inline constexpr QLatin1String Even{"even"};
inline constexpr QLatin1String Odd{"odd"};
} // namespace parity

class ParityStrategy : public Strategy
{
public:
    ParityStrategy(quint64 seed, base::PlayerId self);

    // Answers at once with what decide() says.
    void answer(const TurnQuestion &question, Done done) final;

protected:
    [[nodiscard]] virtual TurnAnswer decide(const TurnQuestion &question) = 0;

    // even and odd, unless the question offers something else.
    [[nodiscard]] static QStringList optionsOf(const TurnQuestion &question);
    // An option that is not this choice; the choice itself when there is no other.
    [[nodiscard]] static QString otherThan(const QString &choice, const TurnQuestion &question);
    // A number from 0 to n-1 for the draw of that number within the question.
    [[nodiscard]] quint64 chance(const TurnQuestion &question, int draw, quint64 n) const;
    // Any of the options, each equally likely.
    [[nodiscard]] QString anyOption(const TurnQuestion &question, int draw) const;

private:
    quint64 m_seed;
    base::PlayerId m_self;
};

} // namespace league::player
