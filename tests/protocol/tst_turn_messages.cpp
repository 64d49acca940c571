// The messages of one turn: as protocol.md §12 writes them, and refused by the name of the field.
#include "agents/protocol/turn_answer.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/protocol/turn_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const ChannelId Reviews(QStringLiteral("reviews"));
const TurnId Turn17(QStringLiteral("reviews-t17"));
const AgentId A01(QStringLiteral("A01"));
const AgentId A02(QStringLiteral("A02"));
const AgentId A03(QStringLiteral("A03"));
const QString Found = QStringLiteral("Row 4 does not add up: 118 instead of 181.");
const QString Thought = QStringLiteral("Sum of column C checked twice.");

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

Timestamp moment(const char *text)
{
    return Timestamp::fromWire(QString::fromLatin1(text)).value();
}

QList<ChannelEntry> entries()
{
    return {
        {40, SpeechKind::Agent, QStringLiteral("agent:A01"), QStringLiteral("Draft is ready."), {}},
        {41,
         SpeechKind::Human,
         QStringLiteral("human:operator"),
         QStringLiteral("Please check the numbers."),
         {A02}}};
}

TurnComplete finding()
{
    return {Reviews, Turn17, {{Found, {A01}}}, false, Thought};
}

} // namespace

class TestTurnMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnGranted_standsTheTrial()
    {
        const TurnGranted granted{.channelId = Reviews,
                                  .turnId = Turn17,
                                  .agentId = A02,
                                  .turnNumber = 17,
                                  .cycleNumber = 6,
                                  .grantedAt = moment("2026-03-01T18:10:00Z"),
                                  .timeoutAt = moment("2026-03-01T18:11:00Z"),
                                  .members = {{A01, TurnState::Queued},
                                              {A02, TurnState::Active},
                                              {A03, TurnState::Queued}},
                                  .messagesSinceLastTurn = entries(),
                                  .humanInterruptMode = InterruptMode::Inject,
                                  .waitsLeft = 3};
        tryMessage(granted, "TURN_GRANTED", "take_turn",
                   words("channel_id turn_id agent_id turn_number cycle_number granted_at members "
                         "members[0].agent_id members[0].state members[1].agent_id "
                         "members[1].state members[2].agent_id members[2].state "
                         "messages_since_last_turn messages_since_last_turn[0].seq "
                         "messages_since_last_turn[0].kind messages_since_last_turn[0].from "
                         "messages_since_last_turn[0].text "
                         "messages_since_last_turn[0].addressed_to messages_since_last_turn[1].seq "
                         "messages_since_last_turn[1].kind messages_since_last_turn[1].from "
                         "messages_since_last_turn[1].text "
                         "messages_since_last_turn[1].addressed_to human_interrupt_mode "
                         "waits_left"));
    }

    void turnResume_standsTheTrial()
    {
        const TurnResume resume{.channelId = Reviews,
                                .turnId = Turn17,
                                .resumedBy = QStringLiteral("HUMAN_RELEASED"),
                                .timeoutAt = moment("2026-03-01T18:11:20Z"),
                                .messages = entries(),
                                .draft = {{QStringLiteral("Row 4 does not add up."), {A01}}}};
        tryMessage(resume, "TURN_RESUME", "resume_turn",
                   words("channel_id turn_id resumed_by messages messages[0].seq messages[0].kind "
                         "messages[0].from messages[0].text messages[0].addressed_to "
                         "messages[1].seq messages[1].kind messages[1].from messages[1].text "
                         "messages[1].addressed_to draft[0].text"));
    }

    void turnChunk_standsTheTrial()
    {
        const TurnChunk chunk{.channelId = Reviews,
                              .turnId = Turn17,
                              .segment = Segment::Say,
                              .chunkSeq = 3,
                              .text = QStringLiteral("Row 4 does ")};
        MessageTrial<TurnChunk> trial(chunk);
        trial.run("TURN_CHUNK", "turn_chunk", words("channel_id turn_id segment chunk_seq text"));
        trial.refuses({QStringLiteral("chunk_seq")}, -1, QStringLiteral("E003"));
        trial.refuses({QStringLiteral("text")}, QString(513, u'x'), QStringLiteral("E003"));
        trial.accepts({QStringLiteral("text")}, QString(512, u'x'));
    }

    void turnMessage_standsTheTrial()
    {
        tryMessage(TurnMessage{Reviews, Turn17, Found, {A01}, Thought}, "TURN_MESSAGE",
                   "post_turn_message", words("channel_id turn_id text"));
    }

    void turnComplete_standsTheTrial()
    {
        MessageTrial<TurnComplete> trial(finding());
        trial.run("TURN_COMPLETE", "complete_turn", words("turn_id messages[0].text"));
        trial.refuses({QStringLiteral("messages")}, QStringLiteral("Hello"),
                      QStringLiteral("E003"));
    }

    void aPassedTurn_saysNothing()
    {
        const auto both = read<TurnComplete>(
            parsed("{\"turn_id\": \"t\", \"passed\": true, \"messages\": [{\"text\": \"x\"}]}"));
        QVERIFY(!both);
        QVERIFY(both.failure().sentence.contains(QStringLiteral("\"messages\"")));
        const auto pass = read<TurnComplete>(parsed("{\"turn_id\": \"t\", \"passed\": true}"));
        QVERIFY(pass);
        QVERIFY(pass->messages.isEmpty());
    }

    void turnWaitRequest_standsTheTrial()
    {
        const TurnWaitRequest wait{Reviews, Turn17, WaitFor::HumanInput,
                                   QStringLiteral("Which file is meant?"), 60};
        MessageTrial<TurnWaitRequest> trial(wait);
        trial.run("TURN_WAIT_REQUEST", "request_wait", words("turn_id wait_for"));
        trial.refuses({QStringLiteral("max_wait_seconds")}, 0, QStringLiteral("E003"));
        trial.accepts({QStringLiteral("max_wait_seconds")}, JsonValue::Undefined);
        trial.accepts({QStringLiteral("wait_for")}, QStringLiteral("external"));
        trial.accepts({QStringLiteral("wait_for")}, QStringLiteral("timer"));
    }

    void turnWaitResolved_standsTheTrial()
    {
        tryMessage(TurnWaitResolved{Reviews, Turn17, QStringLiteral("The build is done.")},
                   "TURN_WAIT_RESOLVED", "resolve_wait", words("channel_id turn_id"));
    }

    void turnPaused_standsTheTrial()
    {
        tryMessage(
            TurnPaused{Reviews, Turn17, QStringLiteral("HUMAN_INTERRUPT"), 35'000, entries()},
            "TURN_PAUSED", "notify_turn_event",
            words("channel_id turn_id reason remaining_ms messages[0].seq messages[0].kind "
                  "messages[0].from messages[0].text messages[0].addressed_to messages[1].seq "
                  "messages[1].kind messages[1].from messages[1].text "
                  "messages[1].addressed_to"));
    }

    void turnTimeout_standsTheTrial()
    {
        tryMessage(TurnTimeout{Reviews, Turn17, TimeoutKind::Wait}, "TURN_TIMEOUT",
                   "notify_turn_event", words("channel_id turn_id kind"));
    }

    void turnEnded_standsTheTrial()
    {
        tryMessage(TurnEnded{Reviews, Turn17, QStringLiteral("OPERATOR_SKIP")}, "TURN_ENDED",
                   "notify_turn_event", words("channel_id turn_id reason"));
    }

    void turnOverride_standsTheTrial()
    {
        tryMessage(TurnOverride{Reviews, Turn17, OverrideAction::Skip}, "TURN_OVERRIDE",
                   "override_turn", words("channel_id action"));
        QVERIFY(!read<TurnOverride>(parsed("{\"channel_id\": \"reviews\", \"action\": \"skip\"}")));
        // A person may take the floor whatever turn runs.
        QVERIFY(read<TurnOverride>(parsed("{\"channel_id\": \"reviews\", \"action\": \"hold\"}")));
    }

    void anAnswerToATurn_isReadForWhatItIs_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("kind"); // of the variant; -1: refused
        const auto row = [](const char *name, const char *json, int kind) {
            QTest::newRow(name) << QByteArray(json) << kind;
        };
        row("complete", "{'message_type':'TURN_COMPLETE','turn_id':'reviews-t17'}", 0);
        row("complete, turn left out", "{'message_type':'TURN_COMPLETE','passed':true}", 0);
        row("without a type", "{'messages':[{'text':'Hello'}]}", 0);
        row("wait", "{'message_type':'TURN_WAIT_REQUEST','wait_for':'timer'}", 1);
        row("draft", "{'use_draft':true}", 2);
        row("streaming", "{'status':'STREAMING'}", 3);
        row("another turn", "{'message_type':'TURN_COMPLETE','turn_id':'reviews-t16'}", -1);
        row("an error", "{'message_type':'LEAGUE_ERROR','error_code':'E001'}", -1);
        row("another message", "{'message_type':'GAME_JOIN_ACK'}", -1);
        row("passed with words",
            "{'message_type':'TURN_COMPLETE','passed':true,'messages':[{'text':'x'}]}", -1);
    }

    void anAnswerToATurn_isReadForWhatItIs()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, kind);
        const auto answer = readTurnAnswer(parsed(json.replace('\'', '"')), Reviews, Turn17);
        QCOMPARE(answer ? int(answer->index()) : -1, kind);
        if (answer && kind == 0)
            QCOMPARE(std::get<TurnComplete>(*answer).turnId, Turn17);
    }

    void anAnswerThatIsNoObject_isRefused()
    {
        QVERIFY(!readTurnAnswer(JsonValue(7), Reviews, Turn17));
        QVERIFY(!readTurnAnswer(JsonValue(), Reviews, Turn17));
    }

    void useDraft_isJustThat()
    {
        QCOMPARE(compact(payloadOf(UseDraft{})), QByteArray("{\"use_draft\":true}"));
        QVERIFY(!read<UseDraft>(parsed("{\"status\": \"STREAMING\"}")));
    }
};

QTEST_GUILESS_MAIN(TestTurnMessages)
#include "tst_turn_messages.moc"
