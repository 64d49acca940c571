#include "agents/protocol/mcp/mcp_ladder.h"

#include "agents/base/json/json.h"
#include "agents/base/quoting.h"
#include "agents/protocol/mcp/mcp_keys.h"

namespace league::protocol {

namespace {

constexpr QLatin1String Supported("supported");
constexpr QLatin1String Requested("requested");

McpRefusal badRequest(int code, const QString &sentence, const JsonObject &data = {})
{
    return {400, {code, sentence, data}};
}

McpRefusal unsupported(const QString &version, const QStringList &supported)
{
    return badRequest(
        mcp_code::UnsupportedVersion,
        QStringLiteral("MCP revision \"%1\" is not served here.").arg(base::quotable(version)),
        {{Supported, JsonArray::fromStringList(supported)}, {Requested, version}});
}

// What Mcp-Name has to repeat; nothing for methods that need no such header.
std::optional<QString> nameToRepeat(const RpcRequest &request)
{
    if (request.method == mcp_method::CallTool || request.method == mcp_method::GetPrompt)
        return request.params.value(mcp_key::Name).toString();
    if (request.method == mcp_method::ReadResource)
        return request.params.value(mcp_key::Uri).toString();
    return std::nullopt;
}

std::optional<McpRefusal> objectionToHeader(const char *header, const std::optional<QString> &value,
                                            const QString &wanted)
{
    if (!value) {
        return badRequest(mcp_code::HeaderMismatch,
                          QStringLiteral("The header %1 is missing.").arg(QLatin1String(header)));
    }
    if (decodedMcpHeader(*value) == wanted)
        return std::nullopt;
    return badRequest(mcp_code::HeaderMismatch,
                      QStringLiteral("The header %1 does not say what the body says.")
                          .arg(QLatin1String(header)));
}

} // namespace

std::optional<QString> decodedMcpHeader(const QString &value)
{
    const QString text = value.trimmed();
    const QString opening = QStringLiteral("=?base64?");
    if (!text.startsWith(opening) || !text.endsWith(QStringLiteral("?="))
        || text.size() < opening.size() + 2)
        return text;
    const QByteArray inside = text.mid(opening.size(), text.size() - opening.size() - 2).toLatin1();
    const auto decoded =
        QByteArray::fromBase64Encoding(inside, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return std::nullopt;
    return QString::fromUtf8(*decoded);
}

RpcError unknownMcpMethod(const QString &method)
{
    return {rpc_code::MethodNotFound,
            QStringLiteral("The method \"%1\" is not known here.").arg(base::quotable(method)),
            {}};
}

std::optional<McpRefusal> objectionToModern(const RpcRequest &request, const McpHeaders &headers,
                                            const QStringList &knownMethods)
{
    const JsonObject meta = request.params.value(mcp_key::Meta).toObject();
    const JsonValue claim = meta.value(mcp_key::ClaimedVersion);
    for (const QLatin1String key : {mcp_key::ClaimedVersion, mcp_key::ClaimedCapabilities}) {
        const bool isThere =
            key == mcp_key::ClaimedVersion ? claim.isString() : meta.value(key).isObject();
        if (!isThere) {
            return badRequest(rpc_code::InvalidParams,
                              QStringLiteral("params._meta needs \"%1\".").arg(key));
        }
    }
    if (const auto version =
            objectionToHeader("MCP-Protocol-Version", headers.version, claim.toString()))
        return version;
    if (!modernMcpVersions().contains(claim.toString()))
        return unsupported(claim.toString(), modernMcpVersions());
    if (const auto method = objectionToHeader("Mcp-Method", headers.method, request.method))
        return method;
    if (const auto name = nameToRepeat(request)) {
        if (const auto objection = objectionToHeader("Mcp-Name", headers.name, *name))
            return objection;
    }
    if (!knownMethods.contains(request.method))
        return McpRefusal{404, unknownMcpMethod(request.method)};
    return std::nullopt;
}

std::optional<McpRefusal> objectionToLegacy(const RpcRequest &request, const McpHeaders &headers)
{
    if (!headers.version || request.method == mcp_method::Initialize)
        return std::nullopt;
    const QString version = headers.version->trimmed();
    if (legacyMcpVersions().contains(version))
        return std::nullopt;
    return unsupported(version, allMcpVersions());
}

} // namespace league::protocol
