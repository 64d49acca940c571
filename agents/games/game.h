// Game: the rules of one game. Stateless and shared; found in the GameRegistry by its id.
//
// Called by the manager (facts, rules) and the referee (seed, commitment, match). To add a game:
// a folder with a class derived from Game and one derived from MatchState, and a line in
// game_registry.cpp.
#pragma once

#include "agents/base/chart_table.h"
#include "agents/games/bot.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"

#include <memory>

namespace league::games {

struct GameFacts
{
    QString id; // as in messages: "even_odd"
    QString title; // for people: "Even or Odd"
    int minSeats = 2;
    int maxSeats = 2;
    bool simultaneous = true; // all seats are asked at the same time
    bool hiddenInformation = false; // seats see different things
    bool isTeamGame = false; // seats win together; teams change from match to match
    bool dealsSeats = false; // who sits where is dealt; otherwise the roster's order is kept
};

class Game
{
public:
    Game() = default;
    virtual ~Game() = default;
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    [[nodiscard]] virtual GameFacts facts() const = 0;
    // Every rule of the game with its default.
    [[nodiscard]] virtual QVariantMap defaultRules() const = 0;
    // Whether the game can be played by these rules. Keys that are not the game's are the league's
    // business and pass.
    [[nodiscard]] virtual base::Outcome checkRules(const QVariantMap &rules) const = 0;
    // Whether newMatch can start from this: number of seats, rules, seed and entropy.
    [[nodiscard]] virtual base::Outcome checkSetup(const MatchSetup &setup) const = 0;

    // A secret seed from the operating system: 32 bytes as 64 hex digits, lower case, unless the
    // game needs a number.
    [[nodiscard]] virtual QString newSeed() const;
    // What the referee publishes before the match to be bound to the seed.
    [[nodiscard]] virtual QString commitment(const QString &seed, const base::MatchId &match,
                                             int attempt) const = 0;

    // The same for a whole setup: games with a salt (protocol.md §3) are bound to it as well.
    [[nodiscard]] virtual QString commitmentOf(const MatchSetup &setup) const;
    // Who sits where: for the first, second, … seat at the table the index into `setup.seats`. The
    // roster's own order unless the game deals seats.
    [[nodiscard]] virtual QList<int> dealtSeats(const MatchSetup &setup) const;

    // The chart that a referee moves while a match of this game runs (match_triggers.h).
    [[nodiscard]] virtual const base::ChartTable &matchChart() const;

    // Starts a match; null when checkSetup refuses the setup.
    [[nodiscard]] virtual std::unique_ptr<MatchState> newMatch(const MatchSetup &setup) const = 0;
    // The outcome when the match could not start because invitations failed (L-03, L-04), with the
    // fault of each seat; no fault at all when it was called off for another reason.
    [[nodiscard]] virtual MatchOutcome
    noShow(const MatchSetup &setup, const QList<std::optional<Fault>> &faultsBySeat) const = 0;

    // Games with a deal: the role that each player gets from this setup (protocol.md §8.3, §9.2);
    // nothing where no roles are dealt, or the setup has none.
    [[nodiscard]] virtual QMap<base::PlayerId, QString> rolesOf(const MatchSetup &setup) const;

    // The names of the built-in players, the usual one first; none for games whose answer is a word
    // (the player room's strategies know those).
    [[nodiscard]] virtual QStringList botNames() const { return {}; }
    // A built-in player; null for a name that is not in botNames().
    [[nodiscard]] virtual std::unique_ptr<Bot> makeBot(QStringView name, quint64 seed,
                                                       const base::MatchId &match,
                                                       const base::PlayerId &player) const;
};

} // namespace league::games
