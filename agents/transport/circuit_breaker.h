// CircuitBreaker: spares an endpoint that keeps failing (L-31).
//
// One per endpoint, owned by an RpcClient. Timeouts, connection failures and 5xx count as failures.
// After `failureThreshold` of them in a row it is OPEN and lets nothing through; after
// `recoveryTimeout` it is HALF_OPEN and lets one request through, the trial, which closes or
// reopens it. It is made at an endpoint's first failure and its machine at the first transition,
// so that healthy endpoints cost nothing.
#pragma once

#include "agents/base/clock.h"

#include <QLatin1String>
#include <QString>

#include <functional>
#include <memory>

namespace league::base {
class StateChart;
}

namespace league::transport {

struct BreakerPolicy
{
    int failureThreshold = 5;
    std::chrono::milliseconds recoveryTimeout{30'000};
};

// A breaker as it is at this moment.
struct BreakerFacts
{
    QLatin1String state{"CLOSED"}; // the names of circuit_breaker_chart
    int failures = 0; // in a row
    std::chrono::milliseconds trialIn{0}; // OPEN: until a request may try again
};

// OPEN is worse than HALF_OPEN, that is worse than CLOSED; of equals the one with more failures.
[[nodiscard]] bool isWorse(const BreakerFacts &one, const BreakerFacts &other);

struct BreakerChange
{
    QString endpoint;
    QLatin1String from; // the names of circuit_breaker_chart: CLOSED, OPEN, HALF_OPEN
    QLatin1String to;
};

class CircuitBreaker
{
public:
    enum class Pass { Free, Trial, Denied };
    using Observer = std::function<void(const BreakerChange &)>;

    // The clock must outlive the breaker; the observer hears of every transition.
    CircuitBreaker(QString endpoint, BreakerPolicy policy, base::Clock &clock, Observer observer);
    ~CircuitBreaker();
    CircuitBreaker(const CircuitBreaker &) = delete;
    CircuitBreaker &operator=(const CircuitBreaker &) = delete;

    // Asks to send. A Trial must be followed by one of the three below with the same pass.
    [[nodiscard]] Pass admit();
    void succeeded(Pass pass);
    void failed(Pass pass);
    // The request was given up before it could show anything.
    void abandoned(Pass pass);

    // Whoever is behind the endpoint was heard of: no need to wait for the trial any longer.
    void forgive();

    [[nodiscard]] QLatin1String state() const;
    [[nodiscard]] int failureCount() const { return m_failures; }
    [[nodiscard]] BreakerFacts facts() const;

private:
    void fire(QLatin1String trigger);
    void startRecovery();

    QString m_endpoint;
    BreakerPolicy m_policy;
    base::Clock &m_clock;
    Observer m_observer;
    int m_failures = 0;
    bool m_trialUnderWay = false;
    qint64 m_recoversMs = 0; // steady time of the next trial, while OPEN
    std::unique_ptr<base::StateChart> m_chart;
    base::Alarm m_recovery;
};

} // namespace league::transport
