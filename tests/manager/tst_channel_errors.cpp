// What channels refuse, with the code that protocol.md §7 gives it.
#include "agents/base/json/json_document.h"
#include "tests/support/office_lab.h"

#include "agents/manager/channels/message_allowance.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_read_messages.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::AgentId;
using base::ChannelId;
using base::TurnId;
using protocol::ChannelCommand;

namespace {

const ChannelId Reviews(OfficeLab::Channel);
const ChannelId Nowhere(QStringLiteral("nowhere"));

protocol::TurnMessage words(const ChannelId &channel, const TurnId &turn,
                            const QString &text = QStringLiteral("Hello"))
{
    return {.channelId = channel, .turnId = turn, .text = text};
}

} // namespace

class ChannelErrorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageOfAnAgent_needsItsToken();
    void everyOrder_needsTheOperatorsToken();
    void unknownChannels_areE201();
    // T-076
    void whoIsNotOn_isRefusedByItsState();
    void chunksOutOfOrder_areE209();
    void tooLongMessages_areE210();
    void tooManyWaits_areE206();
    void aClosedChannel_isE207();
    // T-053
    void configurations_areRefusedByTheKey();
    void aChannelIsMadeOnce_withAGoodName();
    void strangersCannotBePutIn();
    void whoShoutsWithoutAPause_isRefused();
    void ordersThatMakeNoSense_areE101();
    void agentsWithAServer_areNotKeptWaiting();

private:
    template<protocol::Message M>
    void needsAToken(OfficeLab &lab, const M &message)
    {
        ScriptedAgent &agent = lab.agents[0];
        const auto code = [&](const QString &sender, const QString &token) {
            return LeagueLab::errorCode(lab.send(agent, message, sender, token));
        };
        const QByteArray name(M::Type.data(), M::Type.size());
        QVERIFY2(code(agent.sender, {}) == QLatin1String("E011"), name);
        QVERIFY2(code(agent.sender, QStringLiteral("tok_wrong")) == QLatin1String("E012"), name);
        QVERIFY2(code(QStringLiteral("agent:A02"), agent.token) == QLatin1String("E012"), name);
    }
    template<protocol::Message M>
    void needsTheOperator(OfficeLab &lab, const M &message)
    {
        ScriptedAgent &agent = lab.agents[0];
        const QString human = QStringLiteral("human:operator");
        const auto code = [&](const QString &sender, const QString &token) {
            return LeagueLab::errorCode(lab.send(agent, message, sender, token));
        };
        const QByteArray name(M::Type.data(), M::Type.size());
        QVERIFY2(code(human, {}) == QLatin1String("E011"), name);
        QVERIFY2(code(human, QStringLiteral("op_wrong")) == QLatin1String("E012"), name);
        QVERIFY2(code(agent.sender, agent.token) == QLatin1String("E211"), name);
    }
};

void ChannelErrorsTest::everyMessageOfAnAgent_needsItsToken()
{
    OfficeLab lab;
    lab.openWith(2);
    const TurnId turn = lab.turn();
    needsAToken(lab, protocol::ChannelJoinRequest{Reviews});
    needsAToken(lab, protocol::ChannelLeave{Reviews});
    needsAToken(lab, words(Reviews, turn));
    needsAToken(lab, protocol::TurnChunk{.channelId = Reviews, .turnId = turn});
    needsAToken(lab, protocol::TurnComplete{.channelId = Reviews, .turnId = turn});
    needsAToken(lab, protocol::TurnWaitRequest{.channelId = Reviews, .turnId = turn});
    needsAToken(lab, protocol::TurnWaitResolved{Reviews, turn, {}});
    needsAToken(lab, protocol::ChannelStateQuery{Reviews});
    needsAToken(lab, protocol::ChannelTurnQuery{Reviews, 0});
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
    QCOMPARE(lab.transcript(), QStringList());
}

void ChannelErrorsTest::everyOrder_needsTheOperatorsToken()
{
    OfficeLab lab;
    lab.openWith(2);
    const TurnId turn = lab.turn();
    const int events = lab.state().events;
    needsTheOperator(lab, protocol::ChannelCreate{.channelId = Nowhere});
    needsTheOperator(lab, protocol::ChannelConfigure{Reviews, {}});
    needsTheOperator(lab, protocol::ChannelControl{Reviews, ChannelCommand::Close, {}, {}});
    needsTheOperator(lab, protocol::TurnOverride{Reviews, turn, protocol::OverrideAction::Skip});
    needsTheOperator(lab, protocol::HumanMessage{Reviews, QStringLiteral("Hello"), {}});
    needsTheOperator(lab, protocol::HumanFloorRelease{Reviews});
    QCOMPARE(lab.state().events, events);
    QCOMPARE(lab.manager->channels().list().channels.size(), 1);
    // What agents think is for the operator only.
    ScriptedAgent &agent = lab.agents[0];
    QCOMPARE(
        LeagueLab::errorCode(lab.send(agent, protocol::ChannelEventsQuery{.channelId = Reviews})),
        QStringLiteral("E012"));
}

void ChannelErrorsTest::unknownChannels_areE201()
{
    OfficeLab lab;
    lab.openWith(1);
    ScriptedAgent &agent = lab.agents[0];
    const TurnId turn = lab.turn();
    const auto isUnknown = [](const JsonObject &answer) {
        return LeagueLab::errorCode(answer) == QLatin1String("E201");
    };
    QVERIFY(isUnknown(lab.send(agent, protocol::ChannelJoinRequest{Nowhere})));
    QVERIFY(isUnknown(lab.send(agent, protocol::ChannelLeave{Nowhere})));
    QVERIFY(isUnknown(lab.send(agent, words(Nowhere, turn))));
    QVERIFY(isUnknown(lab.send(agent, protocol::ChannelStateQuery{Nowhere})));
    QVERIFY(isUnknown(lab.order(protocol::ChannelConfigure{Nowhere, {}})));
    QVERIFY(isUnknown(lab.order(protocol::ChannelControl{Nowhere, ChannelCommand::Pause, {}, {}})));
    QVERIFY(isUnknown(lab.order(protocol::HumanMessage{Nowhere, QStringLiteral("x"), {}})));
    QVERIFY(isUnknown(lab.order(protocol::HumanFloorRelease{Nowhere})));
    QVERIFY(isUnknown(lab.order(protocol::ChannelEventsQuery{.channelId = Nowhere})));
    QVERIFY(isUnknown(
        lab.order(protocol::TurnOverride{Nowhere, turn, protocol::OverrideAction::Hold})));
}

void ChannelErrorsTest::whoIsNotOn_isRefusedByItsState()
{
    OfficeLab lab;
    lab.openWith(2);
    ScriptedAgent &outsider = lab.addAgent();
    const TurnId turn = lab.turn();
    const int before = lab.state().events;
    QCOMPARE(LeagueLab::errorCode(lab.send(outsider, words(Reviews, turn))),
             QStringLiteral("E202"));
    QCOMPARE(lab.state().events, before); // strangers cannot fill the log
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[1], words(Reviews, turn))),
             QStringLiteral("E203"));
    QCOMPARE(LeagueLab::errorCode(
                 lab.send(lab.agents[0], words(Reviews, TurnId(QStringLiteral("reviews-t99"))))),
             QStringLiteral("E204"));
    QVERIFY(OfficeLab::isOk(
        lab.order(protocol::TurnOverride{Reviews, {}, protocol::OverrideAction::Hold})));
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[0], words(Reviews, turn))),
             QStringLiteral("E205"));
    QCOMPARE(LeagueLab::errorCode(lab.join(lab.agents[1])), QStringLiteral("E208"));
    QCOMPARE(lab.transcript(), QStringList());
}

void ChannelErrorsTest::chunksOutOfOrder_areE209()
{
    OfficeLab lab;
    lab.openWith(1);
    const TurnId turn = lab.turn();
    const auto chunk = [&](int seq) {
        return lab.send(lab.agents[0],
                        protocol::TurnChunk{.channelId = Reviews,
                                            .turnId = turn,
                                            .chunkSeq = seq,
                                            .text = QStringLiteral("word ")});
    };
    QVERIFY(OfficeLab::isOk(chunk(0)));
    QCOMPARE(LeagueLab::errorCode(chunk(2)), QStringLiteral("E209"));
    QVERIFY(OfficeLab::isOk(chunk(1)));
}

void ChannelErrorsTest::tooLongMessages_areE210()
{
    OfficeLab lab;
    lab.openWith(2, {{QStringLiteral("maxMessageChars"), 100}});
    const QString text(101, u'x');
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[0], words(Reviews, lab.turn(), text))),
             QStringLiteral("E210"));
    QCOMPARE(LeagueLab::errorCode(lab.say(text)), QStringLiteral("E210"));
    // As the result of take_turn nobody can be told: the turn is skipped.
    OfficeLab::speak(lab.agents[1], text);
    (void)lab.complete(lab.agents[0], QStringLiteral("short"));
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
}

void ChannelErrorsTest::tooManyWaits_areE206()
{
    OfficeLab lab;
    lab.openWith(1, {{QStringLiteral("maxWaitsPerTurn"), 0}});
    QCOMPARE(
        LeagueLab::errorCode(lab.send(
            lab.agents[0], protocol::TurnWaitRequest{.channelId = Reviews, .turnId = lab.turn()})),
        QStringLiteral("E206"));
}

void ChannelErrorsTest::aClosedChannel_isE207()
{
    OfficeLab lab;
    lab.openWith(1);
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Close)));
    QVERIFY(lab.agents[0].allText().contains("CHANNEL_REMOVED"));
    QCOMPARE(LeagueLab::errorCode(lab.join(lab.agents[0])), QStringLiteral("E207"));
    QCOMPARE(LeagueLab::errorCode(lab.say(QStringLiteral("Hello"))), QStringLiteral("E207"));
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Resume)), QStringLiteral("E207"));
}

void ChannelErrorsTest::configurations_areRefusedByTheKey()
{
    OfficeLab lab;
    lab.openWith(1);
    const JsonObject answer =
        lab.order(protocol::ChannelConfigure{Reviews, {{QStringLiteral("historyLimit"), 1001}}});
    QCOMPARE(LeagueLab::errorCode(answer), QStringLiteral("E003"));
    QVERIFY(JsonDocument(answer).toJson().contains("historyLimit"));
    QCOMPARE(LeagueLab::errorCode(lab.order(
                 protocol::ChannelCreate{Nowhere, {}, {{QStringLiteral("speed"), 3}}, {}})),
             QStringLiteral("E003"));
    QVERIFY(OfficeLab::isOk(
        lab.order(protocol::ChannelConfigure{Reviews, {{QStringLiteral("historyLimit"), 10}}})));
    QCOMPARE(lab.state().config.historyLimit, 10);
}

void ChannelErrorsTest::aChannelIsMadeOnce_withAGoodName()
{
    OfficeLab lab;
    (void)lab.open();
    QCOMPARE(LeagueLab::errorCode(lab.open()), QStringLiteral("E101"));
    for (const QString &name : {QStringLiteral("a b"), QStringLiteral("../x"), QString(1, u'é'),
                                QStringLiteral("a\nb")}) {
        QCOMPARE(
            LeagueLab::errorCode(lab.order(protocol::ChannelCreate{.channelId = ChannelId(name)})),
            QStringLiteral("E003"));
    }
    for (int number = 1; number < manager::ChannelOffice::MostChannels; ++number) {
        const ChannelId id(QStringLiteral("room-%1").arg(number));
        QVERIFY(lab.manager->channels().create({.channelId = id}));
    }
    QCOMPARE(LeagueLab::errorCode(lab.order(protocol::ChannelCreate{.channelId = Nowhere})),
             QStringLiteral("E211"));
}

void ChannelErrorsTest::strangersCannotBePutIn()
{
    OfficeLab lab;
    ScriptedAgent &agent = lab.addAgent();
    QCOMPARE(
        LeagueLab::errorCode(lab.open({}, {AgentId(agent.id), AgentId(QStringLiteral("A77"))})),
        QStringLiteral("E005"));
    QVERIFY(lab.manager->channels().list().channels.isEmpty());
    (void)lab.open();
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Add, QStringLiteral("A77"))),
             QStringLiteral("E005"));
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Remove, agent.id)),
             QStringLiteral("E202"));
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Add, agent.id)));
    QVERIFY(agent.allText().contains("CHANNEL_ASSIGNED"));
}

void ChannelErrorsTest::whoShoutsWithoutAPause_isRefused()
{
    OfficeLab lab;
    lab.openWith(2);
    const TurnId stale(QStringLiteral("reviews-t99"));
    for (int i = 0; i < manager::MessageAllowance::Burst; ++i) {
        QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[1], words(Reviews, stale))),
                 QStringLiteral("E203"));
    }
    const int events = lab.state().events;
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[1], words(Reviews, stale))),
             QStringLiteral("E211"));
    QCOMPARE(lab.state().events, events);
    lab.pass(1s);
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[1], words(Reviews, stale))),
             QStringLiteral("E203"));
}

void ChannelErrorsTest::ordersThatMakeNoSense_areE101()
{
    OfficeLab lab;
    lab.openWith(1);
    QCOMPARE(LeagueLab::errorCode(lab.order(protocol::HumanFloorRelease{Reviews})),
             QStringLiteral("E101"));
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Resume)), QStringLiteral("E101"));
    QCOMPARE(LeagueLab::errorCode(lab.control(ChannelCommand::Step)), QStringLiteral("E101"));
}

void ChannelErrorsTest::agentsWithAServer_areNotKeptWaiting()
{
    OfficeLab lab;
    lab.openWith(1);
    QCOMPARE(LeagueLab::errorCode(lab.send(lab.agents[0], protocol::ChannelTurnQuery{Reviews, 20})),
             QStringLiteral("E211"));
}

QTEST_GUILESS_MAIN(ChannelErrorsTest)
#include "tst_channel_errors.moc"
