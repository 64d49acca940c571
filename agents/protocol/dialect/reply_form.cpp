#include "agents/protocol/dialect/reply_form.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/field_aliases.h"

namespace league::protocol {

JsonObject withBothNames(JsonObject message)
{
    fill(message, QLatin1String("accepted"), message.value(QLatin1String("accept")));
    fill(message, QLatin1String("choice"), message.value(QLatin1String("parity_choice")));
    return message;
}

QByteArray inEveryPlace(const RpcReply &reply)
{
    if (reply.isError() || !reply.result().isObject())
        return toBytes(reply);
    const JsonObject message = withBothNames(reply.result().toObject());
    JsonObject body = message;
    const JsonObject frame =
        JsonDocument::fromJson(toBytes(RpcReply{reply.id, JsonValue(message)})).object();
    for (auto field = frame.begin(); field != frame.end(); ++field)
        body.insert(field.key(), field.value());
    body.remove(QLatin1String("error")); // of a query that went well; here it would be JSON-RPC's
    return JsonDocument(body).toJson(JsonDocument::Compact);
}

} // namespace league::protocol
