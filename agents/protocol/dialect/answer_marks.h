// What an answer shows of its sender's habits, whatever its dialect: for the pre-flight, which
// tells authors what a league only tolerates.
#pragma once

#include "agents/base/json/json.h"

#include <QByteArray>
#include <QStringList>

namespace league::protocol {

struct AnswerMarks
{
    bool isReply = false; // a JSON-RPC reply: has a result or an error, and is no request
    JsonValue id = JsonValue::Undefined; // of JSON-RPC, as sent
    bool isWhole = false; // the message has our whole envelope
    QString token = {}; // as sent; empty when there is none
    QString matchId = {}; // empty when it does not say
    QString playerId = {};
    JsonValue accept = JsonValue::Undefined;
    JsonValue choice = JsonValue::Undefined;
    QStringList timestamps = {}; // every moment it names
};

// The marks of a body as it came; of anything but a JSON object there are none.
[[nodiscard]] AnswerMarks marksOf(const QByteArray &body);
[[nodiscard]] AnswerMarks marksOf(const JsonObject &body);

// Whether the text is a moment with a definite zone that is not UTC.
[[nodiscard]] bool isOfAnotherZone(const QString &timestamp);
// Whether the text says what its zone is.
[[nodiscard]] bool hasZone(const QString &timestamp);

} // namespace league::protocol
