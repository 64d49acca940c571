// What a manager offers to MCP clients about turn channels: everything an agent or an operator can
// do with a message of protocol.md §12.2.
//
// An ordinary MCP client needs no server: register_agent without a contact_endpoint, join_channel,
// then again and again wait_for_channel_turn and, when it is YOUR_TURN, complete_turn.
#pragma once

#include "agents/protocol/mcp/mcp_offers.h"

namespace league::protocol::channel_offers {

// For everybody and for agents with their auth_token.
[[nodiscard]] QList<McpTool> agentTools();
// For the operator.
[[nodiscard]] QList<McpTool> operatorTools();
// How to take part in a channel.
[[nodiscard]] McpPrompt takePartPrompt();

} // namespace league::protocol::channel_offers
