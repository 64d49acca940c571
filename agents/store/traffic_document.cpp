#include "agents/store/traffic_document.h"

#include "agents/base/clock.h"
#include "agents/store/redaction.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace league::store {

namespace {

QJsonValue bodyOf(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return QJsonValue::Null;
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (document.isObject())
        return redact(document.object());
    return redactText(QString::fromUtf8(bytes));
}

QJsonObject toJson(const TrafficLine &line)
{
    QJsonObject object{{QStringLiteral("timestamp"), base::Clock::utcText(line.timeMs)},
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
    QJsonArray messages;
    for (const TrafficLine &line : lines)
        messages.append(toJson(line));
    return QJsonDocument(QJsonObject{{QStringLiteral("league_id"), leagueId},
                                     {QStringLiteral("messages"), messages}})
        .toJson();
}

} // namespace league::store
