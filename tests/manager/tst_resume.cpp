// The manager dies and another goes on from the journal: nothing that was counted is lost, nothing
// is counted twice, and the standings are those of an undisturbed league.
#include "agents/protocol/control_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const QString HeartbeatCall = QStringLiteral("heartbeat");
const QString Completed = QStringLiteral("notify_league_completed");

// The same winner for the same match, whenever it is played.
QString fixedWinner(const protocol::MatchAssignment &match)
{
    int letters = 0;
    for (const QChar letter : match.matchId.text())
        letters += letter.unicode();
    const int number = letters % 3;
    return number == 2 ? QString() : match.roster.at(number).playerId.text();
}

QStringList undisturbed(int players)
{
    LeagueLab lab;
    lab.startWith(players);
    lab.playAll(fixedWinner);
    return LeagueLab::asText(lab.manager->standings());
}

// The referee answers heartbeats with the matches whose reports it has not delivered.
void hasUnreported(LeagueLab &lab, ScriptedAgent &referee,
                   const QList<protocol::MatchAssignment> &matches)
{
    QList<protocol::HeldMatch> held;
    for (const protocol::MatchAssignment &match : matches) {
        held.append({match.leagueId, match.matchId, match.attempt, protocol::HeldState::Reporting});
    }
    referee.on(HeartbeatCall,
               [&lab, &referee, held](const JsonObject &call, const RpcResponder &respond) {
                   protocol::HeartbeatAck ack;
                   ack.nonce = readOrDie<protocol::Heartbeat>(call).nonce;
                   ack.lifecycleState = QStringLiteral("ACTIVE");
                   ack.matches = held;
                   respond.result(protocol::write(lab.envelope(referee.sender, {}), ack));
               });
}

int attemptOf(const ScriptedAgent &referee, const QString &match)
{
    int attempt = 0;
    for (const protocol::MatchAssignment &each : LeagueLab::assignments(referee)) {
        if (each.matchId.text() == match)
            attempt = each.attempt;
    }
    return attempt;
}

} // namespace

class TestResume : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Every moment at which a result has just been counted, and the end.
    void theStandings_areThoseOfAnUndisturbedLeague_data()
    {
        QTest::addColumn<int>("resultsBefore");
        for (int results = 0; results <= 15; ++results)
            QTest::addRow("after %d results", results) << results;
    }

    void theStandings_areThoseOfAnUndisturbedLeague()
    {
        QFETCH(int, resultsBefore);
        static const QStringList expected = undisturbed(6);
        LeagueLab lab;
        lab.startWith(6);
        ScriptedAgent &referee = lab.referees.front();
        QSet<QString> sent;
        bool more = true;
        while (more && sent.size() < resultsBefore) {
            more = false;
            for (const protocol::MatchAssignment &match : LeagueLab::assignments(referee)) {
                if (sent.contains(match.matchId.text()) || sent.size() >= resultsBefore)
                    continue;
                sent.insert(match.matchId.text());
                (void)lab.send(referee, LeagueLab::reportOf(match, fixedWinner(match)));
                more = true;
            }
            lab.settle();
        }
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), resultsBefore);

        lab.restartManager();
        lab.playAll(fixedWinner);
        QVERIFY(lab.settled);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()), expected);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 15);
        for (const ScriptedAgent &player : lab.players)
            QVERIFY(player.count(Completed) > 0);
    }

    void finishedMatchesStand_unfinishedOnesStartOver_andThePlayersAreTold()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &referee = lab.referees.front();
        const protocol::MatchAssignment first = LeagueLab::assignments(referee).at(0);
        (void)lab.send(referee, LeagueLab::reportOf(first, fixedWinner(first)));
        lab.settle();
        lab.restartManager();
        QCOMPARE(attemptOf(referee, QStringLiteral("R1M1")), 1);
        QCOMPARE(attemptOf(referee, QStringLiteral("R1M2")), 2);
        QCOMPARE(lab.players.at(0).count(GameErrorCall), 0);
        QCOMPARE(lab.players.at(2).count(GameErrorCall), 1);
    }

    void tokensStayValid()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &referee = lab.referees.front();
        lab.restartManager();
        const protocol::MatchAssignment match = LeagueLab::assignments(referee).last();
        QCOMPARE(
            LeagueLab::errorCode(lab.send(referee, LeagueLab::reportOf(match, fixedWinner(match)))),
            QString());
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 1);
    }

    // L-15: what a referee could not deliver counts under its old attempt
    void reportInTheOutbox_counts_insteadOfPlayingTheMatchAgain()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        const protocol::MatchAssignment match = LeagueLab::assignments(referee).first();
        hasUnreported(lab, referee, {match});
        lab.restartManager();
        QCOMPARE(LeagueLab::assignments(referee).size(), 1);
        (void)lab.send(referee, LeagueLab::reportOf(match, fixedWinner(match)));
        lab.settle();
        QVERIFY(lab.settled);
        const auto result =
            readOrDie<store::ResultFact>(lab.journalled(store::ResultFact::Kind).first());
        QCOMPARE(result.attempt, 1);
    }

    void reportWhoseAcknowledgementWasLost_isAcknowledgedAgain_andNotCountedAgain()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &referee = lab.referees.front();
        const protocol::MatchAssignment match = LeagueLab::assignments(referee).first();
        const protocol::MatchResultReport report = LeagueLab::reportOf(match, fixedWinner(match));
        (void)lab.send(referee, report);
        lab.settle();
        lab.restartManager();
        QCOMPARE(LeagueLab::errorCode(lab.send(referee, report)), QString());
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 1);
    }

    void agentsThatAreNotThereYet_areWaitedFor()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &late = lab.players.back();
        late.leave();
        lab.restartManager();
        lab.pass(9'900ms);
        QCOMPARE(LeagueLab::assignments(lab.referees.front()).size(), 1);
        late.comeBack();
        lab.registerAs(late, QStringLiteral("player"));
        lab.settle();
        QCOMPARE(LeagueLab::assignments(lab.referees.front()).size(), 2);
    }

    void ordersAreRefused_whileTheAgentsAreWaitedFor()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.players.back().leave();
        lab.restartManager();
        const protocol::LeagueControl order{.command = protocol::LeagueCommand::Resume};
        QCOMPARE(lab.manager->control(order).failure().code, QStringLiteral("E101"));
        QCOMPARE(LeagueLab::assignments(lab.referees.front()).size(), 1);
        lab.pass(30s);
        QVERIFY(lab.manager->control(order));
    }

    void patienceEnds_afterThreeHeartbeats()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.players.back().leave();
        lab.restartManager();
        lab.pass(29'900ms);
        QCOMPARE(LeagueLab::assignments(lab.referees.front()).size(), 1);
        lab.pass(100ms);
        QCOMPARE(LeagueLab::assignments(lab.referees.front()).size(), 2);
    }

    // Its token is nowhere but in its own memory, and that is gone.
    void agentThatWasRestartedAsWell_getsItsIdBack_withANewToken()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &player = lab.players.at(1);
        const QString old = player.token;
        lab.restartManager();
        lab.registerAs(player, QStringLiteral("player"));
        QCOMPARE(player.id, QStringLiteral("P02"));
        QVERIFY(!player.token.isEmpty());
        QVERIFY(player.token != old);
        const protocol::LeagueQuery query{
            base::LeagueId(QStringLiteral("league_test")), protocol::QueryType::Standings, {}};
        QCOMPARE(LeagueLab::errorCode(lab.send(player, query)), QString());
        QCOMPARE(LeagueLab::errorCode(lab.send(player, query, player.sender, old)),
                 QStringLiteral("E012"));
        // The new one survives the next crash.
        lab.restartManager();
        QCOMPARE(LeagueLab::errorCode(lab.send(player, query)), QString());
    }

    void leagueThatHasNotStarted_takesRegistrationsAgain_withoutUsingANumberTwice()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(2);
        lab.restartManager();
        QCOMPARE(lab.manager->state(), QLatin1String("ACCEPTING_REGISTRATIONS"));
        QCOMPARE(lab.addPlayer().id, QStringLiteral("P03"));
        QCOMPARE(lab.addReferee().id, QStringLiteral("REF02"));
        lab.startLeague();
        lab.playAll(fixedWinner);
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 3);
    }

    // L-25: it starts by itself here as well, when everybody was there already
    void autoStart_happensAfterTheRestart()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.rules.autoStart = true;
            options.rules.expectedPlayers = 3;
        });
        lab.addReferee();
        lab.addPlayers(2);
        lab.restartManager();
        QCOMPARE(lab.manager->state(), QLatin1String("ACCEPTING_REGISTRATIONS"));
        (void)lab.addPlayer();
        lab.settle();
        QCOMPARE(lab.manager->state(), QLatin1String("RUNNING_TOURNAMENT"));
    }

    void leagueThatIsOver_tellsTheEndAgain()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll(fixedWinner);
        QVERIFY(lab.settled);
        const qsizetype told = lab.players.front().count(Completed);
        lab.settled = false;
        lab.restartManager();
        QVERIFY(lab.settled);
        QCOMPARE(lab.players.front().count(Completed), told + 1);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 1);
    }

    void withdrawnPlayers_stayWithdrawn()
    {
        LeagueLab lab;
        lab.startWith(4);
        QVERIFY(lab.manager->control({.command = protocol::LeagueCommand::Withdraw,
                                      .playerId = base::PlayerId(QStringLiteral("P04"))}));
        lab.settle();
        lab.restartManager();
        lab.playAll(fixedWinner);
        QVERIFY(lab.settled);
        for (const protocol::StandingRow &row : lab.manager->standings()) {
            if (row.playerId.text() == QLatin1String("P04"))
                QVERIFY(row.technicalLosses >= 2);
        }
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
    }

    void theJournalTells_whereTheManagerListened_andThatItWasResumed()
    {
        LeagueLab lab;
        lab.startWith(2);
        const QUrl endpoint = lab.manager->endpoint();
        lab.restartManager();
        const QList<JsonObject> opened = lab.journalled(store::OpenedFact::Kind);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(readOrDie<store::OpenedFact>(opened.at(0)).resumed, false);
        QCOMPARE(readOrDie<store::OpenedFact>(opened.at(1)).resumed, true);
        QCOMPARE(readOrDie<store::OpenedFact>(opened.at(1)).endpoint, endpoint.toString());
    }

    void threeCrashesInARow_doNoHarm()
    {
        static const QStringList expected = undisturbed(6);
        LeagueLab lab;
        lab.startWith(6);
        lab.restartManager();
        lab.playAssigned(fixedWinner);
        lab.restartManager();
        lab.restartManager();
        lab.playAll(fixedWinner);
        QVERIFY(lab.settled);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()), expected);
    }
};

QTEST_GUILESS_MAIN(TestResume)
#include "tst_resume.moc"
