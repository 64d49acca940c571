// Opening a journal: what is refused, in which words, and how older files are brought up to date.
#include "agents/base/json/json_document.h"
#include "agents/store/journal.h"

#include "agents/store/schema.h"
#include "tests/support/event_wait.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using store::Entry;
using store::Journal;

namespace {

const QString holdArgument = QStringLiteral("--hold-journal");

// The other process of anotherProcess_…: opens the journal, says so, and lives until its input
// ends.
int holdJournal(const QString &path)
{
    const auto journal = Journal::open(path);
    QFile out;
    QFile in;
    if (!journal || !out.open(stdout, QIODevice::WriteOnly) || !in.open(stdin, QIODevice::ReadOnly))
        return 1;
    out.write("open\n");
    out.flush();
    in.readAll();
    return 0;
}

} // namespace

class TestJournalOpening : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString refusal(const QString &path)
    {
        const auto journal = Journal::open(path);
        return journal ? QString() : journal.failure().sentence;
    }

    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("could not write %s", qPrintable(path));
    }

    // Runs SQL with the sqlite3 tool, as a teacher would, and returns what it prints.
    static QString sqlite3(const QString &path, const QString &sql)
    {
        QProcess tool;
        tool.start(QStringLiteral("sqlite3"), {path, sql});
        if (!tool.waitForFinished() || tool.exitCode() != 0)
            return QStringLiteral("failed: ") + QString::fromUtf8(tool.readAllStandardError());
        return QString::fromUtf8(tool.readAllStandardOutput()).trimmed();
    }

    static void makeJournal(const QString &path, int entries)
    {
        const auto journal = Journal::open(path);
        QVERIFY(journal);
        for (int i = 1; i <= entries; ++i) {
            (*journal)->append({.actor = QStringLiteral("league_manager"),
                                .subject = QStringLiteral("R1M1"),
                                .kind = QStringLiteral("note"),
                                .body = {{QStringLiteral("text"), QString(200, u'x')}}});
        }
    }

private Q_SLOTS:
    void missingFolders_areMade()
    {
        const QString path = m_folder.filePath(QStringLiteral("a/b/c/journal.db"));
        QCOMPARE(refusal(path), QString());
        QVERIFY(QFileInfo::exists(path));
    }

    void unusablePath_isRefused_withASentenceThatNamesIt_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        QFile file(m_folder.filePath(QStringLiteral("plain.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QTest::newRow("below a file") << file.fileName() + QStringLiteral("/league/journal.db")
                                      << QStringLiteral("something else has that name");
        QTest::newRow("a folder") << m_folder.path() << QStringLiteral("it is a folder");
        // Root may write anywhere that chmod guards, but nobody makes folders in /proc.
        QTest::newRow("unwritable")
            << QStringLiteral("/proc/agent-league/journal.db")
            << QStringLiteral("Could not make the folder /proc/agent-league");
        QTest::newRow("unwritable file") << QStringLiteral("/proc/journal.db")
                                         << QStringLiteral("Could not open /proc/journal.db.lock");
    }

    void unusablePath_isRefused_withASentenceThatNamesIt()
    {
        QFETCH(QString, path);
        QFETCH(QString, why);
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(why), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("--data")), qPrintable(sentence));
    }

    void fileThatIsNoDatabase_isRefused_andLeftAlone()
    {
        const QString path = m_folder.filePath(QStringLiteral("letter.db"));
        const QByteArray letter = QByteArray("Dear league, ").repeated(500);
        writeFile(path, letter);
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("is not a journal")), qPrintable(sentence));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), letter);
    }

    void databaseOfAnotherProgram_isRefused_andLeftAlone()
    {
        const QString path = m_folder.filePath(QStringLiteral("foreign.db"));
        QCOMPARE(sqlite3(path, QStringLiteral("CREATE TABLE recipes (name)")), QString());
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("another program")), qPrintable(sentence));
        QCOMPARE(sqlite3(path, QStringLiteral(".tables")), QStringLiteral("recipes"));
    }

    void newerFormat_isRefused_withTheAdviceToUpdate()
    {
        const QString path = m_folder.filePath(QStringLiteral("newer.db"));
        makeJournal(path, 1);
        sqlite3(path, QStringLiteral("PRAGMA user_version = 99"));
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("newer Agent League (its format is 99")),
                 qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("Update")), qPrintable(sentence));
    }

    void damagedFile_isRefused_withTheAdviceToRestore()
    {
        const QString path = m_folder.filePath(QStringLiteral("damaged.db"));
        makeJournal(path, 2000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 200'000);
        for (qint64 page = 4; page < 40; ++page) { // pages of the table, not the header
            QVERIFY(file.seek(page * 4096));
            QCOMPARE(file.write(QByteArray(4096, '\xA5')), 4096);
        }
        file.close();
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("is damaged")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("backup")), qPrintable(sentence));
    }

    void truncatedFile_isRefused()
    {
        const QString path = m_folder.filePath(QStringLiteral("cut.db"));
        makeJournal(path, 2000);
        QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("is damaged")), qPrintable(sentence));
    }

    void sameProcess_cannotOpenTwice()
    {
        const QString path = m_folder.filePath(QStringLiteral("twice.db"));
        const auto first = Journal::open(path);
        QVERIFY(first);
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("in use by this process")), qPrintable(sentence));
    }

    void anotherProcess_isNamed_andItsLockDiesWithIt()
    {
        const QString path = m_folder.filePath(QStringLiteral("shared.db"));
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {holdArgument, path});
        QVERIFY(other.waitForReadyRead());
        QCOMPARE(other.readLine().trimmed(), QByteArray("open"));
        const QString sentence = refusal(path);
        QVERIFY2(sentence.contains(QStringLiteral("process %1").arg(other.processId())),
                 qPrintable(sentence));
        other.kill();
        QVERIFY(other.waitForFinished());
        QCOMPARE(refusal(path), QString());
    }

    void closingAJournal_freesIt()
    {
        const QString path = m_folder.filePath(QStringLiteral("again.db"));
        QCOMPARE(refusal(path), QString());
        QCOMPARE(refusal(path), QString());
    }

    void emptyFile_becomesAJournal()
    {
        const QString path = m_folder.filePath(QStringLiteral("empty.db"));
        writeFile(path, {});
        QCOMPARE(refusal(path), QString());
        QCOMPARE(sqlite3(path, QStringLiteral("PRAGMA application_id")).toInt(),
                 store::journalApplicationId);
        QCOMPARE(sqlite3(path, QStringLiteral("PRAGMA user_version")).toInt(),
                 store::newestSchemaVersion());
        QCOMPARE(sqlite3(path, QStringLiteral("PRAGMA journal_mode")), QStringLiteral("wal"));
    }

    void versionOne_keepsItsEntries_andGetsTheViews()
    {
        const QString path = m_folder.filePath(QStringLiteral("version1.db"));
        const QString version1 = QStringLiteral(
            "CREATE TABLE entries (seq INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL, actor TEXT "
            "NOT NULL, subject TEXT NOT NULL, kind TEXT NOT NULL, visibility TEXT NOT NULL, body "
            "TEXT NOT NULL);"
            "CREATE INDEX entries_by_subject ON entries (subject);"
            "CREATE INDEX entries_by_kind ON entries (kind);"
            "INSERT INTO entries VALUES (1, 5, 'league_manager', 'R1M1', 'result', 'public', "
            "'{\"status\":\"DRAW\"}');"
            "PRAGMA application_id = %1; PRAGMA user_version = 1;");
        QCOMPARE(sqlite3(path, version1.arg(store::journalApplicationId)), QString());
        {
            const auto journal = Journal::open(path);
            QVERIFY(journal);
            QCOMPARE((*journal)->readAll().size(), 1);
            QCOMPARE((*journal)->append({.kind = store::kind::Round}), 2);
            (*journal)->flush();
            QCOMPARE((*journal)->durableSeq(), 2);
        }
        QCOMPARE(sqlite3(path, QStringLiteral("PRAGMA user_version")).toInt(),
                 store::newestSchemaVersion());
        QCOMPARE(sqlite3(path, QStringLiteral("SELECT match_id, status FROM results")),
                 QStringLiteral("R1M1|DRAW"));
    }

    // What people look for is found without reading all that was said in matches.
    void results_areFoundByTheIndex()
    {
        const QString path = m_folder.filePath(QStringLiteral("index.db"));
        QCOMPARE(refusal(path), QString());
        const QString plan =
            sqlite3(path, QStringLiteral("EXPLAIN QUERY PLAN SELECT match_id FROM results"));
        QVERIFY2(plan.contains(QStringLiteral("entries_by_kind")), qPrintable(plan));
        const QString question = QStringLiteral(
            "EXPLAIN QUERY PLAN SELECT body FROM entries WHERE seq > 0 AND kind IN ('result', "
            "'standing') AND kind <> 'message' AND kind <> 'transition' AND kind <> 'game' "
            "ORDER BY seq");
        QVERIFY(sqlite3(path, question).contains(QStringLiteral("entries_by_kind")));
    }

    void views_answerTheSqlite3Tool_whileTheJournalIsOpen()
    {
        const QString path = m_folder.filePath(QStringLiteral("views.db"));
        const auto journal = Journal::open(path);
        QVERIFY(journal);
        const auto append = [&](const char *subject, const QString &kind, const char *body) {
            (*journal)->append({.actor = QStringLiteral("league_manager"),
                                .subject = QString::fromLatin1(subject),
                                .kind = kind,
                                .body = JsonDocument::fromJson(body).object()});
        };
        append("R1M1", store::kind::Result,
               R"({"round_id":1,"attempt":1,"player_ids":["P01","P02"],"status":"WIN",
                   "winner":"P02","score":{"P01":0,"P02":3},"reason":"8 is even"})");
        append("R1M2", store::kind::Result,
               R"({"round_id":1,"attempt":2,"player_ids":["P03","P\u00224"],"status":"DRAW",
                   "winner":null,"score":{"P03":1,"P\u00224":1},"reason":"both odd"})");
        append("league", store::kind::Standing, R"({"standings":[{"rank":1,"player_id":"old"}]})");
        append("league", store::kind::Standing,
               R"({"standings":[
                   {"rank":2,"player_id":"P01","display_name":"A","played":1,"wins":0,"draws":0,
                    "losses":1,"points":0,"technical_losses":0},
                   {"rank":1,"player_id":"P02","display_name":"B","played":1,"wins":1,"draws":0,
                    "losses":0,"points":3,"technical_losses":0}]})");
        (*journal)->flush();
        QCOMPARE(sqlite3(path, QStringLiteral("SELECT * FROM results")),
                 QStringLiteral("R1M1|1|1|WIN|P02|P01|P02|0|3|8 is even\n"
                                "R1M2|2|1|DRAW||P03|P\"4|1|1|both odd"));
        QCOMPARE(sqlite3(path, QStringLiteral("SELECT * FROM standings")),
                 QStringLiteral("1|P02|B|1|1|0|0|3|0\n2|P01|A|1|0|0|1|0|0"));
    }

    void reader_ofAFileThatIsMissing_orNoJournal_saysSo()
    {
        const auto missing = store::JournalReader::open(m_folder.filePath(QStringLiteral("no.db")));
        QVERIFY(!missing);
        QVERIFY(missing.failure().sentence.contains(QStringLiteral("There is no journal at")));
        const QString path = m_folder.filePath(QStringLiteral("foreign2.db"));
        sqlite3(path, QStringLiteral("CREATE TABLE recipes (name)"));
        const auto foreign = store::JournalReader::open(path);
        QVERIFY(!foreign);
        QVERIFY(foreign.failure().sentence.contains(QStringLiteral("not a journal")));
    }

    void everyStorageError_isASentenceWithAdvice_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("advice");
        QTest::newRow("full") << 13 << "the disk is full"
                              << "Free some space";
        QTest::newRow("io") << 10 << "the disk reports an error"
                            << "Check the disk";
        QTest::newRow("io, extended") << 778 << "the disk reports an error"
                                      << "Check the disk";
        QTest::newRow("read-only") << 8 << "is read-only"
                                   << "--data";
        QTest::newRow("cannot open") << 14 << "not accessible"
                                     << "--data";
        QTest::newRow("busy") << 5 << "locked by another program"
                              << "Close the program";
        QTest::newRow("corrupt") << 11 << "is damaged"
                                 << "backup";
        QTest::newRow("other") << 999 << "(details)"
                               << "--data";
    }

    void everyStorageError_isASentenceWithAdvice()
    {
        QFETCH(int, code);
        QFETCH(QString, why);
        QFETCH(QString, advice);
        const QString sentence = store::explainSqlError(QStringLiteral("/x/journal.db"), code,
                                                        QStringLiteral("(details)"));
        QVERIFY2(sentence.contains(QStringLiteral("/x/journal.db")), qPrintable(sentence));
        QVERIFY2(sentence.contains(why), qPrintable(sentence));
        QVERIFY2(sentence.contains(advice), qPrintable(sentence));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (app.arguments().size() == 3 && app.arguments().at(1) == holdArgument)
        return holdJournal(app.arguments().at(2));
    TestJournalOpening test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal_opening.moc"
