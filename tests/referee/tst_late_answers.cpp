// Answers that come late, twice, or when nobody waits for them any more.
#include "agents/games/fact_names.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::ResultStatus;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};
const QString even = QStringLiteral("even");
const QString odd = QStringLiteral("odd");

void answerChoice(ScriptedAgent &player, const QString &choice)
{
    player.held(Choice).dequeue().result(choosing(player.last(Choice), player.id, choice));
}

QString choiceTold(const ScriptedAgent &witness, const base::PlayerId &player)
{
    const auto over = readOrDie<protocol::GameOver>(witness.last(GameOverCall));
    return over.gameResult.choices.value(player);
}

} // namespace

class TestLateAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-11: the first valid answer to any send counts; until the last window is over it is in time.
    void answerInTheLastMoment_counts_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("lastMs");
        QTest::newRow("invitation") << Invitation << 33'900;
        QTest::newRow("choice") << Choice << 133'900;
    }

    void answerInTheLastMoment_counts()
    {
        QFETCH(QString, method);
        QFETCH(int, lastMs);
        for (const bool answersTheFirstSend : {true, false}) {
            RefereeLab lab;
            lab.playerA.hold(method);
            lab.start();
            QVERIFY(lab.assign(lab.assignment()).accept);
            lab.pass(std::chrono::milliseconds(lastMs));
            QCOMPARE(lab.playerA.held(method).size(), 4);
            const transport::RpcResponder respond = answersTheFirstSend
                ? lab.playerA.held(method).first()
                : lab.playerA.held(method).last();
            const JsonObject call = lab.playerA.last(method);
            respond.result(method == Invitation ? joinAck(call, lab.playerA.id)
                                                : choosing(call, lab.playerA.id, even));
            lab.settle();
            QCOMPARE(lab.manager.times(Report), QList<qint64>{lastMs});
            QVERIFY(lab.report().result.technical.isEmpty());
        }
    }

    // L-11: an answer that comes during a pause spares the retry.
    void answerDuringAPause_sparesTheRetry()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(31s);
        answerChoice(lab.playerA, odd);
        lab.pass(10s);
        QCOMPARE(lab.playerA.times(Choice), QList<qint64>{0});
        QCOMPARE(lab.playerA.count(GameErrorCall), 0);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{31'000});
    }

    // L-11: two sends, two answers that differ: what came first stands, whichever send it answers.
    void secondAnswer_changesNothing_data()
    {
        QTest::addColumn<bool>("firstSendFirst");
        QTest::newRow("the first send is answered first") << true;
        QTest::newRow("the second send is answered first") << false;
    }

    void secondAnswer_changesNothing()
    {
        QFETCH(bool, firstSendFirst);
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.playerB.hold(Choice); // keeps the match open meanwhile
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(33s);
        auto sends = lab.playerA.held(Choice);
        QCOMPARE(sends.size(), 2);
        if (!firstSendFirst)
            sends.swapItemsAt(0, 1);
        const JsonObject call = lab.playerA.last(Choice);
        sends.at(0).result(choosing(call, lab.playerA.id, odd));
        lab.settle();
        sends.at(1).result(choosing(call, lab.playerA.id, even));
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 0);
        answerChoice(lab.playerB, even);
        lab.settle();
        QCOMPARE(choiceTold(lab.playerB, A), odd);
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    // A wrong answer first and a right one to the same call after it: the right one is too late for
    // an invalid choice, which was clear (L-09), and in time after one that was none (L-12).
    void rightAnswerAfterAWrongOne_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("counts");
        QTest::newRow("invalid choice")
            << QStringLiteral("parity_choice") << QStringLiteral("maybe") << false;
        QTest::newRow("another match")
            << QStringLiteral("match_id") << QStringLiteral("R9M9") << true;
    }

    void rightAnswerAfterAWrongOne()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(bool, counts);
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.playerB.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(33s);
        const JsonObject call = lab.playerA.last(Choice);
        const JsonObject right = choosing(call, lab.playerA.id, even);
        JsonObject wrong = right;
        wrong.insert(field, value);
        lab.playerA.held(Choice).at(1).result(wrong);
        lab.settle();
        lab.playerA.held(Choice).at(0).result(right);
        lab.settle();
        answerChoice(lab.playerB, odd);
        lab.settle();
        QCOMPARE(lab.report().result.technical,
                 counts ? QList<base::PlayerId>() : QList<base::PlayerId>{A});
    }

    // Nobody waits any more: neither report nor record changes.
    void answerAfterTheEnd_changesNothing_data()
    {
        QTest::addColumn<QString>("method");
        QTest::newRow("invitation") << Invitation;
        QTest::newRow("choice") << Choice;
    }

    void answerAfterTheEnd_changesNothing()
    {
        QFETCH(QString, method);
        RefereeLab lab;
        lab.playerA.hold(method);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(134s);
        const auto events = lab.events(QStringLiteral("R1M1")).size();
        QCOMPARE(lab.manager.count(Report), 1);
        const JsonObject call = lab.playerA.last(method);
        for (const transport::RpcResponder &respond : lab.playerA.held(method)) {
            respond.result(method == Invitation ? joinAck(call, lab.playerA.id)
                                                : choosing(call, lab.playerA.id, even));
        }
        lab.pass(60s);
        QCOMPARE(lab.manager.count(Report), 1);
        QCOMPARE(lab.events(QStringLiteral("R1M1")).size(), events);
        QCOMPARE(lab.report().result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 3}}));
        QCOMPARE(lab.playerA.count(GameOverCall), 1);
        QCOMPARE(lab.playerB.count(GameOverCall), 1);
    }

    // S-06 to S-09: a player that uses all the time it has for its first answers.
    void slowPlayers_areWithinTheFiguresOfTheGameFlow()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.playerA.hold(Choice);
        lab.start();
        const QStringList round{QStringLiteral("R1M1"), QStringLiteral("R1M2")};
        for (const QString &match : round)
            QVERIFY(lab.assign(lab.assignment(match)).accept);
        lab.pass(4'900ms);
        for (const Received &invitation : lab.playerA.received(Invitation))
            lab.playerA.held(Invitation)
                .dequeue()
                .result(joinAck(invitation.message, lab.playerA.id));
        lab.pass(29'900ms);
        QCOMPARE(lab.playerA.times(Invitation), QList<qint64>({0, 0}));
        QCOMPARE(lab.playerA.times(Choice), QList<qint64>({4'900, 4'900}));
        for (const Received &call : lab.playerA.received(Choice))
            lab.playerA.held(Choice).dequeue().result(choosing(call.message, lab.playerA.id, even));
        lab.settle();
        // Well below 2 minutes a match, and both matches of a round together below 10.
        QCOMPARE(lab.manager.times(Report), QList<qint64>({34'800, 34'800}));
        for (const protocol::MatchResultReport &report : lab.reports())
            QVERIFY(report.result.technical.isEmpty());
    }

    // S-08, S-10: the worst that can happen has an end, and still fits twice into a round.
    void worstMatch_isOverInLessThanThreeMinutes()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.playerA.hold(Choice);
        lab.playerB.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(33'900ms);
        lab.playerA.held(Invitation)
            .last()
            .result(joinAck(lab.playerA.last(Invitation), lab.playerA.id));
        lab.pass(134s);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{167'900});
        QCOMPARE(lab.report().result.status, ResultStatus::TechnicalLoss);
    }
};

QTEST_GUILESS_MAIN(TestLateAnswers)
#include "tst_late_answers.moc"
