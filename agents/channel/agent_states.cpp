#include "agents/channel/agent_states.h"

#include "agents/base/charts/turn_chart.h"

#include <algorithm>

namespace league::channel {

using namespace protocol;
using base::AgentId;
using base::ChannelId;
namespace chart = base::turn_chart;

namespace {

bool isLive(TurnState state)
{
    return state == TurnState::Queued || state == TurnState::Active || state == TurnState::Waiting;
}

// OFFLINE of one membership does not make the agent OFFLINE; ACTIVE stands above WAITING.
int rankOf(TurnState state)
{
    switch (state) {
    case TurnState::Active:
        return 3;
    case TurnState::Waiting:
        return 2;
    case TurnState::Queued:
        return 1;
    case TurnState::Idle:
    case TurnState::Offline:
        break;
    }
    return 0;
}

} // namespace

AgentStates::AgentStates(base::Clock &clock, Listener listener, Log log)
    : m_clock(clock), m_listener(std::move(listener)), m_log(std::move(log))
{
}

void AgentStates::started(const AgentId &agent, int maxConcurrentTurns)
{
    agentOf(agent).maxConcurrentTurns = maxConcurrentTurns;
    move(agent, chart::trigger::AgentStarted);
}

void AgentStates::stopped(const AgentId &agent)
{
    move(agent, chart::trigger::AgentStopped);
}

void AgentStates::lost(const AgentId &agent)
{
    move(agent, chart::trigger::Disconnected);
}

void AgentStates::disabled(const AgentId &agent)
{
    move(agent, chart::trigger::Disabled);
}

void AgentStates::enabled(const AgentId &agent)
{
    move(agent, chart::trigger::Enabled);
}

void AgentStates::follow(const ChannelEvent &event)
{
    if (const auto *change = std::get_if<StateChanged>(&event.fact)) {
        agentOf(change->agentId).memberships[event.channel] = change->to;
        tellOverall(change->agentId, change->trigger);
    } else if (const auto *entered = std::get_if<MemberEntered>(&event.fact)) {
        agentOf(entered->agentId).memberships[event.channel] = TurnState::Idle;
    } else if (const auto *left = std::get_if<MemberLeft>(&event.fact)) {
        agentOf(left->agentId).memberships.erase(event.channel);
        tellOverall(left->agentId, chart::trigger::Removed);
    }
}

TurnState AgentStates::overall(const AgentId &agent) const
{
    const auto known = m_agents.find(agent);
    if (known == m_agents.end() || known->second.presence->isIn(chart::Offline))
        return TurnState::Offline;
    TurnState highest = TurnState::Idle;
    for (const auto &[channel, state] : known->second.memberships)
        highest = std::max(highest, state,
                           [](TurnState a, TurnState b) { return rankOf(a) < rankOf(b); });
    return highest;
}

QList<ChannelId> AgentStates::channelsOf(const AgentId &agent) const
{
    QList<ChannelId> channels;
    const auto known = m_agents.find(agent);
    if (known == m_agents.end())
        return channels;
    for (const auto &[channel, state] : known->second.memberships)
        channels.append(channel);
    return channels;
}

bool AgentStates::hasFreeTurn(const AgentId &agent, const ChannelId &channel) const
{
    const auto known = m_agents.find(agent);
    if (known == m_agents.end())
        return true;
    const auto elsewhere = std::ranges::count_if(known->second.memberships, [&](const auto &each) {
        return !(each.first == channel)
            && (each.second == TurnState::Active || each.second == TurnState::Waiting);
    });
    return elsewhere < known->second.maxConcurrentTurns;
}

AgentStates::Agent &AgentStates::agentOf(const AgentId &agent)
{
    Agent &known = m_agents[agent];
    if (!known.presence)
        known.presence = std::make_unique<base::StateChart>(chart::Table, agent.text(), m_clock);
    return known;
}

void AgentStates::move(const AgentId &agent, QLatin1String trigger)
{
    Agent &known = agentOf(agent);
    if (!known.presence->knows(trigger))
        return; // it is there, or gone, already
    const bool isSpokenFor = std::ranges::any_of(
        known.memberships, [](const auto &each) { return isLive(each.second); });
    const TurnState from = *fromWireWord<TurnState>(QString(known.presence->state()));
    if (!known.presence->fire(trigger))
        return;
    const TurnState to = *fromWireWord<TurnState>(QString(known.presence->state()));
    if (!isSpokenFor && known.told == from)
        m_log(m_clock.utcMs(), {agent, {}, from, to, trigger});
    tellOverall(agent, trigger);
}

void AgentStates::tellOverall(const AgentId &agent, const QString &trigger)
{
    Agent &known = agentOf(agent);
    const TurnState now = overall(agent);
    if (now == known.told)
        return;
    const TurnState before = known.told;
    known.told = now;
    m_listener({agent, {}, before, now, trigger});
}

} // namespace league::channel
