// What a League Manager offers to MCP clients: the tools with their schemas, resources, prompts.
#pragma once

#include "agents/protocol/mcp/mcp_offers.h"

namespace league::protocol::manager_offers {

[[nodiscard]] McpIdentity identity(const QString &version);

[[nodiscard]] McpTool getStandings();
[[nodiscard]] McpTool getSchedule();
[[nodiscard]] McpTool getMatch();
[[nodiscard]] McpTool listAgents();
[[nodiscard]] McpTool leagueQuery();
[[nodiscard]] McpTool getEntries();
[[nodiscard]] McpTool registerPlayer();
[[nodiscard]] McpTool startLeague();
[[nodiscard]] McpTool controlLeague();
[[nodiscard]] McpTool joinLeague();

// Each is read with one of the tools above.
[[nodiscard]] QList<McpResource> resources();
[[nodiscard]] McpResourceTemplate matchResource();
[[nodiscard]] QList<McpPrompt> prompts();

} // namespace league::protocol::manager_offers
