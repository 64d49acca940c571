// AlternatingStrategy ("alternating"): even, odd, even, odd …, match after match.
//
// Where it starts is a matter of the seed, so that not all of them play the same. It counts its own
// matches and not the rounds: after a bye it goes on where it stopped.
#pragma once

#include "agents/player/strategies/match_history.h"
#include "agents/player/strategies/parity_strategy.h"

namespace league::player {

class AlternatingStrategy final : public ParityStrategy
{
public:
    AlternatingStrategy(quint64 seed, const base::PlayerId &self);

    [[nodiscard]] QString name() const override { return QStringLiteral("alternating"); }
    // Counts a match in which it chose, also one from before a restart.
    void observe(const FinishedMatch &match) override;

protected:
    [[nodiscard]] TurnAnswer decide(const TurnQuestion &question) override;

private:
    qsizetype m_start; // 0 or 1
    MatchHistory m_chosen; // the matches in which it has chosen
};

} // namespace league::player
