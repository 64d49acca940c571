// Channel: who is in it, and in which order.
#include "agents/channel/channel_step.h"

#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::Failure;
namespace trigger = base::turn_chart::trigger;

namespace {

Failure noMember(const AgentId &agent, const base::ChannelId &channel)
{
    return {QStringLiteral("%1 is not a member of the channel %2; join it first.")
                .arg(agent.text(), channel.text()),
            error_code::NotAMember};
}

} // namespace

base::Result<ChannelJoinResponse> Channel::enter(const Newcomer &newcomer, Invitation invitation)
{
    const AgentId &agent = newcomer.id;
    const Member *known = m_state.member(agent);
    if (m_state.run == RunState::Closed) {
        return Failure{QStringLiteral("The channel %1 is closed.").arg(m_state.id.text()),
                       error_code::ChannelClosed};
    }
    if (m_state.ring.contains(agent)) {
        return Failure{QStringLiteral("%1 is in the channel already.").arg(agent.text()),
                       error_code::AlreadyMember};
    }
    if (known && known->isDisabled) {
        return Failure{
            QStringLiteral("%1 is disabled here; the operator has to enable it.").arg(agent.text()),
            error_code::NotPermitted};
    }

    introduce(newcomer);
    unpark(trigger::Assigned);
    TurnRing ring = m_state.ring;
    ring.append(agent);
    changeRing(QStringLiteral("joined"), ring, agent);
    move(agent, trigger::Assigned);
    if (m_state.traits.announcesMembers)
        notice(NoticeKind::AgentJoined, QStringLiteral("%1 joined").arg(nameOf(agent)), agent);

    ChannelJoinResponse welcome{.status = RegistrationStatus::Accepted,
                                .channelId = m_state.id,
                                .state = TurnState::Queued,
                                .position = ring.positionOf(agent),
                                .history =
                                    m_state.readingFor(agent, m_state.member(agent)->seenSeq)};
    if (invitation == Invitation::ByOperator) {
        ChannelAssigned letter{m_state.id, welcome.position, {}, welcome.history};
        for (const AgentId &each : m_state.ring.order())
            letter.members.append({each, m_state.stateOf(each)});
        tell(agent, letter);
    }
    goAhead();
    welcome.state = m_state.stateOf(agent);
    return welcome;
}

void Channel::introduce(const Newcomer &newcomer)
{
    if (!m_state.member(newcomer.id)) {
        record(MemberEntered{newcomer.id, newcomer.name, newcomer.sender, m_state.historyStart()});
        m_charts.erase(newcomer.id);
    } else if (isIn(newcomer.id, TurnState::Offline)) {
        move(newcomer.id, trigger::AgentStarted);
    }
}

base::Result<ChannelJoinResponse> Channel::join(const Newcomer &newcomer)
{
    const Step step(*this);
    return enter(newcomer, Invitation::Own);
}

base::Outcome Channel::assign(const Newcomer &newcomer)
{
    const Step step(*this);
    const base::Result<ChannelJoinResponse> entered = enter(newcomer, Invitation::ByOperator);
    if (!entered)
        return entered.failure();
    return base::Done{};
}

base::Outcome Channel::leave(const AgentId &agent)
{
    const Step step(*this);
    if (!m_state.member(agent))
        return noMember(agent, m_state.id);
    takeOut(agent);
    goAhead();
    return base::Done{};
}

base::Outcome Channel::remove(const AgentId &agent, const QString &reason)
{
    const Step step(*this);
    if (!m_state.member(agent))
        return noMember(agent, m_state.id);
    takeOut(agent);
    tell(agent, ChannelRemoved{m_state.id, reason});
    goAhead();
    return base::Done{};
}

void Channel::takeOut(const AgentId &agent)
{
    const QString name = nameOf(agent);
    const bool wasInRing = m_state.ring.contains(agent);
    if (const Turn *turn = m_state.turnOf(agent))
        tell(agent, TurnEnded{m_state.id, turn->id, trigger::Removed});
    if (wasInRing)
        drop(agent, trigger::Removed);
    record(MemberLeft{agent});
    m_charts.erase(agent);
    const bool announces = m_state.traits.announcesMembers && m_state.run != RunState::Closed;
    if (wasInRing && announces)
        notice(NoticeKind::AgentLeft, QStringLiteral("%1 left").arg(name), agent);
}

void Channel::drop(const AgentId &agent, QLatin1String why)
{
    const Turn *turn = m_state.turnOf(agent);
    if (turn) {
        const base::TurnId id = turn->id;
        if (turn->hasDraft && why != trigger::Removed)
            postDraft(id); // it had been said
        endTurn(id, why);
    } else if (!isIn(agent, TurnState::Idle) || why != trigger::Removed) {
        move(agent, why); // who is parked is IDLE already
    }
    if (!m_state.ring.contains(agent))
        return;
    TurnRing ring = m_state.ring;
    ring.remove(agent);
    changeRing(QStringLiteral("left"), ring, agent);
}

void Channel::memberLost(const AgentId &agent, const Loss &loss)
{
    const Step step(*this);
    const Member *member = m_state.member(agent);
    if (!member || member->state == TurnState::Offline)
        return;
    const bool wasInRing = m_state.ring.contains(agent);
    const bool announces = rules().announceDisconnects && wasInRing;
    const bool wasActive = member->state == TurnState::Active;
    const Turn *turn = m_state.turnOf(agent);
    QString text = QStringLiteral("⚠️ %1 disconnected").arg(nameOf(agent));
    if (turn) {
        text += QStringLiteral(", skipping turn");
        record(AgentCrashed{agent, turn->id, loss.detectedBy, loss.missedHeartbeats,
                            m_state.lastSeq, loss.error});
    }
    drop(agent, wasActive ? trigger::Crash : trigger::Disconnected);
    if (announces)
        notice(NoticeKind::AgentDisconnected, text, agent);
    goAhead();
}

void Channel::memberStopped(const AgentId &agent)
{
    const Step step(*this);
    if (!m_state.member(agent) || isIn(agent, TurnState::Offline))
        return;
    const bool wasInRing = m_state.ring.contains(agent);
    drop(agent, trigger::AgentStopped);
    if (wasInRing && m_state.traits.announcesMembers)
        notice(NoticeKind::AgentLeft, QStringLiteral("%1 left").arg(nameOf(agent)), agent);
    goAhead();
}

void Channel::memberBack(const AgentId &agent)
{
    const Step step(*this);
    const Member *member = m_state.member(agent);
    if (member && member->state == TurnState::Offline && !member->isDisabled)
        move(agent, trigger::AgentStarted);
}

base::Outcome Channel::disable(const AgentId &agent)
{
    const Step step(*this);
    if (!m_state.member(agent))
        return noMember(agent, m_state.id);
    if (isIn(agent, TurnState::Offline))
        return Failure{QStringLiteral("%1 is offline already.").arg(agent.text())};
    const bool wasInRing = m_state.ring.contains(agent);
    if (const Turn *turn = m_state.turnOf(agent))
        tell(agent, TurnEnded{m_state.id, turn->id, trigger::Disabled});
    drop(agent, trigger::Disabled);
    if (wasInRing && m_state.traits.announcesMembers)
        notice(NoticeKind::AgentLeft, QStringLiteral("%1 was disabled").arg(nameOf(agent)), agent);
    goAhead();
    return base::Done{};
}

base::Outcome Channel::enable(const AgentId &agent)
{
    const Step step(*this);
    const Member *member = m_state.member(agent);
    if (!member)
        return noMember(agent, m_state.id);
    if (!member->isDisabled)
        return Failure{QStringLiteral("%1 is not disabled.").arg(agent.text())};
    move(agent, trigger::Enabled);
    return base::Done{};
}

base::Outcome Channel::reorder(const QList<AgentId> &order)
{
    const Step step(*this);
    const base::Result<TurnRing> ring = m_state.ring.reordered(
        order, [this](const AgentId &agent) { return isIn(agent, TurnState::Queued); });
    if (!ring)
        return ring.failure();
    changeRing(QStringLiteral("reordered"), *ring);
    return base::Done{};
}

base::Outcome Channel::rebuild(const QList<Newcomer> &order)
{
    const Step step(*this);
    if (m_state.turn || !m_state.yielded.isEmpty()) {
        return Failure{QStringLiteral("A turn of the channel %1 has not ended; end it before the "
                                      "order is made anew.")
                           .arg(m_state.id.text())};
    }
    const QList<AgentId> before = m_state.ring.order();
    for (const AgentId &agent : before) {
        if (std::ranges::none_of(order, [&](const Newcomer &each) { return each.id == agent; }))
            takeOut(agent);
    }
    QList<AgentId> ring;
    for (const Newcomer &newcomer : order) {
        const bool isKnown = m_state.member(newcomer.id) != nullptr;
        if (ring.contains(newcomer.id) || (isKnown && isIn(newcomer.id, TurnState::Offline)))
            continue; // who is lost comes back by memberBack()
        introduce(newcomer);
        ring.append(newcomer.id);
    }
    changeRing(QStringLiteral("rebuilt"), TurnRing(ring, -1));
    for (const AgentId &agent : std::as_const(ring)) {
        if (isIn(agent, TurnState::Idle))
            move(agent, trigger::Assigned);
    }
    goAhead();
    return base::Done{};
}

void Channel::unpark(QLatin1String why)
{
    const QList<AgentId> ring = m_state.ring.order();
    for (const AgentId &agent : ring) {
        if (isIn(agent, TurnState::Idle))
            move(agent, why);
    }
}

void Channel::changeRing(const QString &change, const TurnRing &ring, const AgentId &agent)
{
    record(RingChanged{change, agent, ring.order(), ring.cursor()});
}

} // namespace league::channel
