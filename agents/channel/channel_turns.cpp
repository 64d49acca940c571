// Channel: who has the turn, and until when (protocol.md §12.5).
#include "agents/channel/channel_step.h"

#include "agents/base/charts/channel_chart.h"
#include "agents/base/charts/turn_chart.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::TurnId;
using std::chrono::milliseconds;
namespace trigger = base::turn_chart::trigger;

namespace {

constexpr int SecondMs = 1000;
const QString NotCompleted = QStringLiteral("Agent completed response without TURN_COMPLETE");

} // namespace

void Channel::goAhead(const AgentId &finisher, Granting granting)
{
    if (m_state.turn)
        return;
    deliverHeld();
    const bool mayGrant = m_state.run == RunState::Running && !m_state.traits.grantsByHand;
    if (m_state.run == RunState::Closed || (granting == Granting::Automatic && !mayGrant)
        || m_state.humanHasFloor)
        return;
    if (m_state.ring.isEmpty())
        return tellEmpty();
    if (m_state.ring.size() == 1 && m_state.ring.contains(finisher)) {
        if (isIn(finisher, TurnState::Queued)) // TR-05; who completed is IDLE already (TR-04)
            move(finisher, trigger::SoloParked);
        return;
    }

    std::optional<NextUp> next;
    for (const NextUp &each : m_state.nextUp) {
        if (!next && isIn(each.agent, TurnState::Queued) && m_host.hasFreeTurn(each.agent))
            next = each;
    }
    bool startsCycle = m_state.isRingNew;
    if (!next) {
        const std::optional<TurnRing::Next> inRing = nextInRing();
        if (!inRing)
            return;
        next = NextUp{inRing->agent, {}, 0, false};
        startsCycle |= inRing->startsCycle;
    }
    if (startsCycle && !beginCycle(granting))
        return;
    grantTo(*next);
}

std::optional<TurnRing::Next> Channel::nextInRing()
{
    QList<AgentId> passedOver;
    const std::optional<TurnRing::Next> next = m_state.ring.next([&](const AgentId &agent) {
        if (!isIn(agent, TurnState::Queued))
            return false;
        const bool isFree = m_host.hasFreeTurn(agent);
        if (!isFree)
            passedOver.append(agent);
        return isFree;
    });
    for (const AgentId &agent : std::as_const(passedOver)) {
        if (!m_deferred.contains(agent)) // once until somebody is granted, however often we look
            record(TurnDeferred{agent});
    }
    m_deferred = next ? QList<AgentId>() : passedOver;
    return next;
}

bool Channel::beginCycle(Granting granting)
{
    const bool wasSilent = !m_state.isRingNew && !m_state.hasSpoken;
    const int silent = wasSilent ? m_state.silentCycles + 1 : 0;
    const int limit = m_state.config.autoPauseAfterSilentCycles;
    if (granting == Granting::Automatic && limit > 0 && silent >= limit) {
        if (moveRun(base::channel_chart::trigger::SilentCycles)) {
            notice(NoticeKind::ChannelPaused,
                   QStringLiteral("⏸️ Channel paused: nobody said anything for %1 cycles")
                       .arg(silent));
        }
        return false;
    }
    record(CycleBegun{m_state.cycle + 1, silent});
    return true;
}

void Channel::grantTo(const NextUp &next)
{
    const AgentId agent = next.agent;
    const int number = m_state.turns + 1;
    const TurnId id(QStringLiteral("%1-t%2").arg(m_state.id.text()).arg(number));
    if (!move(agent, trigger::TurnGranted, id))
        return;

    std::optional<qint64> time = m_state.config.timeoutSecondsOf(agent) * SecondMs;
    if (next.remainingMs)
        time = std::max<qint64>(*next.remainingMs, m_state.config.resumeMinSeconds * SecondMs);
    else if (m_state.traits.turnTimeoutMs)
        time = *m_state.traits.turnTimeoutMs;
    if (m_state.traits.turnTimeoutMs == 0)
        time.reset();

    TurnRing ring = m_state.ring;
    if (!next.isContinued) // the rest of a turn belongs to an earlier place in the ring
        ring.moveCursorTo(agent);
    TurnBegun begun{id, agent, number, ring.cursor(), {}, next.waits};
    if (time)
        begun.timeoutAtMs = m_clock.utcMs() + *time;
    record(begun);
    armTurn(time);
    sendGrant(id);
}

void Channel::sendGrant(const TurnId &id)
{
    const Turn &turn = *m_state.turn;
    TurnGranted call{.channelId = m_state.id,
                     .turnId = id,
                     .agentId = turn.agent,
                     .turnNumber = turn.number,
                     .cycleNumber = m_state.cycle,
                     .grantedAt = {turn.grantedAtMs},
                     .humanInterruptMode = m_state.config.humanInterruptMode,
                     .waitsLeft = std::max(0, turn.rules.maxWaitsPerTurn - turn.waits)};
    if (turn.timeoutAtMs)
        call.timeoutAt = Timestamp{*turn.timeoutAtMs};
    for (const AgentId &each : m_state.ring.order())
        call.members.append({each, m_state.stateOf(each)});
    call.messagesSinceLastTurn =
        m_state.readingFor(turn.agent, m_state.member(turn.agent)->seenSeq);
    sendCall(id, [this, call] { m_host.grant(call); });
}

void Channel::sendCall(const TurnId &id, const std::function<void()> &call)
{
    m_isRetried = false;
    m_lastCall = [this, id, call] {
        if (m_state.turn && m_state.turn->id == id)
            call();
    };
    m_outbox.append(m_lastCall);
}

void Channel::endTurn(const TurnId &id, QLatin1String why, const QString &think)
{
    keepStreamed(id, Streamed::CutOff);
    const Turn *turn = m_state.findTurn(id);
    if (!turn)
        return;
    TurnOver over{.turnId = id,
                  .agentId = turn->agent,
                  .reason = base::turn_chart::loggedAs(why),
                  .passed = turn->posts == 0,
                  .timedOut = why == trigger::Timeout || why == trigger::WaitTimeout,
                  .think = think.isEmpty() ? turn->thought : think};
    disarm(id);
    move(over.agentId, why, id);
    record(over);
}

void Channel::turnTimedOut(const TurnId &id)
{
    const Step step(*this);
    if (!m_state.turn || !(m_state.turn->id == id) || m_state.turn->isHeld)
        return;
    const AgentId agent = m_state.turn->agent;
    if (m_state.turn->hasDraft) {
        postDraft(id);
        return finish(agent, id);
    }
    record(TurnTimedOut{agent, id, TimeoutKind::Turn});
    keepStreamed(id, Streamed::CutOff);
    if (m_state.turn->posts > 0)
        record(TurnWarned{agent, id, NotCompleted}); // T-035
    if (rules().announceTimeouts)
        notice(NoticeKind::TurnTimedOut,
               QStringLiteral("⏱️ %1 turn timed out").arg(nameOf(agent)), agent);
    tell(agent, TurnTimeout{m_state.id, id, TimeoutKind::Turn});
    endTurn(id, trigger::Timeout);
    goAhead(agent);
}

void Channel::autoDetectedEnd(const TurnId &id)
{
    const Step step(*this);
    if (!m_state.turn || !(m_state.turn->id == id) || m_state.turn->isHeld)
        return;
    const AgentId agent = m_state.turn->agent;
    if (m_state.turn->hasDraft)
        postDraft(id);
    record(TurnWarned{agent, id, NotCompleted});
    tell(agent, TurnEnded{m_state.id, id, trigger::AutoDetectedEnd});
    keepStreamed(id, Streamed::Whole);
    endTurn(id, trigger::AutoDetectedEnd);
    goAhead(agent);
}

void Channel::armTurn(std::optional<qint64> timeMs)
{
    m_turnAlarm.cancel();
    m_turnDueMs.reset();
    if (!timeMs)
        return;
    m_turnDueMs = m_clock.steadyMs() + *timeMs;
    m_turnAlarm =
        m_clock.after(milliseconds(*timeMs), [this, id = m_state.turn->id] { turnTimedOut(id); });
}

void Channel::armSilence()
{
    m_silenceAlarm.cancel();
    const Turn &turn = *m_state.turn;
    if (!turn.rules.autoDetectTurnEnd || (turn.posts == 0 && turn.said.isEmpty()))
        return;
    m_silenceAlarm = m_clock.after(milliseconds(turn.rules.autoDetectSilenceSeconds * SecondMs),
                                   [this, id = turn.id] { autoDetectedEnd(id); });
}

void Channel::disarm(const TurnId &id)
{
    m_waitAlarms.erase(id);
    if (!m_state.turn || !(m_state.turn->id == id))
        return;
    m_turnAlarm.cancel();
    m_silenceAlarm.cancel();
    m_retryAlarm.cancel();
    m_turnDueMs.reset();
    m_lastCall = nullptr;
}

void Channel::tellEmpty()
{
    if (m_state.config.announceEmptyChannel && !m_state.isEmptyTold) {
        notice(NoticeKind::NoAgents, QStringLiteral("⚠️ No agents available in this channel"));
    }
}

void Channel::turnFreed()
{
    const Step step(*this);
    goAhead();
}

} // namespace league::channel
