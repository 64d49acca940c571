// Attendance: who stays away, and for how long (L-23).
//
// Owned by the LeagueManager; a plain count without messages or time. A player that missed so many
// matches in a row, and a heartbeat since the first of them, has left the league.
#pragma once

#include "agents/base/ids.h"
#include "agents/store/league_facts.h"

#include <QHash>

namespace league::manager {

class Attendance
{
public:
    explicit Attendance(int withdrawAfter) : m_withdrawAfter(withdrawAfter) { }

    // A result was counted; both players have come, or not.
    void note(const store::ResultFact &result);
    void noteMissedHeartbeat(const base::PlayerId &player);
    // It answers: what was missed before says nothing any more.
    void noteHeartbeat(const base::PlayerId &player);

    [[nodiscard]] bool hasLeft(const base::PlayerId &player) const;
    // Matches in a row that the player did not come to.
    [[nodiscard]] int noShows(const base::PlayerId &player) const;

private:
    struct Absence
    {
        int noShows = 0;
        bool heartbeatMissed = false; // since the first of them
    };

    int m_withdrawAfter;
    QHash<base::PlayerId, Absence> m_absences;
};

} // namespace league::manager
