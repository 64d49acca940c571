// ServerFacts: what an MCP server said of itself when it was first talked to.
#pragma once

#include "agents/protocol/json_rpc.h"

#include <QStringList>

#include <optional>

namespace league::protocol::mcp_client {

struct ServerFacts
{
    // Legacy: a handshake and perhaps a session. Modern: every request stands for itself.
    enum class Era { Legacy, Modern };

    Era era = Era::Legacy;
    QString version; // of the protocol: "2025-11-25"
    QString name = {}; // of the server, as it calls itself
    QString serverVersion = {};

    [[nodiscard]] bool isModern() const { return era == Era::Modern; }
    bool operator==(const ServerFacts &) const = default;
};

// The answer to server/discover; nothing when the server does not speak the modern version.
[[nodiscard]] std::optional<ServerFacts> readDiscovery(const JsonValue &result);
// The answer to initialize; nothing when it names no version. The version may be unknown to us.
[[nodiscard]] std::optional<ServerFacts> readInitialized(const JsonValue &result);
// Whether a server refused because of the version, in the words of the modern era.
[[nodiscard]] bool isVersionRefusal(const RpcError &error);
// The versions that a refusal says would have been taken.
[[nodiscard]] QStringList versionsOfferedBy(const RpcError &error);

} // namespace league::protocol::mcp_client
