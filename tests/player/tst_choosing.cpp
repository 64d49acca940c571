// What a player makes of its strategy's answer: the choice, the reasoning, or an error.
#include "agents/protocol/error_messages.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcOutcome;

namespace {

const QString First = QStringLiteral("R1M1");

QString chosen(const RpcOutcome &outcome)
{
    return readOrDie<protocol::ChooseParityResponse>(outcome.result.toObject()).parityChoice;
}

QString reasoningIn(const RpcOutcome &outcome)
{
    return outcome.result.toObject().value(QStringLiteral("reasoning")).toString();
}

} // namespace

class TestChoosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-12: a clear answer, so that the referee asks no more and writes the reason down.
    void strategyWithoutAChoice_isAnErrorWithTheReason()
    {
        PlayerLab lab;
        lab.failure = base::Failure{QStringLiteral("The program fell asleep.")};
        lab.start();
        QVERIFY(lab.invite(First).ok());
        const RpcOutcome outcome = lab.askToChoose(First);
        QCOMPARE(outcome.kind, RpcOutcome::Kind::Refused);
        QCOMPARE(outcome.reason, QStringLiteral("The program fell asleep."));
        lab.failure.reset(); // asked again all the same, it may choose
        QCOMPARE(chosen(lab.askToChoose(First)), QStringLiteral("even"));
    }

    void reasoning_goesAlong_andIsRepeatedWithTheChoice()
    {
        PlayerLab lab;
        lab.think = [](const player::TurnQuestion &, const PlayerLab::Answering &answer) {
            answer({QStringLiteral("odd"), QString(3000, u'r')});
        };
        lab.start();
        QVERIFY(lab.invite(First).ok());
        const QString bounded = QString(1999, u'r') + QChar(0x2026);
        QCOMPARE(reasoningIn(lab.askToChoose(First)), bounded);
        QCOMPARE(reasoningIn(lab.askToChoose(First)), bounded);
        QCOMPARE(lab.questions.size(), 1);
    }

    void withoutReasoning_theFieldIsLeftOut()
    {
        PlayerLab lab;
        lab.start();
        QVERIFY(lab.invite(First).ok());
        const JsonObject answer = lab.askToChoose(First).result.toObject();
        QVERIFY(!answer.contains(QStringLiteral("reasoning")));
    }

    void strategy_isToldHowMuchTimeThereIs_data()
    {
        QTest::addColumn<qint64>("sentAt"); // from now, on the referee's clock
        QTest::addColumn<qint64>("deadline");
        QTest::addColumn<qint64>("window");
        QTest::newRow("usual") << qint64(0) << qint64(30'000) << qint64(30'000);
        QTest::newRow("short") << qint64(0) << qint64(2'000) << qint64(2'000);
        QTest::newRow("the referee's clock is slow")
            << qint64(-90'000) << qint64(-85'000) << qint64(5'000);
        QTest::newRow("the referee's clock is fast")
            << qint64(90'000) << qint64(95'000) << qint64(5'000);
        QTest::newRow("over before it began") << qint64(0) << qint64(-1) << qint64(30'000);
        QTest::newRow("in a year") << qint64(0) << qint64(31'536'000'000) << qint64(30'000);
    }

    void strategy_isToldHowMuchTimeThereIs()
    {
        QFETCH(qint64, sentAt);
        QFETCH(qint64, deadline);
        QFETCH(qint64, window);
        PlayerLab lab;
        lab.start();
        QVERIFY(lab.invite(First).ok());
        protocol::ChooseParityCall call;
        call.matchId = base::MatchId(First);
        call.playerId = lab.player->id();
        call.gameType = QStringLiteral("even_odd");
        call.context = {base::PlayerId(QStringLiteral("P02")), 1, {.played = 2, .points = 4}};
        call.deadline = {lab.clock.utcMs() + deadline};
        protocol::Envelope envelope =
            lab.envelope(QStringLiteral("referee:REF01"), PlayerLab::MatchToken);
        envelope.timestampMs += sentAt;
        const RpcOutcome outcome =
            lab.referee.ask(lab.player->endpoint(), protocol::ChooseParityCall::Method,
                            protocol::write(envelope, call));
        QVERIFY2(outcome.ok(), qPrintable(outcome.reason));
        QCOMPARE(lab.questions.constFirst().window.count(), window);
        QCOMPARE(lab.questions.constFirst().standings.points, 4);
    }
};

QTEST_GUILESS_MAIN(TestChoosing)
#include "tst_choosing.moc"
