// Channel: what the operator, or the game that drives the channel, orders (T-064).
#include "agents/channel/channel_step.h"

#include "agents/base/charts/channel_chart.h"
#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/error_codes.h"

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::Failure;
using base::TurnId;
namespace trigger = base::turn_chart::trigger;
namespace run_trigger = base::channel_chart::trigger;

namespace {

Failure noSuchTurn(const TurnId &turn)
{
    return {QStringLiteral("The turn \"%1\" is not under way.").arg(turn.text()),
            error_code::StaleTurn};
}

} // namespace

base::Outcome Channel::configure(const JsonObject &changes)
{
    const Step step(*this);
    const base::Result<TurnConfig> changed = m_state.config.with(changes);
    if (!changed)
        return changed.failure();
    record(ConfigChanged{changed->toJson()});
    return base::Done{};
}

void Channel::setTraits(const ChannelTraits &traits)
{
    const Step step(*this);
    record(TraitsChanged{traits});
    if (m_state.turn && !m_state.turn->timeoutAtMs)
        armTurn({});
    goAhead();
}

base::Outcome Channel::pause()
{
    const Step step(*this);
    const base::Outcome paused = moveRun(run_trigger::Pause);
    if (paused)
        notice(NoticeKind::ChannelPaused, QStringLiteral("⏸️ Channel paused"));
    return paused;
}

base::Outcome Channel::resume()
{
    const Step step(*this);
    const base::Outcome resumed = moveRun(run_trigger::Resume);
    if (!resumed)
        return resumed;
    notice(NoticeKind::ChannelResumed, QStringLiteral("▶️ Channel resumed"));
    goAhead();
    return base::Done{};
}

base::Outcome Channel::step()
{
    const Step step(*this);
    if (m_state.turn) {
        return Failure{QStringLiteral("%1 has the turn; let it end, or skip it.")
                           .arg(nameOf(m_state.turn->agent))};
    }
    if (m_state.humanHasFloor)
        return Failure{QStringLiteral("A person has the floor; release it first.")};
    const int before = m_state.turns;
    unpark(trigger::Assigned);
    goAhead({}, Granting::ByHand);
    if (m_state.turns == before)
        return Failure{QStringLiteral("Nobody in this channel can have the turn now.")};
    return base::Done{};
}

base::Outcome Channel::advance()
{
    if (!m_state.turn)
        return step();
    const TurnId running = m_state.turn->id;
    return skip(running);
}

base::Outcome Channel::grant(const AgentId &agent)
{
    const Step step(*this);
    if (!m_state.ring.contains(agent)) {
        return Failure{QStringLiteral("%1 is not in the queue of this channel; add it first.")
                           .arg(agent.text()),
                       error_code::NotAMember};
    }
    if (isIn(agent, TurnState::Idle))
        move(agent, trigger::Assigned);
    if (!isIn(agent, TurnState::Queued))
        return Failure{QStringLiteral("%1 has the turn already.").arg(nameOf(agent))};
    record(NextChosen{agent, {}, {}, 0});
    goAhead({}, Granting::ByHand);
    return base::Done{};
}

base::Outcome Channel::skip(const TurnId &id)
{
    const Step step(*this);
    const Turn *turn = m_state.findTurn(id);
    if (!turn)
        return noSuchTurn(id);
    const AgentId agent = turn->agent;
    keepStreamed(id, Streamed::CutOff);
    notice(NoticeKind::TurnSkipped, QStringLiteral("⏭️ %1 was skipped").arg(nameOf(agent)),
           agent);
    tell(agent, TurnEnded{m_state.id, id, trigger::OperatorSkip});
    endTurn(id, trigger::OperatorSkip);
    goAhead(agent);
    return base::Done{};
}

base::Outcome Channel::resumeTurn(const TurnId &id)
{
    const Step step(*this);
    const Turn *turn = m_state.findTurn(id);
    if (!turn)
        return noSuchTurn(id);
    if (!turn->isHeld)
        return Failure{QStringLiteral("%1 does not wait.").arg(nameOf(turn->agent))};
    if (turn->isInterrupted) {
        m_floorAlarm.cancel();
        record(FloorChanged{false, 0, trigger::OperatorResume});
    }
    goOn(id, trigger::OperatorResume);
    return base::Done{};
}

base::Outcome Channel::close()
{
    const Step step(*this);
    const base::Outcome closed = moveRun(run_trigger::Close);
    if (!closed)
        return closed;
    m_floorAlarm.cancel();
    if (m_state.humanHasFloor)
        record(FloorChanged{false, 0, run_trigger::Close});
    if (m_state.turn && m_state.turn->hasDraft)
        postDraft(m_state.turn->id);
    // The words of the turn first, then what people wrote meanwhile, then good-bye.
    if (m_state.turn)
        keepStreamed(m_state.turn->id, Streamed::CutOff);
    deliverHeld();
    const QList<Member> members = m_state.members;
    for (const Member &member : members) {
        takeOut(member.id);
        tell(member.id, ChannelRemoved{m_state.id, QStringLiteral("The channel is closed.")});
    }
    return base::Done{};
}

} // namespace league::channel
