#include "agents/store/journal_reader.h"

#include "agents/base/json/json_document.h"
#include "agents/store/schema.h"

#include <QDir>
#include <QFileInfo>

namespace league::store {
namespace {

const QString columns =
    QStringLiteral("SELECT seq, time_ms, actor, subject, kind, visibility, body FROM entries");

Entry entryOf(const QSqlQuery &row)
{
    return {
        .seq = row.value(0).toLongLong(),
        .timeMs = row.value(1).toLongLong(),
        .actor = row.value(2).toString(),
        .subject = row.value(3).toString(),
        .kind = row.value(4).toString(),
        .visibility = row.value(5).toString(),
        .body = JsonDocument::fromJson(row.value(6).toString().toUtf8()).object(),
    };
}

QString placeholders(qsizetype count)
{
    return QStringList(count, QStringLiteral("?")).join(u',');
}

} // namespace

JournalReader::JournalReader(std::unique_ptr<SqlConnection> connection)
    : m_connection(std::move(connection))
{
}

base::Result<std::unique_ptr<JournalReader>> JournalReader::open(const QString &path)
{
    if (!QFileInfo(path).isFile()) {
        return base::Failure{QStringLiteral("There is no journal at %1. Check the data folder and "
                                            "the id of the league.")
                                 .arg(QDir::toNativeSeparators(path))};
    }
    auto connection = SqlConnection::open(path, SqlConnection::Access::ReadOnly);
    if (!connection)
        return connection.failure();
    const base::Result<QVariant> id = (*connection)->ask(QStringLiteral("PRAGMA application_id"));
    if (!id)
        return id.failure();
    const base::Result<QVariant> version =
        (*connection)->ask(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return version.failure();
    if (id->toInt() != journalApplicationId || version->toInt() < 1) {
        constexpr int notADatabase = 26;
        return base::Failure{explainSqlError(path, notADatabase, {})};
    }
    return std::unique_ptr<JournalReader>(new JournalReader(std::move(*connection)));
}

base::Result<QSqlQuery> JournalReader::takePrepared(const QString &sql)
{
    // Taken out while it runs, so that a visitor can start the same statement again.
    auto known = m_prepared.extract(sql);
    if (known.empty())
        return m_connection->prepare(sql);
    return std::move(known.mapped());
}

base::Outcome JournalReader::visitRows(const QString &sql, const QList<QVariant> &values,
                                       const Visit &visit)
{
    base::Result<QSqlQuery> query = takePrepared(sql);
    if (!query)
        return query.failure();
    for (qsizetype i = 0; i < values.size(); ++i)
        query->bindValue(static_cast<int>(i), values.at(i));
    if (!query->exec())
        return m_connection->failure(query->lastError());
    while (query->next())
        visit(entryOf(*query));
    if (query->lastError().isValid())
        return m_connection->failure(query->lastError());
    query->finish(); // an open statement would hold on to its view of the file
    m_prepared.emplace(sql, std::move(query).value());
    return base::Done{};
}

base::Outcome JournalReader::forEach(const Selection &selection, const Visit &visit)
{
    QString sql = columns + QStringLiteral(" WHERE seq > ?");
    QList<QVariant> values{selection.afterSeq};
    if (selection.untilSeq) {
        sql += QStringLiteral(" AND seq <= ?");
        values << *selection.untilSeq;
    }
    if (selection.subject) {
        sql += QStringLiteral(" AND subject = ?");
        values << *selection.subject;
    }
    if (!selection.kinds.isEmpty()) {
        sql += QStringLiteral(" AND kind IN (%1)").arg(placeholders(selection.kinds.size()));
        for (const QString &kind : selection.kinds)
            values << kind;
    }
    sql += QStringLiteral(" ORDER BY seq LIMIT ?");
    values << selection.limit;
    return visitRows(sql, values, visit);
}

base::Result<QList<Entry>> JournalReader::read(const Selection &selection)
{
    QList<Entry> entries;
    const base::Outcome done =
        forEach(selection, [&entries](const Entry &entry) { entries << entry; });
    if (!done)
        return done.failure();
    return entries;
}

base::Result<std::optional<Entry>> JournalReader::newest(const QString &subject,
                                                         const QString &kind)
{
    QString sql = columns + QStringLiteral(" WHERE seq > 0");
    QList<QVariant> values;
    if (!subject.isEmpty()) {
        sql += QStringLiteral(" AND subject = ?");
        values << subject;
    }
    if (!kind.isEmpty()) {
        sql += QStringLiteral(" AND kind = ?");
        values << kind;
    }
    sql += QStringLiteral(" ORDER BY seq DESC LIMIT 1");
    std::optional<Entry> found;
    const base::Outcome done =
        visitRows(sql, values, [&found](const Entry &entry) { found = entry; });
    if (!done)
        return done.failure();
    return found;
}

base::Result<qint64> JournalReader::count(const QString &kind)
{
    base::Result<QSqlQuery> query =
        m_connection->prepare(QStringLiteral("SELECT count(*) FROM entries WHERE kind = ?"));
    if (!query)
        return query.failure();
    query->bindValue(0, kind);
    if (!query->exec() || !query->next())
        return m_connection->failure(query->lastError());
    return query->value(0).toLongLong();
}

base::Result<qint64> JournalReader::lastSeq()
{
    const base::Result<QVariant> answer =
        m_connection->ask(QStringLiteral("SELECT coalesce(max(seq), 0) FROM entries"));
    if (!answer)
        return answer.failure();
    return answer->toLongLong();
}

} // namespace league::store
