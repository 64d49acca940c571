// SqlConnection: one connection to a SQLite file, closed when it goes out of scope.
//
// Qt binds a connection to the thread that opened it, so every thread (the writer, each reader) has
// one of its own. All errors come back as sentences; see explainSqlError.
#pragma once

#include "agents/base/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>

namespace league::store {

class SqlConnection
{
public:
    enum class Access { ReadWrite, ReadOnly };

    // Opens the file; ReadWrite creates it when it is missing.
    [[nodiscard]] static base::Result<std::unique_ptr<SqlConnection>> open(const QString &path,
                                                                           Access access);
    ~SqlConnection();
    SqlConnection(const SqlConnection &) = delete;
    SqlConnection &operator=(const SqlConnection &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }

    // Runs one statement that gives no rows.
    base::Outcome run(const QString &sql);
    // The first value of the first row; an invalid QVariant when there is no row.
    [[nodiscard]] base::Result<QVariant> ask(const QString &sql);
    // A prepared, forward-only statement; it must not outlive the connection.
    [[nodiscard]] base::Result<QSqlQuery> prepare(const QString &sql);
    // Why something on this file did not work, for a statement the caller ran himself.
    [[nodiscard]] base::Failure failure(const QSqlError &error) const;

private:
    SqlConnection(QString path, QString name);

    QString m_path;
    QString m_name;
    QSqlDatabase m_database;
};

// What went wrong with the file, why, and what to do about it; by SQLite's result code.
[[nodiscard]] QString explainSqlError(const QString &path, int sqliteCode, const QString &text);

} // namespace league::store
