// How the pre-flight offers a match to a referee, and how long it waits.
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/registration_messages.h"
#include "tests/app/preflight_lab.h"

using namespace league;
using namespace std::chrono_literals;
using protocol::Verdict;
using test::PreflightLab;

namespace {

const QString Assignment = protocol::MatchAssignment::Method;
const QString Round = protocol::RoundAnnouncement::Method;

// A referee that refuses a round, as it should, and is told how to answer an assignment.
void beReferee(PreflightLab &lab, bool accepts)
{
    lab.options.role = protocol::Role::Referee;
    lab.agent.on(Assignment, [accepts](const JsonObject &, const transport::RpcResponder &respond) {
        protocol::MatchAssignmentAck ack;
        ack.accept = accepts;
        ack.reason = accepts ? QString() : QStringLiteral("I am busy.");
        respond.result(protocol::payloadOf(ack));
    });
}

} // namespace

class TestPreflightReferee : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefereeThatDeclinesSaysWhy();
    void aRefereeThatDoesNothingAfterwardsInvitesNobody();
    void aRefereeThatNeverAnswersIsWaitedForAsLongAsAMatchTakes();
    void whoConfirmsNothingMayAskForItsMatch();
    void whoConfirmsNothingAndDoesNotAskTakesNoMatch();
    void theOfferNamesTheRefereeAndBothShamPlayers();
};

void TestPreflightReferee::aRefereeThatDeclinesSaysWhy()
{
    PreflightLab lab;
    beReferee(lab, false);
    lab.start();
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("takes_match")});
    QVERIFY(lab.check(QStringLiteral("takes_match")).reason.contains(QStringLiteral("I am busy.")));
}

void TestPreflightReferee::aRefereeThatDoesNothingAfterwardsInvitesNobody()
{
    PreflightLab lab;
    beReferee(lab, true);
    lab.start();
    QCOMPARE(lab.check(QStringLiteral("takes_match")).verdict, Verdict::Passed);
    lab.pass(39'900ms);
    QVERIFY(!lab.isFinished);
    lab.pass(200ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("invites")});
    QVERIFY(lab.check(QStringLiteral("invites"))
                .reason.contains(QStringLiteral("neither P01 nor P02")));
}

void TestPreflightReferee::aRefereeThatNeverAnswersIsWaitedForAsLongAsAMatchTakes()
{
    PreflightLab lab;
    beReferee(lab, true);
    lab.agent.hold(Round);
    lab.start();
    lab.pass(39'900ms);
    QVERIFY(!lab.isFinished);
    lab.pass(200ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("takes_match")});
}

void TestPreflightReferee::whoConfirmsNothingMayAskForItsMatch()
{
    PreflightLab lab; // everything is acknowledged with a plain OK
    lab.options.role = protocol::Role::Referee;
    lab.start();
    lab.pass(4s);
    const auto given = test::readOrDie<protocol::AssignedMatches>(
        lab.agent
            .ask(lab.preflight->manager(), protocol::GetAssignedMatches::Method,
                 protocol::write(lab.envelope(QStringLiteral("referee:x"), {}),
                                 protocol::GetAssignedMatches()))
            .result.toObject());
    QCOMPARE(given.matches.size(), 1);
    QCOMPARE(lab.check(QStringLiteral("takes_match")).verdict, Verdict::Passed);
    lab.pass(41s);
    QCOMPARE(lab.preflight->report().dialect, QStringLiteral("get_assigned_matches"));
}

void TestPreflightReferee::whoConfirmsNothingAndDoesNotAskTakesNoMatch()
{
    PreflightLab lab;
    lab.options.role = protocol::Role::Referee;
    lab.start();
    lab.pass(4'900ms);
    QVERIFY(!lab.isFinished);
    lab.pass(200ms);
    QVERIFY(lab.isFinished);
    QCOMPARE(lab.failed(), QStringList{QStringLiteral("takes_match")});
    const protocol::PreflightCheck check = lab.check(QStringLiteral("takes_match"));
    QVERIFY(check.reason.contains(QStringLiteral("get_assigned_matches")));
    QVERIFY(check.evidence.sent.contains(Round)); // the most likely form shows it
}

void TestPreflightReferee::theOfferNamesTheRefereeAndBothShamPlayers()
{
    PreflightLab lab;
    beReferee(lab, true);
    lab.start();
    const auto offer = test::readOrDie<protocol::MatchAssignment>(lab.agent.last(Assignment));
    QCOMPARE(offer.referee->refereeEndpoint, lab.agent.endpoint().toString());
    QCOMPARE(offer.roster.size(), 2);
    QVERIFY(offer.roster.at(0).contactEndpoint != offer.roster.at(1).contactEndpoint);
}

QTEST_GUILESS_MAIN(TestPreflightReferee)
#include "tst_preflight_referee.moc"
