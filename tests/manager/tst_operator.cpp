// The operator's orders: pause, resume, step, finish the round, abort a match; and who may give
// them.
#include "agents/protocol/control_messages.h"
#include "agents/store/recovery_facts.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::LeagueCommand;

namespace {

protocol::LeagueControl order(LeagueCommand command, const QString &match = {},
                              const QString &reason = {})
{
    return {.command = command, .matchId = base::MatchId(match), .reason = reason};
}

qsizetype assigned(const LeagueLab &lab)
{
    qsizetype count = 0;
    for (const ScriptedAgent &referee : lab.referees)
        count += LeagueLab::assignments(referee).size();
    return count;
}

} // namespace

class TestOperator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pausedLeague_beginsNoMatch_untilItIsResumed()
    {
        LeagueLab lab;
        lab.startWith(4);
        QCOMPARE(assigned(lab), 2);
        QVERIFY(lab.manager->control(order(LeagueCommand::Pause)));
        QVERIFY(lab.playAssigned(LeagueLab::firstPlayer)); // what is under way goes on
        lab.pass(60s);
        QCOMPARE(assigned(lab), 2);
        QVERIFY(lab.manager->control(order(LeagueCommand::Resume)));
        lab.settle();
        QCOMPARE(assigned(lab), 4);
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    void step_beginsOneMatchAtATime()
    {
        LeagueLab lab;
        lab.startWith(4);
        QVERIFY(lab.manager->control(order(LeagueCommand::Pause)));
        lab.playAssigned(LeagueLab::firstPlayer);
        for (int match = 3; match <= 6; ++match) {
            QVERIFY(lab.manager->control(order(LeagueCommand::Step)));
            lab.settle();
            QCOMPARE(assigned(lab), match);
            lab.playAssigned(LeagueLab::firstPlayer);
            QCOMPARE(assigned(lab), match);
        }
        QVERIFY(lab.settled);
        QCOMPARE(lab.manager->state(), QLatin1String("COMPLETED"));
    }

    void step_withNothingToBegin_isRefusedWithASentence()
    {
        LeagueLab lab;
        lab.startWith(2);
        const base::Outcome done = lab.manager->control(order(LeagueCommand::Step));
        QVERIFY(!done);
        QCOMPARE(done.failure().code, QStringLiteral("E101"));
        QCOMPARE(
            done.failure().sentence,
            QStringLiteral("No match can begin now: all of this round are under way or over."));
    }

    void finishRound_stopsBetweenTheRounds_andGoesOnWhenTold()
    {
        LeagueLab lab;
        lab.startWith(4);
        QList<int> stops;
        QObject::connect(lab.manager.get(), &manager::LeagueManager::stopped,
                         [&](int round) { stops.append(round); });
        QVERIFY(lab.manager->control(order(LeagueCommand::FinishRound)));
        QCOMPARE(assigned(lab), 2);
        lab.playAll(LeagueLab::firstPlayer);
        QCOMPARE(stops, QList<int>({1}));
        QCOMPARE(assigned(lab), 2);
        QCOMPARE(lab.journalled(store::StandingFact::Kind).size(), 1);
        QVERIFY(lab.manager->control(order(LeagueCommand::Resume)));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(stops, QList<int>({1}));
    }

    void finishRound_canBeTakenBack()
    {
        LeagueLab lab;
        lab.startWith(4);
        QVERIFY(lab.manager->control(order(LeagueCommand::FinishRound)));
        QVERIFY(lab.manager->control(order(LeagueCommand::Resume)));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    // L-03, L-06: nobody is at fault, nobody gets points
    void abortedMatch_endsWithoutPoints_andTheLeagueGoesOn()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &referee = lab.referees.front();
        const protocol::MatchAssignment match = LeagueLab::assignments(referee).first();
        QVERIFY(lab.manager->control(order(LeagueCommand::AbortMatch, match.matchId.text(),
                                           QStringLiteral("The projector failed."))));
        lab.settle();
        const auto result =
            readOrDie<store::ResultFact>(lab.journalled(store::ResultFact::Kind).first());
        QCOMPARE(result.status, protocol::ResultStatus::Aborted);
        QCOMPARE(result.reason,
                 QStringLiteral("The operator ended the match: The projector failed."));
        QCOMPARE(result.score.values(), QList<int>({0, 0}));
        QVERIFY(result.outcomes.isEmpty());

        const auto told =
            readOrDie<protocol::MatchControl>(referee.last(protocol::MatchControl::Method));
        QCOMPARE(told.matchId, match.matchId);
        QCOMPARE(told.command, protocol::MatchCommand::Abort);
        // What the referee reports of it now comes too late.
        QCOMPARE(LeagueLab::errorCode(lab.send(referee, LeagueLab::reportOf(match, QString()))),
                 QStringLiteral("E109"));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalled(store::ResultFact::Kind).size(), 6);
        int played = 0;
        for (const protocol::StandingRow &row : lab.manager->standings())
            played += row.played;
        QCOMPARE(played, 10); // five matches count
    }

    void matchThatWaits_canBeAborted_andIsNeverAssigned()
    {
        LeagueLab lab;
        lab.addReferee(1);
        lab.addPlayers(4);
        lab.startLeague();
        QCOMPARE(assigned(lab), 1);
        QVERIFY(lab.manager->control(order(LeagueCommand::AbortMatch, QStringLiteral("R1M2"))));
        lab.playAssigned(LeagueLab::firstPlayer);
        QVERIFY(!LeagueLab::assignedMatches(lab.referees.front()).contains(QStringLiteral("R1M2")));
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    void abortingWhatIsNotPlayed_isRefused()
    {
        LeagueLab lab;
        lab.startWith(4);
        for (const char *match : {"R3M1", "R9M9"}) {
            const base::Outcome done =
                lab.manager->control(order(LeagueCommand::AbortMatch, QLatin1String(match)));
            QVERIFY(!done);
            QCOMPARE(done.failure().code, QStringLiteral("E101"));
        }
    }

    void leagueThatDoesNotRun_cannotBeSteered()
    {
        LeagueLab lab;
        const base::Outcome done = lab.manager->control(order(LeagueCommand::Pause));
        QVERIFY(!done);
        QCOMPARE(
            done.failure().sentence,
            QStringLiteral("The league is in state ACCEPTING_REGISTRATIONS; only a running one "
                           "can be steered."));
    }

    void ordersByMessage_needTheOperatorToken()
    {
        LeagueLab lab;
        lab.startWith(4);
        ScriptedAgent &stranger = lab.addStranger();
        const protocol::LeagueControl pause = order(LeagueCommand::Pause);
        const QString human = QStringLiteral("human:operator");
        QCOMPARE(LeagueLab::errorCode(lab.send(stranger, pause, human, QString())),
                 QStringLiteral("E011"));
        QCOMPARE(LeagueLab::errorCode(lab.send(stranger, pause, human, QStringLiteral("op_guess"))),
                 QStringLiteral("E012"));
        // Neither a player nor a referee is the operator.
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.players.front(), pause)),
                 QStringLiteral("E012"));
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.referees.front(), pause)),
                 QStringLiteral("E012"));
        QCOMPARE(lab.journalled(store::ControlFact::Kind).size(), 0);
        QCOMPARE(
            LeagueLab::errorCode(lab.send(stranger, pause, human, QStringLiteral("op_secret_1"))),
            QString());
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(!lab.settled);
        const auto journalled =
            readOrDie<store::ControlFact>(lab.journalled(store::ControlFact::Kind).first());
        QCOMPARE(journalled.command, QStringLiteral("pause"));
    }
};

QTEST_GUILESS_MAIN(TestOperator)
#include "tst_operator.moc"
