// Before a league starts: who could join, who is taken out again, and how it begins by hand.
#include "agents/base/charts/league_chart.h"
#include "agents/protocol/admission_messages.h"
#include "agents/protocol/tool_messages.h"
#include "agents/store/league_facts.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::AdmissionQuery;
using protocol::AdmissionReport;

class TestLobby : public QObject
{
    Q_OBJECT

    static AdmissionReport reportFor(LeagueLab &lab, ScriptedAgent &agent, const QString &code,
                                     const QString &endpoint = {})
    {
        AdmissionQuery query;
        query.role = QStringLiteral("player");
        query.contactEndpoint = endpoint.isEmpty() ? agent.endpoint().toString() : endpoint;
        query.joinCode = code;
        return readOrDie<AdmissionReport>(
            agent.ask(lab.manager->endpoint(), AdmissionQuery::Method, protocol::payloadOf(query))
                .result.toObject());
    }

private Q_SLOTS:
    void whoCouldJoin_isTold_andNotRegistered()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.door.joinCode = QStringLiteral("K7M 4QX");
        });
        ScriptedAgent &visitor = lab.addStranger();
        const AdmissionReport report = reportFor(lab, visitor, QStringLiteral("K7M 4QX"));
        QVERIFY(report.isReachable);
        QVERIFY(report.isCodeRight);
        QVERIFY2(report.isAdmitted, qPrintable(report.reason));
        QCOMPARE(visitor.methods(), QStringList{QStringLiteral("ping")});
        QVERIFY(lab.manager->book().players().isEmpty());
        QCOMPARE(lab.journalled(store::RegisteredFact::Kind).size(), 0);
    }

    void joinCodes_areReadAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("opens");
        QTest::newRow("as shown") << QStringLiteral("K7M 4QX") << true;
        QTest::newRow("small, with a dash") << QStringLiteral("k7m-4qx") << true;
        QTest::newRow("in one word") << QStringLiteral("K7M4QX") << true;
        QTest::newRow("another") << QStringLiteral("K7M 4QY") << false;
        QTest::newRow("none") << QString() << false;
    }

    void joinCodes_areReadAsPeopleTypeThem()
    {
        QFETCH(const QString, typed);
        QFETCH(const bool, opens);
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.door.joinCode = QStringLiteral("K7M 4QX");
            options.door.codeIsSpoken = true;
        });
        const AdmissionReport report = reportFor(lab, lab.addStranger(), typed);
        QCOMPARE(report.isCodeRight, opens);
        QCOMPARE(report.isAdmitted, opens);
        QCOMPARE(report.reason.isEmpty(), opens);
    }

    void aManager_callsNobodyElse()
    {
        LeagueLab lab;
        ScriptedAgent &visitor = lab.addStranger();
        const AdmissionReport report =
            reportFor(lab, visitor, {}, QStringLiteral("http://192.0.2.7:8101/mcp"));
        QVERIFY(!report.isReachable);
        QVERIFY(!report.isAdmitted);
        QVERIFY(report.reason.contains(QStringLiteral("does not point to the machine")));
        QVERIFY(visitor.methods().isEmpty());
    }

    void anAgentThatDoesNotListen_isToldSo()
    {
        LeagueLab lab;
        ScriptedAgent &visitor = lab.addStranger();
        visitor.leave();
        const AdmissionReport report = reportFor(lab, visitor, {});
        QVERIFY(!report.isReachable);
        QVERIFY(!report.unreachableReason.isEmpty());
        QVERIFY(report.isAdmitted); // the door itself is open
    }

    void afterTheStart_nobodyIsAdmitted()
    {
        LeagueLab lab;
        lab.startWith(2);
        const AdmissionReport report = reportFor(lab, lab.addStranger(), {});
        QVERIFY(!report.isAdmitted);
        QVERIFY(report.reason.contains(QStringLiteral("has started")));
    }

    void guessingCodes_isSlow_andTheCodeStaysASecret()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.door.joinCode = QStringLiteral("K7M 4QX");
            options.door.burst = 3;
        });
        ScriptedAgent &visitor = lab.addStranger();
        for (int i = 0; i < 3; ++i)
            QVERIFY(!reportFor(lab, visitor, QStringLiteral("AAA AAA")).isCodeRight);
        QVERIFY(!reportFor(lab, visitor, QStringLiteral("K7M 4QX")).isCodeRight);
    }

    void anAgentThatIsRemoved_isGone_alsoAfterARestart()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addReferee();
        lab.addPlayers(3);
        QVERIFY(lab.manager->dismiss(QStringLiteral("P02"), QStringLiteral("no thanks")));
        QVERIFY(lab.manager->dismiss(QStringLiteral("REF01"), {}));
        lab.settle();
        QCOMPARE(lab.manager->book().players().size(), 2);
        QCOMPARE(lab.journalled(store::LeftFact::Kind).size(), 2);
        lab.restartManager();
        QCOMPARE(lab.manager->book().players().size(), 2);
        QCOMPARE(lab.manager->book().referees().size(), 1);
        lab.addPlayer(); // ids are never given twice
        QCOMPARE(lab.manager->book().players().last().id.text(), QStringLiteral("P04"));
        lab.startLeague();
        QCOMPARE(lab.journalled(store::ScheduledFact::Kind).size(), 1);
        QVERIFY(LeagueLab::assignments(lab.referees.front()).isEmpty());
        QVERIFY(!LeagueLab::assignments(lab.referees.back()).isEmpty());
    }

    void anAgentThatIsRemoved_isAskedNoMore()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(2);
        lab.referees.front().hold(QStringLiteral("heartbeat"));
        lab.manager->askEverybody();
        lab.settle();
        QVERIFY(lab.manager->dismiss(QStringLiteral("REF01"), {}));
        for (auto &held : lab.referees.front().held(QStringLiteral("heartbeat")))
            held.result({});
        lab.pass(30s);
        QVERIFY(lab.failures.isEmpty());
        QVERIFY(!lab.manager->startLeague()); // without a referee
    }

    void nobody_isRemovedAfterTheStart_orWhenNobodyHasTheName()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(2);
        QVERIFY(!lab.manager->dismiss(QStringLiteral("P09"), {}));
        lab.startLeague();
        const base::Outcome refused = lab.manager->dismiss(QStringLiteral("P01"), {});
        QVERIFY(!refused);
        QVERIFY(refused.failure().sentence.contains(QStringLiteral("withdrawn")));
    }

    // L-25
    void aLeagueCanBeginByHand_matchByMatch()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(4);
        QVERIFY(lab.manager->startLeague(manager::LeagueManager::FirstMatch::OnStep));
        lab.settle();
        ScriptedAgent &referee = lab.referees.front();
        QVERIFY(LeagueLab::assignments(referee).isEmpty());
        QVERIFY(lab.manager->control({.command = protocol::LeagueCommand::Step}));
        lab.settle();
        QCOMPARE(LeagueLab::assignments(referee).size(), 1);
        lab.playAssigned(LeagueLab::firstPlayer);
        lab.settle();
        QCOMPARE(LeagueLab::assignments(referee).size(), 1);
        QVERIFY(lab.manager->control({.command = protocol::LeagueCommand::Resume}));
        lab.settle();
        lab.playAll(LeagueLab::firstPlayer);
        QCOMPARE(lab.manager->state(), base::league_chart::Completed);
    }

    void nameGameAndStrategies_areTold()
    {
        LeagueLab lab(
            [](manager::LeagueOptions &options) { options.name = QStringLiteral("Spring Cup"); });
        ScriptedAgent &player = lab.addStranger();
        JsonObject request = lab.registration(player, QStringLiteral("player"));
        JsonObject meta = request.value(QStringLiteral("player_meta")).toObject();
        meta.insert(QStringLiteral("capabilities"),
                    JsonArray{protocol::strategyCapability(QStringLiteral("script"))});
        request.insert(QStringLiteral("player_meta"), meta);
        (void)lab.askManager(player, QStringLiteral("register_player"), request);
        lab.addPlayer();
        const auto list = readOrDie<protocol::AgentList>(
            player.ask(lab.manager->endpoint(), QStringLiteral("get_registrations"), {})
                .result.toObject());
        QCOMPARE(list.leagueName, QStringLiteral("Spring Cup"));
        QCOMPARE(list.gameType, QStringLiteral("even_odd"));
        QCOMPARE(list.players.at(0).strategy, QStringLiteral("script"));
        QVERIFY(list.players.at(1).strategy.isEmpty());
        const QList<JsonObject> facts = lab.journalled(store::RegisteredFact::Kind);
        QCOMPARE(facts.at(0).value(QStringLiteral("strategy")).toString(),
                 QStringLiteral("script"));
        QVERIFY(!facts.at(1).contains(QStringLiteral("strategy")));
        QCOMPARE(
            lab.journalled(store::LeagueFact::Kind).at(0).value(QStringLiteral("name")).toString(),
            QStringLiteral("Spring Cup"));
    }
};

QTEST_GUILESS_MAIN(TestLobby)
#include "tst_lobby.moc"
