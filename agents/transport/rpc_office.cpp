#include "agents/transport/rpc_office.h"

#include "agents/transport/answer_reading.h"
#include "agents/transport/retrying_call.h"

#include <algorithm>

namespace league::transport {

namespace {

// What may be on its way at once: the end of a round, its table, the next round.
constexpr size_t MostNews = 4;

QUrl withoutQuery(const QUrl &endpoint)
{
    return endpoint.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
}

} // namespace

RpcOffice::RpcOffice(Wire &wire, base::Clock &clock, BreakerPolicy policy)
    : m_wire(wire), m_clock(clock), m_policy(policy)
{
}

RpcOffice::~RpcOffice()
{
    m_observer = nullptr;
    const auto calls = std::exchange(m_calls, {});
    for (const auto &[key, call] : calls)
        call->cancel();
}

RpcMessage RpcOffice::message(const QString &method, const JsonObject &params)
{
    protocol::RpcRequest request{++m_lastId, method, params};
    if (m_wire.carriesValues())
        return {{}, std::make_shared<const protocol::RpcRequest>(std::move(request))};
    return {protocol::toBytes(request), {}};
}

RpcMessage RpcOffice::news(const QString &method, const JsonObject &params)
{
    const auto known = std::ranges::find_if(m_news, [&](const News &news) {
        return news.method == method && news.params.isSharedWith(params) && !params.isEmpty();
    });
    if (known != m_news.end())
        return known->message;
    m_news.push_front({method, params, message(method, params)});
    if (m_news.size() > MostNews)
        m_news.pop_back();
    return m_news.front().message;
}

void RpcOffice::enter(const std::shared_ptr<RetryingCall> &call)
{
    m_calls.emplace(call.get(), call);
}

void RpcOffice::strikeOff(RetryingCall *call)
{
    m_calls.erase(call);
    if (m_whenQuiet && m_calls.empty())
        soon(std::exchange(m_whenQuiet, nullptr));
}

void RpcOffice::whenQuiet(std::function<void()> then)
{
    if (m_calls.empty())
        return soon(std::move(then));
    m_whenQuiet = std::move(then);
}

void RpcOffice::soon(std::function<void()> work)
{
    QMetaObject::invokeMethod(&m_receiver, std::move(work), Qt::QueuedConnection);
}

CircuitBreaker *RpcOffice::breakerOf(const QUrl &endpoint) const
{
    return m_breakers.isEmpty() ? nullptr : m_breakers.value(withoutQuery(endpoint)).get();
}

CircuitBreaker &RpcOffice::madeBreakerOf(const QUrl &endpoint)
{
    const QUrl key = withoutQuery(endpoint);
    std::shared_ptr<CircuitBreaker> &breaker = m_breakers[key];
    if (!breaker) {
        breaker = std::make_shared<CircuitBreaker>(key.toString(), m_policy, m_clock,
                                                   [this](const BreakerChange &change) {
                                                       const auto observer = m_observer;
                                                       if (observer)
                                                           observer(change);
                                                   });
    }
    return *breaker;
}

CircuitBreaker::Pass RpcOffice::admit(const QUrl &endpoint)
{
    CircuitBreaker *breaker = breakerOf(endpoint);
    return breaker ? breaker->admit() : CircuitBreaker::Pass::Free;
}

void RpcOffice::count(const QUrl &endpoint, CircuitBreaker::Pass pass, RpcOutcome::Kind kind)
{
    if (isEndpointFailure(kind))
        madeBreakerOf(endpoint).failed(pass);
    else if (CircuitBreaker *breaker = breakerOf(endpoint))
        breaker->succeeded(pass);
}

void RpcOffice::abandon(const QUrl &endpoint, CircuitBreaker::Pass pass)
{
    if (CircuitBreaker *breaker = breakerOf(endpoint))
        breaker->abandoned(pass);
}

void RpcOffice::forgive(const QUrl &endpoint)
{
    if (CircuitBreaker *breaker = breakerOf(endpoint))
        breaker->forgive();
}

QLatin1String RpcOffice::breakerState(const QUrl &endpoint) const
{
    return breakerFacts(endpoint).state;
}

BreakerFacts RpcOffice::breakerFacts(const QUrl &endpoint) const
{
    const CircuitBreaker *breaker = breakerOf(endpoint);
    return breaker ? breaker->facts() : BreakerFacts{};
}

} // namespace league::transport
