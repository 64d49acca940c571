// Retries: when the referee asks again, what it says before, and which answer counts.
#include "agents/protocol/error_messages.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::ResultStatus;
using transport::RpcResponder;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};

QList<protocol::GameError> warnings(const ScriptedAgent &player)
{
    QList<protocol::GameError> warnings;
    for (const Received &each : player.received(GameErrorCall))
        warnings.append(readOrDie<protocol::GameError>(each.message));
    return warnings;
}

} // namespace

class TestMatchRetries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // S-03, L-11, scenario 24: also when the player does not even acknowledge the warnings, which
    // must not open the circuit breaker (L-31: a single message never does).
    void noShow_isSentFourTimes_andDecidedAfter34Seconds_data()
    {
        QTest::addColumn<bool>("acknowledgesWarnings");
        QTest::newRow("L-11 warnings acknowledged") << true;
        QTest::newRow("L-31 warnings not acknowledged") << false;
    }

    void noShow_isSentFourTimes_andDecidedAfter34Seconds()
    {
        QFETCH(bool, acknowledgesWarnings);
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        if (!acknowledgesWarnings)
            lab.playerA.hold(GameErrorCall);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(33'900ms);
        QCOMPARE(lab.playerA.times(Invitation), QList<qint64>({0, 7'000, 16'000, 29'000}));
        QCOMPARE(lab.manager.count(Report), 0);
        lab.pass(100ms);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{34'000});
        QCOMPARE(lab.report().result.status, ResultStatus::TechnicalLoss);
        QCOMPARE(lab.report().result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 3}}));
    }

    // L-11
    void beforeEachRetry_thePlayerIsWarned()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(34s);
        QCOMPARE(lab.playerA.times(GameErrorCall), QList<qint64>({7'000, 16'000, 29'000}));
        QCOMPARE(lab.playerA.methods().first(7),
                 QStringList({Invitation, GameErrorCall, Invitation, GameErrorCall, Invitation,
                              GameErrorCall, Invitation}));
        const QList<protocol::GameError> told = warnings(lab.playerA);
        for (int retry = 1; retry <= 3; ++retry) {
            const protocol::GameError &warning = told.at(retry - 1);
            QCOMPARE(warning.errorCode.text, QStringLiteral("E001"));
            QCOMPARE(warning.errorName, QStringLiteral("TIMEOUT_ERROR"));
            QCOMPARE(warning.retryCount, retry);
            QCOMPARE(warning.maxRetries, 3);
            QCOMPARE(warning.affectedPlayer, A);
            QCOMPARE(warning.matchId.text(), QStringLiteral("R1M1"));
            QCOMPARE(warning.actionRequired, QStringLiteral("GAME_JOIN_ACK"));
            QCOMPARE(warning.gameState, QStringLiteral("WAITING_FOR_PLAYERS"));
            QVERIFY(!warning.consequence.isEmpty());
        }
        QVERIFY(told.at(0).consequence != told.at(2).consequence);
        QCOMPARE(lab.playerB.count(GameErrorCall), 0);
    }

    // S-03, L-11
    void choiceCall_isSentFourTimes_withThirtySecondsEach()
    {
        RefereeLab lab;
        lab.playerA.hold(Choice);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(134s);
        QCOMPARE(lab.playerA.times(Choice), QList<qint64>({0, 32'000, 66'000, 104'000}));
        QCOMPARE(lab.playerB.times(Choice), QList<qint64>{0});
        QCOMPARE(lab.manager.times(Report), QList<qint64>{134'000});
        QCOMPARE(warnings(lab.playerA).last().actionRequired,
                 QStringLiteral("CHOOSE_PARITY_RESPONSE"));
        QCOMPARE(warnings(lab.playerA).last().gameState, QStringLiteral("COLLECTING_CHOICES"));
    }

    // L-11: 0 reproduces the immediate loss of the game flow document §7.2.
    void withoutRetries_theFirstSilenceDecides()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        protocol::MatchRules rules;
        rules.maxRetries = 0;
        protocol::MatchAssignment assignment = lab.assignment();
        assignment.rules = protocol::payloadOf(rules);
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.pass(5s);
        QCOMPARE(lab.playerA.count(Invitation), 1);
        QCOMPARE(lab.playerA.count(GameErrorCall), 0);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{5'000});
    }

    // L-11: the first valid answer to any send counts.
    void lateAnswerToTheFirstSend_counts()
    {
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(8s);
        QCOMPARE(lab.playerA.count(Invitation), 2);
        lab.playerA.held(Invitation)
            .dequeue()
            .result(joinAck(lab.playerA.last(Invitation), lab.playerA.id));
        lab.settle();
        QCOMPARE(lab.report().result.technical, QList<base::PlayerId>());
        QCOMPARE(lab.manager.times(Report), QList<qint64>{8'000});
    }

    void wrongAnswer_isAskedForAgain_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("field");
        QTest::addColumn<JsonValue>("value");
        for (const QString &method : {Invitation, Choice}) {
            const QByteArray name = method.toLatin1();
            QTest::addRow("L-12 %s: another match", name.constData())
                << method << QStringLiteral("match_id") << JsonValue(QStringLiteral("R9M9"));
            QTest::addRow("L-12 %s: another attempt", name.constData())
                << method << QStringLiteral("attempt") << JsonValue(2);
            QTest::addRow("L-12 %s: another player", name.constData())
                << method << QStringLiteral("player_id") << JsonValue(QStringLiteral("P02"));
            QTest::addRow("L-12 %s: another message", name.constData())
                << method << QStringLiteral("message_type")
                << JsonValue(QStringLiteral("GAME_OVER"));
            QTest::addRow("L-12 %s: a field is missing", name.constData())
                << method << QStringLiteral("player_id") << JsonValue(JsonValue::Null);
        }
    }

    void wrongAnswer_isAskedForAgain()
    {
        QFETCH(QString, method);
        QFETCH(QString, field);
        QFETCH(JsonValue, value);
        RefereeLab lab;
        lab.playerA.once(method, [&](const JsonObject &call, const RpcResponder &respond) {
            JsonObject answer = method == Invitation
                ? joinAck(call, lab.playerA.id)
                : choosing(call, lab.playerA.id, QStringLiteral("even"));
            answer.insert(field, value);
            respond.result(answer);
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.manager.count(Report), 0);
        lab.pass(2s); // an answer that cannot be used ends its send at once; then the pause
        QCOMPARE(lab.playerA.times(method), QList<qint64>({0, 2'000}));
        QCOMPARE(lab.manager.count(Report), 1);
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    void unusableReply_isAskedForAgain_data()
    {
        QTest::addColumn<int>("httpStatus");
        QTest::newRow("L-12 HTTP 500") << 500;
        QTest::newRow("L-12 HTTP 503") << 503;
        QTest::newRow("L-12 HTTP 200 with something else") << 200;
    }

    void unusableReply_isAskedForAgain()
    {
        QFETCH(int, httpStatus);
        RefereeLab lab;
        lab.playerB.once(Choice, [&](const JsonObject &, const RpcResponder &respond) {
            respond.raw({{QStringLiteral("oops"), true}}, httpStatus);
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(2s);
        QCOMPARE(lab.playerB.times(Choice), QList<qint64>({0, 2'000}));
        QCOMPARE(lab.manager.count(Report), 1);
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    // A player that starts up between two sends is in time.
    void playerThatIsNotThereYet_isFoundByARetry()
    {
        RefereeLab lab;
        lab.playerA.leave();
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.pass(10s); // refused at once, so the sends are at 0, 2, 6 and 14 s
        QCOMPARE(lab.manager.count(Report), 0);
        lab.playerA.comeBack();
        lab.pass(4s);
        QCOMPARE(lab.playerA.times(Invitation), QList<qint64>{14'000});
        QCOMPARE(lab.manager.times(Report), QList<qint64>{14'000});
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    void choiceIsReadUnderBothNames_data()
    {
        QTest::addColumn<JsonValue>("parityChoice");
        QTest::addColumn<JsonValue>("choice");
        QTest::addColumn<bool>("counts");
        const JsonValue none(JsonValue::Undefined);
        const JsonValue even(QStringLiteral("even"));
        const JsonValue odd(QStringLiteral("odd"));
        QTest::newRow("L-08 parity_choice") << even << none << true;
        QTest::newRow("L-08 choice, scenario 23") << none << even << true;
        QTest::newRow("L-08 both the same") << even << even << true;
        QTest::newRow("L-08 both, different") << even << odd << false;
        QTest::newRow("L-09 other case") << JsonValue(QStringLiteral("Even")) << none << false;
        QTest::newRow("L-09 a blank") << JsonValue(QStringLiteral(" even")) << none << false;
        QTest::newRow("L-09 a number") << JsonValue(2) << none << false;
        QTest::newRow("L-09 empty") << JsonValue(QString()) << none << false;
    }

    void choiceIsReadUnderBothNames()
    {
        QFETCH(JsonValue, parityChoice);
        QFETCH(JsonValue, choice);
        QFETCH(bool, counts);
        RefereeLab lab;
        lab.playerA.on(Choice, [&](const JsonObject &call, const RpcResponder &respond) {
            JsonObject answer = choosing(call, lab.playerA.id, QString());
            answer.remove(QStringLiteral("parity_choice"));
            if (!parityChoice.isUndefined())
                answer.insert(QStringLiteral("parity_choice"), parityChoice);
            if (!choice.isUndefined())
                answer.insert(QStringLiteral("choice"), choice);
            respond.result(answer);
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(lab.playerA.count(Choice), 1);
        QCOMPARE(lab.report().result.technical,
                 counts ? QList<base::PlayerId>() : QList<base::PlayerId>{A});
    }

    // interop.md §2: a synchronous answer belongs to the endpoint that was called.
    void answerWithoutToken_counts()
    {
        RefereeLab lab;
        lab.playerA.on(Choice, [&](const JsonObject &call, const RpcResponder &respond) {
            JsonObject answer = choosing(call, lab.playerA.id, QStringLiteral("even"));
            answer.remove(QStringLiteral("auth_token"));
            respond.result(answer);
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QVERIFY(lab.report().result.technical.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMatchRetries)
#include "tst_match_retries.moc"
