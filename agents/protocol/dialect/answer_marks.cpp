#include "agents/protocol/dialect/answer_marks.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/unpacking.h"
#include "agents/protocol/timestamps.h"

#include <QRegularExpression>

namespace league::protocol {

namespace {

QString textOf(const JsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QRegularExpressionMatch zoneOf(const QString &timestamp)
{
    static const QRegularExpression Zone(
        QStringLiteral("[T ]\\d{2}:?\\d{2}.*?(Z|[+-]\\d{2}:?(\\d{2})?)$"),
        QRegularExpression::CaseInsensitiveOption);
    return Zone.match(timestamp.trimmed().left(60));
}

} // namespace

AnswerMarks marksOf(const QByteArray &body)
{
    return marksOf(JsonDocument::fromJson(body).object());
}

AnswerMarks marksOf(const JsonObject &whole)
{
    const JsonObject message = unpackedAnswer(whole);
    AnswerMarks marks;
    marks.isReply = !whole.contains(QLatin1String("method"))
        && (whole.contains(QLatin1String("result")) || whole.contains(QLatin1String("error")));
    marks.id = whole.value(QLatin1String("id"));
    marks.isWhole = hasWholeEnvelope(message);
    marks.token = textOf(message.value(QLatin1String("auth_token")));
    marks.matchId = textOf(message.value(QLatin1String("match_id")));
    marks.playerId = textOf(message.value(QLatin1String("player_id")));
    marks.accept = firstOf(message, {QLatin1String("accept"), QLatin1String("accepted")});
    marks.choice = firstOf(message, {QLatin1String("parity_choice"), QLatin1String("choice")});
    for (const QLatin1String key :
         {QLatin1String("timestamp"), QLatin1String("arrival_timestamp")}) {
        if (const QString moment = message.value(key).toString(); !moment.isEmpty())
            marks.timestamps.append(moment);
    }
    return marks;
}

bool isOfAnotherZone(const QString &timestamp)
{
    JsonObject ours{{QStringLiteral("timestamp"), timestamp}};
    makeTimestamp(ours, QLatin1String("timestamp"));
    return hasZone(timestamp) && !parseUtc(ours.value(QLatin1String("timestamp")).toString());
}

bool hasZone(const QString &timestamp)
{
    return zoneOf(timestamp).hasMatch();
}

} // namespace league::protocol
