#include "agents/store/traffic_document.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"
#include "agents/store/redaction.h"

namespace league::store {

namespace {

JsonValue bodyOf(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return JsonValue::Null;
    const JsonDocument document = JsonDocument::fromJson(bytes);
    if (document.isObject())
        return redact(document.object());
    return redactText(QString::fromUtf8(bytes));
}

JsonObject toJson(const TrafficLine &line)
{
    JsonObject object{{QStringLiteral("timestamp"), base::Clock::utcText(line.timeMs)},
                      {QStringLiteral("from"), line.from},
                      {QStringLiteral("to"), line.to},
                      {QStringLiteral("message_type"), line.messageType},
                      {QStringLiteral("about"), line.about},
                      {QStringLiteral("result"), line.result},
                      {QStringLiteral("request"), bodyOf(line.request)},
                      {QStringLiteral("reply"), bodyOf(line.reply)}};
    if (line.tookMs >= 0)
        object.insert(QStringLiteral("took_ms"), line.tookMs);
    return object;
}

} // namespace

QByteArray trafficDocument(const QString &leagueId, const QList<TrafficLine> &lines)
{
    JsonArray messages;
    for (const TrafficLine &line : lines)
        messages.append(toJson(line));
    return JsonDocument(JsonObject{{QStringLiteral("league_id"), leagueId},
                                   {QStringLiteral("messages"), messages}})
        .toJson();
}

} // namespace league::store
