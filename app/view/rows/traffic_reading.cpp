#include "app/view/rows/traffic_reading.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/field_order.h"
#include "agents/protocol/message.h"
#include "agents/protocol/message_catalogue.h"

#include <QUrl>

namespace league::app::view {

namespace {

using Direction = transport::Exchange::Direction;
using State = TrafficRow::State;

const QString Manager = QStringLiteral("LM");

JsonObject objectIn(const QByteArray &bytes)
{
    return JsonDocument::fromJson(bytes).object();
}

// "referee:REF01" is REF01, the manager is LM; a stranger is called what it calls itself.
QString shortName(const QString &sender)
{
    if (sender == protocol::managerSender())
        return Manager;
    return sender.contains(u':') ? sender.section(u':', 1) : sender;
}

// In eight bytes and not in a hundred and fifty; the seed is another one each time, so that nobody
// can make up messages that would be taken for one.
size_t identityOf(const TrafficRow &row, const protocol::MessageSubject &subject)
{
    const size_t seed = QHashSeed::globalSeed();
    if (TrafficReading::isBroadcast(row))
        return qHashMulti(seed, row.type, row.about, row.conversation);
    return qHashMulti(seed, row.type, row.from, row.to.value(0), subject.conversationId,
                      subject.timestamp);
}

// Bytes as they were sent or received, without the room that was left to put more behind them.
QByteArray kept(const QByteArray &bytes)
{
    constexpr qsizetype Negligible = 64;
    if (bytes.capacity() <= bytes.size() + Negligible)
        return bytes;
    return {bytes.constData(), bytes.size()};
}

bool isDelivered(const transport::Exchange &exchange)
{
    return exchange.outcome == QLatin1String("answered")
        || exchange.outcome == QLatin1String("accepted");
}

} // namespace

bool TrafficReading::isBroadcast(const TrafficRow &row)
{
    return row.from == Manager && row.topic == protocol::Topic::Rounds;
}

QString TrafficReading::agentAt(const QString &endpoint) const
{
    if (endpoint == m_story.endpoint())
        return Manager;
    for (const AgentTold &agent : m_story.agents()) {
        if (agent.endpoint == endpoint)
            return agent.id;
    }
    const QUrl url(endpoint); // somebody who has not registered yet
    return url.port() > 0 ? QStringLiteral(":%1").arg(url.port()) : endpoint;
}

void TrafficReading::describe(TrafficRow &row, const protocol::MessageSubject &subject)
{
    row.type = subject.messageType.isEmpty() ? row.type : subject.messageType;
    row.sender = subject.sender.isEmpty() ? row.sender : subject.sender;
    row.conversation = subject.conversationId;
    row.matchId = subject.matchId.text();
    row.about = row.matchId;
    if (row.about.isEmpty() && subject.roundId)
        row.about = QStringLiteral("R%1").arg(*subject.roundId);
    row.topic = protocol::topicOf(row.type);
    row.identity = identityOf(row, subject);
}

HeardExchange TrafficReading::hear(const transport::Exchange &exchange)
{
    using protocol::MessageSubject;
    HeardExchange heard{exchange};
    heard.exchange.request = kept(exchange.request);
    heard.exchange.reply = kept(exchange.reply);
    heard.asked = MessageSubject::in(protocol::messageIn(objectIn(exchange.request)));
    heard.answered = MessageSubject::in(protocol::messageIn(objectIn(exchange.reply)));
    return heard;
}

QList<TrafficRow> TrafficReading::read(const HeardExchange &heard) const
{
    const transport::Exchange &exchange = heard.exchange;
    const bool isOut = exchange.direction == Direction::Out;
    TrafficRow call;
    call.timeMs = exchange.startedUtcMs;
    call.sender = heard.asked.sender;
    if (call.sender.isEmpty())
        call.sender = isOut ? exchange.agent : exchange.peer;
    call.from = shortName(call.sender);
    call.to = {isOut ? agentAt(exchange.peer) : shortName(exchange.agent)};
    call.target = isOut ? exchange.peer : exchange.agent;
    call.type = exchange.method;
    if (const protocol::MessageInfo *info = protocol::messageByMethod(exchange.method))
        call.type = info->type;
    call.state = isDelivered(exchange) ? State::Delivered : State::Failed;
    call.outcome = exchange.outcome;
    call.status = exchange.status;
    call.tookMs = exchange.elapsedMs;
    call.request = exchange.request;
    call.reply = exchange.reply;
    describe(call, heard.asked);

    if (heard.answered.messageType.isEmpty())
        return {call};
    TrafficRow reply = call;
    reply.isAnswer = true;
    reply.timeMs = exchange.startedUtcMs + exchange.elapsedMs;
    reply.from = call.to.value(0);
    reply.to = {call.from};
    reply.sender = heard.answered.sender;
    reply.target = call.sender;
    describe(reply, heard.answered);
    reply.about = reply.about.isEmpty() ? call.about : reply.about;
    reply.matchId = reply.matchId.isEmpty() ? call.matchId : reply.matchId;
    return {call, reply};
}

QList<TrafficRow> TrafficReading::read(const store::Entry &entry) const
{
    if (entry.kind != protocol::MessageFact::Kind)
        return {};
    const auto fact = protocol::read<protocol::MessageFact>(entry.body);
    if (!fact)
        return {};
    TrafficRow row;
    row.timeMs = entry.timeMs;
    row.sender = fact->from;
    row.from = shortName(fact->from);
    row.to = {shortName(fact->to)};
    row.target = fact->to;
    row.isAnswer = fact->method.isEmpty();
    (row.isAnswer ? row.reply : row.request) =
        JsonDocument(fact->message).toJson(JsonDocument::Compact);
    row.type = protocol::messageTypeOf(fact->message);
    const protocol::MessageInfo *info = protocol::messageByType(row.type);
    const bool awaitsAnswer = info && info->kind == protocol::MessageKind::Call;
    row.state = awaitsAnswer ? State::Waiting : State::Delivered;
    describe(row, protocol::MessageSubject::in(fact->message));
    return {row};
}

} // namespace league::app::view
