// Match assignment: the manager gives a match to a referee (protocol.md §3, L-19).
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/standings.h"

namespace league::protocol {

// The capability of a player that wants to hear speeches piece by piece (protocol.md §2).
inline constexpr QLatin1String HearsSayChunks("say_chunks");

// A player at the table, as the referee is told about it.
struct RosterEntry
{
    base::PlayerId playerId = {};
    QString displayName = {};
    QString contactEndpoint = {};
    QString tokenSha256 = {}; // L-18: the referee compares hashes and never sees the token before
    std::optional<PlayerRecord> standings = {};
    QString dialect = {}; // what the player understands, as far as the manager knows (call_form.h)
    QStringList capabilities = {}; // what it said it can: "say_chunks", "streaming" (§2)

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("display_name", self.displayName);
        v.required("contact_endpoint", self.contactEndpoint);
        v.required("token_sha256", self.tokenSha256);
        v.optional("standings", self.standings);
        v.optional("dialect", self.dialect);
        v.optional("capabilities", self.capabilities);
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
    QList<base::PlayerId> substitutes = {}; // in the order in which they are asked (MR-36)
    QList<RosterEntry> substituteRoster = {}; // how they are called, in the same order
    // Of games with a deal; otherwise only when the draw source is "seeded".
    std::optional<qint64> seed = {};
    QString seedSalt = {};
    std::optional<int> dealIndex = {};
    QMap<base::PlayerId, QString> rolePlan = {}; // only with role_balance "exact"
    JsonObject mafia = {}; // the settings of a Mafia match (§3)
    JsonObject rules = {};
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
        v.optional("substitute_roster", self.substituteRoster);
        v.optional("seed", self.seed);
        v.optional("seed_salt", self.seedSalt);
        v.optional("deal_index", self.dealIndex);
        v.optional("role_plan", self.rolePlan);
        v.optional("mafia", self.mafia);
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

// A referee that is not told asks for its matches (interop.md §2).
struct GetAssignedMatches
{
    static constexpr QLatin1String Type{"GET_ASSIGNED_MATCHES"};
    static constexpr QLatin1String Method{"get_assigned_matches"};

    base::LeagueId leagueId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
    }
};

struct AssignedMatches
{
    static constexpr QLatin1String Type{"ASSIGNED_MATCHES"};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    QList<JsonObject> matches = {}; // as dialect/match_offer.h writes them

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("matches", self.matches);
    }
};

} // namespace league::protocol
