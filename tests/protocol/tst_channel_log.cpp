// Channel events as they are kept: in the journal, and as lines of the log with exactly the fields
// of the source document.
#include "agents/base/json/json_document.h"
#include "agents/protocol/channel_log.h"
#include "agents/protocol/turn_config.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const base::AgentId A02(QStringLiteral("A02"));
const base::TurnId Turn17(QStringLiteral("reviews-t17"));

constexpr qint64 Eleven = 1'772'388'660'000; // 2026-03-01T18:11:00Z

ChannelEvent happened(const ChannelFact &fact)
{
    return {1, Eleven, base::ChannelId(QStringLiteral("reviews")), fact};
}

// One of each, with every field filled.
QList<ChannelFact> everyKind()
{
    const QString text = QStringLiteral("text");
    const QList<base::AgentId> agents{A02};
    return {
        ChannelOpened{base::ChannelId(QStringLiteral("reviews")),
                      text,
                      TurnConfig().toJson(),
                      {HumanAccess::Off, 250, true, true, false}},
        RunStateChanged{RunState::Running, RunState::Paused, QStringLiteral("PAUSE")},
        ConfigChanged{TurnConfig().toJson()},
        TraitsChanged{{HumanAccess::Moderator, 0, false, true, true}},
        MemberEntered{A02, text, QStringLiteral("agent:A02"), 7},
        MemberLeft{A02},
        RingChanged{QStringLiteral("joined"), A02, agents, 0},
        CycleBegun{6, 1},
        StateChanged{A02, TurnState::Active, TurnState::Queued, QStringLiteral("TIMEOUT"), Turn17},
        TurnDeferred{A02},
        EngineError{A02, TurnState::Queued, QStringLiteral("OPERATOR_SKIP"), text},
        TurnBegun{Turn17, A02, 17, 1, Eleven, 2},
        TurnHeld{Turn17, true, WaitFor::Timer, text, 35'000, Eleven, true},
        TurnWentOn{Turn17, Eleven},
        NextChosen{A02, Turn17, 35'000, 2},
        TurnOver{Turn17, A02, QStringLiteral("TIMEOUT"), true, true, text},
        TurnTimedOut{A02, Turn17, TimeoutKind::Wait},
        AgentCrashed{A02, Turn17, QStringLiteral("heartbeat"), 3, 44, text},
        TurnWarned{A02, Turn17, text},
        DraftKept{Turn17, {{text, agents}}, text},
        AgentSpoke{4, A02, QStringLiteral("agent:A02"), text, agents, Turn17, text, true, true,
                   true},
        ChunkTaken{Turn17, A02, Segment::Think, 3, text, true},
        PostRefused{A02, Turn17, QStringLiteral("TURN_MESSAGE"), QStringLiteral("E204"), text},
        HumanSpoke{2, 5, SpeechKind::Side, QStringLiteral("human:operator"), text, agents, Turn17,
                   Delivery::Delivered},
        HeldDelivered{2, 6},
        NoticeGiven{7, NoticeKind::TurnSkipped, A02, text},
        FloorChanged{true, Eleven, text},
    };
}

} // namespace

class TestChannelLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEvent_survivesTheJournal()
    {
        QSet<QString> kinds;
        for (const ChannelFact &fact : everyKind()) {
            const QString kind(kindOf(fact));
            kinds.insert(kind);
            const QByteArray json = JsonDocument(bodyOf(fact)).toJson();
            const auto back = channelFact(kind, JsonDocument::fromJson(json).object());
            QVERIFY2(back, qPrintable(kind));
            QVERIFY2(*back == fact, json);
        }
        QCOMPARE(kinds.size(), static_cast<qsizetype>(std::variant_size_v<ChannelFact>));
    }

    void whatIsNoEvent_isRefusedByName()
    {
        const auto stranger = channelFact(u"dance", {});
        QVERIFY(!stranger);
        QVERIFY(stranger.failure().sentence.contains(QStringLiteral("\"dance\"")));
        const auto incomplete = channelFact(u"turn_deferred", {});
        QVERIFY(!incomplete);
        QVERIFY(incomplete.failure().sentence.contains(QStringLiteral("\"agent_id\"")));
    }

    // T-050: byte for byte in the order of the source document.
    void aTransition_isTheLineOfTheDocument()
    {
        QCOMPARE(logLine(happened(StateChanged{A02, TurnState::Active, TurnState::Queued,
                                               QStringLiteral("TIMEOUT"), Turn17})),
                 QByteArray("{\"timestamp\":\"2026-03-01T18:11:00.000Z\", "
                            "\"event\":\"state_transition\", \"agentId\":\"A02\", "
                            "\"from\":\"ACTIVE\", \"to\":\"QUEUED\", \"trigger\":\"TIMEOUT\", "
                            "\"channel\":\"reviews\", \"turnId\":\"reviews-t17\"}"));
    }

    // T-050: without a channel where none applies.
    void anAgentInNoChannel_hasNoChannelInItsLine()
    {
        const QByteArray line = logLine(
            Eleven,
            AgentStateChanged{
                A02, {}, TurnState::Offline, TurnState::Idle, QStringLiteral("AGENT_STARTED")});
        QCOMPARE(JsonDocument::fromJson(line).object().keys().join(u' '),
                 QStringLiteral("agentId event from timestamp to trigger"));
    }

    void theExamplesOfTheDocument_areWrittenSo()
    {
        const auto details = [](const ChannelFact &fact) {
            return JsonDocument::fromJson(logLine(happened(fact)))
                .object()
                .value(QStringLiteral("details"))
                .toObject();
        };
        const JsonObject crash{{QStringLiteral("detectedBy"), QStringLiteral("heartbeat")},
                               {QStringLiteral("missed"), 3},
                               {QStringLiteral("lastMessageSeq"), 44},
                               {QStringLiteral("error"), QStringLiteral("connection refused")}};
        QCOMPARE(details(AgentCrashed{A02, Turn17, QStringLiteral("heartbeat"), 3, 44,
                                      QStringLiteral("connection refused")}),
                 crash);
        const QString text = QStringLiteral("Agent completed response without TURN_COMPLETE");
        QCOMPARE(details(TurnWarned{A02, Turn17, text}),
                 (JsonObject{{QStringLiteral("text"), text}}));
    }

    void onlyTheEventsOfTheDocument_areLogged_withItsFields()
    {
        const QSet<QString> allowed{
            QStringLiteral("state_transition"), QStringLiteral("turn_timeout"),
            QStringLiteral("agent_crash"),      QStringLiteral("turn_warning"),
            QStringLiteral("turn_deferred"),    QStringLiteral("message"),
            QStringLiteral("late_message"),     QStringLiteral("human_message"),
            QStringLiteral("notice"),           QStringLiteral("queue_change"),
            QStringLiteral("config_change"),    QStringLiteral("channel_state")};
        const QSet<QString> fields{
            QStringLiteral("timestamp"), QStringLiteral("event"),  QStringLiteral("agentId"),
            QStringLiteral("from"),      QStringLiteral("to"),     QStringLiteral("trigger"),
            QStringLiteral("channel"),   QStringLiteral("turnId"), QStringLiteral("details")};
        QSet<QString> seen;
        for (const ChannelFact &fact : everyKind()) {
            const QByteArray line = logLine(happened(fact));
            if (line.isEmpty())
                continue;
            const JsonObject object = JsonDocument::fromJson(line).object();
            QVERIFY2(!object.isEmpty(), line);
            QVERIFY(!line.contains('\n'));
            seen.insert(object.value(QStringLiteral("event")).toString());
            for (const QString &key : object.keys())
                QVERIFY2(fields.contains(key), qPrintable(key));
        }
        QCOMPARE(seen, allowed);
    }
};

QTEST_GUILESS_MAIN(TestChannelLog)
#include "tst_channel_log.moc"
