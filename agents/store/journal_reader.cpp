#include "agents/store/journal_reader.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/schema.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace league::store {
namespace {

const QByteArray columns =
    QByteArrayLiteral("SELECT seq, time_ms, actor, subject, kind, visibility, body FROM entries");

Entry entryWithoutBody(const SqlStatement &row)
{
    return {
        .seq = row.number(0),
        .timeMs = row.number(1),
        .actor = row.text(2),
        .subject = row.text(3),
        .kind = row.text(4),
        .visibility = row.text(5),
    };
}

// For whoever wants the body as well.
JournalReader::VisitText reading(const JournalReader::Visit &visit)
{
    return [&visit](Entry entry, QByteArrayView body) {
        entry.body = bodyIn(body);
        visit(entry);
    };
}

// SQLite uses the index of kinds, which does not have all of them, only for questions that leave
// those out in the words of the index. See schema.cpp.
QByteArray byIndex(const QStringList &kinds)
{
    const bool hasAll = std::ranges::none_of(kinds, [](const QString &word) {
        return word == kind::Message || word == kind::Transition
            || word == protocol::GameFact::Kind;
    });
    return hasAll ? " AND kind <> 'message' AND kind <> 'transition' AND kind <> 'game'" : "";
}

QByteArray placeholders(qsizetype count)
{
    return QByteArrayList(count, "?").join(',');
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
    const base::Result<qint64> id = (*connection)->askNumber("PRAGMA application_id");
    if (!id)
        return id.failure();
    const base::Result<qint64> version = (*connection)->askNumber("PRAGMA user_version");
    if (!version)
        return version.failure();
    if (*id != journalApplicationId || *version < 1) {
        constexpr int notADatabase = 26;
        return base::Failure{explainSqlError(path, notADatabase, {})};
    }
    return std::unique_ptr<JournalReader>(new JournalReader(std::move(*connection)));
}

base::Result<SqlStatement> JournalReader::takePrepared(const QByteArray &sql)
{
    // Taken out while it runs, so that a visitor can start the same statement again.
    auto known = m_prepared.extract(sql);
    if (known.empty())
        return m_connection->prepare(sql);
    return std::move(known.mapped());
}

base::Outcome JournalReader::visitRows(const QByteArray &sql, const QList<Value> &values,
                                       const VisitText &visit)
{
    base::Result<SqlStatement> query = takePrepared(sql);
    if (!query)
        return query.failure();
    for (qsizetype i = 0; i < values.size(); ++i) {
        std::visit([&](const auto &value) { query->bind(static_cast<int>(i), value); },
                   values.at(i));
    }
    base::Result<bool> row = query->next();
    for (; row && *row; row = query->next())
        visit(entryWithoutBody(*query), query->utf8(6));
    if (!row)
        return row.failure();
    m_prepared.emplace(sql, std::move(query).value());
    return base::Done{};
}

base::Outcome JournalReader::forEach(const Selection &selection, const Visit &visit)
{
    return forEachText(selection, reading(visit));
}

base::Outcome JournalReader::forEachText(const Selection &selection, const VisitText &visit)
{
    QByteArray sql = columns + " WHERE seq > ?";
    QList<Value> values{selection.afterSeq};
    if (selection.untilSeq) {
        sql += " AND seq <= ?";
        values << *selection.untilSeq;
    }
    if (selection.actor) {
        sql += " AND actor = ?";
        values << *selection.actor;
    }
    if (selection.subject) {
        sql += " AND subject = ?";
        values << *selection.subject;
    }
    if (!selection.kinds.isEmpty()) {
        sql += " AND kind IN (" + placeholders(selection.kinds.size()) + ')'
            + byIndex(selection.kinds);
        for (const QString &kind : selection.kinds)
            values << kind;
    }
    sql += " ORDER BY seq LIMIT ?";
    values << qint64(selection.limit);
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
    QByteArray sql = columns + " WHERE seq > 0";
    QList<Value> values;
    if (!subject.isEmpty()) {
        sql += " AND subject = ?";
        values << subject;
    }
    if (!kind.isEmpty()) {
        sql += " AND kind = ?" + byIndex({kind});
        values << kind;
    }
    sql += " ORDER BY seq DESC LIMIT 1";
    std::optional<Entry> found;
    const Visit keep = [&found](const Entry &entry) { found = entry; };
    const base::Outcome done = visitRows(sql, values, reading(keep));
    if (!done)
        return done.failure();
    return found;
}

base::Result<qint64> JournalReader::newestSeq(const QString &subject)
{
    return numberFor("SELECT coalesce(max(seq), 0) FROM entries WHERE subject = ?", subject);
}

base::Result<qint64> JournalReader::count(const QString &kind)
{
    return numberFor("SELECT count(*) FROM entries WHERE kind = ?" + byIndex({kind}), kind);
}

base::Result<qint64> JournalReader::numberFor(const QByteArray &sql, const QString &value)
{
    base::Result<SqlStatement> query = takePrepared(sql);
    if (!query)
        return query.failure();
    query->bind(0, value);
    const base::Result<bool> row = query->next();
    if (!row)
        return row.failure();
    const qint64 number = query->number(0);
    query->reset(); // an open statement would hold on to its view of the file
    m_prepared.emplace(sql, std::move(query).value());
    return number;
}

base::Result<qint64> JournalReader::lastSeq()
{
    return m_connection->askNumber("SELECT coalesce(max(seq), 0) FROM entries");
}

} // namespace league::store
