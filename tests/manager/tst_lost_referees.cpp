// Referees that die, hang, come back or were restarted, and what becomes of their matches (L-24).
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const QString HeartbeatCall = QStringLiteral("heartbeat");

protocol::HeldMatch heldMatch(const protocol::MatchAssignment &match, protocol::HeldState state)
{
    return {match.leagueId, match.matchId, match.attempt, state};
}

// The referee answers heartbeats, and says that it has these matches.
void holds(LeagueLab &lab, ScriptedAgent &referee, const QList<protocol::HeldMatch> &matches)
{
    referee.on(HeartbeatCall,
               [&lab, &referee, matches](const JsonObject &call, const RpcResponder &respond) {
                   protocol::HeartbeatAck ack;
                   ack.nonce = readOrDie<protocol::Heartbeat>(call).nonce;
                   ack.lifecycleState = QStringLiteral("ACTIVE");
                   ack.matches = matches;
                   respond.result(protocol::write(lab.envelope(referee.sender, {}), ack));
               });
}

QList<protocol::GameError> restartsToldTo(const ScriptedAgent &player)
{
    QList<protocol::GameError> errors;
    for (const Received &each : player.received(GameErrorCall))
        errors.append(readOrDie<protocol::GameError>(each.message));
    return errors;
}

} // namespace

class TestLostReferees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-24
    void everybodyIsAskedEveryTenSeconds()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.pass(31s);
        QCOMPARE(lab.referees.front().times(HeartbeatCall),
                 QList<qint64>({10'000, 20'000, 30'000}));
        QCOMPARE(lab.players.front().count(HeartbeatCall), 3);
        const auto first = readOrDie<protocol::Heartbeat>(
            lab.players.front().received(HeartbeatCall).first().message);
        QVERIFY(!first.nonce.isEmpty());
    }

    // L-24
    void threeMissedHeartbeats_giveTheMatchToAnother_asTheNextAttempt()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        ScriptedAgent &dead = lab.referees.front();
        ScriptedAgent &other = lab.referees.back();
        QCOMPARE(LeagueLab::attempts(dead), QStringLiteral("R1M1/1"));
        dead.leave();
        lab.pass(29'900ms);
        QCOMPARE(LeagueLab::attempts(other), QStringLiteral("R1M2/1"));
        lab.pass(100ms);
        QCOMPARE(LeagueLab::attempts(other), QStringLiteral("R1M2/1 R1M1/2"));

        const auto aborted =
            readOrDie<store::AbortedFact>(lab.journalled(store::AbortedFact::Kind).first());
        QCOMPARE(aborted.attempt, 1);
        QCOMPARE(aborted.refereeId.text(), QStringLiteral("REF01"));
        QCOMPARE(aborted.reason, QStringLiteral("REF01 has missed 3 heartbeats."));
    }

    // L-24: players get GAME_ERROR E120
    void thePlayersOfTheMatch_hearThatItStartsOver_andNobodyElse()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        lab.referees.front().leave();
        lab.pass(30s);
        for (const int player : {0, 1}) {
            const QList<protocol::GameError> told = restartsToldTo(lab.players.at(player));
            QCOMPARE(told.size(), 1);
            QCOMPARE(told.first().errorCode.text, QStringLiteral("E120"));
            QCOMPARE(told.first().errorName, QStringLiteral("MATCH_RESTARTED"));
            QCOMPARE(told.first().matchId.text(), QStringLiteral("R1M1"));
            QCOMPARE(told.first().attempt, 1);
            QCOMPARE(told.first().consequence,
                     QStringLiteral("REF01 has missed 3 heartbeats. The match starts over as "
                                    "attempt 2."));
        }
        QCOMPARE(restartsToldTo(lab.players.at(2)).size(), 0);
        QCOMPARE(restartsToldTo(lab.players.at(3)).size(), 0);
    }

    // L-24: stale reports are refused with E109
    void whatTheLostRefereeReportsLater_isStale_andNeverCounted()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        ScriptedAgent &lost = lab.referees.front();
        const protocol::MatchAssignment old = LeagueLab::assignments(lost).first();
        lost.leave();
        lab.pass(30s);
        lost.comeBack();
        QCOMPARE(LeagueLab::errorCode(lab.send(lost, LeagueLab::reportOf(old, QString()))),
                 QStringLiteral("E109"));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
    }

    // L-24: also while the match waits for its next attempt and nobody has it
    void reportOfTheAbortedAttempt_isStale_beforeTheNextOneBegins()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &only = lab.referees.front();
        const protocol::MatchAssignment old = LeagueLab::assignments(only).first();
        only.leave();
        lab.pass(30s);
        QVERIFY(lab.refereesNeeded > 0);
        QCOMPARE(LeagueLab::errorCode(lab.send(only, LeagueLab::reportOf(old, QString()))),
                 QStringLiteral("E109"));
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 0);
    }

    void refereeThatAnswersAgain_getsMatchesAgain()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &only = lab.referees.front();
        only.leave();
        lab.pass(35s);
        only.comeBack();
        lab.pass(60s); // its breaker lets the trial through after 30 s
        QCOMPARE(LeagueLab::attempts(only), QStringLiteral("R1M1/1 R1M1/2"));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    // An agent of somebody else may not know the message; it lives all the same.
    void anErrorInAnswerToAHeartbeat_isASignOfLife()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        referee.on(HeartbeatCall, [](const JsonObject &, const RpcResponder &respond) {
            respond.error({-32601, QStringLiteral("unknown method"), {}});
        });
        lab.pass(100s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1"));
        QCOMPARE(lab.refereesNeeded, 0);
    }

    void twoMisses_thenAnAnswer_loseNothing()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        referee.leave();
        lab.pass(25s);
        referee.comeBack();
        lab.pass(15s);
        referee.leave();
        lab.pass(15s);
        referee.comeBack();
        lab.pass(30s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1"));
    }

    // L-24: a referee that was restarted at once never misses a heartbeat, but lost its matches.
    void refereeThatHasLostItsMatch_startsItOver_atTheNextHeartbeat()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        holds(lab, referee, {});
        lab.pass(10s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1 R1M1/2"));
        const protocol::MatchAssignment second = LeagueLab::assignments(referee).last();
        holds(lab, referee, {heldMatch(second, protocol::HeldState::Running)});
        lab.pass(60s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1 R1M1/2"));
    }

    void anAttemptOfAnotherLeague_isNotTheMatchThatIsMeant()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        protocol::HeldMatch other =
            heldMatch(LeagueLab::assignments(referee).first(), protocol::HeldState::Reporting);
        other.leagueId = base::LeagueId(QStringLiteral("league_of_last_week"));
        holds(lab, referee, {other});
        lab.pass(10s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1 R1M1/2"));
    }

    void refereeThatRegistersAgain_isAskedAtOnce_andKeepsWhatItHas()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.startWith(4);
        ScriptedAgent &first = lab.referees.at(0);
        ScriptedAgent &second = lab.referees.at(1);
        lab.pass(1s);
        holds(lab, first,
              {heldMatch(LeagueLab::assignments(first).first(), protocol::HeldState::Reporting)});
        holds(lab, second, {});
        const QString id = first.id;
        const QString token = first.token;
        lab.registerAs(first, QStringLiteral("referee"));
        lab.registerAs(second, QStringLiteral("referee"));
        lab.settle();
        QCOMPARE(first.id, id);
        QCOMPARE(first.token, token);
        QCOMPARE(LeagueLab::attempts(first), QStringLiteral("R1M1/1"));
        QVERIFY(LeagueLab::attempts(second).startsWith(QStringLiteral("R1M2/1")));
        QCOMPARE(lab.journalled(store::AbortedFact::Kind).size(), 1);
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    // One that does not say what it holds has lost it, when it registers anew.
    void foreignRefereeThatRegistersAgain_losesItsMatches()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        lab.pass(15s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1"));
        lab.registerAs(referee, QStringLiteral("referee"));
        lab.settle();
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1 R1M1/2"));
    }

    void reportThatDoesNotSayItsAttempt_isAboutTheOneThatIsPlayed()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        holds(lab, referee, {});
        lab.pass(10s);
        QCOMPARE(LeagueLab::attempts(referee), QStringLiteral("R1M1/1 R1M1/2"));
        protocol::MatchResultReport report =
            LeagueLab::reportOf(LeagueLab::assignments(referee).last(), QString());
        report.attempt.reset();
        QCOMPARE(LeagueLab::errorCode(lab.send(referee, report)), QString());
        QCOMPARE(LeagueLab::errorCode(lab.send(referee, report)), QString()); // again
        const QList<JsonObject> results = lab.journalled(store::ResultFact::Kind);
        QCOMPARE(results.size(), 1);
        QCOMPARE(readOrDie<store::ResultFact>(results.first()).attempt, 2);
    }
};

QTEST_GUILESS_MAIN(TestLostReferees)
#include "tst_lost_referees.moc"
