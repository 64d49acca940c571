// The command line as a whole: overview, help, version, and what it says to mistakes.
#include "app/cli/command_line.h"

#include "app/cli/command.h"
#include "app/version.h"
#include "tests/app/captured_output.h"

#include <QRegularExpression>
#include <QTest>

using namespace league;
using namespace league::app;

namespace {

struct Ended
{
    int code = -1;
    QString out;
    QString err;
};

Ended typed(const QStringList &arguments)
{
    test::CapturedOutput captured;
    Ended ended;
    ended.code = runCommandLine(arguments);
    ended.out = captured.out();
    ended.err = captured.err();
    return ended;
}

QString overview()
{
    return typed({QStringLiteral("--help")}).out;
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::setApplicationVersion(version()); }

    void theOverview_listsEveryCommandWithItsSummary()
    {
        const Ended ended = typed({QStringLiteral("--help")});
        QCOMPARE(ended.code, int(Done));
        QCOMPARE(ended.err, QString());
        QVERIFY(ended.out.startsWith(QStringLiteral("Agent League ") + version()));
        for (const Command &command : allCommands()) {
            const QRegularExpression line(
                QStringLiteral("^  %1 +%2$")
                    .arg(command.name, QRegularExpression::escape(command.summary)),
                QRegularExpression::MultilineOption);
            QVERIFY2(line.match(ended.out).hasMatch(), qPrintable(command.name));
        }
    }

    void theOverview_isTheSameHoweverOneAsks()
    {
        QCOMPARE(typed({QStringLiteral("-h")}).out, overview());
        QCOMPARE(typed({QStringLiteral("help")}).out, overview());
        QVERIFY(!overview().isEmpty());
    }

    void nothingTyped_isWrongUsage_andShowsTheOverviewOnStderr()
    {
        const Ended ended = typed({});
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.out, QString());
        QCOMPARE(ended.err, overview());
    }

    void version_isOneLineOnStdout()
    {
        for (const QString &option : {QStringLiteral("--version"), QStringLiteral("-v")}) {
            const Ended ended = typed({option});
            QCOMPARE(ended.code, int(Done));
            QCOMPARE(ended.out, QStringLiteral("agent-league %1\n").arg(version()));
            QCOMPARE(ended.err, QString());
        }
        static const QRegularExpression form(QStringLiteral("^\\d+\\.\\d+\\.\\d+$"));
        QVERIFY(form.match(version()).hasMatch());
    }

    void aCommandNobodyKnows_isRefused_withTheNearestOne_data()
    {
        QTest::addColumn<QString>("typo");
        QTest::addColumn<QString>("meant"); // empty: nothing is near
        QTest::newRow("one letter off") << QStringLiteral("rum") << QStringLiteral("run");
        QTest::newRow("plural") << QStringLiteral("players") << QStringLiteral("player");
        QTest::newRow("swapped") << QStringLiteral("refeere") << QStringLiteral("referee");
        QTest::newRow("singular") << QStringLiteral("machine") << QStringLiteral("machines");
        QTest::newRow("something else") << QStringLiteral("tournament") << QString();
        QTest::newRow("a word with blanks") << QStringLiteral("run fast please") << QString();
    }

    void aCommandNobodyKnows_isRefused_withTheNearestOne()
    {
        QFETCH(QString, typo);
        QFETCH(QString, meant);
        const Ended ended = typed({typo});
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.out, QString());
        const QString question =
            meant.isEmpty() ? QString() : QStringLiteral(" Did you mean \"%1\"?").arg(meant);
        QCOMPARE(ended.err,
                 QStringLiteral("agent-league: There is no command \"%1\".%2\n"
                                "Try: agent-league --help\n")
                     .arg(typo, question));
    }

    void anOptionBeforeTheCommand_isExplained()
    {
        const Ended ended = typed({QStringLiteral("--players"), QStringLiteral("4")});
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.err,
                 QStringLiteral("agent-league: A command comes first, options after it.\n"
                                "Try: agent-league --help\n"));
    }

    void everyCommand_hasHelp_thatNamesItsOptions_data()
    {
        QTest::addColumn<QString>("command");
        for (const Command &command : allCommands())
            QTest::newRow(qPrintable(command.name)) << command.name;
    }

    void everyCommand_hasHelp_thatNamesItsOptions()
    {
        QFETCH(QString, command);
        const Ended ended = typed({command, QStringLiteral("--help")});
        QCOMPARE(ended.code, int(Done));
        QCOMPARE(ended.err, QString());
        QVERIFY2(ended.out.startsWith(QStringLiteral("Usage: agent-league %1 ").arg(command)),
                 qPrintable(ended.out.left(80)));
        QVERIFY(ended.out.contains(QStringLiteral("Options:")));
        const Command &entry = *std::ranges::find(allCommands(), command, &Command::name);
        QVERIFY(ended.out.contains(entry.summary));
        QCOMPARE(typed({command, QStringLiteral("-h")}).out, ended.out);
    }

    void everyCommand_refusesAnUnknownOption_data()
    {
        everyCommand_hasHelp_thatNamesItsOptions_data();
    }

    void everyCommand_refusesAnUnknownOption()
    {
        QFETCH(QString, command);
        const Ended ended = typed({command, QStringLiteral("--no-such-option")});
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.out, QString());
        QCOMPARE(ended.err,
                 QStringLiteral("agent-league: Unknown option 'no-such-option'.\n"
                                "Try: agent-league %1 --help\n")
                     .arg(command));
    }

    void qtsOwnHelpOption_isNotHalfThere()
    {
        const Ended ended = typed({QStringLiteral("machines"), QStringLiteral("--help-all")});
        QCOMPARE(ended.code, int(WrongUsage));
        QVERIFY(!typed({QStringLiteral("machines"), QStringLiteral("--help")})
                     .out.contains(QStringLiteral("help-all")));
    }

    void anOptionWithoutItsValue_isRefusedByName_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("option");
        QTest::newRow("run") << QStringLiteral("run") << QStringLiteral("players");
        QTest::newRow("manager") << QStringLiteral("manager") << QStringLiteral("port");
        QTest::newRow("referee") << QStringLiteral("referee") << QStringLiteral("manager");
        QTest::newRow("player") << QStringLiteral("player") << QStringLiteral("strategy");
        QTest::newRow("machines") << QStringLiteral("machines") << QStringLiteral("format");
    }

    void anOptionWithoutItsValue_isRefusedByName()
    {
        QFETCH(QString, command);
        QFETCH(QString, option);
        const Ended ended = typed({command, QStringLiteral("--") + option});
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.err,
                 QStringLiteral("agent-league: Missing value after '--%1'.\n"
                                "Try: agent-league %2 --help\n")
                     .arg(option, command));
    }

    void aValueThatMakesNoSense_isRefused_beforeAnythingStarts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        const auto add = [](const char *command, const char *options, const char *problem) {
            QTest::newRow(options)
                << QStringLiteral("%1 %2").arg(QLatin1String(command), QLatin1String(options))
                << QString::fromLatin1(problem);
        };
        add("run", "--players 1", "--players must be a whole number from 2 to 500, not \"1\".");
        add("run", "--referees 0", "--referees must be a whole number from 1 to 100, not \"0\".");
        add("run", "--base-port 65500",
            "--base-port must be a whole number from 0 to 65430, not \"65500\".");
        add("run", "--wire pigeon", "--wire must be one of http, inprocess, not \"pigeon\".");
        add("run", "--set max_retries=9", "The rule max_retries cannot be \"9\". Allowed: 0 to 5.");
        add("run", "stray", "run takes options only, not \"stray\".");
        add("manager", "--bind nowhere",
            "--bind must be an address such as 127.0.0.1 or 0.0.0.0, not \"nowhere\".");
        add("manager", "--auto-start --expect-players 1",
            "--expect-players must be a whole number from 2 to 1000, not \"1\".");
        add("manager", "again", "Only options are expected, not \"again\".");
        add("referee", "",
            "--manager is missing: where is the league's manager? No league can be heard, for "
            "AGENT_LEAGUE_LAN is \"off\".");
        add("referee", "--manager 127.0.0.1:1 --max-matches 0",
            "--max-matches must be a whole number from 1 to 1000, not \"0\".");
        add("player", "--manager https://127.0.0.1:1",
            "--manager must be an address such as http://127.0.0.1:8000, not "
            "\"https://127.0.0.1:1\".");
        add("discover", "--seconds 0",
            "--seconds must be a whole number from 1 to 3600, not \"0\".");
        add("discover", "everywhere", "Only options are expected, not \"everywhere\".");
        add("machines", "--format svg", "--format must be one of text, dot, mermaid, not \"svg\".");
        add("machines", "kettle", "There is no machine \"kettle\".");
        add("machines", "match round", "machines takes one name at most.");
    }

    void aValueThatMakesNoSense_isRefused_beforeAnythingStarts()
    {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        const Ended ended = typed(words);
        QCOMPARE(ended.code, int(WrongUsage));
        QCOMPARE(ended.out, QString());
        QCOMPARE(ended.err,
                 QStringLiteral("agent-league: %1\nTry: agent-league %2 --help\n")
                     .arg(problem, words.constFirst()));
    }

    void machines_areDrawnOnStdout()
    {
        const Ended ended = typed({QStringLiteral("machines"), QStringLiteral("match")});
        QCOMPARE(ended.code, int(Done));
        QCOMPARE(ended.err, QString());
        QVERIFY(ended.out.contains(QStringLiteral("WAITING_FOR_PLAYERS")));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
