#include "agents/manager/attendance.h"

#include "agents/protocol/result_details.h"

namespace league::manager {

namespace {

// A referee that gives no cause leaves it to the heartbeat to tell.
bool hasNotCome(const store::ResultFact &result, const base::PlayerId &player)
{
    const QString cause = protocol::causeIn(result.details, player);
    if (!cause.isEmpty())
        return cause == QLatin1String("NO_SHOW") || cause == QLatin1String("UNREACHABLE");
    return result.outcomes.value(player, protocol::PlayerOutcome::Win)
        == protocol::PlayerOutcome::TechnicalLoss;
}

} // namespace

void Attendance::note(const store::ResultFact &result)
{
    if (result.refereeId.isEmpty()) // decided without them
        return;
    for (const base::PlayerId &player : result.playerIds) {
        if (hasNotCome(result, player))
            ++m_absences[player].noShows;
        else
            m_absences.remove(player);
    }
}

void Attendance::noteMissedHeartbeat(const base::PlayerId &player)
{
    const auto absence = m_absences.find(player);
    if (absence != m_absences.end())
        absence->heartbeatMissed = true;
}

void Attendance::noteHeartbeat(const base::PlayerId &player)
{
    const auto absence = m_absences.find(player);
    if (absence != m_absences.end())
        absence->heartbeatMissed = false;
}

bool Attendance::hasLeft(const base::PlayerId &player) const
{
    const Absence absence = m_absences.value(player);
    return absence.heartbeatMissed && absence.noShows >= m_withdrawAfter;
}

int Attendance::noShows(const base::PlayerId &player) const
{
    return m_absences.value(player).noShows;
}

} // namespace league::manager
