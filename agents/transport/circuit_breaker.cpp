#include "agents/transport/circuit_breaker.h"

#include "agents/base/charts/circuit_breaker_chart.h"
#include "agents/base/state_chart.h"

namespace league::transport {

namespace chart = base::circuit_breaker_chart;

bool isWorse(const BreakerFacts &one, const BreakerFacts &other)
{
    const auto rank = [](const BreakerFacts &facts) {
        const int state = facts.state == chart::Open ? 2 : facts.state == chart::HalfOpen ? 1 : 0;
        return std::pair(state, facts.failures);
    };
    return rank(one) > rank(other);
}

CircuitBreaker::CircuitBreaker(QString endpoint, BreakerPolicy policy, base::Clock &clock,
                               Observer observer)
    : m_endpoint(std::move(endpoint)),
      m_policy(policy),
      m_clock(clock),
      m_observer(std::move(observer))
{
}

CircuitBreaker::~CircuitBreaker() = default;

QLatin1String CircuitBreaker::state() const
{
    return m_chart ? m_chart->state() : chart::Closed;
}

BreakerFacts CircuitBreaker::facts() const
{
    BreakerFacts facts{state(), m_failures};
    if (facts.state == chart::Open)
        facts.trialIn =
            std::chrono::milliseconds(std::max<qint64>(0, m_recoversMs - m_clock.steadyMs()));
    return facts;
}

CircuitBreaker::Pass CircuitBreaker::admit()
{
    if (state() == chart::Closed)
        return Pass::Free;
    if (state() == chart::Open || std::exchange(m_trialUnderWay, true))
        return Pass::Denied;
    return Pass::Trial;
}

void CircuitBreaker::succeeded(Pass pass)
{
    if (pass == Pass::Trial) {
        m_trialUnderWay = false;
        m_failures = 0;
        fire(chart::trigger::TrialSucceeded);
    } else if (state() == chart::Closed) {
        m_failures = 0;
    }
    // A late answer to a request from before it opened changes nothing: the trial decides.
}

void CircuitBreaker::failed(Pass pass)
{
    if (pass == Pass::Trial) {
        m_trialUnderWay = false;
        fire(chart::trigger::TrialFailed);
    } else if (state() == chart::Closed && ++m_failures >= m_policy.failureThreshold) {
        fire(chart::trigger::FailureThresholdReached);
    }
}

void CircuitBreaker::abandoned(Pass pass)
{
    if (pass == Pass::Trial)
        m_trialUnderWay = false;
}

void CircuitBreaker::forgive()
{
    if (state() == chart::Closed)
        m_failures = 0;
    if (state() != chart::Open)
        return;
    m_recovery.cancel();
    fire(chart::trigger::RecoveryTimeout);
}

void CircuitBreaker::fire(QLatin1String trigger)
{
    if (!m_chart)
        m_chart = std::make_unique<base::StateChart>(chart::Table, m_endpoint, m_clock);
    const QLatin1String from = m_chart->state();
    if (!m_chart->fire(trigger))
        return;
    if (m_chart->isIn(chart::Open))
        startRecovery();
    const Observer observer = m_observer; // it may destroy us
    if (observer)
        observer({m_endpoint, from, m_chart->state()});
}

void CircuitBreaker::startRecovery()
{
    m_recoversMs = m_clock.steadyMs() + m_policy.recoveryTimeout.count();
    m_recovery =
        m_clock.after(m_policy.recoveryTimeout, [this] { fire(chart::trigger::RecoveryTimeout); });
}

} // namespace league::transport
