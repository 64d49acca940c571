#include "agents/store/bundle/bundle_export.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"
#include "agents/base/sha256.h"
#include "agents/store/bundle/zip_writer.h"
#include "agents/store/export_csv.h"
#include "agents/store/export_html.h"
#include "agents/store/export_json.h"
#include "agents/store/safe_name.h"

#include <QSaveFile>

namespace league::store {

namespace {

constexpr QLatin1String format{"agent-league.bundle"};
constexpr int formatVersion = 1;

// The files of a bundle, with what can be checked about them.
class Bundle
{
public:
    Bundle(QIODevice &device, const LeagueRecord &record)
        : m_zip(device, record.completedMs != 0 ? record.completedMs : record.startedMs),
          m_folder(safeName(record.leagueId) + u'/')
    {
    }

    base::Outcome add(const QString &name, const QByteArray &bytes)
    {
        const QByteArray sum = base::sha256(bytes).toHex();
        m_sums += sum + "  " + name.toUtf8() + '\n';
        m_files.append(JsonObject{{QStringLiteral("name"), name},
                                  {QStringLiteral("bytes"), bytes.size()},
                                  {QStringLiteral("sha256"), QString::fromLatin1(sum)}});
        return m_zip.add(m_folder + name, bytes);
    }

    // What is in it, in a form for programs; the last file but the sums.
    base::Outcome addManifest(const LeagueRecord &record, Redaction redaction)
    {
        const auto moment = [](qint64 ms) {
            return ms == 0 ? JsonValue(JsonValue::Null) : JsonValue(base::Clock::utcText(ms));
        };
        const JsonObject manifest{{QStringLiteral("format"), QString(format)},
                                  {QStringLiteral("format_version"), formatVersion},
                                  {QStringLiteral("league_id"), record.leagueId},
                                  {QStringLiteral("name"), record.name},
                                  {QStringLiteral("game_type"), record.gameType},
                                  {QStringLiteral("started_at"), moment(record.startedMs)},
                                  {QStringLiteral("completed_at"), moment(record.completedMs)},
                                  {QStringLiteral("is_over"), record.completedMs != 0},
                                  {QStringLiteral("is_public"), redaction == Redaction::Public},
                                  {QStringLiteral("files"), m_files}};
        return add(QStringLiteral("manifest.json"), JsonDocument(manifest).toJson());
    }

    base::Outcome finish()
    {
        const base::Outcome added = m_zip.add(m_folder + QStringLiteral("SHA256SUMS"), m_sums);
        return added ? m_zip.finish() : added;
    }

private:
    ZipWriter m_zip;
    QString m_folder;
    QByteArray m_sums;
    JsonArray m_files;
};

QByteArray readme(const LeagueRecord &record, Redaction redaction)
{
    const QString journal = redaction == Redaction::Public
        ? QString()
        : QStringLiteral("league.json     everything that happened; open it in Agent League\n");
    return QStringLiteral("%1\n\n"
                          "report.html     standings, chart and matches, to read and to print\n"
                          "standings.csv   the table, for a spreadsheet\n"
                          "matches.csv     the matches, for a spreadsheet\n"
                          "%2"
                          "replays/        every match, step by step\n"
                          "manifest.json   what is in here, for programs\n\n"
                          "Is it complete and unchanged?     sha256sum -c SHA256SUMS\n"
                          "Was a match judged by the rules?  agent-league replay FILE --verify\n")
        .arg(record.name, journal)
        .toUtf8();
}

base::Outcome fill(Bundle &bundle, JournalReader &reader, const LeagueRecord &record,
                   Redaction redaction)
{
    QList<std::pair<QString, QByteArray>> pages{
        {QStringLiteral("README.txt"), readme(record, redaction)},
        {QStringLiteral("report.html"), leagueHtml(record)},
        {QStringLiteral("standings.csv"), standingsCsv(record)},
        {QStringLiteral("matches.csv"), matchesCsv(record)}};
    if (redaction == Redaction::Full) {
        const base::Result<QByteArray> json = leagueJson(reader, record);
        if (!json)
            return json.failure();
        pages.append({QStringLiteral("league.json"), *json});
    }
    for (const auto &[name, bytes] : std::as_const(pages)) {
        if (const base::Outcome added = bundle.add(name, bytes); !added)
            return added;
    }
    const base::Outcome replays =
        forEachReplay(reader, redaction, [&bundle](const QString &name, const QByteArray &bytes) {
            return bundle.add(QStringLiteral("replays/") + name, bytes);
        });
    if (!replays)
        return replays;
    if (const base::Outcome added = bundle.addManifest(record, redaction); !added)
        return added;
    return bundle.finish();
}

} // namespace

base::Outcome exportBundle(const QString &journal, Redaction redaction, const QString &path)
{
    const auto reader = JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    const base::Result<LeagueRecord> record = readRecord(**reader);
    if (!record)
        return record.failure();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return base::Failure{
            QStringLiteral("%1 could not be written: %2.").arg(path, file.errorString())};
    }
    Bundle bundle(file, *record);
    if (const base::Outcome filled = fill(bundle, **reader, *record, redaction); !filled)
        return filled; // what was begun is thrown away
    if (!file.commit()) {
        return base::Failure{
            QStringLiteral("%1 could not be written: %2.").arg(path, file.errorString())};
    }
    return base::Done{};
}

} // namespace league::store
