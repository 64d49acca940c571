// What `agent-league chaos --json` prints at the end.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

struct ChaosSummary
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = {}; // PASSED, FAILED or INTERRUPTED
    qint64 seed = 0; // of the first league, or of the one that failed
    int leagues = 0;
    int matches = 0;
    int lost = 0;
    int doubled = 0;
    int restartsUnasked = 0;
    QMap<QString, int> faults = {}; // how often each happened
    QStringList folders = {}; // of the leagues, as they were played
    QStringList findings = {};
    QStringList leftOut = {}; // faults that this machine cannot make, and why

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("seed", self.seed);
        v.required("leagues", self.leagues);
        v.required("matches", self.matches);
        v.required("lost", self.lost);
        v.required("doubled", self.doubled);
        v.required("restarts_unasked", self.restartsUnasked);
        v.required("faults", self.faults);
        v.required("folders", self.folders);
        v.required("findings", self.findings);
        v.required("left_out", self.leftOut);
    }
};

} // namespace league::protocol
