// LeagueTable: the standings as messages carry them.
//
// Owned by the LeagueManager once the players are known; counts results and gives rows to
// announcements, queries and assignments.
#pragma once

#include "agents/league/standings.h"
#include "agents/manager/agent_book.h"
#include "agents/protocol/standings.h"

namespace league::manager {

class LeagueTable
{
public:
    // Whether players meet one by one, or play in teams that change.
    enum class Kind { Players, Teams };

    LeagueTable(const QList<PlayerRecord> &players, Kind kind);

    base::Outcome count(const tournament::MatchScore &score);
    [[nodiscard]] QList<protocol::StandingRow> rows() const;
    // A player's figures; all zero for somebody who is not in the league.
    [[nodiscard]] protocol::PlayerRecord recordOf(const base::PlayerId &player) const;

private:
    Kind m_kind;
    tournament::Standings m_standings;
    QHash<base::PlayerId, protocol::PlayerRecord>
        m_records; // kept along, because assignments ask often
};

} // namespace league::manager
