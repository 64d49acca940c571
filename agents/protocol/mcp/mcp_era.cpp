#include "agents/protocol/mcp/mcp_era.h"

#include "agents/protocol/mcp/mcp_keys.h"

namespace league::protocol {

const QStringList &legacyMcpVersions()
{
    static const QStringList versions{QStringLiteral("2025-11-25"), QStringLiteral("2025-06-18"),
                                      QStringLiteral("2025-03-26")};
    return versions;
}

const QStringList &modernMcpVersions()
{
    static const QStringList versions{QStringLiteral("2026-07-28")};
    return versions;
}

QStringList allMcpVersions()
{
    return modernMcpVersions() + legacyMcpVersions();
}

std::optional<McpEra> mcpEraOf(const RpcRequest &request, const McpHeaders &headers)
{
    const JsonObject meta = request.params.value(mcp_key::Meta).toObject();
    if (meta.contains(mcp_key::ClaimedVersion))
        return McpEra::Modern;
    if (headers.version && modernMcpVersions().contains(headers.version->trimmed()))
        return McpEra::Modern;
    if (request.method == mcp_method::Initialize || request.method.contains(u'/'))
        return McpEra::Legacy;
    // League agents ping too, and in a message of their own.
    if (request.method == mcp_method::Ping && !request.params.contains(mcp_key::LeagueMessageType))
        return McpEra::Legacy;
    return std::nullopt;
}

} // namespace league::protocol
