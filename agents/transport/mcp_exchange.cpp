#include "agents/transport/mcp_exchange.h"

#include "agents/transport/answer_reading.h"

namespace league::transport {

namespace {

using Kind = RpcOutcome::Kind;
using protocol::RpcReply;

constexpr std::chrono::milliseconds ShortestPause{100}; // against "retry: 0" without end

bool isStream(const WireAnswer &answer)
{
    return answer.status == 200 && answer.contentType.toLower().startsWith("text/event-stream");
}

std::optional<RpcReply> replyIn(const QByteArray &text)
{
    auto parsed = protocol::parseRpcReply(text);
    if (auto *reply = std::get_if<RpcReply>(&parsed))
        return std::move(*reply);
    return std::nullopt;
}

RpcOutcome unreadable(const QString &reason)
{
    RpcOutcome outcome;
    outcome.kind = Kind::Unreadable;
    outcome.reason = reason;
    return outcome;
}

} // namespace

McpExchange::McpExchange(McpOffice &office, QUrl endpoint, qint64 dueMs, Resuming resuming)
    : m_office(office), m_endpoint(std::move(endpoint)), m_dueMs(dueMs), m_resuming(resuming)
{
}

void McpExchange::begin(const protocol::RpcRequest &request, const Headers &headers, Done done)
{
    m_request = request;
    m_headers = headers;
    m_done = std::move(done);
    m_body = protocol::toBytes(request);
    WireCall call;
    call.endpoint = m_endpoint;
    call.body = m_body;
    call.headers = headers;
    send(std::move(call));
}

void McpExchange::send(WireCall call)
{
    m_stream = {};
    m_readBytes = 0;
    m_startedUtcMs = m_office.clock().utcMs();
    m_startedMs = m_office.clock().steadyMs();
    call.deadline = std::chrono::milliseconds(std::max<qint64>(1, m_dueMs - m_startedMs));
    call.hasEnough = [this](const WireAnswer &soFar) { return readOn(soFar); };
    m_pending = m_office.wire().call(std::move(call),
                                     [this](const WireAnswer &answer) { arrived(answer); });
}

bool McpExchange::readOn(const WireAnswer &soFar)
{
    if (!isStream(soFar))
        return false;
    const QByteArrayView fresh = QByteArrayView(soFar.body).sliced(m_readBytes);
    m_readBytes = soFar.body.size();
    readStream(fresh);
    return m_reply.has_value();
}

void McpExchange::readStream(QByteArrayView piece)
{
    m_stream.read(piece);
    const QList<QByteArray> events = m_stream.takeEvents();
    for (const QByteArray &event : events) {
        std::optional<RpcReply> reply = replyIn(event);
        if (!reply)
            continue; // a notification, or a request of the server's
        if (reply->id == m_request.id)
            m_reply = std::move(reply);
        else if (reply->id.isNull() && reply->isError())
            m_unaddressed = std::move(reply);
    }
}

void McpExchange::arrived(const WireAnswer &answer)
{
    m_status = answer.status;
    m_answerHeaders = answer.headers;
    if (isStream(answer) && !m_request.isNotification())
        return streamEnded(answer);
    RpcOutcome outcome = plainOutcome(answer);
    report(answer, outcomeWord(outcome.kind));
    finish(std::move(outcome));
}

RpcOutcome McpExchange::plainOutcome(const WireAnswer &answer) const
{
    if (answer.kind != WireAnswer::Kind::Answered)
        return readAnswer(answer, {});
    if (m_request.isNotification()) {
        RpcOutcome outcome;
        outcome.kind = Kind::Answered;
        return outcome;
    }
    if (const std::optional<RpcReply> reply = replyIn(answer.body))
        return outcomeOf(*reply);
    // A bare message, which the league takes from its own agents, is no MCP.
    if (answer.status >= 200 && answer.status < 300)
        return unreadable(QStringLiteral("The answer is not a JSON-RPC reply."));
    return readAnswer(answer, {});
}

void McpExchange::streamEnded(const WireAnswer &answer)
{
    readStream(QByteArrayView(answer.body).sliced(m_readBytes));
    m_stream.end();
    readStream({});
    if (!m_stream.lastEventId().isEmpty())
        m_lastEventId = m_stream.lastEventId();
    m_retry = m_stream.retry().value_or(m_retry);
    if (!m_reply)
        m_reply = m_unaddressed;
    if (m_reply) {
        const RpcOutcome outcome = outcomeOf(*m_reply);
        report(answer, outcomeWord(outcome.kind));
        return finish(outcome);
    }
    const bool mayComeBack = m_resuming == Resuming::Possible && !m_lastEventId.isEmpty();
    report(answer, outcomeWord(Kind::Unreadable));
    if (mayComeBack)
        return resumeLater();
    if (answer.kind != WireAnswer::Kind::Answered)
        return finish(readAnswer(answer, {}));
    finish(unreadable(QStringLiteral("The stream of events ended without the answer.")));
}

void McpExchange::resumeLater()
{
    m_pause = m_office.clock().after(std::max(m_retry, ShortestPause), [this] {
        WireCall call;
        call.endpoint = m_endpoint;
        call.verb = "GET";
        call.headers = m_headers;
        call.headers.emplaceBack("Last-Event-ID", m_lastEventId);
        m_body.clear();
        send(std::move(call));
    });
}

RpcOutcome McpExchange::outcomeOf(const RpcReply &reply) const
{
    RpcOutcome outcome;
    outcome.kind = reply.isError() ? Kind::Refused : Kind::Answered;
    if (reply.isError()) {
        outcome.error = reply.error();
        outcome.reason = reply.error().message;
    } else {
        outcome.result = reply.result();
    }
    return outcome;
}

void McpExchange::report(const WireAnswer &answer, const QString &outcome) const
{
    if (!m_office.tap())
        return;
    Exchange exchange;
    exchange.direction = Exchange::Direction::Out;
    exchange.peer = m_endpoint.toString();
    exchange.method = m_request.method;
    exchange.request = m_body;
    exchange.reply = answer.body;
    exchange.status = answer.status;
    exchange.outcome = outcome;
    exchange.startedUtcMs = m_startedUtcMs;
    exchange.elapsedMs = m_office.clock().steadyMs() - m_startedMs;
    m_office.tap()->exchanged(exchange);
}

void McpExchange::finish(RpcOutcome outcome)
{
    outcome.httpStatus = m_status;
    outcome.headers = m_answerHeaders;
    const Done done = std::exchange(m_done, nullptr);
    done(std::move(outcome)); // may destroy us
}

} // namespace league::transport
