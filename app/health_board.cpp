#include "app/health_board.h"

#include "agents/protocol/match_messages.h"

namespace league::app {

namespace {

// People and models take their time over these; what they take says nothing about the line.
bool needsThought(const QString &method)
{
    return method == protocol::GameInvitation::Method
        || method == protocol::ChooseParityCall::Method;
}

bool isAnswer(const QString &outcome)
{
    return outcome == QLatin1String("answered") || outcome == QLatin1String("refused");
}

} // namespace

void HealthBoard::note(const transport::Exchange &call)
{
    if (call.direction != transport::Exchange::Direction::Out
        || call.outcome == QLatin1String("cancelled"))
        return;
    Pulse &pulse = m_pulses[call.peer];
    if (!isAnswer(call.outcome)) {
        ++pulse.errors;
        pulse.lastError = QStringLiteral("%1: %2").arg(call.method, call.outcome);
        return;
    }
    pulse.heardUtcMs = call.startedUtcMs + call.elapsedMs;
    if (!needsThought(call.method))
        pulse.latencyMs = call.elapsedMs;
}

QList<manager::AgentHealth>
HealthBoard::picture(const manager::LeagueManager &manager,
                     const QList<const referee::RefereeAgent *> &referees) const
{
    QList<manager::AgentHealth> all;
    const auto add = [&](const QString &id, const QUrl &endpoint) {
        transport::BreakerFacts worst = manager.breakerFacts(endpoint);
        for (const referee::RefereeAgent *referee : referees) {
            const transport::BreakerFacts other = referee->breakerFacts(endpoint);
            if (transport::isWorse(other, worst))
                worst = other;
        }
        const Pulse pulse = m_pulses.value(endpoint.toString());
        const bool isOpen = worst.state == QLatin1String("OPEN");
        all.append({.id = id,
                    .endpoint = endpoint.toString(),
                    .latencyMs = pulse.latencyMs,
                    .breaker = worst.state,
                    .failures = worst.failures,
                    .trialInMs = isOpen ? worst.trialIn.count() : -1,
                    .errors = pulse.errors,
                    .lastError = pulse.lastError,
                    .heardUtcMs = pulse.heardUtcMs});
    };
    for (const manager::RefereeRecord &referee : manager.book().referees())
        add(referee.id.text(), referee.endpoint);
    for (const manager::PlayerRecord &player : manager.book().players())
        add(player.id.text(), player.endpoint);
    return all;
}

} // namespace league::app
