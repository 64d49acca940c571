// RpcClient: calls other agents, with retries and a circuit breaker per endpoint (L-11, L-12,
// L-31).
//
// Owned by an agent, on whose thread it lives; may be destroyed inside one of its own callbacks.
// When it dies, every call under way is given up and no callback runs any more.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/json/json.h"
#include "agents/transport/call_policy.h"
#include "agents/transport/circuit_breaker.h"
#include "agents/transport/traffic_tap.h"
#include "agents/transport/wire.h"

#include <functional>
#include <memory>

namespace league::transport {

class RetryingCall;
class RpcOffice;

// The caller's hold on a call; destroying it gives the call up and its callback never runs.
class [[nodiscard]] RpcCall
{
public:
    RpcCall() = default;
    explicit RpcCall(std::shared_ptr<RetryingCall> call) : m_call(std::move(call)) { }
    RpcCall(RpcCall &&other) noexcept = default;
    RpcCall &operator=(RpcCall &&other) noexcept;
    RpcCall(const RpcCall &) = delete;
    RpcCall &operator=(const RpcCall &) = delete;
    ~RpcCall() { cancel(); }

    void cancel();

private:
    std::shared_ptr<RetryingCall> m_call;
};

class RpcClient
{
public:
    using Done = std::function<void(RpcOutcome)>;

    // Wire and clock must live on the same thread and outlive the client.
    RpcClient(Wire &wire, base::Clock &clock, BreakerPolicy policy = {});
    ~RpcClient();
    RpcClient(const RpcClient &) = delete;
    RpcClient &operator=(const RpcClient &) = delete;

    // Calls a method. `done` runs once, from the event loop. Each send has the policy's full
    // window; a late answer to an earlier send counts as long as the call is under way.
    RpcCall call(const QUrl &endpoint, const QString &method, const JsonObject &params,
                 CallPolicy policy, Done done);
    // Sends once without a handle; any 2xx is an answer. Lives until it is over or the client dies.
    void post(const QUrl &endpoint, const QString &method, const JsonObject &params,
              std::chrono::milliseconds timeout, Done done = {}, Headers headers = {});

    // Runs soon, from the event loop, when no call is under way any more; unless the client dies
    // before. The latest replaces the one before.
    void whenQuiet(std::function<void()> then);

    // An agent that was away has come back by itself: the next request to it may go out, as the
    // breaker's trial.
    void forgive(const QUrl &endpoint);
    // CLOSED, OPEN or HALF_OPEN; CLOSED for an endpoint never called.
    [[nodiscard]] QLatin1String breakerState(const QUrl &endpoint) const;
    // The same with the failures in a row and the time until the next trial.
    [[nodiscard]] BreakerFacts breakerFacts(const QUrl &endpoint) const;
    // For the breakers of endpoints that have not failed yet.
    void setBreakerPolicy(BreakerPolicy policy);
    // Hears of every change of every breaker; the latest observer replaces the one before.
    void observeBreakers(CircuitBreaker::Observer observer);
    // The tap must outlive the client; null for none. It sees every send, retries too.
    void setTap(TrafficTap *tap);

private:
    std::unique_ptr<RpcOffice> m_office;
};

} // namespace league::transport
