// --config: what a configuration folder suggests to each command, and what wins over it.
#include "agents/league/league_rules.h"
#include "app/cli/agent_options.h"
#include "app/cli/config_options.h"
#include "app/cli/log_options.h"
#include "app/cli/manager_command.h"
#include "app/cli/player_command.h"
#include "app/cli/referee_command.h"
#include "app/cli/rule_options.h"
#include "app/cli/run_command.h"
#include "app/example_config.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app;
using store::ConfigFolder;

namespace {

// The example that is built in, with other files in place of some of its own.
struct Example
{
    Example() { QVERIFY(ExampleConfig::writeTo(dir.path())); }

    void put(const QString &file, const QByteArray &bytes) const
    {
        QFile out(dir.filePath(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }

    QTemporaryDir dir;
};

Command commandOf(ConfigTaker taker)
{
    switch (taker) {
    case ConfigTaker::Run:
        return runCommand();
    case ConfigTaker::Manager:
        return managerCommand();
    case ConfigTaker::Referee:
        return refereeCommand();
    case ConfigTaker::Player:
        break;
    }
    return playerCommand();
}

// A command line with --config of the example.
struct Line
{
    Line(ConfigTaker taker, const Example &example, const QStringList &arguments = {})
    {
        commandOf(taker).declare(parser);
        const QStringList all =
            QStringList{QStringLiteral("test"), QStringLiteral("--config"), example.dir.path()}
            + arguments;
        if (!parser.parse(all))
            qFatal("%s", qPrintable(parser.errorText()));
        config = readConfig(reader, taker);
    }

    [[nodiscard]] QString text(const char *option) const
    {
        return reader.text(QString::fromLatin1(option));
    }

    QCommandLineParser parser;
    OptionReader reader{parser};
    std::optional<ConfigFolder> config;
};

} // namespace

class TestConfigOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qunsetenv("AGENT_LEAGUE_CONFIG"); }

    void theExample_isReadBack_andSetsEveryRuleToItsDefault()
    {
        const Example example;
        Line line(ConfigTaker::Manager, example);
        QCOMPARE(line.reader.problem(), QString());
        QVERIFY(line.reader.suggestedRules().size() > 12);
        const tournament::LeagueRules rules = readRules(line.reader, QStringLiteral("even_odd"));
        QCOMPARE(line.reader.problem(), QString());
        for (const tournament::RuleInfo &rule : rules.all())
            QCOMPARE(rule.value, rule.defaultValue);
    }

    void theExample_holdsEveryKeyThatDecidesSomething()
    {
        const Example example;
        const auto config = ConfigFolder::read(example.dir.path());
        QVERIFY(config);
        QCOMPARE(config->files.size(), ExampleConfig::files().size());
        for (const store::ConfigKey &key : store::configKeys()) {
            const bool isOfAnAgent = QString(key.path).contains(QStringLiteral("s[]."));
            if (key.sets.isEmpty() || isOfAnAgent || key.file == store::ConfigFile::League)
                continue;
            const bool isElsewhere = key.sets == QLatin1String("backoff_multiplier");
            QVERIFY2(config->find(key.sets) || isElsewhere, key.path.data());
        }
        QCOMPARE(config->players.size(), 5);
        QCOMPARE(config->referees.size(), 1);
    }

    void aFileThatIsThere_isNotOverwritten()
    {
        const QTemporaryDir dir;
        QFile mine(dir.filePath(QStringLiteral("system.json")));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.write("mine");
        mine.close();
        const auto written = ExampleConfig::writeTo(dir.path());
        QVERIFY(!written);
        QVERIFY(written.failure().sentence.contains(QStringLiteral("is not overwritten")));
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    }

    void aManager_takesNameGamePortAndNumbers()
    {
        const Example example;
        const Line line(ConfigTaker::Manager, example);
        QCOMPARE(line.text("name"), QStringLiteral("Example League"));
        QCOMPARE(line.text("game"), QStringLiteral("even_odd"));
        QCOMPARE(line.text("port"), QStringLiteral("8000"));
        QCOMPARE(line.text("bind"), QStringLiteral("127.0.0.1"));
        QCOMPARE(line.text("expect-players"), QStringLiteral("4")); // one of five is not active
        QCOMPARE(line.text("expect-referees"), QStringLiteral("1"));
        QCOMPARE(line.text("max-players"), QStringLiteral("500"));
        QCOMPARE(line.text("log-format"), QStringLiteral("text"));
        QCOMPARE(line.text("log-size"), QStringLiteral("10"));
        QCOMPARE(line.text("log-files"), QStringLiteral("5"));
    }

    void aRun_takesPlayersStrategiesAndNames()
    {
        const Example example;
        const Line line(ConfigTaker::Run, example);
        QCOMPARE(line.text("players"), QStringLiteral("4"));
        QCOMPARE(line.text("referees"), QStringLiteral("1"));
        QCOMPARE(line.text("strategies"), QStringLiteral("adaptive,pattern,alternating,random"));
        QCOMPARE(line.text("base-port"), QStringLiteral("8000"));
        QCOMPARE(activeNames(line.config->players).join(u' '),
                 QStringLiteral("Ada Boole Curie Euler"));
    }

    void anAgent_isTheOneThatItIsSaidToBe()
    {
        const Example example;
        const Line referee(ConfigTaker::Referee, example,
                           {QStringLiteral("--agent"), QStringLiteral("REF01")});
        QCOMPARE(referee.text("manager"), QStringLiteral("http://127.0.0.1:8000/mcp"));
        QCOMPARE(referee.text("port"), QStringLiteral("8001"));
        QCOMPARE(referee.text("name"), QStringLiteral("Referee Alpha"));
        QCOMPARE(referee.text("max-matches"), QStringLiteral("10"));
        const Line player(ConfigTaker::Player, example,
                          {QStringLiteral("--agent"), QStringLiteral("P03")});
        QCOMPARE(player.text("port"), QStringLiteral("8103"));
        QCOMPARE(player.text("name"), QStringLiteral("Curie"));
        QCOMPARE(player.text("strategy"), QStringLiteral("alternating"));
        const Line nobody(ConfigTaker::Player, example);
        QCOMPARE(nobody.text("port"), QStringLiteral("8101"));
        QCOMPARE(nobody.text("strategy"), QStringLiteral("random"));
        const Line unknown(ConfigTaker::Player, example,
                           {QStringLiteral("--agent"), QStringLiteral("P99")});
        QVERIFY2(unknown.reader.problem().contains(
                     QStringLiteral("lists no \"P99\", only P01, P02, P03, P04, P05.")),
                 qPrintable(unknown.reader.problem()));
    }

    void theCommandLine_winsOverTheFolder_andTheFolderOverTheDefaults()
    {
        const Example example;
        example.put(QStringLiteral("system.json"),
                    R"({"timeouts": {"move_timeout_sec": 7, "game_join_ack_timeout_sec": 3},
                        "network": {"default_league_manager_port": 9000}})");
        example.put(QStringLiteral("agents/agents_config.json"), "{}");
        Line line(ConfigTaker::Manager, example,
                  {QStringLiteral("--port"), QStringLiteral("9100"), QStringLiteral("--set"),
                   QStringLiteral("choice_timeout_ms=1234")});
        QCOMPARE(line.text("port"), QStringLiteral("9100"));
        QCOMPARE(line.reader.nameOf(QStringLiteral("port")), QStringLiteral("--port"));
        const tournament::LeagueRules rules = readRules(line.reader, QStringLiteral("even_odd"));
        QCOMPARE(rules.choiceTimeout.count(), 1234);
        QCOMPARE(rules.joinTimeout.count(), 3000);
        QCOMPARE(rules.ackTimeout.count(), 10'000);
        const Line silent(ConfigTaker::Manager, example);
        QCOMPARE(silent.text("port"), QStringLiteral("9000"));
        QVERIFY(!silent.reader.has(QStringLiteral("port")));
        QVERIFY(silent.reader.isDecided(QStringLiteral("port")));
    }

    void aRefereeAndAPlayer_takeTheirOwnRulesOnly()
    {
        const Example example;
        example.put(QStringLiteral("system.json"),
                    R"({"timeouts": {"register_referee_timeout_sec": 4,
                                     "register_player_timeout_sec": 6, "move_timeout_sec": 9}})");
        Line referee(ConfigTaker::Referee, example);
        QCOMPARE(readCallRules(referee.reader).registrationTimeout.count(), 4000);
        Line player(ConfigTaker::Player, example);
        const tournament::LeagueRules rules = readCallRules(player.reader);
        QCOMPARE(rules.registrationTimeout.count(), 6000);
        QCOMPARE(rules.choiceTimeout.count(), 30'000); // the manager's business
        QCOMPARE(player.reader.problem(), QString());
    }

    void whatACommandRefuses_isToldByKeyAndFile_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const QString system = QStringLiteral("system.json");
        const QString league = QStringLiteral("leagues/example_league.json");
        QTest::newRow("out of range")
            << system << QByteArray(R"({"retry_policy": {"max_retries": 99}})")
            << QStringLiteral("retry_policy.max_retries in %1: The rule max_retries cannot be "
                              "\"99\".");
        QTest::newRow("no such rule")
            << league << QByteArray(R"({"rules": {"choice_timeout": 5}})")
            << QStringLiteral(
                   "rules.choice_timeout in %1: There is no rule \"choice_timeout\". Did "
                   "you mean choice_timeout_ms?");
        QTest::newRow("strategy of retries")
            << system << QByteArray(R"({"retry_policy": {"backoff_strategy": "linear"}})")
            << QStringLiteral("retry_policy.backoff_strategy in %1 must be one of exponential, "
                              "fixed, not \"linear\".");
        QTest::newRow("schedule") << league << QByteArray(R"({"schedule": {"format": "swiss"}})")
                                  << QStringLiteral(
                                         "schedule.format in %1 must be one of double_round_robin, "
                                         "round_robin, not \"swiss\".");
        QTest::newRow("endpoint")
            << QStringLiteral("agents/agents_config.json")
            << QByteArray(R"({"league_manager": {"endpoint": "ftp:\/\/here"}})")
            << QStringLiteral("league_manager.endpoint in %1 must be an address");
    }
    void whatACommandRefuses_isToldByKeyAndFile()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const Example example;
        example.put(file, bytes);
        Line line(ConfigTaker::Manager, example);
        (void)readRules(line.reader, QStringLiteral("even_odd"));
        const QString sentence = expected.arg(example.dir.filePath(file));
        QVERIFY2(line.reader.problem().startsWith(sentence), qPrintable(line.reader.problem()));
    }

    void aSuggestedNumber_isCheckedLikeATypedOne()
    {
        const Example example;
        example.put(QStringLiteral("agents/agents_config.json"), "{}");
        example.put(QStringLiteral("system.json"),
                    R"({"network": {"default_league_manager_port": 70000}})");
        Line line(ConfigTaker::Manager, example);
        (void)line.reader.port(QStringLiteral("port"));
        QCOMPARE(line.reader.problem(),
                 QStringLiteral("network.default_league_manager_port in %1 must be a whole number "
                                "from 0 to 65535, not \"70000\".")
                     .arg(example.dir.filePath(QStringLiteral("system.json"))));
    }

    void withoutAFolder_nothingIsSuggested_andItsOptionsAreRefused()
    {
        QCommandLineParser parser;
        refereeCommand().declare(parser);
        QVERIFY(parser.parse(
            {QStringLiteral("test"), QStringLiteral("--agent"), QStringLiteral("REF01")}));
        OptionReader reader(parser);
        QVERIFY(!readConfig(reader, ConfigTaker::Referee));
        QCOMPARE(reader.problem(), QStringLiteral("--agent needs --config DIR."));
    }

    void theEnvironment_namesAFolderToo()
    {
        const Example example;
        qputenv("AGENT_LEAGUE_CONFIG", example.dir.path().toUtf8());
        QCommandLineParser parser;
        managerCommand().declare(parser);
        QVERIFY(parser.parse({QStringLiteral("test")}));
        OptionReader reader(parser);
        const bool isRead = readConfig(reader, ConfigTaker::Manager).has_value();
        qunsetenv("AGENT_LEAGUE_CONFIG");
        QVERIFY(isRead);
        QCOMPARE(reader.text(QStringLiteral("name")), QStringLiteral("Example League"));
    }
};

QTEST_GUILESS_MAIN(TestConfigOptions)
#include "tst_config_options.moc"
