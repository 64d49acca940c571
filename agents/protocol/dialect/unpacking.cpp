#include "agents/protocol/dialect/unpacking.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/envelope.h"

#include <optional>

namespace league::protocol {

namespace {

constexpr QLatin1String MessageKey("message");
constexpr QLatin1String ArgumentsKey("arguments");
constexpr QLatin1String EnvelopeKey("envelope");
constexpr QLatin1String PayloadKey("payload");
constexpr QLatin1String DataKey("data");
constexpr QLatin1String ResultKey("result");
constexpr QLatin1String MethodKey("method");
constexpr QLatin1String ParamsKey("params");
constexpr QLatin1String ContentKey("content");
constexpr QLatin1String StructuredKey("structuredContent");
constexpr QLatin1String TextKey("text");

void addMissing(JsonObject &message, const JsonObject &more)
{
    for (auto field = more.begin(); field != more.end(); ++field) {
        if (!message.contains(field.key()))
            message.insert(field.key(), field.value());
    }
}

JsonObject withEnvelope(const JsonObject &packed)
{
    JsonObject message = packed.value(EnvelopeKey).toObject();
    addMissing(message, packed.value(PayloadKey).toObject());
    return message;
}

// Some put the fields of the message one level deeper. What has a data field of its own keeps it:
// only fields that the message lacks are taken.
JsonObject withData(JsonObject message)
{
    const JsonValue data = message.value(DataKey);
    if (data.isObject())
        addMissing(message, data.toObject());
    return message;
}

std::optional<JsonObject> inText(const JsonValue &content)
{
    const JsonArray parts = content.toArray();
    for (const JsonValue &part : parts) {
        const QByteArray text = part.toObject().value(TextKey).toString().toUtf8();
        const JsonDocument document = JsonDocument::fromJson(text);
        if (document.isObject())
            return document.object();
    }
    return std::nullopt;
}

JsonObject toolResult(const JsonObject &result)
{
    if (!messageTypeOf(result).isEmpty())
        return result; // the fields stand beside the content as well
    if (const JsonValue structured = result.value(StructuredKey); structured.isObject())
        return structured.toObject();
    return inText(result.value(ContentKey)).value_or(result);
}

} // namespace

JsonObject unpackedParams(const JsonObject &params)
{
    JsonObject message = params;
    if (messageTypeOf(params).isEmpty()) { // else it is flat; what else is in it are copies
        for (const QLatin1String key : {MessageKey, ArgumentsKey}) {
            if (const JsonValue inner = params.value(key); inner.isObject()) {
                message = inner.toObject();
                break;
            }
        }
    }
    if (messageTypeOf(message).isEmpty() && message.value(EnvelopeKey).isObject())
        message = withEnvelope(message);
    return withData(message);
}

JsonObject unpackedAnswer(const JsonObject &body)
{
    JsonObject answer = body;
    if (body.value(ResultKey).isObject())
        answer = body.value(ResultKey).toObject();
    else if (body.value(MethodKey).isString() && body.value(ParamsKey).isObject())
        return unpackedParams(body.value(ParamsKey).toObject());
    answer = toolResult(answer);
    // A tool that returns an object under "result", as FastMCP does for values of its own.
    if (messageTypeOf(answer).isEmpty() && answer.value(ResultKey).isObject())
        answer = answer.value(ResultKey).toObject();
    return unpackedParams(answer);
}

} // namespace league::protocol
