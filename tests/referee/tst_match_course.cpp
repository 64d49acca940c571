// How a match goes: who is asked when, which states it passes, and who gets which points.
#include "agents/base/charts/match_chart.h"
#include "agents/base/json/json_document.h"
#include "agents/games/even_odd/fair_draw.h"
#include "agents/games/fact_names.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using protocol::PlayerOutcome;
using protocol::ResultStatus;
using transport::RpcResponder;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};
const QString even = QStringLiteral("even");
const QString odd = QStringLiteral("odd");

const QStringList ToChoices{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                            QStringLiteral("COLLECTING_CHOICES")};
const QStringList Decided = ToChoices
    + QStringList{QStringLiteral("DRAWING_NUMBER"), QStringLiteral("EVALUATING"),
                  QStringLiteral("FINISHED")};
const QStringList Faulty =
    ToChoices + QStringList{QStringLiteral("TIMEOUT_ERROR"), QStringLiteral("FINISHED")};
const QStringList CalledOff{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                            QStringLiteral("CANCELLED"), QStringLiteral("FINISHED")};

// The number is always this one.
protocol::MatchAssignment drawing(const RefereeLab &lab, int number)
{
    protocol::MatchRules rules;
    rules.drawRange = {number, number};
    protocol::MatchAssignment assignment = lab.assignment();
    assignment.rules = protocol::payloadOf(rules);
    return assignment;
}

protocol::GameResult resultTold(const ScriptedAgent &player)
{
    return readOrDie<protocol::GameOver>(player.last(GameOverCall)).gameResult;
}

void decline(ScriptedAgent &player)
{
    player.on(Invitation, [&player](const JsonObject &call, const RpcResponder &respond) {
        respond.result(declining(call, player.id));
    });
}

} // namespace

class TestMatchCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-22
    void bothInvitations_leaveBeforeEitherIsAnswered()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.playerB.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Invitation), 1);
        QCOMPARE(lab.playerB.count(Invitation), 1);
        QCOMPARE(lab.playerA.count(Choice), 0);
    }

    // L-22
    void bothChoiceCalls_leaveTogether_andOnlyWhenBothHaveJoined()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.playerB.hold(Choice);
        lab.playerB.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Choice), 0);
        lab.playerB.held(Invitation)
            .dequeue()
            .result(joinAck(lab.playerB.last(Invitation), lab.playerB.id));
        lab.settle();
        QCOMPARE(lab.playerA.count(Choice), 1);
        QCOMPARE(lab.playerB.count(Choice), 1);
        QCOMPARE(lab.manager.count(Report), 0);
    }

    // L-22: the odd one out is asked three times more and still learns nothing.
    void noMessageBeforeTheEnd_carriesTheOthersChoice()
    {
        RefereeLab lab;
        // A word that stands in no other message, so that it can be searched for.
        playAlways(lab.playerA, QStringLiteral("a-choice-nobody-else-says"));
        lab.playerB.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        using namespace std::chrono_literals;
        lab.pass(133'900ms); // 4 windows of 30 s and pauses of 2, 4 and 8 s end at 134 s
        QCOMPARE(lab.playerB.count(Choice), 4);
        QCOMPARE(lab.playerB.count(GameOverCall), 0);
        QVERIFY(!lab.playerB.allText().contains("a-choice-nobody-else-says"));
        lab.pass(100ms);
        QCOMPARE(lab.playerB.count(GameOverCall), 1);
    }

    void invitation_saysEverythingOfTheMatch()
    {
        RefereeLab lab;
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const auto toA = readOrDie<protocol::GameInvitation>(lab.playerA.last(Invitation));
        const auto toB = readOrDie<protocol::GameInvitation>(lab.playerB.last(Invitation));
        QCOMPARE(toA.matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(toA.roundId, 1);
        QCOMPARE(toA.leagueId.text(), QStringLiteral("league_test"));
        QCOMPARE(toA.roleInMatch, QStringLiteral("PLAYER_A"));
        QCOMPARE(toB.roleInMatch, QStringLiteral("PLAYER_B"));
        QCOMPARE(toA.opponentId, B);
        QCOMPARE(toB.opponentId, A);
        QCOMPARE(toA.seedCommitment, toB.seedCommitment);
        // L-17: players see the match token and never the referee's own.
        const auto envelope = protocol::readEnvelope(lab.playerA.last(Invitation));
        QVERIFY(envelope.ok());
        QCOMPARE(envelope->authToken, RefereeLab::MatchToken);
        QVERIFY(!lab.playerA.allText().contains(RefereeLab::RefereeToken.toUtf8()));
        QVERIFY(!lab.playerB.allText().contains(RefereeLab::RefereeToken.toUtf8()));
    }

    void decidedMatch_data()
    {
        QTest::addColumn<QString>("choiceA");
        QTest::addColumn<QString>("choiceB");
        QTest::addColumn<int>("number");
        QTest::addColumn<ResultStatus>("status");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<int>("pointsA");
        QTest::addColumn<int>("pointsB");
        QTest::newRow("L-10 even wins on 8")
            << even << odd << 8 << ResultStatus::Win << A.text() << 3 << 0;
        QTest::newRow("L-10 odd wins on 7")
            << even << odd << 7 << ResultStatus::Win << B.text() << 0 << 3;
        QTest::newRow("L-10 both even on 7, scenario 22")
            << even << even << 7 << ResultStatus::Draw << QString() << 1 << 1;
        QTest::newRow("L-10 both odd on 7")
            << odd << odd << 7 << ResultStatus::Draw << QString() << 1 << 1;
    }

    void decidedMatch()
    {
        QFETCH(QString, choiceA);
        QFETCH(QString, choiceB);
        QFETCH(int, number);
        QFETCH(ResultStatus, status);
        QFETCH(QString, winner);
        QFETCH(int, pointsA);
        QFETCH(int, pointsB);
        RefereeLab lab;
        playAlways(lab.playerA, choiceA);
        playAlways(lab.playerB, choiceB);
        lab.start();
        QVERIFY(lab.assign(drawing(lab, number)).accept);
        lab.settle();
        QCOMPARE(lab.path(), Decided);
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status, status);
        QCOMPARE(result.winner.text(), winner);
        QCOMPARE(result.score.value(A), pointsA);
        QCOMPARE(result.score.value(B), pointsB);
        QVERIFY(result.technical.isEmpty());
        for (const ScriptedAgent *player : {&lab.playerA, &lab.playerB}) {
            const protocol::GameResult told = resultTold(*player);
            QCOMPARE(told.status, status);
            QCOMPARE(told.drawnNumber, number);
            QCOMPARE(told.choices.value(A), choiceA);
            QCOMPARE(told.choices.value(B), choiceB);
            QCOMPARE(told.winnerPlayerId.text(), winner);
        }
    }

    void faultyMatch_data()
    {
        QTest::addColumn<QString>("replyA");
        QTest::addColumn<QString>("replyB");
        QTest::addColumn<QStringList>("path");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QStringList>("technical");
        QTest::addColumn<QString>("causeA");
        const QString fine = QStringLiteral("fine");
        const QString refuses = QStringLiteral("refuses");
        const QString absent = QStringLiteral("absent");
        const QString invalid = QStringLiteral("invalid");
        const QString silent = QStringLiteral("silent");
        const QString error = QStringLiteral("error");
        const QString gone = QStringLiteral("gone");
        const QString babbles = QStringLiteral("babbles");
        const QString babblesLater = QStringLiteral("babbles when asked");
        const QStringList onlyA{A.text()};
        const QStringList both{A.text(), B.text()};
        QTest::newRow("L-04 A refuses")
            << refuses << fine << CalledOff << B.text() << onlyA << QStringLiteral("REFUSED");
        QTest::newRow("L-04 both refuse")
            << refuses << refuses << CalledOff << QString() << both << QStringLiteral("REFUSED");
        QTest::newRow("L-03 A does not come")
            << absent << fine << CalledOff << B.text() << onlyA << QStringLiteral("NO_SHOW");
        QTest::newRow("L-03 nobody comes")
            << absent << absent << CalledOff << QString() << both << QStringLiteral("NO_SHOW");
        QTest::newRow("L-03 nobody listens at A's endpoint")
            << gone << fine << CalledOff << B.text() << onlyA << QStringLiteral("UNREACHABLE");
        QTest::newRow("L-03 L-12 A only babbles") << babbles << fine << CalledOff << B.text()
                                                  << onlyA << QStringLiteral("UNUSABLE_ANSWER");
        QTest::newRow("L-09 A chooses 42")
            << invalid << fine << Faulty << B.text() << onlyA << QStringLiteral("INVALID_CHOICE");
        QTest::newRow("L-09 both choose 42") << invalid << invalid << Faulty << QString() << both
                                             << QStringLiteral("INVALID_CHOICE");
        QTest::newRow("L-11 A does not choose")
            << silent << fine << Faulty << B.text() << onlyA << QStringLiteral("TIMEOUT");
        QTest::newRow("L-11 nobody chooses")
            << silent << silent << Faulty << QString() << both << QStringLiteral("TIMEOUT");
        QTest::newRow("L-12 A refuses to choose")
            << error << fine << Faulty << B.text() << onlyA << QStringLiteral("ERROR_ANSWER");
        QTest::newRow("L-12 A babbles instead of choosing")
            << babblesLater << fine << Faulty << B.text() << onlyA
            << QStringLiteral("UNUSABLE_ANSWER");
    }

    void faultyMatch()
    {
        QFETCH(QString, replyA);
        QFETCH(QString, replyB);
        QFETCH(QStringList, path);
        QFETCH(QString, winner);
        QFETCH(QStringList, technical);
        QFETCH(QString, causeA);
        RefereeLab lab;
        behave(lab.playerA, replyA);
        behave(lab.playerB, replyB);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(std::chrono::seconds(140)); // more than all windows and pauses together
        QCOMPARE(lab.path(), path);
        QCOMPARE(lab.manager.count(Report), 1);
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status, ResultStatus::TechnicalLoss);
        QCOMPARE(result.winner.text(), winner);
        QStringList named;
        for (const base::PlayerId &player : result.technical)
            named.append(player.text());
        QCOMPARE(named, technical);
        for (const base::PlayerId &player : {A, B}) {
            const bool isAtFault = technical.contains(player.text());
            QCOMPARE(result.score.value(player), isAtFault ? 0 : 3);
            QCOMPARE(result.outcomes.value(player),
                     isAtFault ? PlayerOutcome::TechnicalLoss : PlayerOutcome::Win);
        }
        const JsonObject causes = result.details.value(games::fact::Causes).toObject();
        QCOMPARE(causes.value(A.text()).toString(), causeA);
        QCOMPARE(causes.contains(B.text()), technical.contains(B.text()));
        if (winner == B.text())
            QCOMPARE(resultTold(lab.playerB).winnerPlayerId, B);
    }

    // L-04: it answered; asking again adds nothing.
    void refusal_isNotRetried_andTheOtherIsNotKeptWaiting()
    {
        RefereeLab lab;
        decline(lab.playerA);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.playerA.count(Invitation), 1);
        QCOMPARE(lab.playerA.count(GameErrorCall), 0);
        QCOMPARE(lab.playerB.count(Choice), 0);
    }

    // L-12: it joined, so nothing is said of an invitation.
    void refusalToChoose_isNotRetried_andIsCalledWhatItIs()
    {
        RefereeLab lab;
        behave(lab.playerA, QStringLiteral("error"));
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Choice), 1);
        QCOMPARE(resultTold(lab.playerB).reason,
                 QStringLiteral("P01 answered with an error, so P02 wins by default."));
    }

    // L-09
    void invalidChoice_isNotRetried()
    {
        RefereeLab lab;
        playAlways(lab.playerA, QStringLiteral("EVEN"));
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Choice), 1);
        QCOMPARE(lab.report().result.winner, B);
    }

    // L-03, option void
    void noShowPolicyVoid_givesNobodyAnything()
    {
        RefereeLab lab;
        decline(lab.playerA);
        protocol::MatchRules rules;
        rules.noShowPolicy = QStringLiteral("void");
        protocol::MatchAssignment assignment = lab.assignment();
        assignment.rules = protocol::payloadOf(rules);
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.settle();
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(lab.path(), CalledOff);
        QCOMPARE(result.status, ResultStatus::Cancelled);
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 0}}));
        QVERIFY(result.outcomes.isEmpty());
        QVERIFY(result.technical.isEmpty());
    }

    // L-02, protocol.md §1.3
    void commitment_bindsTheRefereeToSeedAndNumber_withThePlayersEntropy()
    {
        RefereeLab lab;
        playAlways(lab.playerA, even, QStringLiteral("salt-of-a"));
        playAlways(lab.playerB, odd, QStringLiteral("salt-of-b"));
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const auto invitation = readOrDie<protocol::GameInvitation>(lab.playerA.last(Invitation));
        const protocol::GameResult told = resultTold(lab.playerA);
        QCOMPARE(told.drawSource, protocol::DrawSource::System);
        QCOMPARE(told.entropy.value(A), QStringLiteral("salt-of-a"));
        QCOMPARE(told.entropy.value(B), QStringLiteral("salt-of-b"));
        games::DrawTerms terms{
            .seed = told.seed,
            .match = invitation.matchId,
            .attempt = 1,
            .entropies = {QStringLiteral("salt-of-a"), QStringLiteral("salt-of-b")}};
        QCOMPARE(invitation.seedCommitment,
                 games::fair_draw::commitment(told.seed, invitation.matchId, 1));
        const base::Outcome check = games::fair_draw::verify(
            invitation.seedCommitment, terms, told.drawnNumber.value_or(0), told.drawIndex);
        QVERIFY2(check.ok(), check ? "" : qPrintable(check.failure().sentence));
        QVERIFY(!lab.playerA.received(Invitation).isEmpty());
        QVERIFY(!lab.playerA.received(Choice).isEmpty());
        for (const Received &each : lab.playerA.received()) {
            if (each.method != GameOverCall)
                QVERIFY(!JsonDocument(each.message).toJson().contains(told.seed.toUtf8()));
        }
    }

    // protocol.md §9: demos and tests
    void seededDraw_isTheSameEveryTime_andIsBoundToo()
    {
        QList<int> numbers;
        for (int run = 0; run < 2; ++run) {
            RefereeLab lab;
            protocol::MatchRules rules;
            rules.drawSource = protocol::DrawSource::Seeded;
            rules.drawRange = {1, 1'000'000};
            protocol::MatchAssignment assignment = lab.assignment();
            assignment.rules = protocol::payloadOf(rules);
            assignment.seed = 42;
            lab.start();
            QVERIFY(lab.assign(assignment).accept);
            lab.settle();
            const protocol::GameResult told = resultTold(lab.playerA);
            QCOMPARE(told.seed, QStringLiteral("42"));
            QCOMPARE(told.drawSource, protocol::DrawSource::Seeded);
            QCOMPARE(
                readOrDie<protocol::GameInvitation>(lab.playerA.last(Invitation)).seedCommitment,
                games::fair_draw::commitment(told.seed, assignment.matchId, 1));
            numbers.append(told.drawnNumber.value_or(0));
        }
        QCOMPARE(numbers.at(0), numbers.at(1));
        QVERIFY(numbers.at(0) >= 1);
    }

    // L-14
    void gameOverThatNobodyAcknowledges_doesNotHoldUpTheReport()
    {
        RefereeLab lab;
        lab.playerA.hold(GameOverCall);
        lab.playerB.hold(GameOverCall);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 1);
        lab.pass(std::chrono::seconds(60));
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.manager.count(Report), 1);
    }

    // The question carries the figures of the one who is asked.
    void choiceCall_tellsThePlayerWhereItStands_andUntilWhen()
    {
        RefereeLab lab;
        protocol::MatchAssignment assignment = lab.assignment();
        assignment.roster[0].standings = protocol::PlayerRecord{2, 1, 0, 1, 3};
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.settle();
        const auto call = readOrDie<protocol::ChooseParityCall>(lab.playerA.last(Choice));
        QCOMPARE(call.playerId, A);
        QCOMPARE(call.context.opponentId, B);
        QCOMPARE(call.context.yourStandings.points, 3);
        QCOMPARE(call.context.yourStandings.played, 2);
        QCOMPARE(call.deadline.utcMs, lab.clock.utcMs() + 30'000);
    }

private:
    static void behave(ScriptedAgent &player, const QString &how)
    {
        const auto babble = [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{QStringLiteral("what"), QStringLiteral("ever")}});
        };
        if (how == QLatin1String("refuses"))
            decline(player);
        else if (how == QLatin1String("absent"))
            player.hold(Invitation);
        else if (how == QLatin1String("gone"))
            player.leave();
        else if (how == QLatin1String("babbles"))
            player.on(Invitation, babble);
        else if (how == QLatin1String("babbles when asked"))
            player.on(Choice, babble);
        else if (how == QLatin1String("invalid"))
            playAlways(player, QStringLiteral("42"));
        else if (how == QLatin1String("silent"))
            player.hold(Choice);
        else if (how == QLatin1String("error"))
            player.on(Choice, [](const JsonObject &, const RpcResponder &respond) {
                respond.error({protocol::rpc_code::ApplicationError, QStringLiteral("No."), {}});
            });
        else
            QCOMPARE(how, QStringLiteral("fine"));
    }
};

QTEST_GUILESS_MAIN(TestMatchCourse)
#include "tst_match_course.moc"
