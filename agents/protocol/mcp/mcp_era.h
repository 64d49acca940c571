// McpEra: which kind of MCP a request to /mcp speaks, if it speaks MCP at all (mcp.md §2.2).
//
// Legacy clients shake hands with `initialize`; modern ones say their revision in every request.
// Everything else on the same route is plain league.v2. The body decides; a header alone only where
// it names a modern revision.
#pragma once

#include "agents/protocol/json_rpc.h"

#include <QStringList>

#include <optional>

namespace league::protocol {

// The few header lines that MCP looks at; nothing when the client did not send them.
struct McpHeaders
{
    std::optional<QString> version = {}; // MCP-Protocol-Version
    std::optional<QString> method = {}; // Mcp-Method
    std::optional<QString> name = {}; // Mcp-Name
};

enum class McpEra { Legacy, Modern };

// The revisions served, the newest first.
[[nodiscard]] const QStringList &legacyMcpVersions();
[[nodiscard]] const QStringList &modernMcpVersions();
// Both, for answers that list what could have been asked for.
[[nodiscard]] QStringList allMcpVersions();

// Nothing for a league.v2 message.
[[nodiscard]] std::optional<McpEra> mcpEraOf(const RpcRequest &request, const McpHeaders &headers);

} // namespace league::protocol
