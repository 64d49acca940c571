#include "agents/protocol/json_rpc.h"

#include "agents/base/json/json_document.h"
#include "agents/base/json/json_object_maker.h"
#include "agents/base/time_account.h"
#include "agents/protocol/recent_news.h"

#include <cmath>

namespace league::protocol {

namespace {

using base::JsonName;

constexpr QLatin1String JsonRpc("jsonrpc");
constexpr QLatin1String Version("2.0");
constexpr QLatin1String IdKey("id");
constexpr QLatin1String Method("method");
constexpr QLatin1String Params("params");
constexpr QLatin1String ResultKey("result");
constexpr QLatin1String ErrorKey("error");
constexpr QLatin1String Code("code");
constexpr QLatin1String Message("message");
constexpr QLatin1String DataKey("data");

RpcError parseError(const QString &why)
{
    return {rpc_code::ParseError, QStringLiteral("The body is not JSON: %1").arg(why), {}};
}

RpcError invalid(const QString &why)
{
    return {rpc_code::InvalidRequest, why, {}};
}

std::variant<JsonObject, RpcError> parseObject(const QByteArray &body)
{
    const base::Charge charge(base::Expense::Json);
    JsonParseError problem;
    const JsonDocument document = JsonDocument::fromJson(body, &problem);
    if (problem.error != JsonParseError::NoError) {
        return parseError(QStringLiteral("%1 at byte %2")
                              .arg(problem.errorString(), QString::number(problem.offset)));
    }
    if (document.isArray())
        return invalid(QStringLiteral("Batches are not supported; send one request at a time"));
    if (document.object().value(JsonRpc) != Version)
        return invalid(QStringLiteral("\"jsonrpc\" must be \"2.0\""));
    return document.object();
}

bool isWholeNumber(const JsonValue &value)
{
    return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
}

} // namespace

std::variant<RpcRequest, RpcError> parseRpcRequest(const QByteArray &body)
{
    RecentNews &news = RecentNews::ofThisThread();
    if (std::optional<RpcRequest> known = news.find(body))
        return *std::move(known);
    const auto parsed = parseObject(body);
    if (const auto *error = std::get_if<RpcError>(&parsed))
        return *error;
    const JsonObject &object = std::get<JsonObject>(parsed);

    RpcRequest request;
    request.id = object.value(IdKey);
    if (!request.id.isUndefined() && !request.id.isString() && !isWholeNumber(request.id))
        return invalid(QStringLiteral("\"id\" must be a string or a whole number"));
    const JsonValue method = object.value(Method);
    if (!method.isString() || method.toString().isEmpty())
        return invalid(QStringLiteral("\"method\" must be a non-empty string"));
    request.method = method.toString();
    const JsonValue params = object.value(Params);
    if (!params.isUndefined() && !params.isNull() && !params.isObject())
        return RpcError{
            rpc_code::InvalidParams, QStringLiteral("\"params\" must be an object"), {}};
    request.params = params.toObject();
    news.keep(body, request);
    return request;
}

std::variant<RpcReply, RpcError> parseRpcReply(const QByteArray &body)
{
    const auto parsed = parseObject(body);
    if (const auto *error = std::get_if<RpcError>(&parsed))
        return *error;
    const JsonObject &object = std::get<JsonObject>(parsed);

    RpcReply reply;
    reply.id = object.value(IdKey);
    const JsonValue error = object.value(ErrorKey);
    if (error.isObject()) {
        const JsonObject details = error.toObject();
        reply.content =
            RpcError{details.value(Code).toInt(rpc_code::InternalError),
                     details.value(Message).toString(), details.value(DataKey).toObject()};
        return reply;
    }
    if (!object.contains(ResultKey))
        return invalid(QStringLiteral("A reply needs \"result\" or \"error\""));
    reply.content = object.value(ResultKey);
    return reply;
}

QByteArray toBytes(const RpcRequest &request)
{
    const base::Charge charge(base::Expense::Json);
    base::JsonObjectMaker fields;
    fields.add(JsonName("jsonrpc"), Version);
    fields.add(JsonName("method"), request.method);
    fields.add(JsonName("params"), request.params);
    if (!request.isNotification())
        fields.add(JsonName("id"), request.id);
    return compactJson(fields.take());
}

QByteArray toBytes(const RpcReply &reply)
{
    const base::Charge charge(base::Expense::Json);
    base::JsonObjectMaker fields;
    fields.add(JsonName("jsonrpc"), Version);
    fields.add(JsonName("id"), reply.id);
    if (reply.isError()) {
        const RpcError &error = reply.error();
        JsonObject details{{Code, error.code}, {Message, error.message}};
        if (!error.data.isEmpty())
            details.insert(DataKey, error.data);
        fields.add(JsonName("error"), details);
    } else {
        fields.add(JsonName("result"), reply.result());
    }
    return compactJson(fields.take());
}

} // namespace league::protocol
