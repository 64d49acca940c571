// LogFile: whole lines, from any thread, in the form of the exercise.
#include "agents/base/json/json_document.h"
#include "agents/store/log_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace league;
using league::store::LogFile;

class TestLogFile : public QObject
{
    Q_OBJECT

private:
    static QList<JsonObject> linesOf(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QList<JsonObject> lines;
        while (!file.atEnd())
            lines.append(JsonDocument::fromJson(file.readLine()).object());
        return lines;
    }

private Q_SLOTS:
    void aLine_hasTheFieldsOfTheExercise()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path);
        QVERIFY(log);
        (*log)->write({1'772'388'000'120, QStringLiteral("league.manager"),
                       QStringLiteral("MESSAGE"), QStringLiteral("INFO"),
                       QStringLiteral("two\nlines \"quoted\"")});
        const QList<JsonObject> lines = linesOf(path);
        QCOMPARE(lines.size(), 1);
        const auto text = [](const char *word) { return QString::fromLatin1(word); };
        const JsonObject expected{
            {text("timestamp"), text("2026-03-01T18:00:00.120Z")},
            {text("component"), text("league.manager")},
            {text("event_type"), text("MESSAGE")},
            {text("level"), text("INFO")},
            {text("details"), JsonObject{{text("text"), text("two\nlines \"quoted\"")}}},
        };
        QCOMPARE(lines.constFirst(), expected);
    }

    void linesFromManyThreads_areNeverMixed()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path);
        QVERIFY(log);
        QList<QThread *> threads;
        for (int t = 0; t < 4; ++t) {
            threads.append(QThread::create([&log, t] {
                for (int i = 0; i < 200; ++i)
                    (*log)->write({i, QString::number(t), {}, {}, QString(500, u'x')});
            }));
            threads.last()->start();
        }
        for (QThread *thread : threads) {
            thread->wait();
            thread->deleteLater();
        }
        const QList<JsonObject> lines = linesOf(path);
        QCOMPARE(lines.size(), 800);
        for (const JsonObject &line : lines)
            QVERIFY(line.contains(QStringLiteral("timestamp")));
    }

    void debugLines_waitForOthers_andGoWithTheNextOfWeight()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path);
        QVERIFY(log);
        const auto say = [&](const char *level, const char *text) {
            (*log)->write({0, {}, {}, QString::fromLatin1(level), QString::fromLatin1(text)});
        };
        say("DEBUG", "first");
        say("DEBUG", "second");
        say("WARNING", "third");
        QCOMPARE(linesOf(path).size(), 3);
        say("DEBUG", "fourth");
        log = LogFile::open(dir.filePath(QStringLiteral("other.log.jsonl")));
        const QList<JsonObject> lines = linesOf(path);
        QCOMPARE(lines.size(), 4); // the last one when the log was closed
        QCOMPARE(lines.constLast().value(QStringLiteral("details")),
                 JsonValue(JsonObject{{QStringLiteral("text"), QStringLiteral("fourth")}}));
    }

    void debugLines_areWrittenWithoutAnother()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path);
        QVERIFY(log);
        for (int i = 1; i <= 2; ++i) {
            (*log)->write({0, {}, {}, QStringLiteral("DEBUG"), {}});
            QTRY_COMPARE(linesOf(path).size(), i);
        }
    }

    void reopening_appends()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        for (int i = 0; i < 2; ++i) {
            auto log = LogFile::open(path);
            QVERIFY(log);
            (*log)->write({});
        }
        QCOMPARE(linesOf(path).size(), 2);
    }

    void aFileThatIsFull_isPutAside_andTheOldestIsRemoved()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path, {.maxBytes = 2'000, .kept = 2});
        QVERIFY(log);
        constexpr int Lines = 100;
        for (int i = 0; i < Lines; ++i)
            (*log)->write({i, {}, {}, {}, QString::number(i)});
        const QStringList files = QDir(dir.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(
            files,
            (QStringList{QStringLiteral("league.log.jsonl"), QStringLiteral("league.log.jsonl.1"),
                         QStringLiteral("league.log.jsonl.2")}));
        // Together they hold the last lines, each whole and in order, and none is too large.
        QList<JsonObject> lines;
        for (const QString &file : {files.at(2), files.at(1), files.at(0)}) {
            QVERIFY(QFileInfo(dir.filePath(file)).size() <= 2'000);
            lines.append(linesOf(dir.filePath(file)));
        }
        QVERIFY(lines.size() > 20);
        const auto numberOf = [](const JsonObject &line) {
            return line.value(QStringLiteral("details")).toObject().value(QStringLiteral("text"));
        };
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(numberOf(lines.at(i)).toString(), QString::number(Lines - lines.size() + i));
    }

    void withoutOlderFiles_aFullOneBeginsAnew()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("league.log.jsonl"));
        auto log = LogFile::open(path, {.maxBytes = 500, .kept = 0});
        for (int i = 0; i < 20; ++i)
            (*log)->write({i, {}, {}, {}, QString::number(i)});
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(QFileInfo(path).size() <= 500);
        QVERIFY(!linesOf(path).isEmpty());
    }

    void aFolderThatIsNotThere_isAFailureThatNamesTheFile()
    {
        const auto log = LogFile::open(QStringLiteral("/nowhere/at/all.log.jsonl"));
        QVERIFY(!log);
        QVERIFY(log.failure().sentence.contains(QStringLiteral("/nowhere/at/all.log.jsonl")));
    }
};

QTEST_GUILESS_MAIN(TestLogFile)
#include "tst_log_file.moc"
