#include "agents/store/entry.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"
#include "agents/base/json/json_text.h"
#include "agents/protocol/timestamps.h"

namespace league::store {

JsonObject toJson(const Entry &entry)
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

base::Result<Entry> entryFromJson(const JsonObject &object)
{
    const auto missing = [](const char *field) {
        return base::Failure{
            QStringLiteral("This is no entry of a journal: \"%1\" is missing or wrong.")
                .arg(QLatin1String(field))};
    };
    Entry entry;
    entry.seq = object.value(QStringLiteral("seq")).toInteger();
    if (entry.seq < 1)
        return missing("seq");
    const std::optional<qint64> time =
        protocol::parseUtc(object.value(QStringLiteral("timestamp")).toString());
    if (!time)
        return missing("timestamp");
    entry.timeMs = *time;
    entry.actor = object.value(QStringLiteral("actor")).toString();
    entry.subject = object.value(QStringLiteral("subject")).toString();
    entry.kind = object.value(QStringLiteral("kind")).toString();
    if (entry.kind.isEmpty())
        return missing("kind");
    entry.visibility = object.value(QStringLiteral("visibility")).toString();
    if (!object.value(QStringLiteral("body")).isObject())
        return missing("body");
    entry.body = object.value(QStringLiteral("body")).toObject();
    return entry;
}

QByteArray toJsonLine(const Entry &entry)
{
    base::JsonText line;
    addJsonLine(line, entry, compactJson(entry.body));
    return line.take();
}

void addJsonLine(base::JsonText &text, const Entry &entry, QByteArrayView body)
{
    // By hand, because a transcript has many of them: half the time of a detour over an object.
    text.add("{\"seq\":");
    text.addNumber(entry.seq);
    text.add(",\"timestamp\":");
    text.addText(base::Clock::utcText(entry.timeMs));
    text.add(",\"actor\":");
    text.addText(entry.actor);
    text.add(",\"subject\":");
    text.addText(entry.subject);
    text.add(",\"kind\":");
    text.addText(entry.kind);
    text.add(",\"visibility\":");
    text.addText(entry.visibility);
    text.add(",\"body\":");
    text.add(body);
    text.add('}');
}

JsonObject bodyIn(QByteArrayView text)
{
    return JsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size())).object();
}

} // namespace league::store
