#include "agents/store/entry.h"

#include "agents/base/clock.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace league::store {
namespace {

QByteArray quoted(const QString &text)
{
    const auto isPlain = [](QChar c) { return c >= u' ' && c <= u'~' && c != u'"' && c != u'\\'; };
    if (std::all_of(text.begin(), text.end(), isPlain)) // nearly always: ids and words
        return '"' + text.toLatin1() + '"';
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

} // namespace

QJsonObject toJson(const Entry &entry)
{
    return {
        {QStringLiteral("seq"), entry.seq},
        {QStringLiteral("timestamp"), base::Clock::utcText(entry.timeMs)},
        {QStringLiteral("actor"), entry.actor},
        {QStringLiteral("subject"), entry.subject},
        {QStringLiteral("kind"), entry.kind},
        {QStringLiteral("visibility"), entry.visibility},
        {QStringLiteral("body"), entry.body},
    };
}

QByteArray toJsonLine(const Entry &entry)
{
    // By hand, because a transcript has many of them: half the time of a detour over an object.
    return "{\"seq\":" + QByteArray::number(entry.seq) + ",\"timestamp\":\""
        + base::Clock::utcText(entry.timeMs).toLatin1() + "\",\"actor\":" + quoted(entry.actor)
        + ",\"subject\":" + quoted(entry.subject) + ",\"kind\":" + quoted(entry.kind)
        + ",\"visibility\":" + quoted(entry.visibility)
        + ",\"body\":" + QJsonDocument(entry.body).toJson(QJsonDocument::Compact) + '}';
}

} // namespace league::store
