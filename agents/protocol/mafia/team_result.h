// TeamResult: what comes out of a game of teams; part of GAME_OVER (protocol.md §4.12).
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

// Who left a match, and how.
struct Elimination
{
    base::PlayerId playerId = {};
    QString cause = {}; // "night", "vote", "technical"
    int cycleNumber = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("cause", self.cause);
        v.withDefault("cycle_number", self.cycleNumber, 0);
    }
};

// What comes out of a game of teams; the fields stand flat in the result. Nothing in other games.
struct TeamResult
{
    QString winnerTeam = {}; // empty: nobody
    QList<base::PlayerId> winningPlayers = {};
    QMap<base::PlayerId, QString> roles = {};
    QList<base::PlayerId> survivors = {};
    QList<Elimination> eliminations = {};
    std::optional<int> finalDayNumber = {};
    std::optional<int> finalCycleNumber = {};
    std::optional<qint64> durationMs = {};
    std::optional<qint64> seed = {}; // a number; the result that holds this describes it
    QString seedSalt = {};
    std::optional<int> dealIndex = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("winner_team", self.winnerTeam);
        v.optional("winning_players", self.winningPlayers);
        v.optional("roles", self.roles);
        v.optional("survivors", self.survivors);
        v.optional("eliminations", self.eliminations);
        v.optional("final_day_number", self.finalDayNumber);
        v.optional("final_cycle_number", self.finalCycleNumber);
        v.optional("duration_ms", self.durationMs);
        v.optional("seed_salt", self.seedSalt);
        v.optional("deal_index", self.dealIndex);
    }

    [[nodiscard]] bool isGiven() const { return !roles.isEmpty(); }
};

} // namespace league::protocol
