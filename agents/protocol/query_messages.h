// Questions and what they are answered with (002 §5; interop.md §1; protocol.md §4.1).
//
// The manager answers about the league, a referee about its matches, a player about itself.
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/standings.h"
#include "agents/protocol/timestamps.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

struct LeagueQuery
{
    static constexpr QLatin1String Type{"LEAGUE_QUERY"};
    static constexpr QLatin1String Method{"league_query"};

    base::LeagueId leagueId = {};
    QueryType queryType = QueryType::Standings;
    JsonObject queryParams = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("query_type", self.queryType);
        v.optional("query_params", self.queryParams);
    }
};

struct LeagueQueryResponse
{
    static constexpr QLatin1String Type{"LEAGUE_QUERY_RESPONSE"};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    QueryType queryType = QueryType::Standings;
    bool success = false;
    JsonObject data = {};
    QString error = {}; // a sentence, when there is no success
    QList<StandingRow> standings = {}; // for GET_STANDINGS also here, as the source documents say

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
        v.required("query_type", self.queryType);
        v.required("success", self.success);
        v.nullable("data", self.data);
        v.nullable("error", self.error);
        v.optional("standings", self.standings);
    }
};

// The tool get_standings; answered with a LEAGUE_QUERY_RESPONSE.
struct GetStandings
{
    static constexpr QLatin1String Type{"GET_STANDINGS"};
    static constexpr QLatin1String Method{"get_standings"};

    base::LeagueId leagueId = {}; // empty: the league that the manager runs

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
    }
};

struct MatchStateQuery
{
    static constexpr QLatin1String Type{"MATCH_STATE_QUERY"};
    static constexpr QLatin1String Method{"get_match_state"};

    base::MatchId matchId = {};
    std::optional<int> attempt = {}; // none: the latest

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.optional("attempt", self.attempt);
    }
};

struct MatchState
{
    static constexpr QLatin1String Type{"MATCH_STATE"};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    std::optional<int> roundId = {};
    base::MatchId matchId = {};
    int attempt = 1;
    QString gameType = {};
    QString state = {}; // a state of the match chart, such as COLLECTING_CHOICES
    std::optional<Timestamp> deadline = {};
    JsonObject view = {}; // what the one who asks may see; §4.14 in Mafia

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
        v.optional("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("state", self.state);
        v.optional("deadline", self.deadline);
        v.optional("view", self.view);
    }
};

struct PlayerStateQuery
{
    static constexpr QLatin1String Type{"PLAYER_STATE_QUERY"};
    static constexpr QLatin1String Method{"get_player_state"};

    base::PlayerId playerId = {}; // empty: whoever is asked

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("player_id", self.playerId);
    }
};

// A match that the player has played.
struct PlayedMatch
{
    base::MatchId matchId = {};
    std::optional<int> roundId = {};
    base::PlayerId opponentId = {};
    PlayerOutcome outcome = PlayerOutcome::Draw;
    QString choice = {};
    QString opponentChoice = {};
    std::optional<int> drawnNumber = {};
    QString role = {}; // that was dealt, in games that deal roles
    std::optional<int> points = {}; // where the referee has said them

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.optional("round_id", self.roundId);
        v.nullable("opponent_id", self.opponentId);
        v.required("outcome", self.outcome);
        v.optional("choice", self.choice);
        v.optional("opponent_choice", self.opponentChoice);
        v.optional("drawn_number", self.drawnNumber);
        v.optional("role", self.role);
        v.optional("points", self.points);
    }
};

struct PlayerState
{
    static constexpr QLatin1String Type{"PLAYER_STATE"};
    static constexpr QLatin1String Method{};

    base::PlayerId playerId = {}; // empty before the registration
    QString state = {}; // L-28: UNREGISTERED, REGISTERED, WAITING_FOR_ROUND, IN_GAME
    QString lifecycleState = {};
    QList<PlayedMatch> history = {};
    PlayerRecord stats = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.nullable("player_id", self.playerId);
        v.required("state", self.state);
        v.required("lifecycle_state", self.lifecycleState);
        v.required("history", self.history);
        v.required("stats", self.stats);
    }
};

} // namespace league::protocol
