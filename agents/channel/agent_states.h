// AgentStates: the state of every agent over all the channels it sits in (TR-08, TR-18).
//
// Owned by an orchestrator that runs several channels: it passes on every event of every channel to
// follow(), says who comes and goes, and asks hasFreeTurn() on behalf of the channels (T-074). When
// an agent is lost, tell each of channelsOf() first, then this book.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/state_chart.h"
#include "agents/protocol/channel_event.h"
#include "agents/protocol/channel_messages.h"

#include <functional>
#include <map>
#include <memory>

namespace league::channel {

class AgentStates
{
public:
    // An agent's overall state has changed; for those who watch.
    using Listener = std::function<void(const protocol::AgentStateChanged &change)>;
    // OFFLINE to IDLE and back of an agent that no channel speaks for; for the log (T-050).
    using Log = std::function<void(qint64 utcMs, const protocol::AgentStateChanged &change)>;

    AgentStates(base::Clock &clock, Listener listener, Log log);

    // T-010: the agent runs, or runs again; at most so many turns at the same time.
    void started(const base::AgentId &agent, int maxConcurrentTurns = 1);
    // T-012: it ended in good order, was lost, or was disabled everywhere.
    void stopped(const base::AgentId &agent);
    void lost(const base::AgentId &agent);
    void disabled(const base::AgentId &agent);
    void enabled(const base::AgentId &agent);
    // Takes over what happened in a channel.
    void follow(const protocol::ChannelEvent &event);

    // OFFLINE if lost, else the highest of ACTIVE, WAITING, QUEUED, else IDLE.
    [[nodiscard]] protocol::TurnState overall(const base::AgentId &agent) const;
    // The channels that know the agent, in the order of their ids.
    [[nodiscard]] QList<base::ChannelId> channelsOf(const base::AgentId &agent) const;
    // Whether the agent may have a turn in that channel, given its turns in the others.
    [[nodiscard]] bool hasFreeTurn(const base::AgentId &agent,
                                   const base::ChannelId &channel) const;

private:
    struct Agent
    {
        std::unique_ptr<base::StateChart> presence; // OFFLINE or IDLE
        int maxConcurrentTurns = 1;
        std::map<base::ChannelId, protocol::TurnState> memberships = {};
        protocol::TurnState told = protocol::TurnState::Offline;
    };

    Agent &agentOf(const base::AgentId &agent);
    void move(const base::AgentId &agent, QLatin1String trigger);
    void tellOverall(const base::AgentId &agent, const QString &trigger);

    base::Clock &m_clock;
    Listener m_listener;
    Log m_log;
    std::map<base::AgentId, Agent> m_agents;
};

} // namespace league::channel
