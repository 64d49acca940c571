// ScheduledFact: who plays whom in which round, as the manager writes it when the league starts.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::store {

struct ScheduledMatch
{
    base::MatchId matchId = {};
    base::PlayerId playerA = {};
    base::PlayerId playerB = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("player_A_id", self.playerA);
        v.required("player_B_id", self.playerB);
    }
};

struct ScheduledRound
{
    int roundId = 0;
    QList<ScheduledMatch> matches = {};
    QList<base::PlayerId> byes = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("matches", self.matches);
        v.withDefault("byes", self.byes, {});
    }
};

struct ScheduledFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"scheduled"};

    QList<ScheduledRound> rounds = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("rounds", self.rounds);
    }
};

} // namespace league::store
