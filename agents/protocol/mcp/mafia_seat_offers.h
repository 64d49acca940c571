// The tools of a seat at a Mafia table that somebody plays by hand.
#pragma once

#include "agents/protocol/mcp/mcp_offers.h"

namespace league::protocol {

namespace seat_offers {
[[nodiscard]] McpTool submitNightAction();
[[nodiscard]] McpTool submitDiscussionTurn();
[[nodiscard]] McpTool submitVote();
} // namespace seat_offers

// Tells a model how to play a match of Mafia with these tools.
[[nodiscard]] McpPrompt playMafiaPrompt();

} // namespace league::protocol
