// What stands in `query_params` and `data` of league queries (interop.md §1).
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/standings.h"

namespace league::protocol {

struct QueryParams
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::PlayerId playerId = {}; // empty: the one who asks

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("player_id", self.playerId);
    }
};

struct ScheduleItem
{
    base::MatchId matchId = {};
    int roundId = 0;
    base::PlayerId playerAId = {};
    base::PlayerId playerBId = {};
    QString status = {}; // "SCHEDULED", "RUNNING" or "FINISHED"
    QList<base::PlayerId> playerIds = {}; // sorted; where more than two play, in place of A and B

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("round_id", self.roundId);
        v.optional("player_ids", self.playerIds);
        if (self.playerIds.isEmpty()) {
            v.required("player_A_id", self.playerAId);
            v.required("player_B_id", self.playerBId);
        }
        v.required("status", self.status);
    }
};

struct ScheduleData
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    int totalRounds = 0;
    int currentRound = 0; // 0 before the first
    QList<ScheduleItem> matches = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("total_rounds", self.totalRounds);
        v.required("current_round", self.currentRound);
        v.required("matches", self.matches);
    }
};

struct NextMatchData
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    std::optional<ScheduleItem> nextMatch = {}; // none: no match is left for the player

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("next_match", self.nextMatch);
    }
};

struct StandingsData
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QList<StandingRow> standings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("standings", self.standings);
    }
};

struct PlayerStatsData
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    StandingRow stats = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("stats", self.stats);
    }
};

} // namespace league::protocol
