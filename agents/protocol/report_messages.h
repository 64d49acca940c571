// How a match went: to the players, and to the manager (002 §3.5.5, §3.5.6; protocol.md §1.3,
// §4.1).
//
// Sent by the referee. GAME_OVER tells each player, MATCH_RESULT_REPORT counts, MATCH_EVENT lets
// the manager's screens follow a running match.
#pragma once

#include "agents/protocol/attempt.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/mafia/team_result.h"
#include "agents/protocol/timestamps.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

// What came out, with all that is needed to check the draw or the deal.
struct GameResult
{
    ResultStatus status = ResultStatus::Aborted;
    base::PlayerId winnerPlayerId = {}; // empty: nobody
    std::optional<int> drawnNumber = {}; // none when the match ended before the draw
    std::optional<Parity> numberParity = {};
    QMap<base::PlayerId, QString> choices = {};
    QString reason = {};
    QString seed = {}; // 64 hex digits; the decimal number when the draw source is "seeded"
    QMap<base::PlayerId, QString> entropy = {};
    std::optional<int> drawIndex = {};
    std::optional<DrawSource> drawSource = {};
    QMap<base::PlayerId, QString> causes = {}; // who was at fault, and how: "TIMEOUT"
    QMap<base::PlayerId, QString> errorCodes = {}; // of the causes that have one: "E001"
    TeamResult team = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.nullable("winner_player_id", self.winnerPlayerId);
        TeamResult::describe(self.team, v);
        if (self.team.isGiven()) { // there is no draw that could be empty
            v.optional("drawn_number", self.drawnNumber);
            v.optional("number_parity", self.numberParity);
            v.optional("choices", self.choices);
        } else {
            v.nullable("drawn_number", self.drawnNumber);
            v.nullable("number_parity", self.numberParity);
            v.withDefault("choices", self.choices, {});
        }
        v.optional("reason", self.reason);
        if (self.team.isGiven())
            v.optional("seed", self.team.seed);
        else
            v.optional("seed", self.seed);
        v.optional("entropy", self.entropy);
        v.optional("draw_index", self.drawIndex);
        v.optional("draw_source", self.drawSource);
        v.optional("causes", self.causes);
        v.optional("error_codes", self.errorCodes);
    }
};

struct GameOver
{
    static constexpr QLatin1String Type{"GAME_OVER"};
    static constexpr QLatin1String Method{"notify_match_result"};

    base::LeagueId leagueId = {};
    std::optional<int> roundId = {};
    base::MatchId matchId = {};
    int attempt = 1;
    QString gameType = {};
    GameResult gameResult = {};
    QString reason = {}; // the same sentence as inside: agents look in either place
    // Of games of teams, for the one who gets it (§4.12).
    QString yourRole = {};
    std::optional<PlayerOutcome> yourResult = {};
    std::optional<int> yourPoints = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
        v.optional("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("game_result", self.gameResult);
        v.optional("reason", self.reason);
        v.optional("your_role", self.yourRole);
        v.optional("your_result", self.yourResult);
        v.optional("your_points", self.yourPoints);
    }
};

// Something that happened in a match.
struct MatchEventEntry
{
    qint64 seq = 0; // 1, 2, 3 … within the attempt
    Timestamp timestamp = {};
    QString kind = {};
    QString visibility = {}; // "public", "mafia", "player:<id>" or "observer"
    JsonObject data = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("timestamp", self.timestamp);
        v.required("kind", self.kind);
        v.required("visibility", self.visibility);
        v.withDefault("data", self.data, {});
    }
};

// What counts. The points are computed again by the manager; `score` is for readers.
struct MatchResult
{
    std::optional<ResultStatus> status = {}; // the source documents do not have it
    base::PlayerId winner = {}; // empty: nobody, or a team
    QString winnerTeam = {}; // of games of teams (§4.13)
    QList<base::PlayerId> winners = {};
    QMap<base::PlayerId, int> score = {};
    QMap<base::PlayerId, PlayerOutcome> outcomes = {};
    QList<base::PlayerId> technical = {}; // who lost for technical reasons
    QList<base::PlayerId> bots = {}; // who only filled a seat (M-153)
    JsonObject details = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("status", self.status);
        v.nullable("winner", self.winner);
        v.optional("winner_team", self.winnerTeam);
        v.optional("winners", self.winners);
        v.required("score", self.score);
        v.optional("outcomes", self.outcomes);
        v.withDefault("technical", self.technical, {});
        v.optional("bots", self.bots);
        v.withDefault("details", self.details, {});
    }
};

struct MatchResultReport
{
    static constexpr QLatin1String Type{"MATCH_RESULT_REPORT"};
    static constexpr QLatin1String Method{"report_match_result"};

    base::LeagueId leagueId = {};
    int roundId = 0;
    base::MatchId matchId = {};
    std::optional<int> attempt = {};
    QString gameType = {};
    MatchResult result = {};
    QList<MatchEventEntry> events = {}; // those the manager may not have got by MATCH_EVENT

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeSaidAttempt(self, v);
        v.required("game_type", self.gameType);
        v.required("result", self.result);
        v.optional("events", self.events);
    }
};

// A batch of events, in order.
struct MatchEvent
{
    static constexpr QLatin1String Type{"MATCH_EVENT"};
    static constexpr QLatin1String Method{"report_match_event"};

    base::LeagueId leagueId = {};
    int roundId = 0;
    base::MatchId matchId = {};
    std::optional<int> attempt = {};
    QList<MatchEventEntry> events = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("match_id", self.matchId);
        describeSaidAttempt(self, v);
        v.required("events", self.events);
    }
};

} // namespace league::protocol
