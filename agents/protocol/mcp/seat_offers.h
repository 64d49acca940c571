// The tools of a seat that somebody plays by hand, at the manager and at the hosted player.
#pragma once

#include "agents/protocol/mcp/mcp_offers.h"

namespace league::protocol {

namespace seat_offers {
[[nodiscard]] McpTool waitForTurn();
[[nodiscard]] McpTool chooseParity();
[[nodiscard]] McpTool myMatches();
} // namespace seat_offers

// Tells a model how to play a round with these tools.
[[nodiscard]] McpPrompt playRoundPrompt();

} // namespace league::protocol
