#include "tests/pictures/league_shelf.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"
#include "agents/store/export_json.h"
#include "agents/store/journal.h"
#include "agents/store/league_folder.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/repository.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

namespace league::test {

namespace {

const QString Moment = QStringLiteral("timestamp");
const QString Entries = QStringLiteral("entries");

QByteArray recorded(const ShelvedLeague &league)
{
    QFile file(inRepository(QStringLiteral("tests/golden/spring_cup.json")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The recorded league cannot be read: %s", qPrintable(file.errorString()));
    QString text = QString::fromUtf8(file.readAll());
    text.replace(ShelvedLeague().id, league.id);
    text.replace(ShelvedLeague().name, league.name);
    if (league.swapped.size() == 2) {
        const QString one = u'"' + league.swapped.at(0) + u'"';
        const QString other = u'"' + league.swapped.at(1) + u'"';
        const QString meanwhile = QStringLiteral("\"\\u0000\"");
        text.replace(one, meanwhile).replace(other, one).replace(meanwhile, other);
    }
    return text.toUtf8();
}

QString earlier(const QString &moment, int days)
{
    const QDateTime then = QDateTime::fromString(moment, Qt::ISODateWithMs).addDays(-days);
    return then.toUTC().toString(Qt::ISODateWithMs);
}

// One program played all of it.
JsonObject houseEntry(const QString &leagueId, const QString &moment)
{
    return {{QStringLiteral("seq"), 1},
            {Moment, moment},
            {QStringLiteral("actor"), QStringLiteral("league_manager")},
            {QStringLiteral("subject"), leagueId},
            {QStringLiteral("kind"), QString(store::HouseFact::Kind)},
            {QStringLiteral("visibility"), QStringLiteral("public")},
            {QStringLiteral("body"),
             protocol::payloadOf(store::HouseFact{8, 2, {}, QStringLiteral("http")})}};
}

} // namespace

QString shelve(const QString &dataFolder, const ShelvedLeague &league)
{
    JsonObject document = JsonDocument::fromJson(recorded(league)).object();
    JsonArray entries;
    const JsonArray told = document.value(Entries).toArray();
    for (const JsonValue &each : told) {
        JsonObject entry = each.toObject();
        const QString moment = entry.value(Moment).toString();
        if (!league.until.isEmpty() && moment > league.until)
            continue;
        const QString shifted = earlier(moment, league.daysEarlier);
        entry.insert(Moment, shifted);
        entries.append(entry);
        if (entries.size() == 1 && !league.until.isEmpty())
            entries.append(houseEntry(league.id, shifted));
    }
    document.insert(Entries, entries);
    const QTemporaryDir unpacked;
    const QString path = unpacked.filePath(QStringLiteral("league.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    file.write(JsonDocument(document).toJson(JsonDocument::Compact));
    file.close();
    const auto folder = store::LeagueFolder::create(dataFolder, league.id);
    if (!folder)
        qFatal("%s", qPrintable(folder.failure().sentence));
    if (const base::Outcome made = store::journalFromJson(path, folder->journal()); !made)
        qFatal("%s", qPrintable(made.failure().sentence));
    return folder->path();
}

QString shelve(const QString &dataFolder, const QString &leagueId,
               const QList<store::Entry> &entries)
{
    const auto folder = store::LeagueFolder::create(dataFolder, leagueId);
    if (!folder)
        qFatal("%s", qPrintable(folder.failure().sentence));
    auto journal = store::Journal::open(folder->journal());
    if (!journal)
        qFatal("%s", qPrintable(journal.failure().sentence));
    for (store::Entry entry : entries) {
        entry.seq = 0; // numbered by the journal
        (*journal)->append(std::move(entry));
    }
    (*journal)->flush();
    return folder->path();
}

} // namespace league::test
