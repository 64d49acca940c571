// How the pre-flight looks at a player, and at the time it takes.
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"
#include "tests/app/preflight_lab.h"

using namespace league;
using namespace std::chrono_literals;
using protocol::Verdict;
using test::PreflightLab;

namespace {

const QString Invitation = protocol::GameInvitation::Method;
const QString Question = protocol::ChooseParityCall::Method;

} // namespace

class TestPreflightPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundPlayerPasses();
    void eachResultIsToldAsSoonAsItIsKnown();
    void anInvitationAnsweredLateFails_andHowLateIsSaid();
    void anInvitationNeverAnsweredFails();
    void aChoiceAnsweredLateFails();
    void theTimesUsedAreSaid();
    void anAcknowledgementThatNoAnswerFollowsIsSaid();
    void whoRefusesIsToldWhatMayBeBehindIt();
    void nobodyThere_isUnreachable();
    void everyMatchIsEnded();
    void aSeparateAnswerWithoutATokenFails();
    void whoRegistersIsCheckedAtItsEndpoint_withTheTokenItGot();
    void anotherTokenThanTheOneGivenOutIsAWarning();
    void aPlayerWithAnIdOfItsOwnIsAskedByIt();
    void nobodyRegistersInTime();
    void nobodyRegisters_butTheAddressIsKnown();
    void aRefereeThatRegistersIsNoPlayer();
    void destroyedOnTheWay_nothingHappensAnyMore();
    void evidenceHoldsNoToken();
};

void TestPreflightPlayer::aSoundPlayerPasses()
{
    PreflightLab lab;
    lab.start();
    QVERIFY(lab.isFinished);
    const protocol::PreflightReport &report = lab.preflight->report();
    QCOMPARE(lab.failed(), QStringList());
    QCOMPARE(report.status, QStringLiteral("PASSED"));
    QCOMPARE(report.warnings, 0);
    QCOMPARE(report.skipped, 0);
    QCOMPARE(report.passed, 20);
    QCOMPARE(report.dialect, QStringLiteral("league.v2"));
}

void TestPreflightPlayer::eachResultIsToldAsSoonAsItIsKnown()
{
    PreflightLab lab;
    lab.agent.hold(Question);
    lab.start();
    QCOMPARE(lab.heard,
             QStringList(
                 {QStringLiteral("reachable"), QStringLiteral("round"), QStringLiteral("joins")}));
    QVERIFY(!lab.isFinished);
}

void TestPreflightPlayer::anInvitationAnsweredLateFails_andHowLateIsSaid()
{
    PreflightLab lab;
    lab.agent.hold(Invitation);
    lab.start();
    lab.pass(6s);
    QVERIFY(!lab.heard.contains(QStringLiteral("joins")));
    lab.agent.held(Invitation).dequeue().result(lab.acceptance(lab.agent.last(Invitation)));
    lab.settle();
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("joins")});
    QCOMPARE(
        lab.check(QStringLiteral("joins")).reason,
        QStringLiteral("It answered after 6000 ms, and 5000 ms are allowed: the match would be "
                       "lost."));
    QVERIFY(lab.isFinished);
}

void TestPreflightPlayer::anInvitationNeverAnsweredFails()
{
    PreflightLab lab;
    lab.agent.hold(Invitation);
    lab.start();
    lab.pass(7'400ms);
    QVERIFY(!lab.isFinished);
    lab.pass(200ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("joins")});
    QVERIFY(lab.check(QStringLiteral("joins"))
                .reason.startsWith(QStringLiteral("No answer to the invitation within 5000 ms")));
    QCOMPARE(lab.check(QStringLiteral("chooses")).verdict, Verdict::Skipped);
}

void TestPreflightPlayer::aChoiceAnsweredLateFails()
{
    PreflightLab lab;
    lab.agent.hold(Question);
    lab.start();
    lab.pass(31s);
    lab.agent.held(Question).dequeue().result(
        lab.choice(lab.agent.last(Question), QStringLiteral("even")));
    lab.settle();
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("chooses")});
    QVERIFY(lab.check(QStringLiteral("chooses")).reason.contains(QStringLiteral("after 31000 ms")));
}

void TestPreflightPlayer::theTimesUsedAreSaid()
{
    PreflightLab lab;
    lab.agent.hold(Invitation);
    lab.start();
    lab.pass(1'300ms);
    lab.agent.held(Invitation).dequeue().result(lab.acceptance(lab.agent.last(Invitation)));
    lab.settle();
    QCOMPARE(lab.check(QStringLiteral("joins")).reason,
             QStringLiteral("It accepted after 1300 ms of 5000 ms."));
}

void TestPreflightPlayer::anAcknowledgementThatNoAnswerFollowsIsSaid()
{
    PreflightLab lab;
    lab.agent.on(Invitation, [](const JsonObject &, const transport::RpcResponder &respond) {
        respond.result({});
    });
    lab.start();
    lab.pass(8s);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("joins")});
    QVERIFY(lab.check(QStringLiteral("joins"))
                .reason.startsWith(QStringLiteral("It took the invitation and said nothing more")));
}

void TestPreflightPlayer::whoRefusesIsToldWhatMayBeBehindIt()
{
    const auto reasonAfter = [](int code) {
        PreflightLab lab;
        lab.agent.on(Invitation, [=](const JsonObject &, const transport::RpcResponder &respond) {
            respond.error({code, QStringLiteral("No.")});
        });
        lab.start();
        return lab.check(QStringLiteral("joins")).reason;
    };
    QVERIFY(
        reasonAfter(protocol::rpc_code::InternalError).contains(QStringLiteral("--manager-port")));
}

void TestPreflightPlayer::nobodyThere_isUnreachable()
{
    PreflightLab lab;
    lab.agent.leave();
    lab.start();
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.preflight->report().status, QStringLiteral("UNREACHABLE"));
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("reachable")});
    QCOMPARE(lab.preflight->report().skipped, 19);
}

void TestPreflightPlayer::everyMatchIsEnded()
{
    PreflightLab lab;
    lab.start();
    QCOMPARE(lab.agent.count(Invitation), 4);
    QCOMPARE(lab.agent.count(protocol::GameOver::Method), 4);
}

void TestPreflightPlayer::aSeparateAnswerWithoutATokenFails()
{
    PreflightLab lab;
    lab.token.clear();
    QUrl referee;
    lab.agent.on(protocol::RoundAnnouncement::Method,
                 [&](const JsonObject &round, const transport::RpcResponder &respond) {
                     referee = QUrl(test::readOrDie<protocol::RoundAnnouncement>(round)
                                        .matches.constFirst()
                                        .refereeEndpoint);
                     respond.result({});
                 });
    const auto later = [&](const QString &method, const JsonObject &answer) {
        lab.agent.client().post(referee, method, answer, 5s);
    };
    lab.agent.on(Invitation, [&](const JsonObject &call, const transport::RpcResponder &respond) {
        respond.result({});
        later(QStringLiteral("game_join_ack"), lab.acceptance(call));
    });
    lab.agent.on(Question, [&](const JsonObject &call, const transport::RpcResponder &respond) {
        respond.result({});
        later(QStringLiteral("choose_parity_response"), lab.choice(call, QStringLiteral("even")));
    });
    lab.start();
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("token")});
}

void TestPreflightPlayer::whoRegistersIsCheckedAtItsEndpoint_withTheTokenItGot()
{
    PreflightLab lab;
    lab.options.agent.clear();
    lab.options.managerPort = 0;
    lab.start();
    QVERIFY(lab.heard.isEmpty());
    const auto seat = test::readOrDie<protocol::LeagueRegisterResponse>(
        lab.join<protocol::LeagueRegisterRequest>(QStringLiteral("player:alpha")));
    lab.token = seat.authToken;
    lab.pass(1ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList());
    QCOMPARE(lab.check(QStringLiteral("registers")).verdict, Verdict::Passed);
    QCOMPARE(lab.check(QStringLiteral("token")).reason,
             QStringLiteral("It is the one that was given out."));
    QCOMPARE(lab.preflight->report().endpoint, lab.agent.endpoint().toString());
}

void TestPreflightPlayer::anotherTokenThanTheOneGivenOutIsAWarning()
{
    PreflightLab lab;
    lab.options.managerPort = 0;
    lab.start();
    (void)lab.join<protocol::LeagueRegisterRequest>(QStringLiteral("player:alpha"));
    lab.pass(1ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.check(QStringLiteral("token")).verdict, Verdict::Warning);
}

void TestPreflightPlayer::aPlayerWithAnIdOfItsOwnIsAskedByIt()
{
    PreflightLab lab;
    const auto renamed = [](JsonObject answer) {
        answer.insert(QStringLiteral("player_id"), QStringLiteral("P42"));
        return answer;
    };
    lab.agent.on(Invitation, [&](const JsonObject &call, const transport::RpcResponder &respond) {
        respond.result(renamed(lab.acceptance(call)));
    });
    lab.agent.on(Question, [&](const JsonObject &call, const transport::RpcResponder &respond) {
        respond.result(renamed(lab.choice(call, QStringLiteral("even"))));
    });
    lab.start();
    QCOMPARE(lab.failed(), QStringList());
    QCOMPARE(test::readOrDie<protocol::ChooseParityCall>(lab.agent.last(Question)).playerId.text(),
             QStringLiteral("P42"));
}

void TestPreflightPlayer::nobodyRegistersInTime()
{
    PreflightLab lab;
    lab.options.agent.clear();
    lab.options.managerPort = 0;
    lab.start();
    lab.pass(59'900ms);
    QVERIFY(!lab.isFinished);
    lab.pass(200ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.preflight->report().status, QStringLiteral("UNREACHABLE"));
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("registers")});
}

void TestPreflightPlayer::nobodyRegisters_butTheAddressIsKnown()
{
    PreflightLab lab;
    lab.options.managerPort = 0;
    lab.start();
    lab.pass(61s);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("registers")});
    QCOMPARE(lab.check(QStringLiteral("still_plays")).verdict, Verdict::Passed);
}

void TestPreflightPlayer::aRefereeThatRegistersIsNoPlayer()
{
    PreflightLab lab;
    lab.options.managerPort = 0;
    lab.start();
    (void)lab.join<protocol::RefereeRegisterRequest>(QStringLiteral("referee:alpha"));
    lab.pass(1ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.heard, QStringList{QStringLiteral("registers")});
    QVERIFY(lab.check(QStringLiteral("registers"))
                .reason.endsWith(QStringLiteral("say --as referee.")));
}

void TestPreflightPlayer::destroyedOnTheWay_nothingHappensAnyMore()
{
    PreflightLab lab;
    lab.agent.hold(Question);
    lab.start();
    const qsizetype told = lab.heard.size();
    lab.preflight.reset();
    lab.agent.held(Question).clear();
    lab.pass(60s);
    QCOMPARE(lab.heard.size(), told);
    QVERIFY(!lab.isFinished);
}

void TestPreflightPlayer::evidenceHoldsNoToken()
{
    PreflightLab lab;
    lab.start();
    const protocol::PreflightCheck joins = lab.check(QStringLiteral("joins"));
    QVERIFY(joins.evidence.sent.contains(QStringLiteral("handle_game_invitation")));
    QVERIFY(joins.evidence.received.contains(QStringLiteral("GAME_JOIN_ACK")));
    for (const protocol::PreflightCheck &check : lab.preflight->report().checks) {
        const QString all = check.evidence.sent + check.evidence.received + check.reason;
        QVERIFY2(!all.contains(lab.token) && !all.contains(QStringLiteral("mt_")), qPrintable(all));
    }
}

QTEST_GUILESS_MAIN(TestPreflightPlayer)
#include "tst_preflight_player.moc"
