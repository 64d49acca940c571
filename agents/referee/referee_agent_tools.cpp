// What a referee offers to MCP clients; the rest of RefereeAgent is in referee_agent.cpp.
#include "agents/protocol/mcp/agent_offers.h"
#include "agents/protocol/tool_messages.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/mcp_desk.h"

namespace league::referee {

void RefereeAgent::offerTools()
{
    namespace offers = protocol::referee_offers;
    transport::McpDesk &mcp = m_server.serveMcp(offers::identity(m_options.version));
    mcp.offer(offers::getMatchState());
    mcp.onTool<protocol::NoArguments>(
        offers::listMatches(), [this](const auto &, const transport::RpcResponder &respond) {
            respond.result(protocol::payloadOf(protocol::MatchList{id(), held()}));
        });
    mcp.offer(offers::matchesResource());
    protocol::McpResourceTemplate match = offers::matchResource();
    match.suggestions = [this] {
        QStringList ids;
        for (const auto &[id, table] : m_matches)
            ids.append(id.text());
        return ids;
    };
    mcp.offer(match);
    mcp.offer(offers::commentMatchPrompt());
}

} // namespace league::referee
