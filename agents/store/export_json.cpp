#include "agents/store/export_json.h"

#include "agents/base/json/json_document.h"
#include "agents/store/journal.h"
#include "agents/store/league_facts.h"

#include <QFile>
#include <QFileInfo>

namespace league::store {

namespace {

constexpr QLatin1String format{"agent-league.export"};
constexpr int formatVersion = 1;
constexpr qint64 largestFile = qint64(512) * 1024 * 1024;

void blank(JsonObject &body, const QString &field)
{
    if (body.contains(field))
        body.insert(field, QString());
}

Entry withoutSecrets(Entry entry, bool isOver)
{
    blank(entry.body, QStringLiteral("token_sha256"));
    blank(entry.body, QStringLiteral("match_token_sha256"));
    if (entry.kind == LeagueFact::Kind && !isOver)
        entry.body.remove(QStringLiteral("seed"));
    return entry;
}

base::Failure isNone(const QString &path, const QString &why)
{
    return {QStringLiteral("%1 is no exported league: %2. Choose a file that was exported as JSON, "
                           "or the journal.db of a league.")
                .arg(QFileInfo(path).fileName(), why)};
}

base::Result<JsonArray> entriesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::Failure{
            QStringLiteral("%1 could not be read: %2.").arg(path, file.errorString())};
    if (file.size() > largestFile)
        return isNone(path, QStringLiteral("it is larger than 512 MB"));
    JsonParseError error;
    const JsonDocument document = JsonDocument::fromJson(file.readAll(), &error);
    if (error.error != JsonParseError::NoError)
        return isNone(path, QStringLiteral("it is not JSON (%1)").arg(error.errorString()));
    const JsonObject object = document.object();
    if (object.value(QStringLiteral("format")).toString() != format)
        return isNone(path, QStringLiteral("its \"format\" is not \"%1\"").arg(format));
    if (object.value(QStringLiteral("format_version")).toInt() > formatVersion)
        return isNone(path, QStringLiteral("a newer version of this program wrote it"));
    const JsonArray entries = object.value(QStringLiteral("entries")).toArray();
    if (entries.isEmpty())
        return isNone(path, QStringLiteral("it has no entries"));
    return entries;
}

} // namespace

base::Result<QByteArray> leagueJson(JournalReader &reader, const LeagueRecord &record)
{
    const bool isOver = record.completedMs != 0;
    JsonObject head{{QStringLiteral("format"), QString(format)},
                    {QStringLiteral("format_version"), formatVersion},
                    {QStringLiteral("league_id"), record.leagueId},
                    {QStringLiteral("name"), record.name},
                    {QStringLiteral("game_type"), record.gameType},
                    {QStringLiteral("is_over"), isOver}};
    QByteArray bytes = JsonDocument(head).toJson(JsonDocument::Compact);
    bytes.chop(1); // its closing brace comes after the entries
    bytes += ",\"entries\":[";
    const char *separator = "\n";
    const base::Outcome read = reader.forEach({}, [&](const Entry &entry) {
        bytes += separator + toJsonLine(withoutSecrets(entry, isOver));
        separator = ",\n";
    });
    if (!read)
        return read.failure();
    return bytes + "\n]}\n";
}

base::Outcome journalFromJson(const QString &document, const QString &journal)
{
    const base::Result<JsonArray> entries = entriesIn(document);
    if (!entries)
        return entries.failure();
    auto target = Journal::open(journal);
    if (!target)
        return target.failure();
    for (qsizetype i = 0; i < entries->size(); ++i) {
        base::Result<Entry> entry = entryFromJson(entries->at(i).toObject());
        if (!entry)
            return isNone(
                document,
                QStringLiteral("entry %1 is wrong, %2").arg(i + 1).arg(entry.failure().sentence));
        entry->seq = 0; // numbered anew, from 1
        (*target)->append(std::move(*entry));
    }
    (*target)->flush();
    if (!(*target)->healthy())
        return base::Failure{(*target)->problem()};
    return base::Done{};
}

} // namespace league::store
