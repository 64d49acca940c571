// What an MCP client says, in both eras (mcp.md §3); the bytes are json_rpc.h's business.
//
// Called by the conversations of transport::McpClient, which know when to say what.
#pragma once

#include "agents/protocol/json_rpc.h"

namespace league::protocol::mcp_client {

inline constexpr QLatin1String ModernVersion("2026-07-28"); // stateless, no handshake
inline constexpr QLatin1String LegacyVersion("2025-11-25"); // the latest with a handshake

// Whether we can talk to a server that chose this version in its handshake.
[[nodiscard]] bool isLegacyVersion(QStringView version);

// Asks a server of the modern era what it is; servers of the legacy era refuse.
[[nodiscard]] RpcRequest discoverRequest(qint64 id);
// Opens the handshake of the legacy era.
[[nodiscard]] RpcRequest initializeRequest(qint64 id, const QString &version);
// Closes it; a notification.
[[nodiscard]] RpcRequest initializedNotification();
// Tells a legacy server that nobody waits for this request any more; a notification.
[[nodiscard]] RpcRequest cancelledNotification(const JsonValue &requestId, const QString &reason);
// The next page of tools; the first one has no cursor.
[[nodiscard]] RpcRequest listToolsRequest(qint64 id, const QString &cursor);
[[nodiscard]] RpcRequest callToolRequest(qint64 id, const QString &tool,
                                         const JsonObject &arguments);
// The same request as the modern era wants it: with who asks and in which version.
[[nodiscard]] RpcRequest inModernEra(RpcRequest request, const QString &version);
// What the modern era wants in the header Mcp-Name: of tools/call the tool, otherwise nothing.
[[nodiscard]] QString nameOf(const RpcRequest &request);

} // namespace league::protocol::mcp_client
