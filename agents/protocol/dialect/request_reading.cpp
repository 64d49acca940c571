#include "agents/protocol/dialect/request_reading.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/message_alias.h"
#include "agents/protocol/dialect/unpacking.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"

namespace league::protocol {

namespace {

constexpr QLatin1String JsonRpc("jsonrpc");
constexpr QLatin1String MethodKey("method");
constexpr QLatin1String ParamsKey("params");
constexpr QLatin1String IdKey("id");

// The kinds that are named otherwise inside even when the envelope is ours.
bool isOftenBent(const MessageInfo &info)
{
    return info.type == RefereeRegisterRequest::Type || info.type == LeagueRegisterRequest::Type
        || info.type == MatchResultReport::Type;
}

const MessageInfo *messageMeant(const QString &method, const JsonObject &message)
{
    if (messageByMethod(method)) // L-34: the method decides where it is one of ours
        return messageFor(method, message);
    if (const MessageInfo *info = messageByAlias(messageTypeOf(message)))
        return info;
    return messageByAlias(method);
}

// A body without JSON-RPC around it: the message itself, or a request that forgot to say so.
std::optional<RpcRequest> bareRequest(const QByteArray &body)
{
    const JsonObject object = JsonDocument::fromJson(body).object();
    if (object.contains(JsonRpc))
        return std::nullopt;
    RpcRequest request;
    request.framing = Framing::Bare;
    request.id = object.contains(IdKey) ? object.value(IdKey) : JsonValue(JsonValue::Null);
    const JsonValue method = object.value(MethodKey);
    if (method.isString() && object.value(ParamsKey).isObject()) {
        request.method = method.toString();
        request.params = object.value(ParamsKey).toObject();
        return request;
    }
    const QString type = messageTypeOf(unpackedParams(object));
    if (type.isEmpty())
        return std::nullopt;
    request.id = JsonValue::Null;
    request.method = type;
    request.params = object;
    return request;
}

} // namespace

std::variant<RpcRequest, RpcError> readAnyRequest(const QByteArray &body, qint64 nowMs)
{
    auto read = parseRpcRequest(body);
    if (auto *request = std::get_if<RpcRequest>(&read))
        return inOurForm(std::move(*request), nowMs);
    if (std::get<RpcError>(read).code == rpc_code::InvalidRequest) {
        if (std::optional<RpcRequest> bare = bareRequest(body))
            return inOurForm(*std::move(bare), nowMs);
    }
    return read;
}

bool isMcpMethod(const QString &method)
{
    return method.contains(u'/') || method == QLatin1String("initialize")
        || method == QLatin1String("ping");
}

RpcRequest inOurForm(RpcRequest request, qint64 nowMs)
{
    if (isMcpMethod(request.method))
        return request;
    const MessageInfo *ours = messageByMethod(request.method);
    if (ours
        && (ours->type == GetStandings::Type
            || (!isOftenBent(*ours) && hasWholeEnvelope(request.params))))
        return request; // what almost always comes
    const JsonObject message = unpackedParams(request.params);
    if (request.framing == Framing::Flat && messageTypeOf(request.params).isEmpty()
        && !messageTypeOf(message).isEmpty())
        request.framing = Framing::Wrapped;
    request.params = message;
    const MessageInfo *info = messageMeant(request.method, message);
    if (!info)
        return request;
    request.method = info->method.isEmpty() ? info->type : info->method;
    request.params = completed(*info, message, nowMs);
    return request;
}

} // namespace league::protocol
