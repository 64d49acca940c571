#include "agents/store/sql_connection.h"

#include <QDir>

#include <sqlite3.h>

namespace league::store {
namespace {

// The wait covers a person who works on the file with the sqlite3 tool.
constexpr int PatienceMs = 5'000;

base::Failure failureOf(sqlite3 *database, const QString &path)
{
    return {explainSqlError(path, sqlite3_extended_errcode(database),
                            QString::fromUtf8(sqlite3_errmsg(database)))};
}

template<class Value>
base::Result<Value> firstValue(base::Result<SqlStatement> query,
                               Value (SqlStatement::*value)(int column) const)
{
    if (!query)
        return query.failure();
    const base::Result<bool> row = query->next();
    if (!row)
        return row.failure();
    return *row ? (*query.*value)(0) : Value();
}

} // namespace

void SqlStatement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

SqlStatement::SqlStatement(sqlite3_stmt *statement, QString path)
    : m_statement(statement), m_path(std::move(path))
{
}

void SqlStatement::bind(int place, qint64 number)
{
    sqlite3_bind_int64(m_statement.get(), place + 1, number);
}

void SqlStatement::bind(int place, const QString &text)
{
    bind(place, text.toUtf8());
}

void SqlStatement::bind(int place, const QByteArray &utf8)
{
    sqlite3_bind_text64(m_statement.get(), place + 1, utf8.constData(),
                        static_cast<sqlite3_uint64>(utf8.size()), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void SqlStatement::bindInPlace(int place, const QByteArray &utf8)
{
    sqlite3_bind_text64(m_statement.get(), place + 1, utf8.constData(),
                        static_cast<sqlite3_uint64>(utf8.size()), SQLITE_STATIC, SQLITE_UTF8);
}

base::Result<bool> SqlStatement::next()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    // Asked before the reset, which forgets what went wrong.
    const base::Failure failure = code == SQLITE_DONE
        ? base::Failure{}
        : failureOf(sqlite3_db_handle(m_statement.get()), m_path);
    reset();
    if (code == SQLITE_DONE)
        return false;
    return failure;
}

void SqlStatement::reset()
{
    sqlite3_reset(m_statement.get());
}

qint64 SqlStatement::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

QString SqlStatement::text(int column) const
{
    return QString::fromUtf8(utf8(column));
}

QByteArrayView SqlStatement::utf8(int column) const
{
    const auto *bytes =
        reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
    return {bytes, bytes ? sqlite3_column_bytes(m_statement.get(), column) : 0};
}

void SqlConnection::Close::operator()(sqlite3 *database) const
{
    sqlite3_close(database);
}

base::Result<std::unique_ptr<SqlConnection>> SqlConnection::open(const QString &path, Access access)
{
    // SQLite counts every piece of memory under a lock for all threads, and nobody asks for the
    // sum.
    static const int uncounted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    Q_UNUSED(uncounted) // refused when somebody has opened a database before: then it counts
    std::unique_ptr<SqlConnection> connection(new SqlConnection(path));
    const int mode = access == Access::ReadOnly ? SQLITE_OPEN_READONLY
                                                : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    sqlite3 *database = nullptr;
    const int code =
        sqlite3_open_v2(path.toUtf8().constData(), &database, mode | SQLITE_OPEN_NOMUTEX, nullptr);
    connection->m_database.reset(database); // there is one even when it cannot be used
    if (code != SQLITE_OK)
        return failureOf(database, path);
    sqlite3_busy_timeout(database, PatienceMs);
    return connection;
}

base::Outcome SqlConnection::run(const char *sql)
{
    if (sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return failureOf(m_database.get(), m_path);
    return base::Done{};
}

base::Result<qint64> SqlConnection::askNumber(const char *sql)
{
    return firstValue<qint64>(prepare(sql), &SqlStatement::number);
}

base::Result<QString> SqlConnection::askText(const char *sql)
{
    return firstValue<QString>(prepare(sql), &SqlStatement::text);
}

base::Result<SqlStatement> SqlConnection::prepare(const QByteArray &sql)
{
    sqlite3_stmt *statement = nullptr;
    const int code =
        sqlite3_prepare_v3(m_database.get(), sql.constData(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK)
        return failureOf(m_database.get(), m_path);
    return SqlStatement(statement, m_path);
}

base::Outcome SqlConnection::leaveWriteAheadFile()
{
    const base::Result<qint64> pageBytes = askNumber("PRAGMA page_size");
    if (!pageBytes)
        return pageBytes.failure();
    m_pageBytes = *pageBytes;
    // In the place of SQLite's own, which folds the file in.
    const auto note = [](void *place, sqlite3 *, const char *, int pages) {
        *static_cast<int *>(place) = pages;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(m_database.get(), note, m_pagesAhead.get());
    return base::Done{};
}

qint64 SqlConnection::changes() const
{
    return sqlite3_changes(m_database.get());
}

QString explainSqlError(const QString &path, int sqliteCode, const QString &text)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (sqliteCode & 0xff) { // the rest of the number is SQLite's own detail
    case SQLITE_FULL:
        return QStringLiteral("The journal %1 could not be written: the disk is full. Free some "
                              "space there; what is waiting to be written is kept and tried again.")
            .arg(file);
    case SQLITE_IOERR:
        return QStringLiteral("The journal %1 could not be read or written: the disk reports an "
                              "error (%2). Check the disk and its free space; what is waiting to "
                              "be written is kept and tried again.")
            .arg(file, text);
    case SQLITE_READONLY:
        return QStringLiteral("The journal %1 could not be written: the file or its folder is "
                              "read-only. Give this user the right to write there or choose "
                              "another data folder with --data.")
            .arg(file);
    case SQLITE_CANTOPEN:
        return QStringLiteral("The journal %1 could not be opened: the file or its folder is not "
                              "accessible. Check that the folder exists and that this user may "
                              "write there, or choose another data folder with --data.")
            .arg(file);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return QStringLiteral("The journal %1 is locked by another program. Close the program that "
                              "has it open for writing, for example a database browser.")
            .arg(file);
    case SQLITE_CORRUPT:
        return QStringLiteral("The journal %1 is damaged (%2). Restore it from a backup, or move "
                              "it away to start the league afresh.")
            .arg(file, text);
    case SQLITE_NOTADB:
        return QStringLiteral("The file %1 is not a journal of Agent League. Move it away or "
                              "choose another data folder with --data.")
            .arg(file);
    default:
        return QStringLiteral("The journal %1 could not be used: %2. Check the file and its "
                              "folder, or choose another data folder with --data.")
            .arg(file, text);
    }
}

} // namespace league::store
