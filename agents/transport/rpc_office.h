// RpcOffice: what the calls of one RpcClient share: wire, clock, breakers, tap, and their register.
#pragma once

#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_message.h"

#include <QHash>
#include <QObject>
#include <QUrl>

#include <deque>
#include <unordered_map>

namespace league::transport {

class RpcOffice
{
public:
    RpcOffice(Wire &wire, base::Clock &clock, BreakerPolicy policy);
    ~RpcOffice();
    RpcOffice(const RpcOffice &) = delete;
    RpcOffice &operator=(const RpcOffice &) = delete;

    [[nodiscard]] Wire &wire() const { return m_wire; }
    [[nodiscard]] base::Clock &clock() const { return m_clock; }
    [[nodiscard]] TrafficTap *tap() const { return m_tap; }
    void setTap(TrafficTap *tap) { m_tap = tap; }
    void setBreakerPolicy(BreakerPolicy policy) { m_policy = policy; }

    // A request as it travels, with the next number as its id.
    [[nodiscard]] RpcMessage message(const QString &method, const JsonObject &params);
    // Likewise. News that goes to many, in copies of one object, is the same message for all of
    // them, id included: each of them hears that id once.
    [[nodiscard]] RpcMessage news(const QString &method, const JsonObject &params);

    // Keeps a call alive until it is struck off.
    void enter(const std::shared_ptr<RetryingCall> &call);
    void strikeOff(RetryingCall *call);
    // Runs soon when nothing is in the register.
    void whenQuiet(std::function<void()> then);
    // Runs soon, from the event loop, unless the office has gone.
    void soon(std::function<void()> work);

    // The breakers, one per endpoint without its query.
    [[nodiscard]] CircuitBreaker::Pass admit(const QUrl &endpoint);
    void count(const QUrl &endpoint, CircuitBreaker::Pass pass, RpcOutcome::Kind kind);
    void abandon(const QUrl &endpoint, CircuitBreaker::Pass pass);
    void forgive(const QUrl &endpoint);
    [[nodiscard]] QLatin1String breakerState(const QUrl &endpoint) const;
    [[nodiscard]] BreakerFacts breakerFacts(const QUrl &endpoint) const;
    void observeBreakers(CircuitBreaker::Observer observer) { m_observer = std::move(observer); }

private:
    struct News
    {
        QString method;
        JsonObject params;
        RpcMessage message;
    };

    [[nodiscard]] CircuitBreaker *breakerOf(const QUrl &endpoint) const;
    [[nodiscard]] CircuitBreaker &madeBreakerOf(const QUrl &endpoint);

    Wire &m_wire;
    base::Clock &m_clock;
    BreakerPolicy m_policy;
    CircuitBreaker::Observer m_observer;
    TrafficTap *m_tap = nullptr;
    qint64 m_lastId = 0;
    std::deque<News> m_news; // the latest first
    std::unordered_map<RetryingCall *, std::shared_ptr<RetryingCall>> m_calls;
    std::function<void()> m_whenQuiet;
    QHash<QUrl, std::shared_ptr<CircuitBreaker>> m_breakers; // only of endpoints that have failed
    QObject m_receiver; // of work to be done soon
};

} // namespace league::transport
