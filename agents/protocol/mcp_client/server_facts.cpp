#include "agents/protocol/mcp_client/server_facts.h"

#include "agents/base/json/json.h"
#include "agents/protocol/mcp_client/requests.h"

namespace league::protocol::mcp_client {

namespace {

constexpr int UnsupportedVersion = -32022;
constexpr QLatin1String ServerInfo("serverInfo");

QStringList textsIn(const JsonValue &list)
{
    QStringList texts;
    const JsonArray array = list.toArray();
    for (const auto &text : array)
        texts.append(text.toString());
    return texts;
}

ServerFacts factsOf(ServerFacts::Era era, const QString &version, const JsonObject &info)
{
    return {era, version, info.value(QLatin1String("name")).toString(),
            info.value(QLatin1String("version")).toString()};
}

} // namespace

std::optional<ServerFacts> readDiscovery(const JsonValue &result)
{
    const JsonObject object = result.toObject();
    if (!textsIn(object.value(QLatin1String("supportedVersions"))).contains(ModernVersion))
        return std::nullopt;
    // The revision moved it into _meta; servers written against its drafts have it beside.
    JsonValue info = object.value(QLatin1String("_meta"))
                         .toObject()
                         .value(QLatin1String("io.modelcontextprotocol/serverInfo"));
    if (!info.isObject())
        info = object.value(ServerInfo);
    return factsOf(ServerFacts::Era::Modern, ModernVersion, info.toObject());
}

std::optional<ServerFacts> readInitialized(const JsonValue &result)
{
    const JsonObject object = result.toObject();
    const QString version = object.value(QLatin1String("protocolVersion")).toString();
    if (version.isEmpty())
        return std::nullopt;
    return factsOf(ServerFacts::Era::Legacy, version, object.value(ServerInfo).toObject());
}

bool isVersionRefusal(const RpcError &error)
{
    return error.code == UnsupportedVersion;
}

QStringList versionsOfferedBy(const RpcError &error)
{
    return textsIn(error.data.value(QLatin1String("supported")));
}

} // namespace league::protocol::mcp_client
