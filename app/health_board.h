// HealthBoard: what the traffic of a league tells about the agents in it.
//
// Owned by the Lookout, on the league's thread. It counts every call that manager and referees
// make; who is in the league, and how breakers stand, is asked when a picture is taken.
#pragma once

#include "agents/manager/agent_health.h"
#include "agents/manager/league_manager.h"
#include "agents/referee/referee_agent.h"

#include <QHash>

namespace league::app {

class HealthBoard
{
public:
    // A call that somebody of the league made.
    void note(const transport::Exchange &call);
    // Everybody in the league, referees first, as they stand now.
    [[nodiscard]] QList<manager::AgentHealth>
    picture(const manager::LeagueManager &manager,
            const QList<const referee::RefereeAgent *> &referees) const;

private:
    struct Pulse
    {
        qint64 latencyMs = -1;
        int errors = 0;
        QString lastError;
        qint64 heardUtcMs = 0;
    };

    QHash<QString, Pulse> m_pulses; // by endpoint
};

} // namespace league::app
