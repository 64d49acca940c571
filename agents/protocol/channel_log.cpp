#include "agents/protocol/channel_log.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/message.h"
#include "agents/protocol/timestamps.h"

#include <array>

namespace league::protocol {

namespace {

constexpr QLatin1String TimestampKey("timestamp");
constexpr QLatin1String EventKey("event");
constexpr QLatin1String AgentKey("agentId");
constexpr QLatin1String FromKey("from");
constexpr QLatin1String ToKey("to");
constexpr QLatin1String TriggerKey("trigger");
constexpr QLatin1String ChannelKey("channel");
constexpr QLatin1String TurnKey("turnId");
constexpr QLatin1String DetailsKey("details");
constexpr QLatin1String TextKey("text");

// The order in which the source document writes them.
constexpr std::array FieldsInOrder{TimestampKey, EventKey,   AgentKey, FromKey,   ToKey,
                                   TriggerKey,   ChannelKey, TurnKey,  DetailsKey};

JsonArray idsOf(const QList<base::AgentId> &agents)
{
    JsonArray ids;
    for (const base::AgentId &agent : agents)
        ids.append(agent.text());
    return ids;
}

// Fills in what a kind of fact has to say; `event` stays out for facts that the log leaves out.
class LineWriter
{
public:
    explicit LineWriter(JsonObject &line) : m_line(line) { }

    void operator()(const StateChanged &fact)
    {
        about("state_transition", fact.agentId, fact.turnId);
        m_line.insert(FromKey, QString(wireWord(fact.from)));
        m_line.insert(ToKey, QString(wireWord(fact.to)));
        m_line.insert(TriggerKey, fact.trigger);
    }
    void operator()(const TurnTimedOut &fact)
    {
        about("turn_timeout", fact.agentId, fact.turnId);
        details({{QLatin1String("kind"), QString(wireWord(fact.kind))}});
    }
    void operator()(const AgentCrashed &fact)
    {
        about("agent_crash", fact.agentId, fact.turnId);
        details({{QLatin1String("detectedBy"), fact.detectedBy},
                 {QLatin1String("missed"), fact.missed},
                 {QLatin1String("lastMessageSeq"), fact.lastMessageSeq},
                 {QLatin1String("error"), fact.error}});
    }
    void operator()(const TurnWarned &fact)
    {
        about("turn_warning", fact.agentId, fact.turnId);
        details({{TextKey, fact.text}});
    }
    void operator()(const EngineError &fact)
    {
        about("turn_warning", fact.agentId, {});
        details({{QLatin1String("engineError"), true},
                 {QLatin1String("state"), QString(wireWord(fact.state))},
                 {TriggerKey, fact.trigger},
                 {TextKey, fact.text}});
    }
    void operator()(const TurnDeferred &fact) { about("turn_deferred", fact.agentId, {}); }
    void operator()(const AgentSpoke &fact)
    {
        about("message", fact.agentId, fact.turnId);
        details({{QLatin1String("seq"), fact.seq},
                 {TextKey, fact.text},
                 {QLatin1String("to"), idsOf(fact.addressedTo)}});
    }
    void operator()(const PostRefused &fact)
    {
        about("late_message", fact.agentId, fact.turnId);
        details({{QLatin1String("messageType"), fact.messageType},
                 {QLatin1String("error"), fact.errorCode},
                 {TextKey, fact.text}});
    }
    void operator()(const HumanSpoke &fact)
    {
        about("human_message", {}, fact.forTurn);
        details({{QLatin1String("number"), fact.number},
                 {QLatin1String("seq"), fact.seq},
                 {QLatin1String("sender"), fact.from},
                 {TextKey, fact.text},
                 {QLatin1String("to"), idsOf(fact.addressedTo)},
                 {QLatin1String("delivery"), QString(wireWord(fact.delivery))}});
    }
    void operator()(const HeldDelivered &fact)
    {
        about("human_message", {}, {});
        details({{QLatin1String("number"), fact.number},
                 {QLatin1String("seq"), fact.seq},
                 {QLatin1String("delivery"), QString(wireWord(Delivery::Delivered))}});
    }
    void operator()(const NoticeGiven &fact)
    {
        about("notice", fact.agentId, {});
        details({{QLatin1String("seq"), fact.seq},
                 {QLatin1String("notice"), QString(wireWord(fact.notice))},
                 {TextKey, fact.text}});
    }
    void operator()(const RingChanged &fact)
    {
        about("queue_change", fact.agentId, {});
        details(
            {{QLatin1String("change"), fact.change}, {QLatin1String("order"), idsOf(fact.order)}});
    }
    void operator()(const ConfigChanged &fact)
    {
        about("config_change", {}, {});
        details(fact.turnConfig);
    }
    void operator()(const RunStateChanged &fact)
    {
        about("channel_state", {}, {});
        m_line.insert(FromKey, QString(wireWord(fact.from)));
        m_line.insert(ToKey, QString(wireWord(fact.to)));
        m_line.insert(TriggerKey, fact.trigger);
    }
    template<class Fact>
    void operator()(const Fact &)
    {
    }

private:
    void about(const char *event, const base::AgentId &agent, const base::TurnId &turn)
    {
        m_line.insert(EventKey, QLatin1String(event));
        if (!agent.isEmpty())
            m_line.insert(AgentKey, agent.text());
        if (!turn.isEmpty())
            m_line.insert(TurnKey, turn.text());
    }
    void details(const JsonObject &object) { m_line.insert(DetailsKey, object); }

    JsonObject &m_line;
};

// JsonObject keeps its fields by the alphabet; people read a log in the document's order.
QByteArray inOrder(const JsonObject &line)
{
    QByteArray text("{");
    for (const QLatin1String field : FieldsInOrder) {
        const auto entry = line.find(field);
        if (entry == line.end())
            continue;
        const QByteArray json =
            JsonDocument(JsonObject{{field, entry.value()}}).toJson(JsonDocument::Compact);
        if (text.size() > 1)
            text.append(", ");
        text.append(json.sliced(1, json.size() - 2));
    }
    return text.append('}');
}

QByteArray written(qint64 utcMs, const base::ChannelId &channel, const ChannelFact &fact)
{
    JsonObject line;
    std::visit(LineWriter(line), fact);
    if (line.isEmpty())
        return {};
    line.insert(TimestampKey, Timestamp{utcMs}.toWire());
    if (!channel.isEmpty())
        line.insert(ChannelKey, channel.text());
    return inOrder(line);
}

} // namespace

QByteArray logLine(const ChannelEvent &event)
{
    return written(event.utcMs, event.channel, event.fact);
}

QByteArray logLine(qint64 utcMs, const AgentStateChanged &change)
{
    return written(utcMs, change.channelId,
                   StateChanged{change.agentId, change.from, change.to, change.trigger, {}});
}

} // namespace league::protocol
