// Channel: turns that pause and go on, and calls that fail (protocol.md §12.4).
#include "agents/channel/channel_step.h"

#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::Failure;
using base::TurnId;
using std::chrono::milliseconds;
namespace trigger = base::turn_chart::trigger;

namespace {

constexpr int SecondMs = 1000;
constexpr milliseconds BeforeRetry{1000}; // TR-11

QLatin1String whenYielded(QLatin1String why)
{
    if (why == trigger::HumanInput)
        return trigger::YieldedHumanInput;
    if (why == trigger::OperatorResume)
        return trigger::YieldedOperatorResume;
    return trigger::YieldedWaitResolved;
}

} // namespace

std::optional<qint64> Channel::remainingMs() const
{
    if (!m_turnDueMs)
        return std::nullopt;
    return std::max<qint64>(0, *m_turnDueMs - m_clock.steadyMs());
}

base::Outcome Channel::requestWait(const AgentId &agent, const TurnWaitRequest &wait)
{
    const Step step(*this);
    const auto no = [&](const Failure &failure) {
        return refuse(agent, wait.turnId, TurnWaitRequest::Type, wait.reason, failure);
    };
    if (const std::optional<Failure> why = objection(agent, wait.turnId))
        return no(*why);
    const TurnConfig rules = m_state.turn->rules;
    if (m_state.turn->waits >= rules.maxWaitsPerTurn) {
        const QString why = rules.maxWaitsPerTurn == 0
            ? QStringLiteral("Nobody may wait in this channel.")
            : QStringLiteral("This turn has waited %1 times, which is as often as a turn may.")
                  .arg(rules.maxWaitsPerTurn);
        return no({why, error_code::WaitNotAllowed});
    }
    const int seconds =
        std::min(wait.maxWaitSeconds.value_or(rules.waitTimeoutSeconds), rules.waitTimeoutSeconds);
    const milliseconds time(seconds * SecondMs);
    hold({.turnId = wait.turnId,
          .interrupted = false,
          .waitFor = wait.waitFor,
          .reason = wait.reason,
          .remainingMs = {},
          .untilMs = m_clock.utcMs() + time.count(),
          .yielded = rules.waitPolicy == WaitPolicy::Yield},
         trigger::WaitRequested);
    m_waitAlarms[wait.turnId] = m_clock.after(time, [this, id = wait.turnId] { waitTimedOut(id); });
    goAhead();
    return base::Done{};
}

void Channel::hold(TurnHeld how, QLatin1String why)
{
    how.remainingMs = remainingMs();
    m_turnAlarm.cancel();
    m_silenceAlarm.cancel();
    m_turnDueMs.reset();
    if (move(m_state.turn->agent, why, how.turnId))
        record(how);
}

base::Outcome Channel::resolveWait(const AgentId &agent, const TurnWaitResolved &done)
{
    const Step step(*this);
    const auto no = [&](const Failure &failure) {
        return refuse(agent, done.turnId, TurnWaitResolved::Type, done.note, failure);
    };
    const Failure notWaiting{
        QStringLiteral("The turn \"%1\" does not wait for anything.").arg(done.turnId.text()),
        error_code::StaleTurn};
    const std::optional<Failure> why = objection(agent, done.turnId);
    if (!isIn(agent, TurnState::Waiting) || m_state.run == RunState::Closed)
        return no(why.value_or(notWaiting));
    const Turn *turn = m_state.turnOf(agent);
    if (!turn || !(turn->id == done.turnId))
        return no(notWaiting);
    if (turn->isInterrupted)
        return no(*why); // only the human, or the operator, ends this pause
    goOn(done.turnId, trigger::WaitResolved);
    return base::Done{};
}

void Channel::goOn(const TurnId &id, QLatin1String why)
{
    m_waitAlarms.erase(id);
    const Turn turn = *m_state.findTurn(id);
    if (!m_state.turn || !(m_state.turn->id == id)) {
        if (!move(turn.agent, whenYielded(why), id))
            return;
        record(NextChosen{turn.agent, id, turn.remainingMs, turn.waits});
        return goAhead();
    }

    if (!move(turn.agent, why, id))
        return;
    std::optional<qint64> time = turn.remainingMs;
    TurnWentOn further{id, {}};
    if (time) {
        time = std::max<qint64>(*time, turn.rules.resumeMinSeconds * SecondMs);
        further.timeoutAtMs = m_clock.utcMs() + *time;
    }
    record(further);
    armTurn(time);
    armSilence();
    TurnResume call{.channelId = m_state.id,
                    .turnId = id,
                    .resumedBy = base::turn_chart::loggedAs(why),
                    .messages = m_state.readingFor(turn.agent, turn.heldAtSeq),
                    .draft = turn.draft};
    if (further.timeoutAtMs)
        call.timeoutAt = Timestamp{*further.timeoutAtMs};
    sendCall(id, [this, call, agent = turn.agent] { m_host.resume(agent, call); });
}

void Channel::waitTimedOut(const TurnId &id)
{
    const Step step(*this);
    const Turn *turn = m_state.findTurn(id);
    if (!turn || !turn->isHeld || turn->isInterrupted)
        return;
    if (turn->waitFor == WaitFor::Timer)
        return goOn(id, trigger::WaitResolved);
    const AgentId agent = turn->agent;
    const bool announces = turn->rules.announceTimeouts;
    record(TurnTimedOut{agent, id, TimeoutKind::Wait});
    keepStreamed(id, Streamed::CutOff);
    if (announces)
        notice(NoticeKind::WaitTimedOut,
               QStringLiteral("⏱️ %1 waited too long").arg(nameOf(agent)), agent);
    tell(agent, TurnTimeout{m_state.id, id, TimeoutKind::Wait});
    endTurn(id, trigger::WaitTimeout);
    goAhead(agent);
}

void Channel::turnFailed(const TurnId &id, const QString &error)
{
    const Step step(*this);
    const Turn *turn = m_state.turn && m_state.turn->id == id ? &*m_state.turn : nullptr;
    if (!turn)
        return;
    const AgentId agent = turn->agent;
    record(
        TurnWarned{agent, id, QStringLiteral("The agent answered with an error: %1").arg(error)});
    if (turn->isHeld)
        return; // it is asked again when the pause ends
    if (m_state.turn->hasDraft) {
        postDraft(id);
        return finish(agent, id);
    }
    keepStreamed(id, Streamed::CutOff);
    notice(NoticeKind::TurnSkipped,
           QStringLiteral("⚠️ %1 answered with an error, skipping turn").arg(nameOf(agent)),
           agent);
    endTurn(id, trigger::TurnError);
    goAhead(agent);
}

void Channel::callFailed(const TurnId &id, const QString &error)
{
    const Step step(*this);
    const Turn *turn = m_state.turn && m_state.turn->id == id ? &*m_state.turn : nullptr;
    if (!turn || (turn->isHeld && !turn->isInterrupted))
        return;
    const AgentId agent = turn->agent;
    if (m_isRetried || turn->isHeld)
        return memberLost(agent, {QStringLiteral("transport"), 0, error});
    record(TurnWarned{agent, id, QStringLiteral("The agent could not be reached: %1").arg(error)});
    m_isRetried = true;
    m_retryAlarm = m_clock.after(BeforeRetry, [this] {
        const Step again(*this);
        if (m_lastCall)
            m_outbox.append(m_lastCall);
    });
}

} // namespace league::channel
