// The messages of a channel: as protocol.md §12 writes them, and refused by the name of the field.
#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/channel_poll_messages.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/turn_config.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const ChannelId Reviews(QStringLiteral("reviews"));
const AgentId A01(QStringLiteral("A01"));
const AgentId A02(QStringLiteral("A02"));
const AgentId A03(QStringLiteral("A03"));
const QString Request = QStringLiteral("Please check the numbers.");

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

QList<ChannelEntry> entries()
{
    return {
        {40, SpeechKind::Agent, QStringLiteral("agent:A01"), QStringLiteral("Draft is ready."), {}},
        {41, SpeechKind::Human, QStringLiteral("human:operator"), Request, {A02}}};
}

QList<MemberState> members()
{
    return {{A01, TurnState::Queued}, {A02, TurnState::Active}, {A03, TurnState::Queued}};
}

JsonObject patientConfig()
{
    TurnConfig config;
    config.agentTimeoutSeconds = {{A02, 90}};
    return config.toJson();
}

AgentMeta sceptic()
{
    return {.displayName = QStringLiteral("Sceptic"),
            .version = QStringLiteral("1.0.0"),
            .gameTypes = {QStringLiteral("even_odd")},
            .contactEndpoint = QStringLiteral("http://localhost:8201/mcp"),
            .protocolVersion = QStringLiteral("2.1.0"),
            .capabilities = {QStringLiteral("channel"), QStringLiteral("streaming")},
            .maxConcurrentTurns = 2};
}

} // namespace

class TestChannelMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agentRegisterRequest_standsTheTrial()
    {
        MessageTrial<AgentRegisterRequest> trial({sceptic(), QStringLiteral("K7Q2")});
        trial.run("AGENT_REGISTER_REQUEST", "register_agent",
                  words("agent_meta agent_meta.display_name agent_meta.version"));
        const QString meta = QStringLiteral("agent_meta");
        trial.refuses({meta, QStringLiteral("display_name")}, QStringLiteral("  "),
                      QStringLiteral("E003"));
        trial.refuses({meta, QStringLiteral("contact_endpoint")}, QStringLiteral("nowhere"),
                      QStringLiteral("E003"));
        trial.refuses({meta, QStringLiteral("max_concurrent_turns")}, 0, QStringLiteral("E003"));
        trial.refuses({meta, QStringLiteral("max_concurrent_turns")}, 101, QStringLiteral("E003"));
        trial.accepts({meta, QStringLiteral("max_concurrent_turns")}, JsonValue::Undefined);
    }

    void agentRegisterResponse_standsTheTrial()
    {
        MessageTrial<AgentRegisterResponse> trial({.status = RegistrationStatus::Accepted,
                                                   .agentId = A02,
                                                   .authToken = QStringLiteral("tok_a02_9f2c"),
                                                   .managerProof = true,
                                                   .retryAfterMs = 500});
        trial.run("AGENT_REGISTER_RESPONSE", "", words("status"));
        trial.refuses({QStringLiteral("agent_id")}, JsonValue::Undefined, QStringLiteral("E003"));
    }

    void channelCreate_standsTheTrial()
    {
        MessageTrial<ChannelCreate> trial(
            {Reviews,
             QStringLiteral("Reviews"),
             {{QStringLiteral("agentTimeoutSeconds"), JsonObject{{QStringLiteral("A02"), 90}}}},
             {A01, A02}});
        trial.run("CHANNEL_CREATE", "create_channel", words("channel_id"));
        trial.refuses({QStringLiteral("channel_id")}, QString(101, u'c'), QStringLiteral("E003"));
        trial.refuses({QStringLiteral("title")}, QString(201, u't'), QStringLiteral("E003"));
    }

    void channelCreated_standsTheTrial()
    {
        tryMessage(ChannelCreated{Reviews, QStringLiteral("Reviews"), patientConfig(), {A01, A02}},
                   "CHANNEL_CREATED", "", words("channel_id title turnConfig agents"));
    }

    void channelConfigure_standsTheTrial()
    {
        tryMessage(
            ChannelConfigure{Reviews,
                             {{QStringLiteral("humanInterruptMode"), QStringLiteral("queue")}}},
            "CHANNEL_CONFIGURE", "configure_channel", words("channel_id turnConfig"));
    }

    void channelControl_standsTheTrial()
    {
        MessageTrial<ChannelControl> trial({Reviews, ChannelCommand::Reorder, A02, {A03, A01}});
        trial.run("CHANNEL_CONTROL", "control_channel", words("channel_id command"));
        trial.refuses({QStringLiteral("order")}, JsonValue::Undefined, QStringLiteral("E003"));
    }

    void commandsAboutAnAgent_nameIt_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("needsAgent");
        const auto row = [](const char *command, bool needsAgent) {
            QTest::newRow(command) << QString::fromLatin1(command) << needsAgent;
        };
        row("pause", false);
        row("resume", false);
        row("step", false);
        row("close", false);
        row("grant", true);
        row("add", true);
        row("remove", true);
        row("enable", true);
        row("disable", true);
    }

    void commandsAboutAnAgent_nameIt()
    {
        QFETCH(QString, command);
        QFETCH(bool, needsAgent);
        JsonObject order{{QStringLiteral("channel_id"), QStringLiteral("reviews")},
                         {QStringLiteral("command"), command}};
        QCOMPARE(read<ChannelControl>(order).ok(), !needsAgent);
        order.insert(QStringLiteral("agent_id"), QStringLiteral("A01"));
        QVERIFY(read<ChannelControl>(order));
    }

    void joining_standsTheTrial()
    {
        tryMessage(ChannelJoinRequest{Reviews}, "CHANNEL_JOIN_REQUEST", "join_channel",
                   words("channel_id"));
        tryMessage(ChannelJoinResponse{RegistrationStatus::Accepted, Reviews, TurnState::Queued, 2,
                                       entries()},
                   "CHANNEL_JOIN_RESPONSE", "",
                   words("status channel_id state position history history[0].seq history[0].kind "
                         "history[0].from history[0].text history[0].addressed_to history[1].seq "
                         "history[1].kind history[1].from history[1].text "
                         "history[1].addressed_to"));
    }

    void beingAssigned_standsTheTrial()
    {
        tryMessage(ChannelAssigned{Reviews, 2, members(), entries()}, "CHANNEL_ASSIGNED",
                   "notify_channel_assignment",
                   words("channel_id position members members[0].agent_id members[0].state "
                         "members[1].agent_id members[1].state members[2].agent_id "
                         "members[2].state history history[0].seq history[0].kind history[0].from "
                         "history[0].text history[0].addressed_to history[1].seq history[1].kind "
                         "history[1].from history[1].text history[1].addressed_to"));
    }

    void leaving_standsTheTrial()
    {
        tryMessage(ChannelLeave{Reviews}, "CHANNEL_LEAVE", "leave_channel", words("channel_id"));
        tryMessage(ChannelRemoved{Reviews, QStringLiteral("The operator removed A02.")},
                   "CHANNEL_REMOVED", "notify_channel_assignment", words("channel_id reason"));
    }

    void whatPeopleSend_standsTheTrial()
    {
        tryMessage(HumanMessage{Reviews, Request, {A02}}, "HUMAN_MESSAGE", "post_human_message",
                   words("channel_id text"));
        tryMessage(HumanFloorRelease{Reviews}, "HUMAN_FLOOR_RELEASE", "release_floor",
                   words("channel_id"));
    }

    void channelMessage_standsTheTrial()
    {
        tryMessage(ChannelMessage{Reviews,
                                  41,
                                  SpeechKind::Human,
                                  QStringLiteral("human:operator"),
                                  Request,
                                  {A02},
                                  TurnId(QStringLiteral("reviews-t17"))},
                   "CHANNEL_MESSAGE", "notify_channel_message",
                   words("channel_id seq kind from text addressed_to"));
    }

    void channelNotice_standsTheTrial()
    {
        tryMessage(ChannelNotice{Reviews, 42, SpeechKind::Notice, NoticeKind::TurnTimedOut, A02,
                                 QStringLiteral("⏱️ Sceptic turn timed out")},
                   "CHANNEL_NOTICE", "notify_channel_message",
                   words("channel_id seq kind notice text"));
    }

    void agentStateChanged_standsTheTrial()
    {
        tryMessage(AgentStateChanged{A02, Reviews, TurnState::Active, TurnState::Queued,
                                     QStringLiteral("TIMEOUT")},
                   "AGENT_STATE_CHANGED", "", words("agent_id from to trigger"));
    }

    void whoAsksForItsTurn_standsTheTrial()
    {
        MessageTrial<ChannelTurnQuery> question({Reviews, 20});
        question.run("CHANNEL_TURN_QUERY", "wait_for_channel_turn", {});
        question.refuses({QStringLiteral("wait_s")}, 26, QStringLiteral("E003"));
        tryMessage(ChannelTurnNews{.status = PollStatus::NotYet,
                                   .letters = {{{QStringLiteral("message_type"),
                                                 QStringLiteral("TURN_ENDED")}}},
                                   .lettersLost = 1},
                   "CHANNEL_TURN_NEWS", "", words("status letters"));
    }

    void whoFollowsAChannel_standsTheTrial()
    {
        MessageTrial<ChannelEventsQuery> question({Reviews, 12, 100, 5});
        question.run("CHANNEL_EVENTS_QUERY", "get_channel_events", words("channel_id"));
        question.refuses({QStringLiteral("limit")}, 501, QStringLiteral("E003"));
        question.refuses({QStringLiteral("after")}, -1, QStringLiteral("E003"));
        tryMessage(ChannelEvents{Reviews, {{{QStringLiteral("number"), 13}}}, 13}, "CHANNEL_EVENTS",
                   "", words("channel_id events next_after"));
    }

    void channelState_standsTheTrial()
    {
        tryMessage(ChannelStateQuery{Reviews}, "CHANNEL_STATE_QUERY", "get_channel_state",
                   words("channel_id"));
        const Timestamp until{*parseUtc(u"2026-03-01T18:11:00Z")};
        tryMessage(
            ChannelStateReport{
                .channelId = Reviews,
                .title = QStringLiteral("Reviews"),
                .state = RunState::Running,
                .ring = {{A01, QStringLiteral("Echo"), TurnState::Queued, 1, {}},
                         {A02, QStringLiteral("Sceptic"), TurnState::Active, 2, until}},
                .cursor = A02,
                .cycleNumber = 6,
                .turnId = TurnId(QStringLiteral("reviews-t17")),
                .heldMessages = 1,
                .lastSeq = 41,
                .turnConfig = patientConfig()},
            "CHANNEL_STATE", "",
            words("channel_id title state ring ring[0].agent_id ring[0].display_name "
                  "ring[0].state ring[1].agent_id ring[1].display_name ring[1].state cycle_number "
                  "human_has_floor held_messages last_seq turnConfig"));
    }
};

QTEST_GUILESS_MAIN(TestChannelMessages)
#include "tst_channel_messages.moc"
