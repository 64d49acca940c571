#include "agents/protocol/envelope.h"

#include "agents/base/time_account.h"
#include "agents/protocol/field_reader.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

namespace {

constexpr QLatin1String Protocol("protocol");
constexpr QLatin1String LeagueV2("league.v2");
constexpr QLatin1String MessageType("message_type");

} // namespace

base::Result<Envelope> readEnvelope(const JsonObject &message)
{
    const base::Charge charge(base::Expense::Json);
    Envelope envelope;
    QString protocol;
    Timestamp timestamp;
    FieldProblem problem;
    FieldReader reader(message, problem);
    reader.required("protocol", protocol);
    if (!problem.found() && protocol != LeagueV2)
        problem.wrongType({nullptr, Protocol}, QStringLiteral("\"league.v2\""), protocol,
                          error_code::ProtocolVersionMismatch);
    reader.required("message_type", envelope.messageType);
    reader.must("message_type", !envelope.messageType.isEmpty(), "must not be empty");
    reader.required("sender", envelope.sender);
    reader.must("sender", !envelope.sender.isEmpty(), "must not be empty");
    reader.required("timestamp", timestamp);
    reader.required("conversation_id", envelope.conversationId);
    reader.must("conversation_id", !envelope.conversationId.isEmpty(), "must not be empty");
    reader.optional("auth_token", envelope.authToken);
    if (problem.found()) {
        const QString type = messageTypeOf(message);
        return problem.failure(type.isEmpty() ? QStringLiteral("Envelope") : type);
    }
    envelope.timestampMs = timestamp.utcMs;
    return envelope;
}

JsonObject writeEnvelope(const Envelope &envelope, QLatin1String messageType)
{
    base::JsonObjectMaker fields;
    addEnvelope(fields, envelope, messageType);
    return fields.take();
}

void addEnvelope(base::JsonObjectMaker &fields, const Envelope &envelope, QLatin1String messageType)
{
    using base::JsonName;
    fields.add(JsonName("protocol"), LeagueV2);
    fields.add(JsonName("message_type"), messageType);
    fields.add(JsonName("sender"), envelope.sender);
    fields.add(JsonName("timestamp"), Timestamp{envelope.timestampMs}.toWire());
    fields.add(JsonName("conversation_id"), envelope.conversationId);
    if (!envelope.authToken.isEmpty())
        fields.add(JsonName("auth_token"), envelope.authToken);
}

QString messageTypeOf(const JsonObject &message)
{
    return message.value(MessageType).toString();
}

Envelope answering(const Envelope &call, const QString &sender, qint64 nowMs,
                   const QString &authToken)
{
    return {.sender = sender,
            .timestampMs = nowMs,
            .conversationId = call.conversationId,
            .authToken = authToken};
}

} // namespace league::protocol
