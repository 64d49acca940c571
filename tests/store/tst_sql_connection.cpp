// SQLite by its own functions: what is bound comes back, statements run again, failures are told.
#include "agents/store/sql_connection.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace league;
using store::SqlConnection;

class TestSqlConnection : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] static std::unique_ptr<SqlConnection> table(const QString &file)
    {
        auto connection = SqlConnection::open(file, SqlConnection::Access::ReadWrite);
        if (!connection
            || !(*connection)->run("CREATE TABLE t (n INTEGER NOT NULL, s TEXT NOT NULL)"))
            qFatal("no table");
        return std::move(connection).value();
    }

private Q_SLOTS:
    void whatIsBound_comesBack_data()
    {
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero, null text") << qint64(0) << QString();
        QTest::newRow("largest, empty text")
            << std::numeric_limits<qint64>::max() << QStringLiteral("");
        QTest::newRow("smallest, letters of the world")
            << std::numeric_limits<qint64>::min()
            << QString::fromUtf8("Zo\xc3\xab \xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x90\x9d");
        QTest::newRow("quotes") << qint64(-1) << QStringLiteral("'; DROP TABLE t; --\"");
        QTest::newRow("long") << qint64(7) << QString(100'000, u'x');
    }

    void whatIsBound_comesBack()
    {
        QFETCH(qint64, number);
        QFETCH(QString, text);
        const auto connection = table(QStringLiteral(":memory:"));
        auto insert = connection->prepare("INSERT INTO t VALUES (?, ?)");
        QVERIFY(insert.ok());
        insert->bind(0, number);
        insert->bind(1, text);
        const base::Result<bool> inserted = insert->next();
        QVERIFY(inserted.ok());
        QVERIFY(!*inserted);
        QCOMPARE(connection->changes(), 1);
        auto query = connection->prepare("SELECT n, s FROM t");
        QVERIFY(query.ok());
        QVERIFY(*query->next());
        QCOMPARE(query->number(0), number);
        QCOMPARE(query->text(1), text.isNull() ? QStringLiteral("") : text);
        QCOMPARE(query->utf8(1).toByteArray(), text.toUtf8());
        QVERIFY(!*query->next());
    }

    void aStatementRunsAgain_withWhatIsBoundAnew()
    {
        const auto connection = table(QStringLiteral(":memory:"));
        auto insert = connection->prepare("INSERT INTO t VALUES (?, ?)");
        for (int n = 0; n < 3; ++n) {
            insert->bind(0, n);
            insert->bind(1, QByteArray("row"));
            QVERIFY(insert->next().ok());
        }
        const auto sum = connection->askNumber("SELECT sum(n) FROM t");
        QCOMPARE(*sum, 3);
        QCOMPARE(*connection->askText("SELECT s FROM t LIMIT 1"), QStringLiteral("row"));
        QCOMPARE(*connection->askNumber("SELECT n FROM t WHERE n > 5"), 0);
        QCOMPARE(*connection->askText("SELECT s FROM t WHERE n > 5"), QString());
    }

    void aRunThatIsEnded_letsOthersWrite()
    {
        const QString file = path("shared.db");
        const auto first = table(file);
        QVERIFY(first->run("INSERT INTO t VALUES (1, 'a'), (2, 'b')"));
        auto query = first->prepare("SELECT n FROM t");
        QVERIFY(*query->next());
        query->reset();
        const auto second = SqlConnection::open(file, SqlConnection::Access::ReadWrite);
        QVERIFY((*second)->run("DELETE FROM t").ok());
    }

    void failures_nameTheFile_andWhatToDo()
    {
        const auto folder = SqlConnection::open(m_folder.path(), SqlConnection::Access::ReadWrite);
        QVERIFY(!folder);
        QVERIFY2(folder.failure().sentence.contains(m_folder.path()),
                 qPrintable(folder.failure().sentence));

        QFile foreign(path("foreign.db"));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write(QByteArray(8'192, 'x'));
        foreign.close();
        const auto opened =
            SqlConnection::open(foreign.fileName(), SqlConnection::Access::ReadOnly);
        const auto asked = (*opened)->askNumber("SELECT count(*) FROM sqlite_schema");
        QVERIFY(!asked);
        QVERIFY2(asked.failure().sentence.contains(QStringLiteral("is not a journal")),
                 qPrintable(asked.failure().sentence));

        (void)table(path("kept.db"));
        const auto reading = SqlConnection::open(path("kept.db"), SqlConnection::Access::ReadOnly);
        const base::Outcome written = (*reading)->run("INSERT INTO t VALUES (1, 'a')");
        QVERIFY(!written);
        QVERIFY2(written.failure().sentence.contains(QStringLiteral("read-only")),
                 qPrintable(written.failure().sentence));
        QVERIFY(!(*reading)->prepare("SELECT nonsense FROM nowhere").ok());
    }

    void aRowThatIsRefused_isAFailure_andTheStatementGoesOn()
    {
        const auto connection = table(QStringLiteral(":memory:"));
        QVERIFY(connection->run("CREATE UNIQUE INDEX once ON t (n)"));
        auto insert = connection->prepare("INSERT INTO t VALUES (?, 'a')");
        insert->bind(0, 1);
        QVERIFY(insert->next().ok());
        QVERIFY(!insert->next().ok());
        insert->bind(0, 2);
        QVERIFY(insert->next().ok());
    }
};

QTEST_APPLESS_MAIN(TestSqlConnection)
#include "tst_sql_connection.moc"
