#include "agents/transport/rpc_client.h"

#include "agents/transport/retrying_call.h"
#include "agents/transport/rpc_office.h"

namespace league::transport {

RpcCall &RpcCall::operator=(RpcCall &&other) noexcept
{
    if (this != &other) {
        cancel();
        m_call = std::move(other.m_call);
    }
    return *this;
}

void RpcCall::cancel()
{
    if (const auto call = std::exchange(m_call, nullptr))
        call->cancel();
}

RpcClient::RpcClient(Wire &wire, base::Clock &clock, BreakerPolicy policy)
    : m_office(std::make_unique<RpcOffice>(wire, clock, policy))
{
}

RpcClient::~RpcClient() = default;

RpcCall RpcClient::call(const QUrl &endpoint, const QString &method, const JsonObject &params,
                        CallPolicy policy, Done done)
{
    auto call = std::make_shared<RetryingCall>(*m_office, endpoint, method,
                                               m_office->message(method, params), std::move(policy),
                                               std::move(done));
    call->begin();
    return RpcCall(std::move(call));
}

void RpcClient::post(const QUrl &endpoint, const QString &method, const JsonObject &params,
                     std::chrono::milliseconds timeout, Done done, Headers headers)
{
    CallPolicy policy;
    policy.timeout = timeout;
    policy.retries = RetryPolicy::none();
    policy.wants = CallPolicy::Wants::Acknowledgement;
    policy.headers = std::move(headers);
    std::make_shared<RetryingCall>(*m_office, endpoint, method, m_office->news(method, params),
                                   std::move(policy), std::move(done))
        ->begin();
}

void RpcClient::whenQuiet(std::function<void()> then)
{
    m_office->whenQuiet(std::move(then));
}

void RpcClient::forgive(const QUrl &endpoint)
{
    m_office->forgive(endpoint);
}

QLatin1String RpcClient::breakerState(const QUrl &endpoint) const
{
    return m_office->breakerState(endpoint);
}

BreakerFacts RpcClient::breakerFacts(const QUrl &endpoint) const
{
    return m_office->breakerFacts(endpoint);
}

void RpcClient::setBreakerPolicy(BreakerPolicy policy)
{
    m_office->setBreakerPolicy(policy);
}

void RpcClient::observeBreakers(CircuitBreaker::Observer observer)
{
    m_office->observeBreakers(std::move(observer));
}

void RpcClient::setTap(TrafficTap *tap)
{
    m_office->setTap(tap);
}

} // namespace league::transport
