// Players that stay away (L-23), and the operator who takes one out.
#include "agents/manager/attendance.h"
#include "agents/manager/result_judge.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

const base::PlayerId P01(QStringLiteral("P01"));
const base::PlayerId P02(QStringLiteral("P02"));

// A result in which P01 is at fault for this cause; with an empty one it simply lost.
store::ResultFact resultWith(const QString &cause)
{
    store::ResultFact result;
    result.refereeId = base::RefereeId(QStringLiteral("REF01"));
    result.playerIds = {P01, P02};
    result.winner = P02;
    const bool isTechnical = !cause.isEmpty();
    result.outcomes.insert(
        P01, isTechnical ? protocol::PlayerOutcome::TechnicalLoss : protocol::PlayerOutcome::Loss);
    result.outcomes.insert(P02, protocol::PlayerOutcome::Win);
    if (isTechnical) {
        result.details.insert(QStringLiteral("causes"), JsonObject{{QStringLiteral("P01"), cause}});
    }
    return result;
}

// Reports what is assigned; P03, which is away, loses every match it should be in.
void playWithoutP03(LeagueLab &lab)
{
    const QString away = QStringLiteral("P03");
    lab.settle();
    for (ScriptedAgent &referee : lab.referees) {
        for (const protocol::MatchAssignment &match : LeagueLab::assignments(referee)) {
            QString winner = match.roster.at(0).playerId.text();
            protocol::MatchResultReport report = LeagueLab::reportOf(match, winner);
            for (const int seat : {0, 1}) {
                if (match.roster.at(seat).playerId.text() != away)
                    continue;
                report = LeagueLab::reportOf(match, match.roster.at(1 - seat).playerId.text());
                report.result.status = protocol::ResultStatus::TechnicalLoss;
                report.result.technical = {base::PlayerId(away)};
                report.result.details.insert(QStringLiteral("causes"),
                                             JsonObject{{away, QStringLiteral("UNREACHABLE")}});
            }
            (void)lab.send(referee, report); // what is counted already is only acknowledged
        }
    }
    lab.settle();
}

QString resultOf(LeagueLab &lab, const QString &match)
{
    for (const store::Entry &entry : lab.journal->readKind(store::ResultFact::Kind)) {
        if (entry.subject != match)
            continue;
        const auto result = readOrDie<store::ResultFact>(entry.body);
        return QStringLiteral("%1 %2 %3")
            .arg(protocol::wireWord(result.status), result.winner.text(), result.reason);
    }
    return {};
}

protocol::LeagueControl withdrawing(const QString &player)
{
    return {.command = protocol::LeagueCommand::Withdraw, .playerId = base::PlayerId(player)};
}

} // namespace

class TestWithdrawal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-23
    void twoNoShowsInARow_withAMissedHeartbeat_meanThatAPlayerHasLeft_data()
    {
        QTest::addColumn<QStringList>("happenings");
        QTest::addColumn<bool>("hasLeft");
        const auto row = [](const char *name, const QString &happenings, bool hasLeft) {
            QTest::newRow(name) << happenings.split(u' ') << hasLeft;
        };
        row("no-show, miss, no-show", QStringLiteral("NO_SHOW miss NO_SHOW"), true);
        row("unreachable counts too", QStringLiteral("UNREACHABLE miss NO_SHOW"), true);
        row("miss after both", QStringLiteral("NO_SHOW NO_SHOW miss"), true);
        row("no miss", QStringLiteral("NO_SHOW NO_SHOW"), false);
        row("miss before the first only", QStringLiteral("miss NO_SHOW NO_SHOW"), false);
        row("one no-show", QStringLiteral("NO_SHOW miss miss miss"), false);
        row("answers in between", QStringLiteral("NO_SHOW miss beat NO_SHOW"), false);
        row("played in between", QStringLiteral("NO_SHOW miss LOSS NO_SHOW"), false);
        row("three in a row", QStringLiteral("NO_SHOW NO_SHOW miss NO_SHOW"), true);
        row("slow is not away", QStringLiteral("TIMEOUT miss TIMEOUT"), false);
        row("refusing is not away", QStringLiteral("REFUSED miss REFUSED"), false);
    }

    void twoNoShowsInARow_withAMissedHeartbeat_meanThatAPlayerHasLeft()
    {
        QFETCH(QStringList, happenings);
        QFETCH(bool, hasLeft);
        manager::Attendance attendance(2);
        for (const QString &each : happenings) {
            if (each == QLatin1String("miss"))
                attendance.noteMissedHeartbeat(P01);
            else if (each == QLatin1String("beat"))
                attendance.noteHeartbeat(P01);
            else
                attendance.note(resultWith(each == QLatin1String("LOSS") ? QString() : each));
        }
        QCOMPARE(attendance.hasLeft(P01), hasLeft);
        QCOMPARE(attendance.hasLeft(P02), false);
    }

    // L-23
    void playerThatStaysAway_isWithdrawn_andItsRemainingMatchesAreAwarded()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.players.at(2).leave();
        playWithoutP03(lab); // round 1
        lab.pass(10s);
        QCOMPARE(lab.journalled(store::WithdrawnFact::Kind).size(), 0);
        playWithoutP03(lab); // round 2: the second no-show
        const QList<JsonObject> withdrawn = lab.journalled(store::WithdrawnFact::Kind);
        QCOMPARE(withdrawn.size(), 1);
        QCOMPARE(readOrDie<store::WithdrawnFact>(withdrawn.first()).reason,
                 QStringLiteral("P03 did not come to 2 matches in a row and does not answer."));
        playWithoutP03(lab); // round 3: its match is not even assigned
        QVERIFY(lab.settled);
        const QStringList assigned = LeagueLab::assignedMatches(lab.referees.front());
        QCOMPARE(assigned.size(), 5);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
        const QString decided = assigned.contains(QStringLiteral("R3M1")) ? QStringLiteral("R3M2")
                                                                          : QStringLiteral("R3M1");
        QVERIFY2(resultOf(lab, decided)
                     .contains(QStringLiteral("P03 was withdrawn from the league, so ")),
                 qPrintable(resultOf(lab, decided)));
        const QStringList table = LeagueLab::asText(lab.manager->standings());
        QCOMPARE(table.last(), QStringLiteral("P03 0 0-0-3"));
    }

    // L-23: "returns → plays on"
    void playerThatComesBackInTime_playsOn_withTheSameIdAndToken()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &player = lab.players.at(2);
        const QString token = player.token;
        player.leave();
        playWithoutP03(lab);
        lab.pass(10s);
        player.comeBack();
        lab.registerAs(player, QStringLiteral("player"));
        QCOMPARE(player.id, QStringLiteral("P03"));
        QCOMPARE(player.token, token);
        playWithoutP03(lab);
        QCOMPARE(lab.journalled(store::WithdrawnFact::Kind).size(), 0);
    }

    void withdrawnPlayer_cannotComeBack_andIsToldSo()
    {
        LeagueLab lab;
        lab.startWith(4);
        QVERIFY(lab.manager->control(withdrawing(QStringLiteral("P03"))));
        lab.settle();
        ScriptedAgent &player = lab.players.at(2);
        const auto answer = readOrDie<protocol::LeagueRegisterResponse>(
            lab.askManager(player, protocol::LeagueRegisterRequest::Method,
                           lab.registration(player, QStringLiteral("player"))));
        QCOMPARE(answer.status, protocol::RegistrationStatus::Rejected);
        QCOMPARE(answer.reason,
                 QStringLiteral("P03 was withdrawn from the league and cannot come back."));
        QVERIFY(answer.authToken.isEmpty());
    }

    // L-23: withdrawal_policy
    void voidRemaining_countsForNobody()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.rules.withdrawalPolicy = tournament::WithdrawalPolicy::VoidRemaining;
        });
        lab.startWith(2);
        // The match is being played: it is the referee's to end.
        QVERIFY(lab.manager->control(withdrawing(QStringLiteral("P02"))));
        lab.settle();
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 0);

        const store::ScheduledMatch match{base::MatchId(QStringLiteral("R2M1")), {P01, P02}};
        const store::ResultFact result =
            manager::forfeit(match, {P02}, tournament::WithdrawalPolicy::VoidRemaining);
        QCOMPARE(result.status, protocol::ResultStatus::Cancelled);
        QCOMPARE(result.reason,
                 QStringLiteral("P02 was withdrawn from the league, so the match does not count."));
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{P01, 0}, {P02, 0}}));
        QVERIFY(result.winner.isEmpty());
    }

    void twoWithdrawnPlayers_getNothing()
    {
        const store::ScheduledMatch match{base::MatchId(QStringLiteral("R2M1")), {P01, P02}};
        const store::ResultFact result =
            manager::forfeit(match, {P01, P02}, tournament::WithdrawalPolicy::Award);
        QCOMPARE(result.status, protocol::ResultStatus::TechnicalLoss);
        QVERIFY(result.winner.isEmpty());
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{P01, 0}, {P02, 0}}));
        QCOMPARE(result.reason,
                 QStringLiteral("P01 and P02 were withdrawn from the league, so "
                                "neither gets points."));
    }

    void withdrawingNobody_isRefused()
    {
        LeagueLab lab;
        lab.startWith(4);
        QCOMPARE(lab.manager->control(withdrawing(QStringLiteral("P99"))).failure().code,
                 QStringLiteral("E005"));
        QVERIFY(lab.manager->control(withdrawing(QStringLiteral("P03"))));
        QCOMPARE(lab.manager->control(withdrawing(QStringLiteral("P03"))).failure().sentence,
                 QStringLiteral("P03 is withdrawn already."));
    }

    void withdrawnPlayersAreNotAskedForHeartbeats_anyMore()
    {
        LeagueLab lab;
        lab.startWith(4);
        QVERIFY(lab.manager->control(withdrawing(QStringLiteral("P03"))));
        lab.pass(30s);
        QCOMPARE(lab.players.at(2).count(QStringLiteral("heartbeat")), 0);
        QCOMPARE(lab.players.at(1).count(QStringLiteral("heartbeat")), 3);
    }
};

QTEST_GUILESS_MAIN(TestWithdrawal)
#include "tst_withdrawal.moc"
