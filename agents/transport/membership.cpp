#include "agents/transport/membership.h"

#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/protocol/error_codes.h"

namespace league::transport {

namespace chart = base::agent_lifecycle_chart;

Membership::Membership(QString subject, RpcClient &client, const base::Clock &clock)
    : m_client(client), m_lifecycle(chart::Table, std::move(subject), clock)
{
    connect(&m_lifecycle, &base::StateChart::transitioned, this, &Membership::transitioned);
}

void Membership::apply(Application application)
{
    if (!m_lifecycle.fire(chart::trigger::ConfigLoaded))
        return;
    const QUrl manager = application.manager;
    const QString method = application.method;
    const JsonObject request = application.request;
    const CallPolicy policy = application.policy;
    m_call = m_client.call(manager, method, request, policy,
                           [this, application = std::move(application)](const RpcOutcome &outcome) {
                               conclude(application, outcome);
                           });
}

void Membership::conclude(const Application &application, const RpcOutcome &outcome)
{
    if (outcome.kind == RpcOutcome::Kind::Refused) {
        fail(chart::trigger::RegistrationRejected,
             {QStringLiteral("The manager at %1 refused the registration: %2")
                  .arg(application.manager.toString(), outcome.reason)});
        return;
    }
    const bool isRejection = !outcome.ok() && outcome.result.isObject(); // however often we asked
    if (!outcome.ok() && !isRejection) {
        fail(chart::trigger::RegistrationTimeout,
             {QStringLiteral("The manager at %1 could not be reached: %2 Start it with "
                             "\"agent-league manager\", or check the address.")
                  .arg(application.manager.toString(), outcome.reason),
              protocol::error_code::ConnectionError});
        return;
    }
    const base::Result<Seat> seat = application.read(outcome.result);
    if (!seat) {
        fail(chart::trigger::RegistrationRejected, seat.failure());
        return;
    }
    m_seat = *seat;
    m_lifecycle.setSubject(m_seat.id);
    if (m_lifecycle.fire(chart::trigger::RegistrationAccepted))
        Q_EMIT registered(m_seat);
    runWaiting();
}

void Membership::fail(QLatin1String trigger, const base::Failure &reason)
{
    if (!m_lifecycle.fire(trigger) || !m_lifecycle.fire(chart::trigger::CleanupDone))
        return;
    Q_EMIT failed(reason);
    runWaiting();
}

bool Membership::isFromLeague(const Caller &caller) const
{
    return isRegistered() && proofOf(caller, m_seat.token) == Proof::Right;
}

base::Outcome Membership::isFromManager(const Caller &caller) const
{
    if (!m_seat.managerProof)
        return base::Done{};
    switch (proofOf(caller, m_seat.token)) {
    case Proof::Right:
        return base::Done{};
    case Proof::Missing:
        return base::Failure{QStringLiteral("Only the manager of the league may send this, and it "
                                            "proves itself with a header."),
                             protocol::error_code::AuthTokenMissing};
    case Proof::Wrong:
        break;
    }
    return base::Failure{QStringLiteral("This is not the proof of the league's manager."),
                         protocol::error_code::AuthTokenInvalid};
}

bool Membership::isDecided() const
{
    return !m_lifecycle.isIn(chart::Registering);
}

void Membership::whenDecided(std::function<void()> then)
{
    if (isDecided())
        return then();
    m_waiting.push_back(std::move(then));
}

void Membership::runWaiting()
{
    for (const auto &then : std::exchange(m_waiting, {}))
        then();
}

void Membership::noteLeagueStarted()
{
    if (m_lifecycle.isIn(chart::Registered))
        (void)m_lifecycle.fire(chart::trigger::LeagueStarted);
}

void Membership::noteLeagueCompleted()
{
    noteLeagueStarted();
    if (m_lifecycle.isIn(chart::Active))
        (void)m_lifecycle.fire(chart::trigger::LeagueCompleted);
}

void Membership::stop()
{
    m_call.cancel();
    m_waiting.clear();
    if (m_lifecycle.knows(chart::trigger::ManualStop))
        (void)m_lifecycle.fire(chart::trigger::ManualStop);
}

} // namespace league::transport
