// Match assignment: the manager gives a match to a referee (protocol.md §3, L-19).
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/standings.h"

namespace league::protocol {

// A player at the table, as the referee is told about it.
struct RosterEntry
{
    base::PlayerId playerId = {};
    QString displayName = {};
    QString contactEndpoint = {};
    QString tokenSha256 = {}; // L-18: the referee compares hashes and never sees the token before
    std::optional<PlayerRecord> standings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("display_name", self.displayName);
        v.required("contact_endpoint", self.contactEndpoint);
        v.required("token_sha256", self.tokenSha256);
        v.optional("standings", self.standings);
    }
};

// What the assigned referee has to do in the round.
struct RefereeDuty
{
    base::RefereeId refereeId = {};
    QString refereeEndpoint = {};
    std::optional<int> matchesInRound = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("referee_id", self.refereeId);
        v.optional("referee_endpoint", self.refereeEndpoint);
        v.optional("matches_in_round", self.matchesInRound);
    }
};

struct MatchAssignment
{
    static constexpr QLatin1String Type{"MATCH_ASSIGNMENT"};
    static constexpr QLatin1String Method{"assign_match"};

    base::LeagueId leagueId = {};
    int roundId = 0;
    base::MatchId matchId = {};
    int attempt = 1;
    QString gameType = {};
    QString matchToken = {}; // L-17: what the referee shows to players
    QList<RosterEntry> roster = {};
    QList<base::PlayerId> substitutes = {};
    std::optional<qint64> seed = {}; // only when the draw source is "seeded"
    QJsonObject rules = {};
    std::optional<RefereeDuty> referee = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("match_token", self.matchToken);
        v.required("roster", self.roster);
        v.must("roster", !self.roster.isEmpty(), "must name at least one player");
        v.withDefault("substitutes", self.substitutes, {});
        v.optional("seed", self.seed);
        v.optional("rules", self.rules);
        v.optional("referee", self.referee);
    }
};

struct MatchAssignmentAck
{
    static constexpr QLatin1String Type{"MATCH_ASSIGNMENT_ACK"};
    static constexpr QLatin1String Method{};

    base::MatchId matchId = {};
    int attempt = 1;
    bool accept = false;
    QString reason = {}; // why not

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("accept", self.accept);
        v.nullable("reason", self.reason);
    }
};

} // namespace league::protocol
