// What the manager writes into the league's journal: the bodies of its entries.
//
// A league is the fold of these: they are enough to show it, to count it again and to go on with it
// after a crash. Secrets are kept as fingerprints only.
#pragma once

#include "agents/protocol/report_messages.h"
#include "agents/protocol/standings.h"
#include "agents/store/schedule_fact.h"

namespace league::store {

// The first entry of every league.
struct LeagueFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"league"};

    base::LeagueId leagueId = {};
    QString gameType = {};
    QString name = {}; // what people call it, when somebody gave it a name
    QString seed = {}; // of seeded leagues; empty for a system draw
    QMap<QString, QString> rules = {}; // only those that differ from their defaults

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("game_type", self.gameType);
        v.optional("name", self.name);
        v.optional("seed", self.seed);
        v.withDefault("rules", self.rules, {});
    }
};

struct RegisteredFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"registered"};

    QString role = {}; // "referee" or "player"
    QString id = {};
    QString displayName = {};
    QString version = {};
    QStringList gameTypes = {};
    QString contactEndpoint = {};
    int maxConcurrentMatches = 0; // of referees
    bool builtIn = false; // the manager's own referee, which ends with the manager
    QString tokenSha256 = {};
    QString dialect = {}; // of agents that say what they understand
    QString strategy = {}; // of players that say how they decide: random, script, human
    QStringList capabilities = {}; // that referees must know of: "say_chunks", "streaming"

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("role", self.role);
        v.required("id", self.id);
        v.required("display_name", self.displayName);
        v.withDefault("version", self.version, {});
        v.required("game_types", self.gameTypes);
        v.required("contact_endpoint", self.contactEndpoint);
        v.withDefault("max_concurrent_matches", self.maxConcurrentMatches, 0);
        v.withDefault("built_in", self.builtIn, false);
        v.required("token_sha256", self.tokenSha256);
        v.optional("dialect", self.dialect);
        v.optional("strategy", self.strategy);
        v.optional("capabilities", self.capabilities);
    }
};

// A round has changed its state.
struct RoundFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"round"};

    int roundId = 0;
    QString state = {}; // of the round chart

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("state", self.state);
    }
};

struct AssignedFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"assigned"};

    int roundId = 0;
    int attempt = 1;
    base::RefereeId refereeId = {};
    QList<base::PlayerId> playerIds = {}; // who has a seat; a withdrawn player has none
    QString matchTokenSha256 = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("attempt", self.attempt);
        v.required("referee_id", self.refereeId);
        v.required("player_ids", self.playerIds);
        v.optional("match_token_sha256", self.matchTokenSha256);
    }
};

struct ResultFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"result"};

    int roundId = 0;
    int attempt = 1;
    QString gameType = {};
    base::RefereeId refereeId = {}; // empty when the manager decided the match itself
    QList<base::PlayerId> playerIds = {};
    protocol::ResultStatus status = protocol::ResultStatus::Draw;
    base::PlayerId winner = {}; // empty: nobody, or a team
    QString winnerTeam = {}; // of games of teams
    QList<base::PlayerId> winners = {}; // everybody in it, also who gets no points
    QMap<base::PlayerId, int> score = {};
    QMap<base::PlayerId, protocol::PlayerOutcome> outcomes = {};
    QString reason = {};
    JsonObject details = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("attempt", self.attempt);
        v.required("game_type", self.gameType);
        v.nullable("referee_id", self.refereeId);
        v.required("player_ids", self.playerIds);
        v.required("status", self.status);
        v.nullable("winner", self.winner);
        v.optional("winner_team", self.winnerTeam);
        v.optional("winners", self.winners);
        v.required("score", self.score);
        v.withDefault("outcomes", self.outcomes, {});
        v.withDefault("reason", self.reason, {});
        v.optional("details", self.details);
    }
};

// The table after a round.
struct StandingFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"standing"};

    int roundId = 0;
    QList<protocol::StandingRow> standings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("standings", self.standings);
    }
};

} // namespace league::store
