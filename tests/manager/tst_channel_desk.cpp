// Channels over the wire: coming in, having the turn, saying something.
#include "tests/support/event_wait.h"
#include "tests/support/office_lab.h"

#include "agents/base/token.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/store/channel_facts.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::AgentId;
using base::ChannelId;

class ChannelDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-080: the league has not started, and never does.
    void agentsRegisterAtAnyTime_andKeepTheirIds();
    void aRegistrationWithoutAName_isRefused();
    void aFullOffice_takesNobodyElse();

    // T-006, T-011, T-013, T-038
    void whoJoinsAnEmptyChannel_hasTheTurnAtOnce();
    // T-016, T-070
    void turnsGoRound_andWhatIsSaidReachesTheOthers();
    void aTurn_isOnDisk_beforeItsAgentHearsOfIt();
    void playersAndReferees_comeUnderTheirOwnIds();
    // T-014, TR-18
    void whoLeaves_isOutOfTheChannel();
    void theStateOfAChannel_isForItsMembersAndTheOperator();
    // T-017
    void anErrorForATurn_skipsIt();
    void anAnswerThatIsNone_skipsTheTurn();
    void aLateAnswer_hasNoEffect();
    // T-032, T-033, T-077
    void aTurnThatTakesTooLong_isOver_andTheOpenCallIsGivenUp();
    // T-018, T-021
    void aWait_isAskedForInTheResult_andResolvedByMessage();
    void letters_arriveInOrder_beforeTheNextTurn();
    void whatTheManagerSends_carriesItsProof();
};

void ChannelDeskTest::agentsRegisterAtAnyTime_andKeepTheirIds()
{
    OfficeLab lab;
    ScriptedAgent &first = lab.addAgent(QStringLiteral("Summariser"));
    ScriptedAgent &second = lab.addAgent(QStringLiteral("Sceptic"));
    QCOMPARE(first.id, QStringLiteral("A01"));
    QCOMPARE(second.id, QStringLiteral("A02"));
    QVERIFY(!first.token.isEmpty() && first.token != second.token);

    const QString token = first.token;
    (void)lab.registerAgent(first, first.endpoint().toString());
    QCOMPARE(first.id, QStringLiteral("A01"));
    QCOMPARE(first.token, token);

    lab.startWith(2);
    QCOMPARE(lab.addAgent().id, QStringLiteral("A03"));
    lab.settle();
    QCOMPARE(lab.journalled(store::ChannelAgentFact::Kind).size(), 3);
    QVERIFY(lab.manager->book().players().size() == 2);
}

void ChannelDeskTest::aRegistrationWithoutAName_isRefused()
{
    OfficeLab lab;
    ScriptedAgent &stranger = lab.addStranger();
    protocol::AgentRegisterRequest request;
    request.meta.version = QStringLiteral("1");
    const JsonObject answer = lab.send(stranger, request, QStringLiteral("agent:newcomer"), {});
    QCOMPARE(LeagueLab::errorCode(answer), QStringLiteral("E003"));
}

void ChannelDeskTest::aFullOffice_takesNobodyElse()
{
    OfficeLab lab([](manager::LeagueOptions &options) { options.door.maxChannelAgents = 2; });
    (void)lab.addAgent();
    (void)lab.addPollingAgent();
    ScriptedAgent &third = lab.addStranger();
    for (const QString &endpoint : {QString(), third.endpoint().toString()}) {
        protocol::AgentRegisterRequest request;
        request.meta = {.displayName = QStringLiteral("Third"),
                        .version = QStringLiteral("1"),
                        .contactEndpoint = endpoint};
        const auto answer = readOrDie<protocol::AgentRegisterResponse>(
            lab.send(third, request, QStringLiteral("agent:newcomer"), {}));
        QCOMPARE(answer.status, protocol::RegistrationStatus::Rejected);
        QVERIFY2(answer.reason.contains(QStringLiteral("take 2")), qPrintable(answer.reason));
    }
}

void ChannelDeskTest::whoJoinsAnEmptyChannel_hasTheTurnAtOnce()
{
    OfficeLab lab;
    ScriptedAgent &agent = lab.addAgent();
    const auto created = readOrDie<protocol::ChannelCreated>(lab.open());
    QCOMPARE(created.channelId.text(), OfficeLab::Channel);
    QCOMPARE(created.turnConfig.size(), protocol::TurnConfig::keys().size());

    const auto welcome = readOrDie<protocol::ChannelJoinResponse>(lab.join(agent));
    QCOMPARE(welcome.position, 1);
    QCOMPARE(welcome.state, protocol::TurnState::Active);
    QCOMPARE(agent.count(TakeTurn), 1);
    const auto call = readOrDie<protocol::TurnGranted>(agent.last(TakeTurn));
    QCOMPARE(call.turnId.text(), QStringLiteral("reviews-t1"));
    QCOMPARE(call.agentId.text(), QStringLiteral("A01"));
    QCOMPARE(protocol::readEnvelope(agent.last(TakeTurn))->conversationId,
             QStringLiteral("conv-ch-reviews-t1"));
}

void ChannelDeskTest::turnsGoRound_andWhatIsSaidReachesTheOthers()
{
    OfficeLab lab;
    lab.openWith(3);
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    QVERIFY(OfficeLab::isOk(lab.complete(lab.agents[0], QStringLiteral("Draft is ready."))));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    const auto call = readOrDie<protocol::TurnGranted>(lab.agents[1].last(TakeTurn));
    QCOMPARE(call.messagesSinceLastTurn.size(), 1);
    QCOMPARE(call.messagesSinceLastTurn.first().text, QStringLiteral("Draft is ready."));

    QVERIFY(OfficeLab::isOk(lab.complete(lab.agents[1], QStringLiteral("Row 4 is wrong."))));
    QVERIFY(OfficeLab::isOk(lab.complete(lab.agents[2], QStringLiteral("It is."))));
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    QCOMPARE(lab.transcript(),
             QStringList({QStringLiteral("agent:A01: Draft is ready."),
                          QStringLiteral("agent:A02: Row 4 is wrong."),
                          QStringLiteral("agent:A03: It is.")}));
    QVERIFY(lab.agents[0].allText().contains("Row 4 is wrong."));
    QVERIFY(lab.agents[2].allText().contains("Row 4 is wrong."));
}

void ChannelDeskTest::aTurn_isOnDisk_beforeItsAgentHearsOfIt()
{
    OfficeLab lab;
    ScriptedAgent &agent = lab.addAgent();
    (void)lab.open();
    QStringList found;
    agent.on(TakeTurn, [&](const JsonObject &, const transport::RpcResponder &respond) {
        for (const JsonObject &body : lab.journalled(QLatin1String("channel_event"))) {
            if (const auto event = protocol::eventFromJson(body))
                found.append(protocol::kindOf(event->fact));
        }
        respond.result(protocol::payloadOf(protocol::StatusReply()));
    });
    (void)lab.join(agent);
    QCOMPARE(agent.count(TakeTurn), 1);
    QVERIFY(found.contains(QStringLiteral("turn_begun")));
}

void ChannelDeskTest::playersAndReferees_comeUnderTheirOwnIds()
{
    OfficeLab lab;
    ScriptedAgent &referee = lab.addReferee();
    ScriptedAgent &player = lab.addPlayer();
    (void)lab.open();
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(player));
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(referee));
    QCOMPARE(lab.speaker(), QStringLiteral("P01"));
    QVERIFY(OfficeLab::isOk(lab.complete(player, QStringLiteral("I play."))));
    QCOMPARE(lab.speaker(), QStringLiteral("REF01"));
    QCOMPARE(lab.transcript(), QStringList({QStringLiteral("player:P01: I play.")}));
}

void ChannelDeskTest::whoLeaves_isOutOfTheChannel()
{
    OfficeLab lab;
    lab.openWith(2);
    QVERIFY(OfficeLab::isOk(
        lab.send(lab.agents[0], protocol::ChannelLeave{ChannelId(OfficeLab::Channel)})));
    lab.settle();
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    QVERIFY(!lab.state().member(AgentId(QStringLiteral("A01"))));
    QCOMPARE(lab.manager->channels().stateOf(AgentId(QStringLiteral("A01"))),
             protocol::TurnState::Idle);
    QCOMPARE(LeagueLab::errorCode(
                 lab.send(lab.agents[0], protocol::ChannelLeave{ChannelId(OfficeLab::Channel)})),
             QStringLiteral("E202"));
}

void ChannelDeskTest::theStateOfAChannel_isForItsMembersAndTheOperator()
{
    OfficeLab lab;
    lab.openWith(1);
    ScriptedAgent &outsider = lab.addAgent();
    const protocol::ChannelStateQuery question{ChannelId(OfficeLab::Channel)};
    const auto seen = readOrDie<protocol::ChannelStateReport>(lab.send(lab.agents[0], question));
    QCOMPARE(seen.turnId.text(), QStringLiteral("reviews-t1"));
    QCOMPARE(seen.ring.size(), 1);
    (void)readOrDie<protocol::ChannelStateReport>(lab.order(question));
    QCOMPARE(LeagueLab::errorCode(lab.send(outsider, question)), QStringLiteral("E202"));
    QCOMPARE(LeagueLab::errorCode(lab.send(outsider, question, outsider.sender, {})),
             QStringLiteral("E011"));
    QCOMPARE(LeagueLab::errorCode(
                 lab.send(outsider, question, outsider.sender, QStringLiteral("tok_wrong"))),
             QStringLiteral("E012"));
}

void ChannelDeskTest::anErrorForATurn_skipsIt()
{
    OfficeLab lab;
    ScriptedAgent &first = lab.addAgent();
    first.on(TakeTurn, [](const JsonObject &, const transport::RpcResponder &respond) {
        respond.error({-32000, QStringLiteral("no idea"), {}});
    });
    ScriptedAgent &second = lab.addAgent();
    (void)lab.open({}, {AgentId(first.id), AgentId(second.id)});
    QCOMPARE(lab.speaker(), second.id);
    QCOMPARE(lab.stateOf(first), QStringLiteral("QUEUED"));
    QVERIFY(second.allText().contains("TURN_SKIPPED"));
}

void ChannelDeskTest::anAnswerThatIsNone_skipsTheTurn()
{
    OfficeLab lab;
    ScriptedAgent &first = lab.addAgent();
    first.on(TakeTurn, [](const JsonObject &call, const transport::RpcResponder &respond) {
        respond.result(call); // its own call, sent back
    });
    ScriptedAgent &second = lab.addAgent();
    (void)lab.open({}, {AgentId(first.id), AgentId(second.id)});
    QCOMPARE(lab.speaker(), second.id);
}

void ChannelDeskTest::aLateAnswer_hasNoEffect()
{
    OfficeLab lab;
    ScriptedAgent &first = lab.addAgent();
    first.hold(TakeTurn);
    ScriptedAgent &second = lab.addAgent();
    (void)lab.open({}, {AgentId(first.id), AgentId(second.id)});
    const base::TurnId turn = lab.turn();
    QVERIFY(OfficeLab::isOk(lab.order(protocol::TurnOverride{ChannelId(OfficeLab::Channel), turn,
                                                             protocol::OverrideAction::Skip})));
    lab.settle();
    QCOMPARE(lab.speaker(), second.id);
    first.held(TakeTurn).head().result(protocol::payloadOf(
        protocol::TurnComplete{.turnId = turn, .messages = {{QStringLiteral("Late"), {}}}}));
    lab.settle();
    QCOMPARE(lab.transcript(), QStringList());
    QCOMPARE(lab.speaker(), second.id);
}

void ChannelDeskTest::aTurnThatTakesTooLong_isOver_andTheOpenCallIsGivenUp()
{
    OfficeLab lab;
    ScriptedAgent &first = lab.addAgent();
    first.hold(TakeTurn);
    ScriptedAgent &second = lab.addAgent();
    (void)lab.open({{QStringLiteral("defaultTimeoutSeconds"), 5}},
                   {AgentId(first.id), AgentId(second.id)});
    lab.pass(4900ms);
    QCOMPARE(lab.speaker(), first.id);
    lab.pass(200ms);
    QCOMPARE(lab.speaker(), second.id);
    QCOMPARE(lab.stateOf(first), QStringLiteral("QUEUED"));
    QVERIFY(first.allText().contains("TURN_TIMEOUT"));
    QVERIFY(second.allText().contains("turn timed out"));
}

void ChannelDeskTest::aWait_isAskedForInTheResult_andResolvedByMessage()
{
    OfficeLab lab;
    ScriptedAgent &agent = lab.addAgent();
    agent.on(TakeTurn, [](const JsonObject &call, const transport::RpcResponder &respond) {
        protocol::TurnWaitRequest wait;
        wait.turnId = readOrDie<protocol::TurnGranted>(call).turnId;
        wait.waitFor = protocol::WaitFor::External;
        respond.result(protocol::write({.sender = QStringLiteral("agent:A01")}, wait));
    });
    (void)lab.open({}, {AgentId(agent.id)});
    QCOMPARE(lab.stateOf(agent), QStringLiteral("WAITING"));
    QVERIFY(OfficeLab::isOk(lab.send(
        agent, protocol::TurnWaitResolved{ChannelId(OfficeLab::Channel), lab.turn(), {}})));
    lab.settle();
    QCOMPARE(lab.stateOf(agent), QStringLiteral("ACTIVE"));
    QCOMPARE(agent.count(ResumeTurn), 1);
    QCOMPARE(readOrDie<protocol::TurnResume>(agent.last(ResumeTurn)).resumedBy,
             QStringLiteral("WAIT_RESOLVED"));
}

void ChannelDeskTest::letters_arriveInOrder_beforeTheNextTurn()
{
    OfficeLab lab;
    lab.openWith(2);
    ScriptedAgent &second = lab.agents[1];
    second.hold(ChannelNews);
    for (const char *text : {"one", "two", "three"}) {
        QVERIFY(OfficeLab::isOk(
            lab.send(lab.agents[0],
                     protocol::TurnMessage{.channelId = ChannelId(OfficeLab::Channel),
                                           .turnId = lab.turn(),
                                           .text = QLatin1String(text)})));
    }
    (void)lab.complete(lab.agents[0], QStringLiteral("four"));
    QCOMPARE(lab.speaker(), second.id);
    const qsizetype turnsBefore = second.count(TakeTurn);
    QCOMPARE(turnsBefore, 0); // the letters come first
    while (!second.held(ChannelNews).isEmpty()) {
        second.held(ChannelNews).dequeue().result(protocol::payloadOf(protocol::StatusReply()));
        lab.settle();
    }
    QCOMPARE(second.count(TakeTurn), 1);
    QStringList texts;
    for (const Received &each : second.received(ChannelNews)) {
        if (const auto message = protocol::read<protocol::ChannelMessage>(each.message))
            texts.append(message->text);
    }
    QCOMPARE(texts,
             QStringList({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"),
                          QStringLiteral("four")}));
}

void ChannelDeskTest::whatTheManagerSends_carriesItsProof()
{
    OfficeLab lab;
    lab.openWith(1);
    const Received call = lab.agents[0].received(TakeTurn).first();
    QVERIFY(std::ranges::any_of(call.headers, [&](const auto &header) {
        return header.first.toLower() == "league-proof"
            && QString::fromLatin1(header.second) == base::tokenFingerprint(lab.agents[0].token);
    }));
}

QTEST_GUILESS_MAIN(ChannelDeskTest)
#include "tst_channel_desk.moc"
