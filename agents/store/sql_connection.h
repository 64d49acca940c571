// SqlConnection: one connection to a SQLite file, closed when it goes out of scope; SqlStatement: a
// prepared statement of it.
//
//     auto query = connection.prepare("SELECT kind FROM entries WHERE seq > ?");
//     query->bind(0, 17);
//     for (auto row = query->next(); row && *row; row = query->next())
//         use(query->text(0));
//
// Both stay on the thread that made them; every thread (the writer, each reader) has a connection
// of its own. All errors come back as sentences; see explainSqlError.
#pragma once

#include "agents/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace league::store {

// Must not outlive its connection. Places and columns are counted from 0.
class SqlStatement
{
public:
    void bind(int place, qint64 number);
    void bind(int place, const QString &text);
    void bind(int place, const QByteArray &utf8);
    // The same without a copy: the text must stay where it is until the run ends.
    void bindInPlace(int place, const QByteArray &utf8);

    // Takes the next row, if there is one. What was bound stays for the next run.
    [[nodiscard]] base::Result<bool> next();
    // Ends this run: until then, or until there are no more rows, it holds on to its view of the
    // file.
    void reset();

    // Of the row that was taken.
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] QString text(int column) const;
    // Valid until the next row is taken or the run ends.
    [[nodiscard]] QByteArrayView utf8(int column) const;

private:
    friend class SqlConnection;
    struct Finalize
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    SqlStatement(sqlite3_stmt *statement, QString path);

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    QString m_path; // for sentences
};

class SqlConnection
{
public:
    enum class Access { ReadWrite, ReadOnly };

    // Opens the file; ReadWrite creates it when it is missing.
    [[nodiscard]] static base::Result<std::unique_ptr<SqlConnection>> open(const QString &path,
                                                                           Access access);

    [[nodiscard]] const QString &path() const { return m_path; }

    // Runs one statement whose rows, if it has any, nobody wants.
    base::Outcome run(const char *sql);
    // The first value of the first row; 0 or an empty text when there is no row.
    [[nodiscard]] base::Result<qint64> askNumber(const char *sql);
    [[nodiscard]] base::Result<QString> askText(const char *sql);
    [[nodiscard]] base::Result<SqlStatement> prepare(const QByteArray &sql);
    // How many rows the last statement changed.
    [[nodiscard]] qint64 changes() const;
    // From now on commits leave the write-ahead file as it is: somebody else folds it in.
    base::Outcome leaveWriteAheadFile();
    // After that: how long it was with the last commit of this connection.
    [[nodiscard]] qint64 bytesAhead() const { return *m_pagesAhead * m_pageBytes; }

private:
    struct Close
    {
        void operator()(sqlite3 *database) const;
    };

    explicit SqlConnection(QString path) : m_path(std::move(path)) { }

    QString m_path;
    std::unique_ptr<int> m_pagesAhead = std::make_unique<int>(0); // where SQLite finds it
    qint64 m_pageBytes = 0;
    std::unique_ptr<sqlite3, Close> m_database;
};

// What went wrong with the file, why, and what to do about it; by SQLite's result code.
[[nodiscard]] QString explainSqlError(const QString &path, int sqliteCode, const QString &text);

} // namespace league::store
