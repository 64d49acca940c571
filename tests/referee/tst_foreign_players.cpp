// Players of other dialects at a referee: what is found out of them, and who may answer by a
// request of its own (interop.md §2).
#include "agents/protocol/record_facts.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcOutcome;
using transport::RpcResponder;

namespace {

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

// A match in which player A is of a dialect that nobody knows yet.
protocol::MatchAssignment withForeigner(const RefereeLab &lab)
{
    protocol::MatchAssignment assignment = lab.assignment();
    assignment.roster[0].dialect.clear();
    return assignment;
}

// It only says that calls have arrived.
void answersLater(ScriptedAgent &player)
{
    for (const QString &method : {Invitation, Choice}) {
        player.on(method, [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{key("status"), key("received")}});
        });
    }
}

JsonObject lateAnswer(const ScriptedAgent &player, const char *type, const QString &token)
{
    JsonObject answer{{key("message_type"), key(type)},
                      {key("match_id"), key("R1M1")},
                      {key("player_id"), player.id},
                      {key("accept"), true},
                      {key("parity_choice"), key("even")}};
    if (!token.isEmpty())
        answer.insert(key("auth_token"), token);
    return answer;
}

QString tokenOf(const ScriptedAgent &player)
{
    return QStringLiteral("tok_of_%1").arg(player.id);
}

QString codeOf(const RpcOutcome &outcome)
{
    return outcome.error.data.value(key("error_code")).toString();
}

} // namespace

class TestForeignPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortAnswersOfAStranger_areEnoughToPlay_andItsDialectIsRecorded()
    {
        RefereeLab lab;
        lab.start();
        lab.playerA.on(Invitation, [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{key("accepted"), true}});
        });
        lab.playerA.on(Choice, [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{key("choice"), key(" EVEN")}});
        });
        QVERIFY(lab.assign(withForeigner(lab)).accept);
        lab.settle();
        QCOMPARE(lab.reports().size(), 1);
        QVERIFY(lab.report().result.technical.isEmpty());
        QStringList found;
        for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
            if (event.kind == protocol::DialectFact::Kind)
                found.append(event.visibility + u' ' + event.data.value(key("agent_id")).toString()
                             + u' ' + event.data.value(key("dialect")).toString());
        }
        QCOMPARE(found, QStringList{QStringLiteral("observer %1 superset").arg(lab.playerA.id)});
    }

    void answersThatComeByThemselves_count_withTheTokenOfThePlayer()
    {
        RefereeLab lab;
        lab.start();
        answersLater(lab.playerA);
        QVERIFY(lab.assign(withForeigner(lab)).accept);
        lab.settle();
        const QUrl referee = lab.referee->endpoint();
        const QString token = tokenOf(lab.playerA);
        QVERIFY(
            lab.playerA
                .ask(referee, key("game_join_ack"), lateAnswer(lab.playerA, "GAME_JOIN_ACK", token))
                .ok());
        lab.settle();
        QVERIFY(lab.playerA
                    .ask(referee, key("receive_parity_response"),
                         lateAnswer(lab.playerA, "CHOOSE_PARITY_RESPONSE", token))
                    .ok());
        lab.settle();
        QCOMPARE(lab.reports().size(), 1);
        QVERIFY(lab.report().result.technical.isEmpty());
    }

    void answersThatComeByThemselves_areRefused_withoutTheRightToken_data()
    {
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("code");
        QTest::newRow("none") << QString() << QStringLiteral("E011");
        QTest::newRow("made up") << QStringLiteral("tok_made_up") << QStringLiteral("E012");
        QTest::newRow("the opponent's") << QStringLiteral("tok_of_P02") << QStringLiteral("E012");
        QTest::newRow("the match token") << RefereeLab::MatchToken << QStringLiteral("E012");
    }
    void answersThatComeByThemselves_areRefused_withoutTheRightToken()
    {
        QFETCH(QString, token);
        QFETCH(QString, code);
        RefereeLab lab;
        lab.start();
        answersLater(lab.playerA);
        QVERIFY(lab.assign(withForeigner(lab)).accept);
        lab.settle();
        QCOMPARE(lab.playerB.id, QStringLiteral("P02"));
        const RpcOutcome outcome = lab.playerB.ask(lab.referee->endpoint(), key("game_join_ack"),
                                                   lateAnswer(lab.playerA, "GAME_JOIN_ACK", token));
        QCOMPARE(codeOf(outcome), code);
        lab.pass(40s); // nobody has answered for it
        QCOMPARE(lab.report().result.technical, QList{base::PlayerId(lab.playerA.id)});
    }

    // An option of the operator's, off unless set.
    void withoutAToken_theMachineIsEnough_onlyWhereTheOperatorSaysSo_data()
    {
        QTest::addColumn<bool>("isTrusted");
        QTest::addColumn<bool>("counts");
        QTest::newRow("trusted") << true << true;
        QTest::newRow("not trusted") << false << false;
    }
    void withoutAToken_theMachineIsEnough_onlyWhereTheOperatorSaysSo()
    {
        QFETCH(bool, isTrusted);
        QFETCH(bool, counts);
        RefereeLab lab;
        lab.start();
        answersLater(lab.playerA);
        protocol::MatchAssignment assignment = withForeigner(lab);
        protocol::MatchRules rules;
        rules.trustSourceAddress = isTrusted;
        assignment.rules = protocol::payloadOf(rules);
        QVERIFY(lab.assign(assignment).accept);
        lab.settle();
        const RpcOutcome outcome = lab.playerA.ask(lab.referee->endpoint(), key("game_join_ack"),
                                                   lateAnswer(lab.playerA, "GAME_JOIN_ACK", {}));
        QCOMPARE(outcome.ok(), counts);
        // A wrong token is wrong wherever it comes from.
        QVERIFY(!lab.playerA
                     .ask(lab.referee->endpoint(), key("game_join_ack"),
                          lateAnswer(lab.playerA, "GAME_JOIN_ACK", QStringLiteral("tok_wrong")))
                     .ok());
    }

    void anAnswerForAMatchThatIsNotPlayed_isRefused()
    {
        RefereeLab lab;
        lab.start();
        const RpcOutcome outcome =
            lab.playerA.ask(lab.referee->endpoint(), key("game_join_ack"),
                            lateAnswer(lab.playerA, "GAME_JOIN_ACK", tokenOf(lab.playerA)));
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.error.message.contains(QStringLiteral("R1M1")));
    }
};

QTEST_GUILESS_MAIN(TestForeignPlayers)
#include "tst_foreign_players.moc"
