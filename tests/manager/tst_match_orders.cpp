// The operator's orders about one match: its referee has the last word, and the operator hears it.
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

void playMafia(manager::LeagueOptions &options)
{
    options.gameType = QStringLiteral("mafia");
    options.secret = QStringLiteral("demo");
}

} // namespace

class TestMatchOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusalOfTheReferee_reachesTheOperator_data()
    {
        QTest::addColumn<bool>("answers");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("the referee refuses")
            << true << QStringLiteral("E101") << QStringLiteral("The match is not paused.");
        QTest::newRow("the referee is silent")
            << false << QStringLiteral("E009")
            << QStringLiteral("REF01 did not answer, so nobody knows whether R1M1 obeys; look at "
                              "the match and give the order again.");
    }

    void aRefusalOfTheReferee_reachesTheOperator()
    {
        QFETCH(bool, answers);
        QFETCH(QString, code);
        QFETCH(QString, sentence);
        LeagueLab lab(playMafia);
        lab.startWith(10);
        ScriptedAgent &referee = lab.referees.front();
        if (answers) {
            referee.on(protocol::MatchControl::Method,
                       [&](const JsonObject &, const RpcResponder &respond) {
                           respond.error(protocol::rpcErrorFrom({sentence, code}));
                       });
        } else {
            referee.hold(protocol::MatchControl::Method);
        }
        const protocol::LeagueControl resume{.command = protocol::LeagueCommand::ResumeMatch,
                                             .matchId = base::MatchId(QStringLiteral("R1M1"))};
        std::optional<base::Outcome> heard;
        lab.manager->carryOut(resume, [&](const base::Outcome &said) { heard = said; });
        lab.settle();
        QCOMPARE(heard.has_value(), answers); // nobody is told before the referee has spoken
        lab.clock.advance(5s);
        lab.settle();
        QVERIFY(heard && !heard->ok());
        QCOMPARE(heard->failure().code, code);
        QCOMPARE(heard->failure().sentence, sentence);
        QVERIFY(lab.journalled(store::ControlFact::Kind).isEmpty()); // it was not carried out
        if (!answers)
            return;
        // The same by message, as `agent-league control` sends it.
        const JsonObject reply =
            lab.send(lab.addStranger(), resume, QStringLiteral("human:operator"),
                     QStringLiteral("op_secret_1"));
        QCOMPARE(LeagueLab::errorCode(reply), code);
        referee.on(protocol::MatchControl::Method, {});
        lab.manager->carryOut(resume, [&](const base::Outcome &said) { heard = said; });
        lab.settle();
        QVERIFY(heard->ok());
        QCOMPARE(lab.journalled(store::ControlFact::Kind).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestMatchOrders)
#include "tst_match_orders.moc"
