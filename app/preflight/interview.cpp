#include "app/preflight/interview.h"

#include "agents/base/quoting.h"
#include "agents/store/redaction.h"
#include "agents/transport/answer_reading.h"

namespace league::app {

using transport::WireAnswer;
using transport::WireCall;

namespace {

constexpr qsizetype LongestEvidence = 1'200;

QString received(const WireAnswer &answer)
{
    switch (answer.kind) {
    case WireAnswer::Kind::Answered:
        break;
    case WireAnswer::Kind::Cancelled:
        return QStringLiteral("nothing yet");
    default:
        return answer.reason;
    }
    QString head = QStringLiteral("HTTP %1").arg(answer.status);
    if (!answer.contentType.isEmpty())
        head += u' ' + Interview::shown(answer.contentType);
    return answer.body.isEmpty() ? head
                                 : head + QStringLiteral(": ") + Interview::shown(answer.body);
}

} // namespace

Interview::Interview(QUrl agent, transport::Headers headers, transport::Wire &wire,
                     base::Clock &clock)
    : m_agent(std::move(agent)),
      m_headers(std::move(headers)),
      m_clock(clock),
      m_record(wire),
      m_interpreter(m_record, clock)
{
}

void Interview::ask(const QString &method, const JsonObject &message,
                    std::chrono::milliseconds deadline, const Done &done)
{
    const qint64 id = ++m_lastId;
    WireCall call;
    call.body = protocol::toBytes(protocol::RpcRequest{JsonValue(id), method, message});
    call.deadline = deadline;
    dispatch(m_interpreter, std::move(call), id, done);
}

void Interview::send(const QByteArray &bytes, std::chrono::milliseconds deadline, const Done &done)
{
    WireCall call;
    call.body = bytes;
    call.deadline = deadline;
    dispatch(m_record, std::move(call), ++m_lastId, done);
}

void Interview::knock(std::chrono::milliseconds deadline, const Done &done)
{
    WireCall call;
    call.verb = QByteArrayLiteral("OPTIONS");
    call.deadline = deadline;
    dispatch(m_record, std::move(call), ++m_lastId, done);
}

void Interview::dispatch(transport::Wire &over, WireCall call, qint64 id, const Done &done)
{
    call.endpoint = m_agent;
    call.headers = m_headers;
    const qint64 startedMs = m_clock.steadyMs();
    const qsizetype first = m_record.exchanges().size();
    m_calls[id] =
        over.call(std::move(call), [this, id, startedMs, first, done](const WireAnswer &answer) {
            Reply reply;
            reply.outcome = transport::readAnswer(answer, {});
            reply.marks =
                protocol::marksOf(answer.original.isNull() ? answer.body : answer.original);
            reply.askedId = id;
            reply.elapsedMs = m_clock.steadyMs() - startedMs;
            const RecordingWire::Exchange &exchange = exchangeOf(id, first, reply.ok());
            reply.evidence = {shown(exchange.sent), received(exchange.answer)};
            if (!exchange.answer.body.contains(answer.original))
                reply.evidence.received += QStringLiteral(" - and: ") + shown(answer.original);
            reply.contentType = exchange.answer.contentType;
            done(reply);
        });
}

const RecordingWire::Exchange &Interview::exchangeOf(qint64 id, qsizetype first, bool worked) const
{
    // What worked was tried last; when nothing did, the first form shows it best.
    const QList<RecordingWire::Exchange> &all = m_record.exchanges();
    for (qsizetype i = all.size() - 1; worked && i > first; --i) {
        const auto request = protocol::parseRpcRequest(all.at(i).sent);
        const auto *call = std::get_if<protocol::RpcRequest>(&request);
        if (call && call->id == JsonValue(id))
            return all.at(i);
    }
    return all.at(first);
}

QString Interview::shown(const QByteArray &bytes)
{
    return base::quotable(store::redactText(QString::fromUtf8(bytes)), LongestEvidence);
}

} // namespace league::app
