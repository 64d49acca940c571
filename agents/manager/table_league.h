// TableLeague: what a league of a game for many adds: rounds that are drawn one by one, and deals
// that balance roles (protocol.md §8).
//
// Owned by the LeagueManager when its game seats more than two. It remembers what was played from
// the results that count, so a league that is resumed draws and deals on as if nothing had been.
#pragma once

#include "agents/games/game.h"
#include "agents/league/role_ledger.h"
#include "agents/league/table_draw.h"
#include "agents/manager/agent_book.h"
#include "agents/manager/league_options.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/store/league_facts.h"

namespace league::manager {

// Whether the league's game seats more than two.
[[nodiscard]] bool playsAtTables(const LeagueOptions &options);

class TableLeague
{
public:
    // Options, game and book must outlive it.
    TableLeague(const LeagueOptions &options, const games::Game &game, const AgentBook &book);

    // Whether there are enough players; says what is missing.
    [[nodiscard]] base::Outcome canStart() const;
    // How many rounds and matches there will be, and the first round.
    [[nodiscard]] store::ScheduledFact begin() const;
    // A further round for who is still there; nothing when they are too few.
    [[nodiscard]] std::optional<store::ScheduledRound> draw(int round) const;
    // Who may fill in at a table: the idle players of its round, shared out among its tables.
    [[nodiscard]] static QList<base::PlayerId> substitutes(const store::ScheduledRound &round,
                                                           qsizetype table);

    // A match was counted.
    void note(const store::ResultFact &result);
    // Adds seed, deal and settings to an assignment whose roster is known.
    void deal(protocol::MatchAssignment &assignment) const;

private:
    [[nodiscard]] int chosenDeal(const protocol::MatchAssignment &assignment) const;
    [[nodiscard]] QList<base::PlayerId> present() const;

    const LeagueOptions &m_options;
    const games::Game &m_game;
    const AgentBook &m_book;
    int m_seats;
    tournament::TableDraw m_draw;
    tournament::RoleLedger m_roles;
};

} // namespace league::manager
