// ScheduledFact: who plays whom in which round.
//
// The manager writes it when the league starts. Where rounds are drawn only when they begin
// (protocol.md §8.1) it holds the first round, and another one follows with each further round.
#pragma once

#include "agents/protocol/field_types.h"

#include <type_traits>

namespace league::store {

struct ScheduledMatch
{
    base::MatchId matchId = {};
    QList<base::PlayerId> players = {}; // A and B where two play; otherwise sorted by id

    // Two are written as A and B, more as a list.
    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        QList<base::PlayerId> table =
            self.players.size() == 2 ? QList<base::PlayerId>() : self.players;
        v.optional("player_ids", table);
        if (table.isEmpty()) {
            base::PlayerId a = self.players.value(0);
            base::PlayerId b = self.players.value(1);
            v.required("player_A_id", a);
            v.required("player_B_id", b);
            table = {a, b};
        }
        if constexpr (!std::is_const_v<Self>)
            self.players = table;
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
    // Of the whole league, where not all rounds are known yet.
    std::optional<int> totalRounds = {};
    std::optional<int> totalMatches = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("rounds", self.rounds);
        v.optional("total_rounds", self.totalRounds);
        v.optional("total_matches", self.totalMatches);
    }

    // How many rounds the league has, and how many matches, as far as that is known.
    [[nodiscard]] int roundsInAll() const
    {
        return totalRounds.value_or(static_cast<int>(rounds.size()));
    }
    [[nodiscard]] int matchesInAll() const
    {
        qsizetype known = 0;
        for (const ScheduledRound &round : rounds)
            known += round.matches.size();
        return totalMatches.value_or(static_cast<int>(known));
    }
    // Takes in what is known of further rounds.
    void add(const ScheduledFact &more)
    {
        rounds += more.rounds;
        totalRounds = more.totalRounds;
        totalMatches = more.totalMatches;
    }
};

} // namespace league::store
