// What a player offers to MCP clients; the rest of PlayerAgent is in player_agent.cpp.
#include "agents/player/player_agent.h"
#include "agents/player/seat_tools.h"
#include "agents/protocol/mcp/agent_offers.h"
#include "agents/protocol/mcp/seat_offers.h"
#include "agents/protocol/tool_messages.h"

namespace league::player {

void PlayerAgent::offerTools()
{
    namespace offers = protocol::player_offers;
    transport::McpDesk &mcp = m_server.serveMcp(offers::identity(m_options.version));
    mcp.offer(offers::getPlayerState());
    mcp.onTool<protocol::NoArguments>(offers::myMatches(),
                                      [this](const auto &, const transport::RpcResponder &respond) {
                                          respond.result(protocol::payloadOf(matches()));
                                      });
    mcp.offer(offers::handleGameInvitation());
    mcp.offer(offers::chooseParity());
    mcp.offer(offers::notifyMatchResult());
    mcp.offer(offers::stateResource());
    mcp.offer(offers::explainPlayPrompt());
    if (!m_options.seat)
        return;
    if (m_options.gameTypes.contains(UsualGame))
        mcp.offer(protocol::playRoundPrompt());
    offerSeatTools(
        mcp, [this](const QString &key) { return m_options.seat->opensWith(key) ? this : nullptr; },
        m_clock, m_options.gameTypes);
}

protocol::MyMatches PlayerAgent::matches() const
{
    const protocol::PlayerState now = state();
    return {.playerId = now.playerId,
            .state = now.state,
            .turns = {},
            .history = now.history,
            .stats = now.stats};
}

} // namespace league::player
