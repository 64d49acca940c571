#include "agents/store/sql_connection.h"

#include <QDir>

#include <atomic>

namespace league::store {
namespace {

// SQLite's primary result codes, https://www.sqlite.org/rescode.html
enum SqliteCode : int {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26,
};

QString nextName()
{
    static std::atomic<quint64> counter = 0;
    return QStringLiteral("league-store-%1").arg(++counter);
}

} // namespace

SqlConnection::SqlConnection(QString path, QString name)
    : m_path(std::move(path)),
      m_name(std::move(name)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_database.setDatabaseName(m_path);
}

SqlConnection::~SqlConnection()
{
    m_database.close();
    m_database = {}; // Qt warns when a connection is removed while a handle to it is left
    QSqlDatabase::removeDatabase(m_name);
}

base::Result<std::unique_ptr<SqlConnection>> SqlConnection::open(const QString &path, Access access)
{
    std::unique_ptr<SqlConnection> connection(new SqlConnection(path, nextName()));
    // The wait covers a person who works on the file with the sqlite3 tool.
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    if (access == Access::ReadOnly)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    connection->m_database.setConnectOptions(options);
    if (!connection->m_database.open())
        return connection->failure(connection->m_database.lastError());
    return connection;
}

base::Outcome SqlConnection::run(const QString &sql)
{
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        return failure(query.lastError());
    return base::Done{};
}

base::Result<QVariant> SqlConnection::ask(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return failure(query.lastError());
    if (query.next())
        return query.value(0);
    if (query.lastError().isValid())
        return failure(query.lastError());
    return QVariant();
}

base::Result<QSqlQuery> SqlConnection::prepare(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return failure(query.lastError());
    return base::Result<QSqlQuery>(std::move(query));
}

base::Failure SqlConnection::failure(const QSqlError &error) const
{
    return {explainSqlError(m_path, error.nativeErrorCode().toInt(), error.databaseText())};
}

QString explainSqlError(const QString &path, int sqliteCode, const QString &text)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (sqliteCode & 0xff) { // the rest of the number is SQLite's own detail
    case Full:
        return QStringLiteral("The journal %1 could not be written: the disk is full. Free some "
                              "space there; what is waiting to be written is kept and tried again.")
            .arg(file);
    case IoError:
        return QStringLiteral("The journal %1 could not be read or written: the disk reports an "
                              "error (%2). Check the disk and its free space; what is waiting to "
                              "be written is kept and tried again.")
            .arg(file, text);
    case ReadOnly:
        return QStringLiteral("The journal %1 could not be written: the file or its folder is "
                              "read-only. Give this user the right to write there or choose "
                              "another data folder with --data.")
            .arg(file);
    case CannotOpen:
        return QStringLiteral("The journal %1 could not be opened: the file or its folder is not "
                              "accessible. Check that the folder exists and that this user may "
                              "write there, or choose another data folder with --data.")
            .arg(file);
    case Busy:
    case Locked:
        return QStringLiteral("The journal %1 is locked by another program. Close the program that "
                              "has it open for writing, for example a database browser.")
            .arg(file);
    case Corrupt:
        return QStringLiteral("The journal %1 is damaged (%2). Restore it from a backup, or move "
                              "it away to start the league afresh.")
            .arg(file, text);
    case NotADatabase:
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
