// Strategy: what a player thinks with.
//
// Owned by the player agent, which asks it when a referee asks the player and tells it how matches
// ended. A person, a script or a language model may take its time; the built-in strategies answer
// at once.
#pragma once

#include "agents/base/ids.h"
#include "agents/base/result.h"
#include "agents/protocol/standings.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <chrono>
#include <functional>
#include <memory>

namespace league::player {

struct TurnQuestion
{
    QString gameType; // "even_odd"
    QString kind; // "choose_parity"; in Mafia "night_action", "discussion_turn", "vote"
    base::MatchId match;
    int attempt = 1; // later ones are dealt anew
    int round = 0; // 0 when the referee did not say
    base::PlayerId self;
    base::PlayerId opponent;
    QStringList options; // the valid answers; of a night or a vote the valid targets
    std::chrono::milliseconds window{30'000}; // after which the referee waits no longer
    protocol::PlayerRecord standings = {}; // of this player, as the referee knows them
    qint64 deadlineMs = 0; // UTC, since 1970; later answers are too late
    // Of games that ask more than once in a match: tells one question from the next.
    QString id = {};
    // The whole call in the words of the protocol, with the `view` of what this player knows.
    QVariantMap facts = {};
};

struct TurnAnswer
{
    QString choice;
    QString reasoning; // one sentence for whoever watches
    // Of games whose answer is more than a word: the answer in the words of the protocol.
    QVariantMap facts = {};
};

struct FinishedMatch
{
    base::MatchId match;
    int round = 0;
    base::PlayerId self;
    base::PlayerId opponent;
    QString ownChoice; // empty when there was none
    QString opponentChoice; // likewise
    int drawnNumber = 0;
    QString result; // WIN, DRAW, LOSS or TECHNICAL_LOSS, from this player's side
    QString role = {}; // that was dealt, in games that deal roles
};

class Strategy
{
public:
    Strategy() = default;
    virtual ~Strategy() = default;
    Strategy(const Strategy &) = delete;
    Strategy &operator=(const Strategy &) = delete;

    // Gets the choice, or why there is none: that is a technical loss with this reason.
    using Done = std::function<void(base::Result<TurnAnswer>)>;

    [[nodiscard]] virtual QString name() const = 0;
    // Calls `done` exactly once, from inside this call or later, and not at all when the strategy
    // is destroyed first. The same question may come again when the referee retries.
    virtual void answer(const TurnQuestion &question, Done done) = 0;
    // A match of this player ended. May come twice for a match, and late.
    virtual void observe(const FinishedMatch &match) { Q_UNUSED(match) }
};

// The game that is meant where none is named.
inline constexpr QLatin1String UsualGame{"even_odd"};

// The built-in strategy of that name for that player of that game. Same seed, same questions and
// same observations give the same play. The failure lists the known names.
[[nodiscard]] base::Result<std::unique_ptr<Strategy>> makeStrategy(QStringView name, quint64 seed,
                                                                   const base::PlayerId &self,
                                                                   const QString &game = UsualGame);

// The names of the built-in strategies for a game: of Even/Odd the simplest first, of others the
// usual one first. None for a game that nobody knows.
[[nodiscard]] QStringList strategyNames(const QString &game = UsualGame);

// The strategy of a player that was given none.
[[nodiscard]] QString usualStrategy(const QString &game = UsualGame);

} // namespace league::player
