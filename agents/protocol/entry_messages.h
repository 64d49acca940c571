// Following a league from elsewhere: get_entries, and what it is answered with.
//
// Read and written like messages, but without an envelope: whoever watches is in no league.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

struct EntriesQuery
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"get_entries"};
    static constexpr int MostEntries = 200;
    static constexpr int MostSeconds = 25; // clients give up after 30 or 60

    qint64 after = 0; // the number of the last entry that is known
    int limit = MostEntries;
    int waitS = 0; // how long to wait when there is nothing yet

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("after", self.after, qint64(0));
        v.must("after", self.after >= 0, "must be 0 or more");
        v.withDefault("limit", self.limit, MostEntries);
        v.must("limit", self.limit >= 1 && self.limit <= MostEntries, "must be from 1 to 200");
        v.withDefault("wait_s", self.waitS, 0);
        v.must("wait_s", self.waitS >= 0 && self.waitS <= MostSeconds,
               "must be a number of seconds from 0 to 25");
    }
};

struct EntryPage
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    QList<JsonObject> entries = {}; // as transcripts have them; see store/entry.h
    qint64 nextAfter = 0; // what to ask with next; more than the last entry when some are hidden
    bool isOver = false; // the league is, and there will be no more entries

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("entries", self.entries);
        v.required("next_after", self.nextAfter);
        v.withDefault("is_over", self.isOver, false);
    }
};

} // namespace league::protocol
