#include "agents/manager/league_tools.h"

#include "agents/protocol/mcp/channel_offers.h"
#include "agents/protocol/mcp/manager_offers.h"

namespace league::manager {

namespace offers = protocol::manager_offers;
using transport::RpcResponder;

namespace {

protocol::AgentItem itemOf(const AgentRecord &agent, const QString &id)
{
    return {.id = id,
            .displayName = agent.displayName,
            .version = agent.version,
            .dialect = agent.dialect,
            .strategy = agent.strategy};
}

} // namespace

LeagueTools::LeagueTools(transport::McpDesk &mcp, FrontDesk::Desks desks)
    : m_mcp(mcp), m_desks(std::move(desks))
{
    offerReads();
    m_mcp.offer(offers::registerPlayer());
    m_mcp.offer(offers::startLeague());
    m_mcp.offer(offers::controlLeague());
    namespace channels = protocol::channel_offers;
    for (const protocol::McpTool &tool : channels::agentTools() + channels::operatorTools())
        m_mcp.offer(tool);
    m_mcp.offer(channels::takePartPrompt());
    offerResources();
    for (const protocol::McpPrompt &prompt : offers::prompts())
        m_mcp.offer(prompt);
}

void LeagueTools::offerReads()
{
    m_mcp.offer(offers::getStandings());
    m_mcp.offer(offers::getEntries());
    m_mcp.onTool<protocol::NoArguments>(
        offers::getSchedule(), [this](const auto &, const RpcResponder &respond) {
            respond.result(protocol::payloadOf(m_desks.queries.schedule()));
        });
    m_mcp.onTool<protocol::MatchQuery>(
        offers::getMatch(), [this](const protocol::MatchQuery &query, const RpcResponder &respond) {
            answerMatch(query, respond);
        });
    m_mcp.onTool<protocol::NoArguments>(offers::listAgents(),
                                        [this](const auto &, const RpcResponder &respond) {
                                            respond.result(protocol::payloadOf(agents()));
                                        });
    m_mcp.onTool<protocol::PublicQuery>(
        offers::leagueQuery(),
        [this](const protocol::PublicQuery &query, const RpcResponder &respond) {
            answerQuery(query, respond);
        });
}

void LeagueTools::offerResources()
{
    for (const protocol::McpResource &resource : offers::resources())
        m_mcp.offer(resource);
    protocol::McpResourceTemplate match = offers::matchResource();
    match.suggestions = [this] {
        QStringList ids;
        const protocol::ScheduleData schedule = m_desks.queries.schedule();
        for (const protocol::ScheduleItem &item : schedule.matches)
            ids.append(item.matchId.text());
        return ids;
    };
    m_mcp.offer(match);
}

void LeagueTools::answerQuery(const protocol::PublicQuery &query, const RpcResponder &respond) const
{
    const protocol::LeagueQuery question{m_desks.league, query.queryType, {}};
    const protocol::LeagueQueryResponse answer =
        m_desks.queries.answer(question, m_desks.table(), query.playerId);
    if (!answer.success) {
        return respond.error(
            protocol::rpcErrorFrom({answer.error, protocol::error_code::PlayerNotRegistered}));
    }
    respond.result(protocol::payloadOf(answer));
}

void LeagueTools::answerMatch(const protocol::MatchQuery &query, const RpcResponder &respond) const
{
    const base::Result<protocol::MatchSummary> match = m_desks.queries.match(query.matchId);
    if (!match)
        return respond.error(protocol::rpcErrorFrom(match.failure()));
    respond.result(protocol::payloadOf(*match));
}

protocol::AgentList LeagueTools::agents() const
{
    protocol::AgentList list;
    list.leagueId = m_desks.league;
    list.leagueName = m_desks.options.name;
    list.gameType = m_desks.options.gameType;
    list.state = m_desks.chart.state();
    for (const PlayerRecord &player : m_desks.book.players()) {
        list.players.append(itemOf(player, player.id.text()));
        list.players.last().isWithdrawn = player.isWithdrawn;
    }
    for (const RefereeRecord &referee : m_desks.book.referees())
        list.referees.append(itemOf(referee, referee.id.text()));
    return list;
}

} // namespace league::manager
