#include "agents/store/league_export.h"

#include "agents/store/atomic_file.h"
#include "agents/store/bundle/bundle_export.h"
#include "agents/store/export_csv.h"
#include "agents/store/export_html.h"
#include "agents/store/export_json.h"

#include <QDir>
#include <QFileInfo>

namespace league::store {

namespace {

struct Page
{
    QString path;
    QByteArray bytes;
};

// spring.csv: spring-matches.csv
QString matchesBeside(const QString &path)
{
    const QFileInfo file(path);
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.dir().filePath(file.completeBaseName() + QStringLiteral("-matches") + suffix);
}

base::Result<QList<Page>> pages(JournalReader &reader, ExportFormat format, const QString &path)
{
    const base::Result<LeagueRecord> record = readRecord(reader);
    if (!record)
        return record.failure();
    switch (format) {
    case ExportFormat::Json: {
        base::Result<QByteArray> bytes = leagueJson(reader, *record);
        if (!bytes)
            return bytes.failure();
        return QList<Page>{{path, *bytes}};
    }
    case ExportFormat::Csv:
        return QList<Page>{{path, standingsCsv(*record)},
                           {matchesBeside(path), matchesCsv(*record)}};
    case ExportFormat::Html:
        return QList<Page>{{path, leagueHtml(*record)}};
    case ExportFormat::Bundle:
        break; // is written piece by piece
    }
    return QList<Page>();
}

base::Outcome hasFolderFor(const QString &path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (folder.isDir())
        return base::Done{};
    return base::Failure{
        QStringLiteral("There is no folder %1 to write %2 into. Make it, or choose another.")
            .arg(folder.filePath(), QFileInfo(path).fileName())};
}

} // namespace

QStringList exportFormatNames()
{
    return {QStringLiteral("json"), QStringLiteral("csv"), QStringLiteral("html"),
            QStringLiteral("bundle")};
}

QString exportEnding(ExportFormat format)
{
    return format == ExportFormat::Bundle ? QStringLiteral("zip")
                                          : exportFormatNames().at(static_cast<int>(format));
}

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    const qsizetype at = exportFormatNames().indexOf(name);
    return at < 0 ? std::nullopt : std::optional(static_cast<ExportFormat>(at));
}

base::Result<QStringList> exportLeague(const QString &journal, ExportFormat format,
                                       const QString &path, Redaction redaction)
{
    if (QFileInfo(path).isDir()) {
        return base::Failure{
            QStringLiteral("%1 is a folder. Name the file that should be written.").arg(path)};
    }
    if (const base::Outcome folder = hasFolderFor(path); !folder)
        return folder.failure();
    if (format == ExportFormat::Bundle) {
        const base::Outcome done = exportBundle(journal, redaction, path);
        return done ? base::Result<QStringList>(QStringList(path)) : done.failure();
    }
    const auto reader = JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    const base::Result<QList<Page>> wanted = pages(**reader, format, path);
    if (!wanted)
        return wanted.failure();
    QStringList written;
    for (const Page &page : *wanted) {
        if (const base::Outcome done = writeAtomically(page.path, page.bytes, Persistence::Synced);
            !done)
            return done.failure();
        written.append(page.path);
    }
    return written;
}

} // namespace league::store
