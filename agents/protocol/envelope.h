// Envelope: the part that every league.v2 message has (protocol.md §1).
//
// Whoever sends a message makes one; write() of message.h puts it and the payload into one flat
// object. `protocol` is always "league.v2" and therefore not kept.
#pragma once

#include "agents/base/json/json_object_maker.h"
#include "agents/base/result.h"

#include <QString>

namespace league::protocol {

struct Envelope
{
    QString messageType = {}; // filled on reading; write() takes it from the message
    QString sender = {}; // see agent_address.h
    qint64 timestampMs = 0; // UTC, since 1970
    QString conversationId = {};
    QString authToken = {}; // empty: the field is left out
};

// The envelope of a received message: E003 for a missing field, E018 for another protocol, E021
// for a timestamp that is not UTC.
[[nodiscard]] base::Result<Envelope> readEnvelope(const JsonObject &message);

// The envelope's fields alone, with `message_type` as given.
[[nodiscard]] JsonObject writeEnvelope(const Envelope &envelope, QLatin1String messageType);
// The same fields among those of a message.
void addEnvelope(base::JsonObjectMaker &fields, const Envelope &envelope,
                 QLatin1String messageType);

// `message_type`, or nothing when it is missing or not text.
[[nodiscard]] QString messageTypeOf(const JsonObject &message);

// The envelope of an answer: it repeats the conversation of its call.
[[nodiscard]] Envelope answering(const Envelope &call, const QString &sender, qint64 nowMs,
                                 const QString &authToken = {});

} // namespace league::protocol
