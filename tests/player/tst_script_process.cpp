// ScriptProcess: real programs that behave, and those that do not.
#include "agents/player/script_process.h"
#include "tests/support/event_wait.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

using namespace league;
using namespace league::test;
using player::ScriptProcess;

namespace {

// A program of the shell's, with everything it says.
struct Talk
{
    explicit Talk(const QString &script, ScriptProcess::Limits limits = {})
        : process({QStringLiteral("sh"), QStringLiteral("-c"), script}, limits)
    {
        listen();
    }

    explicit Talk(const QStringList &command) : process(command) { listen(); }

    void listen()
    {
        QObject::connect(&process, &ScriptProcess::said, &process,
                         [this](const QByteArray &line) { said.append(line); });
        QObject::connect(&process, &ScriptProcess::complained, &process,
                         [this](const QString &line) { complained.append(line); });
        QObject::connect(&process, &ScriptProcess::ended, &process,
                         [this](const QString &why) { ends.append(why); });
        process.start();
    }

    [[nodiscard]] bool hears(qsizetype lines) const
    {
        return eventually([&] { return said.size() >= lines; });
    }

    [[nodiscard]] bool hasEnded() const
    {
        return eventually([&] { return !ends.isEmpty(); });
    }

    QList<QByteArray> said;
    QStringList complained;
    QStringList ends;
    ScriptProcess process; // last: the lists outlive what it says
};

bool lives(qint64 pid)
{
    if (::kill(static_cast<pid_t>(pid), 0) != 0)
        return false;
    QFile status(QStringLiteral("/proc/%1/stat").arg(pid));
    return status.open(QIODevice::ReadOnly) && !status.readAll().contains(") Z ");
}

} // namespace

class TestScriptProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void command_isSplitAsAShellWould_andTheProgramMustExist()
    {
        const auto words = ScriptProcess::parse(QStringLiteral("sh \"my bot.sh\"  -x"));
        QVERIFY(words.ok());
        QCOMPARE(
            *words,
            QStringList({QStringLiteral("sh"), QStringLiteral("my bot.sh"), QStringLiteral("-x")}));
    }

    void commandThatCannotWork_isRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("empty") << QString() << QStringLiteral("no program is named");
        QTest::newRow("blanks") << QStringLiteral("   ") << QStringLiteral("no program is named");
        QTest::newRow("not installed")
            << QStringLiteral("no-such-program x") << QStringLiteral("there is no program");
        QTest::newRow("no such file")
            << QStringLiteral("/no/such/bot") << QStringLiteral("no file");
        QTest::newRow("folder") << QStringLiteral("/tmp/") << QStringLiteral("cannot be executed");
        QTest::newRow("not executable")
            << QStringLiteral("/etc/passwd") << QStringLiteral("cannot be executed");
    }

    void commandThatCannotWork_isRefusedWithTheReason()
    {
        QFETCH(QString, command);
        QFETCH(QString, reason);
        const auto words = ScriptProcess::parse(command);
        QVERIFY(!words);
        QVERIFY2(words.failure().sentence.contains(reason), qPrintable(words.failure().sentence));
    }

    void lines_goBothWays()
    {
        Talk talk(QStringLiteral("while read line; do echo \"got $line\"; done"));
        talk.process.write("one");
        talk.process.write("two");
        QVERIFY(talk.hears(2));
        QCOMPARE(talk.said, QList<QByteArray>({"got one", "got two"}));
        QVERIFY(talk.process.isRunning());
    }

    void lastLine_needsNoLineFeed()
    {
        Talk talk(QStringLiteral("printf even"));
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.said, QList<QByteArray>({"even"}));
    }

    void end_isToldOnce_withTheReason_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *script, const char *why) {
            QTest::newRow(name) << QString::fromLatin1(script) << QString::fromLatin1(why);
        };
        row("ends", "exit 0", "it ended by itself with code 0");
        row("fails", "echo oops >&2; echo badly >&2; exit 3",
            "it ended by itself with code 3; its last words: badly");
        row("last words without a line feed", "printf oops >&2; exit 1",
            "it ended by itself with code 1; its last words: oops");
        row("crashes", "kill -SEGV $$", "it was ended by signal 11 (Segmentation fault)");
        row("a line without end", "head -c 200000 /dev/zero | tr '\\0' x; exec sleep 1000",
            "it wrote a line of more than 65536 bytes");
        row("a long line", "head -c 70000 /dev/zero | tr '\\0' x; echo; exec sleep 1000",
            "it wrote a line of more than 65536 bytes");
        row("binary", "printf 'a\\0b\\n'; exec sleep 1000",
            "it wrote binary data to its stdout instead of a line");
        row("lines without end", "exec yes",
            "it wrote more than 1048576 bytes to its stdout without being asked");
        row("complaints without end", "exec yes >&2", "it writes to its stderr without end");
    }

    void end_isToldOnce_withTheReason()
    {
        QFETCH(QString, script);
        QFETCH(QString, why);
        Talk talk(script);
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.ends, QStringList{why});
        QVERIFY(!talk.process.isRunning());
        QVERIFY(comesToRest());
        QCOMPARE(talk.ends.size(), 1);
    }

    void programThatClosesItsInput_isEnded()
    {
        Talk talk(QStringLiteral("exec <&-; echo ready; exec sleep 1000"));
        QVERIFY(talk.hears(1));
        talk.process.write("hello?");
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.ends,
                 QStringList{QStringLiteral(
                     "it does not read questions any more: it has closed its stdin")});
    }

    // The question comes while it ends, or after: its end is the reason, not the closed pipe.
    void programThatEndsBeforeItReads_hasEndedByItself()
    {
        Talk talk(QStringLiteral("echo oops >&2; exit 3"));
        QVERIFY(eventually([&] { return !talk.complained.isEmpty(); }));
        talk.process.write("hello?");
        QVERIFY(talk.hasEnded());
        QCOMPARE(
            talk.ends,
            QStringList{QStringLiteral("it ended by itself with code 3; its last words: oops")});
    }

    void programThatNeverReads_isEnded_beforeTheQuestionsPileUp()
    {
        Talk talk(QStringLiteral("exec sleep 1000"));
        for (int i = 0; i < 2000 && talk.process.isRunning() && talk.ends.isEmpty(); ++i)
            talk.process.write(QByteArray(1000, 'x'));
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.ends, QStringList{QStringLiteral("it does not read what it is sent")});
    }

    void programThatCannotBeStarted_hasEndedToo()
    {
        Talk talk(QStringList{QStringLiteral("/etc/passwd")});
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.ends.size(), 1);
        QVERIFY2(talk.ends.constFirst().startsWith(QStringLiteral("it could not be started: ")),
                 qPrintable(talk.ends.constFirst()));
        talk.process.write("nobody reads this");
    }

    void allowance_isRenewedWithEveryQuestion()
    {
        ScriptProcess::Limits limits;
        limits.mostOutput = 1000;
        Talk talk(QStringLiteral("while read line; do head -c 800 /dev/zero | tr '\\0' x; echo; "
                                 "done"),
                  limits);
        for (int i = 1; i <= 5; ++i) {
            talk.process.renewAllowance();
            talk.process.write("ask");
            QVERIFY(talk.hears(i));
        }
        talk.process.write("ask");
        QVERIFY(talk.hasEnded());
    }

    void kill_endsItAtOnce_withOurReason()
    {
        Talk talk(QStringLiteral("trap '' TERM; echo ready; while :; do sleep 1000; done"));
        QVERIFY(talk.hears(1));
        talk.process.kill(QStringLiteral("it was slow"));
        talk.process.kill(QStringLiteral("it was slower"));
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.ends, QStringList{QStringLiteral("it was slow")});
    }

    void whatItStarted_endsWithIt_data()
    {
        QTest::addColumn<bool>("endsByItself");
        QTest::newRow("it was ended") << false;
        QTest::newRow("it ended by itself") << true;
    }

    void whatItStarted_endsWithIt()
    {
        QFETCH(bool, endsByItself);
        Talk talk(
            QStringLiteral("sleep 1000 & echo $!; ")
            + (endsByItself ? QStringLiteral("read line") : QStringLiteral("exec sleep 1000")));
        QVERIFY(talk.hears(1));
        const qint64 child = talk.said.constFirst().toLongLong();
        QVERIFY(lives(child));
        if (endsByItself)
            talk.process.write("go");
        else
            talk.process.kill(QStringLiteral("enough"));
        QVERIFY(talk.hasEnded());
        QVERIFY(eventually([&] { return !lives(child); }));
    }

    void destroying_letsItEndItself()
    {
        const QTemporaryDir folder;
        const QString note = folder.filePath(QStringLiteral("note"));
        {
            Talk talk(QStringLiteral("echo ready; cat > /dev/null; echo clean > ") + note);
            QVERIFY(talk.hears(1));
        }
        QVERIFY(QFileInfo::exists(note));
    }

    void destroying_doesNotWaitForTheStubborn()
    {
        qint64 pid = 0;
        {
            Talk talk(QStringLiteral("trap '' TERM; echo ready; while :; do sleep 1000; done"));
            QVERIFY(talk.hears(1));
            pid = talk.process.pid();
            QVERIFY(lives(pid));
        }
        QVERIFY(!lives(pid));
    }

    void afterItsEnd_itCanBeStartedAgain()
    {
        Talk talk(QStringLiteral("read line; echo \"$line\"; echo bye >&2"));
        talk.process.write("first");
        QVERIFY(talk.hasEnded());
        talk.ends.clear();
        talk.process.start();
        QVERIFY(talk.process.lastComplaints().isEmpty());
        talk.process.write("second");
        QVERIFY(talk.hasEnded());
        QCOMPARE(talk.said, QList<QByteArray>({"first", "second"}));
        QCOMPARE(talk.complained, QStringList({QStringLiteral("bye"), QStringLiteral("bye")}));
    }

    void filesOfOurs_areNotOpenInIt()
    {
        const int ours = ::open("/etc/hostname", O_RDONLY); // without O_CLOEXEC
        QVERIFY(ours > 2);
        Talk talk(QStringLiteral("for i in /proc/$$/fd/*; do readlink $i; done; echo END"));
        QVERIFY(eventually([&] { return talk.said.contains("END"); }));
        ::close(ours);
        QVERIFY(talk.said.size() > 3);
        QVERIFY(!talk.said.contains("/etc/hostname"));
    }

    void secretsOfOurs_areNotInItsEnvironment()
    {
        qputenv("AGENT_LEAGUE_JOIN_CODE", "open-sesame");
        qputenv("AGENT_LEAGUE_LLM_KEY", "sk-secret");
        Talk talk(QStringLiteral("env; echo END"));
        QVERIFY(eventually([&] { return talk.said.contains("END"); }));
        qunsetenv("AGENT_LEAGUE_JOIN_CODE");
        qunsetenv("AGENT_LEAGUE_LLM_KEY");
        for (const QByteArray &line : std::as_const(talk.said))
            QVERIFY(!line.contains("open-sesame") && !line.contains("sk-secret"));
        QVERIFY(talk.said.contains("PYTHONUNBUFFERED=1"));
    }
};

QTEST_GUILESS_MAIN(TestScriptProcess)
#include "tst_script_process.moc"
