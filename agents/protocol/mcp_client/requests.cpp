#include "agents/protocol/mcp_client/requests.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace league::protocol::mcp_client {

namespace {

// The oldest is what hand-written servers answer whatever they are asked; tools are the same in it.
constexpr std::array LegacyVersions{LegacyVersion, QLatin1String("2025-06-18"),
                                    QLatin1String("2025-03-26"), QLatin1String("2024-11-05")};

constexpr QLatin1String CallTool("tools/call");
constexpr QLatin1String Name("name");
constexpr QLatin1String Meta("_meta");

JsonObject clientInfo()
{
    const QString version = QCoreApplication::applicationVersion();
    return {{Name, QStringLiteral("agent-league")},
            {QStringLiteral("version"), version.isEmpty() ? QStringLiteral("0") : version}};
}

} // namespace

bool isLegacyVersion(QStringView version)
{
    return std::find(LegacyVersions.begin(), LegacyVersions.end(), version) != LegacyVersions.end();
}

RpcRequest discoverRequest(qint64 id)
{
    return {id, QStringLiteral("server/discover"), {}};
}

RpcRequest initializeRequest(qint64 id, const QString &version)
{
    return {id,
            QStringLiteral("initialize"),
            {{QStringLiteral("protocolVersion"), version},
             {QStringLiteral("capabilities"), JsonObject()},
             {QStringLiteral("clientInfo"), clientInfo()}}};
}

RpcRequest initializedNotification()
{
    return {JsonValue::Undefined, QStringLiteral("notifications/initialized"), {}};
}

RpcRequest cancelledNotification(const JsonValue &requestId, const QString &reason)
{
    return {JsonValue::Undefined,
            QStringLiteral("notifications/cancelled"),
            {{QStringLiteral("requestId"), requestId}, {QStringLiteral("reason"), reason}}};
}

RpcRequest listToolsRequest(qint64 id, const QString &cursor)
{
    JsonObject params;
    if (!cursor.isNull())
        params.insert(QStringLiteral("cursor"), cursor);
    return {id, QStringLiteral("tools/list"), params};
}

RpcRequest callToolRequest(qint64 id, const QString &tool, const JsonObject &arguments)
{
    return {id, CallTool, {{Name, tool}, {QStringLiteral("arguments"), arguments}}};
}

RpcRequest inModernEra(RpcRequest request, const QString &version)
{
    JsonObject meta = request.params.value(Meta).toObject();
    meta.insert(QStringLiteral("io.modelcontextprotocol/protocolVersion"), version);
    meta.insert(QStringLiteral("io.modelcontextprotocol/clientCapabilities"), JsonObject());
    meta.insert(QStringLiteral("io.modelcontextprotocol/clientInfo"), clientInfo());
    request.params.insert(Meta, meta);
    return request;
}

QString nameOf(const RpcRequest &request)
{
    return request.method == CallTool ? request.params.value(Name).toString() : QString();
}

} // namespace league::protocol::mcp_client
