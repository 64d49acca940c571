#include "agents/manager/query_desk.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message.h"

#include <algorithm>

namespace league::manager {

using protocol::QueryType;

QueryDesk::QueryDesk(const base::LeagueId &league, LeagueTable::Kind kind, const AgentBook &book,
                     const MatchDesk &matches, const RoundRunner &rounds)
    : m_league(league), m_kind(kind), m_book(book), m_matches(matches), m_rounds(rounds)
{
}

protocol::LeagueQueryResponse QueryDesk::answer(const protocol::LeagueQuery &query,
                                                const LeagueTable *table,
                                                const base::PlayerId &asker) const
{
    const base::Result<protocol::QueryParams> params =
        protocol::read<protocol::QueryParams>(query.queryParams);
    const base::PlayerId player = params && !params->playerId.isEmpty() ? params->playerId : asker;
    protocol::LeagueQueryResponse response = emptyAnswer(query.queryType);
    if (query.leagueId != m_league) {
        response.success = false;
        response.error = QStringLiteral("This is league %1; nothing is known here of %2.")
                             .arg(m_league.text(), query.leagueId.text());
        return response;
    }
    switch (query.queryType) {
    case QueryType::Standings:
        return standings(table);
    case QueryType::Schedule:
        response.data = protocol::payloadOf(schedule());
        return response;
    case QueryType::NextMatch:
    case QueryType::PlayerStats:
        break;
    }
    if (!m_book.player(player)) {
        response.success = false;
        response.error = player.isEmpty()
            ? QStringLiteral("Say which player is meant, in query_params.player_id.")
            : QStringLiteral("There is no player %1.").arg(player.text());
        return response;
    }
    if (query.queryType == QueryType::NextMatch) {
        response.data = protocol::payloadOf(nextMatch(player));
        return response;
    }
    const QList<protocol::StandingRow> all = rows(table);
    const auto row = std::ranges::find_if(
        all, [&](const protocol::StandingRow &each) { return each.playerId == player; });
    response.data = protocol::payloadOf(protocol::PlayerStatsData{*row});
    return response;
}

protocol::LeagueQueryResponse QueryDesk::standings(const LeagueTable *table) const
{
    protocol::LeagueQueryResponse response = emptyAnswer(QueryType::Standings);
    response.standings = rows(table);
    response.data = protocol::payloadOf(protocol::StandingsData{response.standings});
    return response;
}

protocol::LeagueQueryResponse QueryDesk::emptyAnswer(QueryType type) const
{
    protocol::LeagueQueryResponse response;
    response.leagueId = m_league;
    response.queryType = type;
    response.success = true;
    return response;
}

QList<protocol::StandingRow> QueryDesk::rows(const LeagueTable *table) const
{
    // Before the start everybody who is registered stands at nothing, in the order of arrival.
    return table ? table->rows() : LeagueTable(m_book.players(), m_kind).rows();
}

protocol::ScheduleData QueryDesk::schedule() const
{
    protocol::ScheduleData data;
    data.totalRounds = m_rounds.schedule().roundsInAll();
    data.currentRound = m_rounds.currentRound();
    for (const store::ScheduledRound &round : m_rounds.schedule().rounds) {
        for (const store::ScheduledMatch &match : round.matches) {
            const QString status = round.roundId > data.currentRound ? QStringLiteral("SCHEDULED")
                : m_matches.isOpen(match.matchId)                    ? QStringLiteral("RUNNING")
                                                                     : QStringLiteral("FINISHED");
            protocol::ScheduleItem item{
                .matchId = match.matchId, .roundId = round.roundId, .status = status};
            if (m_kind == LeagueTable::Kind::Teams) {
                item.playerIds = match.players;
            } else {
                item.playerAId = match.players.at(0);
                item.playerBId = match.players.at(1);
            }
            data.matches.append(item);
        }
    }
    return data;
}

base::Result<protocol::MatchSummary> QueryDesk::match(const base::MatchId &match) const
{
    const protocol::ScheduleData all = schedule();
    const auto item = std::ranges::find_if(
        all.matches, [&](const protocol::ScheduleItem &each) { return each.matchId == match; });
    if (item == all.matches.end()) {
        return base::Failure{QStringLiteral("There is no match %1 in the schedule.")
                                 .arg(base::quotable(match.text())),
                             protocol::error_code::InvalidPhase};
    }
    protocol::MatchSummary summary{*item, {}, {}};
    if (const auto result = m_results.constFind(match); result != m_results.constEnd()) {
        summary.refereeId = result->refereeId;
        summary.result = protocol::payloadOf(*result);
    } else if (const RefereeRecord *referee = m_matches.refereeOf(match)) {
        summary.refereeId = referee->id;
    }
    return summary;
}

void QueryDesk::note(const base::MatchId &match, const store::ResultFact &result)
{
    m_results.insert(match, result);
}

protocol::NextMatchData QueryDesk::nextMatch(const base::PlayerId &player) const
{
    const protocol::ScheduleData all = schedule();
    for (const protocol::ScheduleItem &match : all.matches) {
        const bool plays = match.playerAId == player || match.playerBId == player
            || match.playerIds.contains(player);
        if (plays && match.status != QStringLiteral("FINISHED"))
            return {match};
    }
    return {};
}

} // namespace league::manager
