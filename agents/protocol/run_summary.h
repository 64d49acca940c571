// What `--json` prints at the end of a league (architecture.md §6): the fields of LEAGUE_COMPLETED
// and how the run went.
#pragma once

#include "agents/protocol/league_messages.h"

namespace league::protocol {

struct RunSummary
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = {}; // COMPLETED, FAILED or INTERRUPTED
    LeagueCompleted league = {};
    qint64 durationMs = 0;
    double matchesPerSecond = 0;
    QString reason = {}; // why not COMPLETED
    QString resumeCommand = {}; // of an INTERRUPTED one

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        LeagueCompleted::describe(self.league, v);
        v.required("duration_ms", self.durationMs);
        v.required("matches_per_s", self.matchesPerSecond);
        v.optional("reason", self.reason);
        v.optional("resume_command", self.resumeCommand);
    }
};

} // namespace league::protocol
