#include "agents/store/entry_insert.h"

#include <QByteArrayList>

namespace league::store {

namespace {

constexpr int Columns = 7;

// FAIL instead of the usual ABORT: a statement that must be able to take its first rows back keeps
// a copy of every page it changes, and whoever inserts takes the whole transaction back anyway.
QByteArray statementFor(size_t rows)
{
    return "INSERT OR FAIL INTO entries (seq, time_ms, actor, subject, kind, visibility, body) "
           "VALUES "
        + QByteArrayList(static_cast<qsizetype>(rows), "(?, ?, ?, ?, ?, ?, ?)").join(", ");
}

} // namespace

base::Result<EntryInsert> EntryInsert::prepare(SqlConnection &connection)
{
    base::Result<SqlStatement> one = connection.prepare(statementFor(1));
    if (!one)
        return one.failure();
    base::Result<SqlStatement> many = connection.prepare(statementFor(Many));
    if (!many)
        return many.failure();
    return EntryInsert(std::move(one).value(), std::move(many).value());
}

EntryInsert::EntryInsert(SqlStatement one, SqlStatement many)
    : m_one{std::move(one)}, m_many{std::move(many)}
{
}

base::Outcome EntryInsert::insert(std::span<const Entry> entries,
                                  std::span<const QByteArray> bodies)
{
    while (!entries.empty()) {
        const size_t rows = entries.size() >= Many ? Many : 1;
        Statement &statement = rows == Many ? m_many : m_one;
        for (size_t row = 0; row < rows; ++row)
            bind(statement, static_cast<int>(row), entries[row], bodies[row]);
        if (const base::Result<bool> inserted = statement.sql.next(); !inserted)
            return inserted.failure();
        entries = entries.subspan(rows);
        bodies = bodies.subspan(rows);
    }
    return base::Done{};
}

void EntryInsert::bind(Statement &statement, int row, const Entry &entry, const QByteArray &body)
{
    const int first = row * Columns;
    statement.sql.bind(first, entry.seq);
    statement.sql.bind(first + 1, entry.timeMs);
    Words &bound = statement.bound[static_cast<size_t>(row)];
    int column = first + 2;
    for (const QString *word : {&entry.actor, &entry.subject, &entry.kind, &entry.visibility}) {
        QString &before = bound[static_cast<size_t>(column - first - 2)];
        if (before.isNull() || before != *word) {
            statement.sql.bind(column, *word);
            before = *word;
        }
        ++column;
    }
    statement.sql.bindInPlace(column, body);
}

} // namespace league::store
