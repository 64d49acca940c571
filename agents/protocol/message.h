// Reading and writing messages: one flat JSON object of envelope and payload.
//
//     JsonObject params = write(envelope, GameJoinAck{.matchId = id, …});
//     Result<GameJoinAck> ack = read<GameJoinAck>(reply);
//
// A message is a plain struct with `Type` (its message_type), `Method` (the JSON-RPC method that
// carries it; empty for answers) and `describe` (see field_types.h). What the source documents list
// for a message is required; what our design adds is optional, so that agents written from the
// documents alone are understood.
#pragma once

#include "agents/protocol/envelope.h"
#include "agents/protocol/field_reader.h"
#include "agents/protocol/field_writer.h"

namespace league::protocol {

template<class M>
concept Message = Described<M> && requires
{
    {
        M::Type
        } -> std::convertible_to<QLatin1String>;
    {
        M::Method
        } -> std::convertible_to<QLatin1String>;
};

// The payload alone, for answers that have no envelope and for records.
template<Message M>
[[nodiscard]] JsonObject payloadOf(const M &message)
{
    base::JsonObjectMaker fields;
    FieldWriter writer(fields);
    M::describe(message, writer);
    return fields.take();
}

// Envelope and payload as they travel; `message_type` is the message's own.
template<Message M>
[[nodiscard]] JsonObject write(const Envelope &envelope, const M &message)
{
    base::JsonObjectMaker fields;
    addEnvelope(fields, envelope, M::Type);
    FieldWriter writer(fields);
    M::describe(message, writer);
    return fields.take();
}

// The payload of a received object. A missing field, a field of the wrong type and another
// message's type are E003, and the sentence names the field; the envelope is readEnvelope()'s.
template<Message M>
[[nodiscard]] base::Result<M> read(const JsonObject &object)
{
    FieldProblem problem;
    const QString type = messageTypeOf(object);
    if (!type.isEmpty() && !M::Type.isEmpty() && type != M::Type) {
        problem.wrongType({nullptr, QLatin1String("message_type")}, M::Type, type,
                          error_code::MissingRequiredField);
        return problem.failure(QString(M::Type));
    }

    M message;
    FieldReader reader(object, problem);
    M::describe(message, reader);
    if (problem.found())
        return problem.failure(M::Type.isEmpty() ? QStringLiteral("Reply") : QString(M::Type));
    return message;
}

} // namespace league::protocol
