// Options of the command line as values: what is taken, what is refused, and in which words.
#include "app/cli/agent_options.h"
#include "app/cli/option_reader.h"
#include "app/cli/rule_options.h"

#include <QScopeGuard>
#include <QTest>

using namespace league;
using namespace league::app;

namespace {

// A command line with one option that has a default, one that has none and --set.
struct ParsedLine
{
    explicit ParsedLine(const QStringList &arguments)
    {
        parser.addOptions({
            {QStringLiteral("players"), QStringLiteral("How many."), QStringLiteral("N"),
             QStringLiteral("4")},
            {QStringLiteral("where"), QStringLiteral("Where."), QStringLiteral("URL")},
        });
        declareRules(parser);
        if (!parser.parse(QStringList{QStringLiteral("test")} + arguments))
            qFatal("%s", qPrintable(parser.errorText()));
    }

    QCommandLineParser parser;
    OptionReader reader{parser};
};

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

    static AgentPlace placeFrom(const QStringList &arguments, QString &problem)
    {
        QCommandLineParser parser;
        declareAgent(parser, QStringLiteral("8101"), QStringLiteral("Agent"));
        if (!parser.parse(QStringList{QStringLiteral("test")} + arguments))
            qFatal("%s", qPrintable(parser.errorText()));
        OptionReader reader(parser);
        const AgentPlace place = readAgent(reader, parser);
        problem = reader.problem();
        return place;
    }

private Q_SLOTS:
    void number_isTakenWithinItsLimits_bothIncluded_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("taken");
        QTest::newRow("lowest") << QStringLiteral("2") << true;
        QTest::newRow("highest") << QStringLiteral("500") << true;
        QTest::newRow("below") << QStringLiteral("1") << false;
        QTest::newRow("above") << QStringLiteral("501") << false;
        QTest::newRow("negative") << QStringLiteral("-4") << false;
        QTest::newRow("word") << QStringLiteral("four") << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("fraction") << QStringLiteral("4.5") << false;
        QTest::newRow("too long for any int") << QStringLiteral("99999999999999999999") << false;
    }

    void number_isTakenWithinItsLimits_bothIncluded()
    {
        QFETCH(QString, typed);
        QFETCH(bool, taken);
        ParsedLine line({QStringLiteral("--players=") + typed});
        const int value = line.reader.number(QStringLiteral("players"), 2, 500);
        QCOMPARE(value, taken ? typed.toInt() : 2);
        const QString problem =
            QStringLiteral("--players must be a whole number from 2 to 500, not \"%1\".")
                .arg(typed);
        QCOMPARE(line.reader.problem(), taken ? QString() : problem);
    }

    void number_thatIsNotGiven_isTheDefault()
    {
        ParsedLine line({});
        QCOMPARE(line.reader.number(QStringLiteral("players"), 2, 500), 4);
        QVERIFY(!line.reader.has(QStringLiteral("players")));
        QVERIFY(line.reader.problem().isEmpty());
    }

    void port_isFrom0To65535()
    {
        ParsedLine highest({QStringLiteral("--players=65535")});
        QCOMPARE(highest.reader.port(QStringLiteral("players")), quint16(65535));
        QVERIFY(highest.reader.problem().isEmpty());
        ParsedLine above({QStringLiteral("--players=65536")});
        (void)above.reader.port(QStringLiteral("players"));
        QVERIFY(above.reader.problem().contains(QStringLiteral("65535")));
    }

    void endpoint_isReadAsPeopleWriteIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("endpoint"); // empty: refused
        QTest::newRow("complete") << QStringLiteral("http://127.0.0.1:8000/mcp")
                                  << QStringLiteral("http://127.0.0.1:8000/mcp");
        QTest::newRow("without path") << QStringLiteral("http://127.0.0.1:8000")
                                      << QStringLiteral("http://127.0.0.1:8000/mcp");
        QTest::newRow("with a bare slash") << QStringLiteral("http://127.0.0.1:8000/")
                                           << QStringLiteral("http://127.0.0.1:8000/mcp");
        QTest::newRow("without scheme")
            << QStringLiteral("localhost:8000") << QStringLiteral("http://localhost:8000/mcp");
        QTest::newRow("another path")
            << QStringLiteral("http://host:1/agents/a") << QStringLiteral("http://host:1/agents/a");
        QTest::newRow("IPv6") << QStringLiteral("http://[::1]:8000")
                              << QStringLiteral("http://[::1]:8000/mcp");
        QTest::newRow("another scheme") << QStringLiteral("ftp://127.0.0.1:8000") << QString();
        QTest::newRow("no host") << QStringLiteral("http://:8000") << QString();
        QTest::newRow("port out of range") << QStringLiteral("http://127.0.0.1:99999") << QString();
        QTest::newRow("blanks") << QStringLiteral("not an address") << QString();
        QTest::newRow("empty") << QString() << QString();
    }

    void endpoint_isReadAsPeopleWriteIt()
    {
        QFETCH(QString, typed);
        QFETCH(QString, endpoint);
        ParsedLine line({QStringLiteral("--where=") + typed});
        QCOMPARE(line.reader.endpoint(QStringLiteral("where")).toString(), endpoint);
        QCOMPARE(line.reader.problem(),
                 endpoint.isEmpty()
                     ? QStringLiteral("--where must be an address such as http://127.0.0.1:8000, "
                                      "not \"%1\".")
                           .arg(typed)
                     : QString());
    }

    void word_isOneOfThoseAllowed()
    {
        const QStringList allowed{QStringLiteral("http"), QStringLiteral("inprocess")};
        ParsedLine good({QStringLiteral("--where=inprocess")});
        QCOMPARE(good.reader.word(QStringLiteral("where"), allowed), QStringLiteral("inprocess"));
        QVERIFY(good.reader.problem().isEmpty());
        ParsedLine bad({QStringLiteral("--where=HTTP")});
        (void)bad.reader.word(QStringLiteral("where"), allowed);
        QCOMPARE(bad.reader.problem(),
                 QStringLiteral("--where must be one of http, inprocess, not \"HTTP\"."));
    }

    void theFirstProblem_isTheOneThatIsTold()
    {
        ParsedLine line({QStringLiteral("--players=many"), QStringLiteral("--where=")});
        (void)line.reader.number(QStringLiteral("players"), 2, 500);
        (void)line.reader.endpoint(QStringLiteral("where"));
        line.reader.refuse(QStringLiteral("Something else."));
        QVERIFY(line.reader.problem().startsWith(QStringLiteral("--players")));
    }

    void rules_areTheDefaults_untilSet()
    {
        ParsedLine line({});
        const tournament::LeagueRules rules = readRules(line.reader, QStringLiteral("even_odd"));
        QVERIFY(line.reader.problem().isEmpty());
        for (const tournament::RuleInfo &rule : rules.all())
            QCOMPARE(rule.value, rule.defaultValue);
    }

    void everySet_isApplied_blanksAroundItDoNotMatter_andTheLastWins()
    {
        ParsedLine line({QStringLiteral("--set"), QStringLiteral("choice_timeout_ms=250"),
                         QStringLiteral("--set"), QStringLiteral(" max_retries = 1 "),
                         QStringLiteral("--set"), QStringLiteral("max_retries=0"),
                         QStringLiteral("--set=draw_range.min=3")});
        const tournament::LeagueRules rules = readRules(line.reader, QStringLiteral("even_odd"));
        QCOMPARE(line.reader.problem(), QString());
        QCOMPARE(rules.choiceTimeout, std::chrono::milliseconds(250));
        QCOMPARE(rules.maxRetries, 0);
        QCOMPARE(rules.drawMin, 3);
    }

    void aSetThatMakesNoSense_isRefusedByName_data()
    {
        QTest::addColumn<QString>("assignment");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no value") << QStringLiteral("max_retries")
                                  << QStringLiteral("--set takes KEY=VALUE, not \"max_retries\".");
        QTest::newRow("no key") << QStringLiteral("=3")
                                << QStringLiteral("--set takes KEY=VALUE, not \"=3\".");
        QTest::newRow("unknown key")
            << QStringLiteral("choice_timeout=3")
            << QStringLiteral(
                   "There is no rule \"choice_timeout\". Did you mean choice_timeout_ms?");
        QTest::newRow("out of range")
            << QStringLiteral("max_retries=6")
            << QStringLiteral("The rule max_retries cannot be \"6\". Allowed: 0 to 5.");
        QTest::newRow("another kind of value")
            << QStringLiteral("draw_source=dice")
            << QStringLiteral(
                   "The rule draw_source cannot be \"dice\". Allowed: system or seeded.");
        QTest::newRow("empty value")
            << QStringLiteral("max_retries=")
            << QStringLiteral("The rule max_retries cannot be \"\". Allowed: 0 to 5.");
        QTest::newRow("a rule of another game")
            << QStringLiteral("discussion.turns=3")
            << QStringLiteral("The rule discussion.turns belongs to the game mafia; this league "
                              "plays even_odd.");
        QTest::newRow("rules that do not fit together")
            << QStringLiteral("draw_range.min=11")
            << QStringLiteral("The draw range 11 to 10 is empty. Set draw_range.min to at most "
                              "draw_range.max.");
    }

    void aSetThatMakesNoSense_isRefusedByName()
    {
        QFETCH(QString, assignment);
        QFETCH(QString, problem);
        ParsedLine line({QStringLiteral("--set"), assignment});
        (void)readRules(line.reader, QStringLiteral("even_odd"));
        QCOMPARE(line.reader.problem(), problem);
    }

    void theHelpOfSet_namesEveryRule()
    {
        QCommandLineParser parser;
        declareRules(parser);
        const QString help = parser.helpText();
        for (const tournament::RuleInfo &rule : tournament::LeagueRules().all())
            QVERIFY2(help.contains(rule.key), qPrintable(rule.key));
    }

    void anAgentOnThisMachine_isReachedOnLoopback()
    {
        QString problem;
        const AgentPlace place =
            placeFrom({QStringLiteral("--manager"), QStringLiteral("127.0.0.1:8000"),
                       QStringLiteral("--name"), QStringLiteral("  My   Agent ")},
                      problem);
        QCOMPARE(problem, QString());
        QCOMPARE(place.manager.toString(), QStringLiteral("http://127.0.0.1:8000/mcp"));
        QCOMPARE(place.address.toString(), QStringLiteral("127.0.0.1"));
        QCOMPARE(place.port, quint16(8101));
        QCOMPARE(place.name, QStringLiteral("My Agent"));
    }

    void anAgentWithoutAManager_looksForItsLeague_andAnAddressWins()
    {
        qputenv("AGENT_LEAGUE_LAN", "127.0.0.1:8123");
        const auto cleanUp = qScopeGuard([] { qputenv("AGENT_LEAGUE_LAN", "off"); });
        const QStringList search{QStringLiteral("--league"), QStringLiteral("Spring Cup"),
                                 QStringLiteral("--wait-seconds"), QStringLiteral("30")};
        QString problem;
        const AgentPlace seeker = placeFrom(search, problem);
        QCOMPARE(problem, QString());
        QVERIFY(seeker.search.has_value());
        QCOMPARE(seeker.search->league, QStringLiteral("Spring Cup"));
        QCOMPARE(seeker.search->limit, std::chrono::seconds(30));
        QCOMPARE(seeker.search->place.port, quint16(8123));
        QVERIFY(seeker.manager.isEmpty());
        QVERIFY(!placeFrom({}, problem).search->limit);

        const AgentPlace told = placeFrom(
            search + QStringList{QStringLiteral("--manager"), QStringLiteral("127.0.0.1:8000")},
            problem);
        QCOMPARE(problem, QString());
        QVERIFY(!told.search);
        QCOMPARE(told.manager.toString(), QStringLiteral("http://127.0.0.1:8000/mcp"));
    }

    void anAgentBehindAProxy_registersWithWhatOthersCall()
    {
        QString problem;
        const AgentPlace place =
            placeFrom({QStringLiteral("--manager"), QStringLiteral("127.0.0.1:8000"),
                       QStringLiteral("--public-url"), QStringLiteral("agents.example.org:80")},
                      problem);
        QCOMPARE(problem, QString());
        QCOMPARE(place.publicUrl.toString(),
                 QStringLiteral("http:") + QStringLiteral("//agents.example.org:80/mcp"));
        QCOMPARE(place.hosts(), QStringList{QStringLiteral("agents.example.org")});
    }

    void anAgent_setsHowItCalls_andNothingElse()
    {
        const QStringList manager{QStringLiteral("--manager"), QStringLiteral("127.0.0.1:8000")};
        QString problem;
        const AgentPlace place = placeFrom(
            manager + QStringList{QStringLiteral("--set"), QStringLiteral("report_timeout_ms=700")},
            problem);
        QCOMPARE(problem, QString());
        QCOMPARE(place.calls.reportTimeout, std::chrono::milliseconds(700));
        QCOMPARE(place.calls.recoveryTimeout, tournament::LeagueRules().recoveryTimeout);

        (void)placeFrom(
            manager + QStringList{QStringLiteral("--set"), QStringLiteral("choice_timeout_ms=1")},
            problem);
        QVERIFY2(problem.startsWith(QStringLiteral("--set choice_timeout_ms is not for an agent")),
                 qPrintable(problem));
    }

    void anAgent_needsAManagerAndAName_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("problem");
        const QStringList manager{QStringLiteral("--manager"), QStringLiteral("127.0.0.1:8000")};
        QTest::newRow("no manager")
            << QStringList()
            << QStringLiteral("--manager is missing: where is the league's manager? No league can "
                              "be heard, for AGENT_LEAGUE_LAN is \"off\".");
        QTest::newRow("a search without a name")
            << QStringList{QStringLiteral("--league"), QStringLiteral(" ")}
            << QStringLiteral("--league must be the name or id of a league.");
        QTest::newRow("a search without time")
            << QStringList{QStringLiteral("--wait-seconds"), QStringLiteral("0")}
            << QStringLiteral("--wait-seconds must be a whole number from 1 to 86400, not \"0\".");
        QTest::newRow("an empty name")
            << manager + QStringList{QStringLiteral("--name"), QStringLiteral("  ")}
            << QStringLiteral("--name must have 1 to 60 characters.");
        QTest::newRow("a name that is too long")
            << manager + QStringList{QStringLiteral("--name"), QString(61, u'x')}
            << QStringLiteral("--name must have 1 to 60 characters.");
        QTest::newRow("a stray word") << manager + QStringList{QStringLiteral("now")}
                                      << QStringLiteral("Only options are expected, not \"now\".");
    }

    void anAgent_needsAManagerAndAName()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, problem);
        QString told;
        (void)placeFrom(arguments, told);
        QCOMPARE(told, problem);
    }
};

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"
