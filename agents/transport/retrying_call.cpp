#include "agents/transport/retrying_call.h"

#include "agents/transport/answer_reading.h"
#include "agents/transport/rpc_office.h"

namespace league::transport {

using Kind = RpcOutcome::Kind;

RetryingCall::RetryingCall(RpcOffice &office, QUrl endpoint, QString method, RpcMessage message,
                           CallPolicy policy, RpcClient::Done done)
    : m_office(&office),
      m_endpoint(std::move(endpoint)),
      m_method(std::move(method)),
      m_message(std::move(message)),
      m_policy(std::move(policy)),
      m_done(std::move(done)),
      m_startedMs(office.clock().steadyMs())
{
}

void RetryingCall::begin()
{
    m_office->enter(shared_from_this());
    sendOnce();
}

void RetryingCall::cancel()
{
    const auto self = shared_from_this();
    release();
}

void RetryingCall::sendOnce()
{
    ++m_sends;
    const CircuitBreaker::Pass pass = m_office->admit(m_endpoint);
    if (pass == CircuitBreaker::Pass::Denied)
        return refuseSoon();
    const auto send = m_open.emplace(m_open.end());
    send->pass = pass;
    send->startedUtcMs = m_office->clock().utcMs();
    send->startedMs = m_office->clock().steadyMs();
    send->window = m_office->clock().after(m_policy.timeout, [this, send] { windowEnded(send); });
    WireCall call{m_endpoint, m_message.body, longestRest(), m_policy.headers};
    call.said = m_message.said;
    send->pending = m_office->wire().call(
        std::move(call), [this, send](const WireAnswer &answer) { arrived(send, answer); });
}

void RetryingCall::refuseSoon()
{
    m_office->soon([weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self || self->isOver())
            return;
        RpcOutcome outcome;
        outcome.kind = Kind::CircuitOpen;
        outcome.reason = QStringLiteral("Circuit breaker is OPEN");
        self->failedSend(outcome);
    });
}

std::chrono::milliseconds RetryingCall::longestRest() const
{
    std::chrono::milliseconds rest = m_policy.timeout;
    for (int retry = m_sends; retry <= m_policy.retries.maxRetries; ++retry)
        rest += m_policy.retries.delayBefore(retry) + m_policy.timeout;
    return rest;
}

void RetryingCall::windowEnded(Sends::iterator send)
{
    const auto self = shared_from_this();
    send->isLate = true;
    m_office->count(m_endpoint, send->pass, Kind::TimedOut);
    if (isOver())
        return;
    RpcOutcome outcome;
    outcome.reason = QStringLiteral("%1 did not answer within %2 ms.")
                         .arg(m_endpoint.toString(), QString::number(m_policy.timeout.count()));
    failedSend(outcome);
}

void RetryingCall::arrived(Sends::iterator send, const WireAnswer &answer)
{
    const auto self = shared_from_this();
    const RpcOutcome outcome = readAnswer(answer, m_policy);
    if (isOver())
        return;
    const Send finished = std::move(*send);
    m_open.erase(send);
    report(*m_office, finished, answer, outcomeWord(outcome.kind));
    // The breaker has heard of a late send already; now it may hear that the endpoint lives.
    if (!finished.isLate)
        m_office->count(m_endpoint, finished.pass, outcome.kind);
    else if (isFinal(outcome.kind))
        m_office->count(m_endpoint, CircuitBreaker::Pass::Free, outcome.kind);
    if (isOver())
        return;
    if (isFinal(outcome.kind))
        finish(outcome);
    else if (!finished.isLate)
        failedSend(outcome);
}

void RetryingCall::failedSend(const RpcOutcome &outcome)
{
    if (m_sends > m_policy.retries.maxRetries)
        finish(outcome);
    else
        retryAfterPause(outcome);
}

void RetryingCall::retryAfterPause(const RpcOutcome &outcome)
{
    const RetryNotice notice{m_sends, m_policy.retries.maxRetries, outcome.kind, outcome.reason};
    m_pause = m_office->clock().after(m_policy.retries.delayBefore(m_sends), [this, notice] {
        const auto self = shared_from_this();
        if (m_policy.beforeRetry)
            m_policy.beforeRetry(notice);
        if (!isOver())
            renewMessage();
        if (!isOver())
            sendOnce();
    });
}

void RetryingCall::renewMessage()
{
    if (!m_policy.renew)
        return;
    const JsonObject params = m_policy.renew();
    if (!isOver())
        m_message = m_office->message(m_method, params);
}

void RetryingCall::finish(RpcOutcome outcome)
{
    outcome.sends = m_sends;
    outcome.elapsedMs = m_office->clock().steadyMs() - m_startedMs;
    const RpcClient::Done done = std::exchange(m_done, nullptr);
    release();
    if (done)
        done(std::move(outcome));
}

void RetryingCall::release()
{
    RpcOffice *const office = std::exchange(m_office, nullptr);
    if (!office)
        return;
    m_pause.cancel();
    Sends open = std::exchange(m_open, {});
    for (Send &send : open) {
        send.pending.cancel();
        if (!send.isLate)
            office->abandon(m_endpoint, send.pass);
        report(*office, send, {},
               send.isLate ? outcomeWord(Kind::TimedOut) : QStringLiteral("cancelled"));
    }
    office->strikeOff(this);
}

void RetryingCall::report(const RpcOffice &office, const Send &send, const WireAnswer &answer,
                          const QString &outcome) const
{
    if (!office.tap())
        return;
    Exchange exchange;
    exchange.direction = Exchange::Direction::Out;
    exchange.peer = m_endpoint.toString();
    exchange.method = m_method;
    exchange.request = m_message.text();
    exchange.reply = answer.original.isNull() ? answer.text() : answer.original;
    exchange.status = answer.status;
    exchange.outcome = outcome;
    exchange.startedUtcMs = send.startedUtcMs;
    exchange.elapsedMs = office.clock().steadyMs() - send.startedMs;
    office.tap()->exchanged(exchange);
}

} // namespace league::transport
