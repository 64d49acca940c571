// The rules that a modern MCP request must keep before anybody looks at what it asks (mcp.md §2.4).
//
// Used by McpCore. First failure wins; what to answer is part of the rule.
#pragma once

#include "agents/protocol/mcp/mcp_era.h"

namespace league::protocol {

// An MCP error with the HTTP status that it travels with.
struct McpRefusal
{
    int status = 200;
    RpcError error = {};
};

// What is wrong with a modern request; nothing when it may be answered. Whether the method is known
// is the last question: a request that contradicts itself is told that first.
[[nodiscard]] std::optional<McpRefusal> objectionToModern(const RpcRequest &request,
                                                          const McpHeaders &headers,
                                                          const QStringList &knownMethods);

// The same for the legacy eras: only a revision that is not served is refused.
[[nodiscard]] std::optional<McpRefusal> objectionToLegacy(const RpcRequest &request,
                                                          const McpHeaders &headers);

// The text of a header value: blanks around it trimmed, =?base64?…?= decoded. Nothing when the
// encoding is broken.
[[nodiscard]] std::optional<QString> decodedMcpHeader(const QString &value);

// -32601 in the words that every era uses.
[[nodiscard]] RpcError unknownMcpMethod(const QString &method);

} // namespace league::protocol
