// QueryDesk: answers questions about the league: LEAGUE_QUERY and get_standings.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/league_table.h"
#include "agents/manager/round_runner.h"
#include "agents/protocol/query_data.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/tool_messages.h"

namespace league::manager {

class QueryDesk
{
public:
    // `table` is null until the league has started.
    QueryDesk(const base::LeagueId &league, LeagueTable::Kind kind, const AgentBook &book,
              const MatchDesk &matches, const RoundRunner &rounds);

    // `asker` is the player who asks, empty for anybody else.
    [[nodiscard]] protocol::LeagueQueryResponse answer(const protocol::LeagueQuery &query,
                                                       const LeagueTable *table,
                                                       const base::PlayerId &asker) const;
    [[nodiscard]] protocol::LeagueQueryResponse standings(const LeagueTable *table) const;
    [[nodiscard]] protocol::ScheduleData schedule() const;
    // One match of the schedule; fails when there is none of that id.
    [[nodiscard]] base::Result<protocol::MatchSummary> match(const base::MatchId &match) const;

    // The match was counted; from now on its result can be asked for.
    void note(const base::MatchId &match, const store::ResultFact &result);

private:
    [[nodiscard]] protocol::LeagueQueryResponse emptyAnswer(protocol::QueryType type) const;
    [[nodiscard]] QList<protocol::StandingRow> rows(const LeagueTable *table) const;
    [[nodiscard]] protocol::NextMatchData nextMatch(const base::PlayerId &player) const;

    base::LeagueId m_league;
    LeagueTable::Kind m_kind;
    const AgentBook &m_book;
    const MatchDesk &m_matches;
    const RoundRunner &m_rounds;
    QHash<base::MatchId, store::ResultFact> m_results;
};

} // namespace league::manager
