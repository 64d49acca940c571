// What referees and players offer to MCP clients.
#pragma once

#include "agents/protocol/mcp/mcp_offers.h"

namespace league::protocol {

namespace referee_offers {
[[nodiscard]] McpIdentity identity(const QString &version);
[[nodiscard]] McpTool getMatchState();
[[nodiscard]] McpTool listMatches();
[[nodiscard]] McpResource matchesResource();
[[nodiscard]] McpResourceTemplate matchResource();
[[nodiscard]] McpPrompt commentMatchPrompt();
} // namespace referee_offers

namespace player_offers {
[[nodiscard]] McpIdentity identity(const QString &version);
[[nodiscard]] McpTool getPlayerState();
[[nodiscard]] McpTool myMatches(); // of a player that chooses by itself: no key is needed
[[nodiscard]] McpTool handleGameInvitation();
[[nodiscard]] McpTool chooseParity(); // as a referee calls it
[[nodiscard]] McpTool notifyMatchResult();
[[nodiscard]] McpResource stateResource();
[[nodiscard]] McpPrompt explainPlayPrompt();
} // namespace player_offers

} // namespace league::protocol
