// Members that get lost and come back, the operator's hand in it, and agents that ask for their
// turns.
#include "tests/support/office_lab.h"

#include "agents/protocol/channel_member_messages.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::AgentId;
using base::ChannelId;
using protocol::ChannelCommand;

namespace {

const ChannelId Reviews(OfficeLab::Channel);

} // namespace

class ChannelMembersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-019, T-030, TR-11: a failed grant is tried once more after a second.
    void whoCannotBeReached_isLost_andTheNextHasTheTurn();
    // T-015, TR-11
    void whoMissesThreeHeartbeats_isLost();
    // T-031
    void whoIsBack_isIdle_untilItJoins();
    void whoRegistersAgain_hasBegunAnew();
    void whoeverAnswers_isNotAsked();
    // TR-18: one channel finds out, and the others know.
    void aLoss_isKnownInEveryChannel();
    // T-074, TR-08
    void anAgentInTwoChannels_hasOneTurnAtATime();
    // T-064
    void theOperator_steersTheChannel();
    // T-018, T-061, T-062, TR-14
    void aPersonTakesTheFloor_withAndWithoutAWord();

    void anAgentWithoutAServer_asksForItsTurn();
    void aTurnThatWasNotFetched_isOfferedAgain();
    void anAgentThatNeverAsks_isLost();
    //
    void listeners_hearOfEverything_inOrder_whenItIsOnDisk();
};

void ChannelMembersTest::whoCannotBeReached_isLost_andTheNextHasTheTurn()
{
    OfficeLab lab;
    lab.openWith(2);
    (void)lab.complete(lab.agents[0], QStringLiteral("Hello"));
    lab.agents[0].leave();
    (void)lab.complete(lab.agents[1], QStringLiteral("Hello yourself"));
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    lab.pass(900ms);
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    lab.pass(300ms);
    QCOMPARE(lab.stateOf(lab.agents[0]), QStringLiteral("OFFLINE"));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    QVERIFY(lab.agents[1].allText().contains("AGENT_DISCONNECTED"));
    QCOMPARE(lab.manager->channels().stateOf(AgentId(QStringLiteral("A01"))),
             protocol::TurnState::Offline);
}

void ChannelMembersTest::whoMissesThreeHeartbeats_isLost()
{
    OfficeLab lab;
    lab.openWith(2, {{QStringLiteral("heartbeatIntervalSeconds"), 2}});
    lab.agents[1].hold(QStringLiteral("heartbeat"));
    lab.pass(5900ms); // asked at 2, 4 and 6 s
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("QUEUED"));
    lab.pass(2s);
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("OFFLINE"));
    QCOMPARE(lab.agents[1].count(QStringLiteral("heartbeat")), 3);
}

void ChannelMembersTest::whoIsBack_isIdle_untilItJoins()
{
    OfficeLab lab;
    lab.openWith(2, {{QStringLiteral("heartbeatIntervalSeconds"), 1}});
    lab.agents[1].leave();
    lab.pass(5s);
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("OFFLINE"));
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Add, lab.agents[1].id)),
             QStringLiteral("E009"));
    lab.agents[1].comeBack();
    lab.pass(1500ms);
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("IDLE"));
    QVERIFY(!lab.state().ring.contains(AgentId(lab.agents[1].id)));
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(lab.agents[1]));
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("QUEUED"));
}

void ChannelMembersTest::whoRegistersAgain_hasBegunAnew()
{
    OfficeLab lab;
    lab.openWith(2);
    (void)lab.registerAgent(lab.agents[0], lab.agents[0].endpoint().toString());
    lab.settle();
    QCOMPARE(lab.stateOf(lab.agents[0]), QStringLiteral("IDLE"));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    const auto welcome = readOrDie<protocol::ChannelJoinResponse>(lab.join(lab.agents[0]));
    QCOMPARE(welcome.position, 2);
}

void ChannelMembersTest::whoeverAnswers_isNotAsked()
{
    OfficeLab lab;
    lab.openWith(1, {{QStringLiteral("heartbeatIntervalSeconds"), 2}});
    for (int i = 0; i < 8; ++i) {
        lab.pass(1s);
        (void)lab.send(lab.agents[0],
                       protocol::TurnMessage{.channelId = Reviews,
                                             .turnId = lab.turn(),
                                             .text = QStringLiteral("still here")});
    }
    QCOMPARE(lab.agents[0].count(QStringLiteral("heartbeat")), 0);
}

void ChannelMembersTest::aLoss_isKnownInEveryChannel()
{
    OfficeLab lab;
    lab.openWith(2);
    const ChannelId other(QStringLiteral("other"));
    (void)lab.order(protocol::ChannelCreate{
        other, {}, {}, {AgentId(QStringLiteral("A02")), AgentId(QStringLiteral("A01"))}});
    lab.settle();
    lab.agents[0].leave();
    (void)lab.order(protocol::TurnOverride{Reviews, lab.turn(), protocol::OverrideAction::Skip});
    lab.settle();
    (void)lab.complete(lab.agents[1], QStringLiteral("in reviews")); // back to A01
    lab.pass(1500ms);
    QCOMPARE(lab.stateOf(lab.agents[0]), QStringLiteral("OFFLINE"));
    QCOMPARE(
        (*lab.manager->channels().room(other))->state().stateOf(AgentId(QStringLiteral("A01"))),
        protocol::TurnState::Offline);
}

void ChannelMembersTest::anAgentInTwoChannels_hasOneTurnAtATime()
{
    OfficeLab lab;
    lab.openWith(1);
    const ChannelId other(QStringLiteral("other"));
    (void)lab.order(protocol::ChannelCreate{other, {}, {}, {AgentId(QStringLiteral("A01"))}});
    lab.settle();
    const auto &elsewhere = (*lab.manager->channels().room(other))->state();
    QVERIFY(lab.state().turn);
    QVERIFY(!elsewhere.turn);
    (void)lab.complete(lab.agents[0], QStringLiteral("Done here"));
    QVERIFY(!lab.state().turn); // alone: parked
    QVERIFY(elsewhere.turn);
    QCOMPARE(lab.agents[0].count(TakeTurn), 2);
}

void ChannelMembersTest::theOperator_steersTheChannel()
{
    OfficeLab lab;
    lab.openWith(3);
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Pause)));
    (void)lab.complete(lab.agents[0], QStringLiteral("one"));
    QVERIFY(!lab.state().turn);
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Step)));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    (void)lab.complete(lab.agents[1], QStringLiteral("two"));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Grant, QStringLiteral("A01"))));
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    QVERIFY(OfficeLab::isOk(lab.order(protocol::ChannelControl{
        Reviews,
        ChannelCommand::Reorder,
        {},
        {AgentId(QStringLiteral("A03")), AgentId(QStringLiteral("A02"))}})));
    QCOMPARE(lab.state().ring.order(),
             QList<AgentId>({AgentId(QStringLiteral("A01")), AgentId(QStringLiteral("A03")),
                             AgentId(QStringLiteral("A02"))}));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Disable, QStringLiteral("A03"))));
    QCOMPARE(lab.stateOf(lab.agents[2]), QStringLiteral("OFFLINE"));
    QCOMPARE(LeagueLab::errorCode(lab.join(lab.agents[2])), QStringLiteral("E211"));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Enable, QStringLiteral("A03"))));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Add, QStringLiteral("A03"))));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Resume)));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Remove, QStringLiteral("A01"))));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    QVERIFY(lab.agents[0].allText().contains("The operator has removed it."));
}

void ChannelMembersTest::aPersonTakesTheFloor_withAndWithoutAWord()
{
    OfficeLab lab;
    lab.openWith(2, {{QStringLiteral("humanInterruptMode"), QStringLiteral("interrupt")}});
    ScriptedAgent &first = lab.agents[0];
    QVERIFY(OfficeLab::isOk(lab.say(QStringLiteral("Wait a moment"))));
    QCOMPARE(lab.stateOf(first), QStringLiteral("WAITING"));
    QVERIFY(first.allText().contains("TURN_PAUSED"));
    QVERIFY(OfficeLab::isOk(lab.complete(first, QStringLiteral("Ready")))); // a draft
    QCOMPARE(lab.transcript(), QStringList({QStringLiteral("human:operator: Wait a moment")}));
    first.on(ResumeTurn, [](const JsonObject &, const transport::RpcResponder &respond) {
        respond.result(protocol::payloadOf(protocol::UseDraft{}));
    });
    QVERIFY(OfficeLab::isOk(lab.order(protocol::HumanFloorRelease{Reviews})));
    lab.settle();
    QCOMPARE(lab.transcript().last(), QStringLiteral("agent:A01: Ready"));

    QVERIFY(OfficeLab::isOk(
        lab.order(protocol::TurnOverride{Reviews, lab.turn(), protocol::OverrideAction::Hold})));
    lab.settle();
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("WAITING"));
    QVERIFY(lab.agents[1].allText().contains("TURN_PAUSED"));
    lab.pass(20100ms); // nobody says anything: the floor is free again
    QCOMPARE(lab.stateOf(lab.agents[1]), QStringLiteral("ACTIVE"));
    QCOMPARE(
        LeagueLab::errorCode(lab.order(protocol::TurnOverride{
            Reviews, base::TurnId(QStringLiteral("reviews-t1")), protocol::OverrideAction::Hold})),
        QStringLiteral("E204"));
}

void ChannelMembersTest::anAgentWithoutAServer_asksForItsTurn()
{
    OfficeLab lab;
    lab.openWith(1);
    ScriptedAgent &guest = lab.addPollingAgent();
    QCOMPARE(LeagueLab::errorCode(lab.send(guest, protocol::ChannelTurnQuery{Reviews, 0})),
             QStringLiteral("E202"));
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(guest));
    auto news = readOrDie<protocol::ChannelTurnNews>(
        lab.send(guest, protocol::ChannelTurnQuery{Reviews, 0}));
    QCOMPARE(news.status, protocol::PollStatus::NotYet);
    QCOMPARE(protocol::messageTypeOf(news.letters.value(0)), QStringLiteral("CHANNEL_NOTICE"));

    std::optional<protocol::ChannelTurnNews> later;
    const auto call =
        guest.client().call(lab.manager->endpoint(), protocol::ChannelTurnQuery::Method,
                            protocol::write(lab.envelope(guest.sender, guest.token),
                                            protocol::ChannelTurnQuery{{}, 25}),
                            {}, [&](const transport::RpcOutcome &outcome) {
                                later =
                                    readOrDie<protocol::ChannelTurnNews>(outcome.result.toObject());
                            });
    lab.settle();
    QVERIFY(!later);
    (void)lab.complete(lab.agents[0], QStringLiteral("What do you think?"));
    QVERIFY(later);
    QCOMPARE(later->status, protocol::PollStatus::YourTurn);
    const auto turn = readOrDie<protocol::TurnGranted>(later->turn);
    QCOMPARE(turn.messagesSinceLastTurn.last().text, QStringLiteral("What do you think?"));
    QVERIFY(OfficeLab::isOk(lab.complete(guest, QStringLiteral("A lot."))));
    QCOMPARE(lab.transcript().last(), guest.sender + QStringLiteral(": A lot."));
    QCOMPARE(guest.received().size(), 0);
}

void ChannelMembersTest::aTurnThatWasNotFetched_isOfferedAgain()
{
    OfficeLab lab;
    ScriptedAgent &guest = lab.addPollingAgent();
    (void)lab.open({}, {AgentId(guest.id)});
    for (int i = 0; i < 2; ++i) {
        const auto news = readOrDie<protocol::ChannelTurnNews>(
            lab.send(guest, protocol::ChannelTurnQuery{Reviews, 10}));
        QCOMPARE(news.status, protocol::PollStatus::YourTurn);
        QCOMPARE(news.letters.size(), i == 0 ? 2 : 0); // that it was put in, once
    }
    (void)lab.order(protocol::TurnOverride{Reviews, {}, protocol::OverrideAction::Hold});
    lab.settle();
    auto news = readOrDie<protocol::ChannelTurnNews>(
        lab.send(guest, protocol::ChannelTurnQuery{Reviews, 0}));
    QCOMPARE(news.status, protocol::PollStatus::NotYet);
    QCOMPARE(protocol::messageTypeOf(news.letters.last()), QStringLiteral("TURN_PAUSED"));
    (void)lab.order(protocol::HumanFloorRelease{Reviews});
    lab.settle();
    news = readOrDie<protocol::ChannelTurnNews>(
        lab.send(guest, protocol::ChannelTurnQuery{Reviews, 0}));
    QCOMPARE(protocol::messageTypeOf(news.turn), QStringLiteral("TURN_RESUME"));
}

void ChannelMembersTest::anAgentThatNeverAsks_isLost()
{
    OfficeLab lab;
    lab.openWith(1, {{QStringLiteral("heartbeatIntervalSeconds"), 5}});
    ScriptedAgent &guest = lab.addPollingAgent();
    (void)lab.join(guest);
    for (int i = 0; i < 5; ++i) { // it asks now and then
        lab.pass(4s);
        (void)lab.send(guest, protocol::ChannelTurnQuery{Reviews, 0});
    }
    QCOMPARE(lab.stateOf(guest), QStringLiteral("QUEUED"));
    lab.pass(21s);
    QCOMPARE(lab.stateOf(guest), QStringLiteral("OFFLINE"));
    QCOMPARE(LeagueLab::errorCode(lab.send(guest,
                                           protocol::TurnMessage{.channelId = Reviews,
                                                                 .turnId = lab.turn(),
                                                                 .text = QStringLiteral("x")})),
             QStringLiteral("E202"));
    QCOMPARE(lab.stateOf(guest), QStringLiteral("IDLE")); // it has been heard of
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(guest));
}

void ChannelMembersTest::listeners_hearOfEverything_inOrder_whenItIsOnDisk()
{
    OfficeLab lab;
    QList<protocol::ChannelEvent> events;
    bool isAhead = false;
    QObject::connect(&lab.manager->channels(), &manager::ChannelOffice::happened,
                     [&](const protocol::ChannelEvent &event) {
                         events.append(event);
                         const auto room = lab.manager->channels().room(event.channel);
                         const auto entry =
                             (*room)->entries().at(static_cast<size_t>(event.number - 1));
                         isAhead |= entry > lab.journal->durableSeq();
                     });
    const QSignalSpy states(&lab.manager->channels(), &manager::ChannelOffice::agentStateChanged);
    lab.openWith(2);
    (void)lab.complete(lab.agents[0], QStringLiteral("Hello"));
    QVERIFY(!isAhead);
    channel::ChannelHistory history;
    for (const protocol::ChannelEvent &event : events)
        QVERIFY(history.add(event));
    QCOMPARE(history.state(), lab.state());
    QVERIFY(states.size() >= 4); // IDLE and more, of both
}

QTEST_GUILESS_MAIN(ChannelMembersTest)
#include "tst_channel_members.moc"
