// What the manager tells everybody: rounds, standings, the end (002 §3.4, §3.6, §3.7).
#pragma once

#include "agents/protocol/standings.h"

namespace league::protocol {

// A match as it is announced. Players are not told each other's endpoints; referees are.
struct AnnouncedMatch
{
    base::MatchId matchId = {};
    QString gameType = {};
    QList<base::PlayerId> playerIds = {}; // sorted; of games for more than two, in place of A and B
    base::PlayerId playerAId = {};
    base::PlayerId playerBId = {};
    QString playerAEndpoint = {};
    QString playerBEndpoint = {};
    base::RefereeId refereeId = {};
    QString refereeEndpoint = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("game_type", self.gameType);
        v.optional("player_ids", self.playerIds);
        if (self.playerIds.isEmpty()) {
            v.required("player_A_id", self.playerAId);
            v.required("player_B_id", self.playerBId);
        }
        v.optional("player_A_endpoint", self.playerAEndpoint);
        v.optional("player_B_endpoint", self.playerBEndpoint);
        v.optional("referee_id", self.refereeId);
        v.required("referee_endpoint", self.refereeEndpoint);
    }
};

struct RoundAnnouncement
{
    static constexpr QLatin1String Type{"ROUND_ANNOUNCEMENT"};
    static constexpr QLatin1String Method{"notify_round"};
    static constexpr bool GoesToAll = true;

    base::LeagueId leagueId = {};
    int roundId = 0;
    QList<AnnouncedMatch> matches = {};
    QList<base::PlayerId> byes = {}; // who does not play in this round

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("matches", self.matches);
        v.optional("byes", self.byes);
    }
};

// How a referee acknowledges a round: with the matches of it that it plays because of that.
struct RoundTaken
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = QStringLiteral("OK");
    std::optional<int> matchesStarted = {}; // none where matches are assigned one by one

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.optional("matches_started", self.matchesStarted);
    }
};

struct LeagueStandingsUpdate
{
    static constexpr QLatin1String Type{"LEAGUE_STANDINGS_UPDATE"};
    static constexpr QLatin1String Method{"update_standings"};
    static constexpr bool GoesToAll = true;

    base::LeagueId leagueId = {};
    int roundId = 0; // the round that is over
    QList<StandingRow> standings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("standings", self.standings);
    }
};

struct RoundSummary
{
    int totalMatches = 0;
    int wins = 0;
    int draws = 0;
    int technicalLosses = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("total_matches", self.totalMatches);
        v.withDefault("wins", self.wins, 0);
        v.withDefault("draws", self.draws, 0);
        v.withDefault("technical_losses", self.technicalLosses, 0);
    }
};

struct RoundCompleted
{
    static constexpr QLatin1String Type{"ROUND_COMPLETED"};
    static constexpr QLatin1String Method{"notify_round_completed"};
    static constexpr bool GoesToAll = true;

    base::LeagueId leagueId = {};
    int roundId = 0;
    int matchesPlayed = 0;
    int matchesCompleted = 0; // the exercise's name for the same number
    std::optional<int> nextRoundId = {}; // none after the last round
    std::optional<RoundSummary> summary = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("matches_played", self.matchesPlayed);
        v.withDefault("matches_completed", self.matchesCompleted, self.matchesPlayed);
        v.nullable("next_round_id", self.nextRoundId);
        v.optional("summary", self.summary);
    }
};

struct Champion
{
    base::PlayerId playerId = {};
    QString displayName = {};
    int points = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("display_name", self.displayName);
        v.required("points", self.points);
    }
};

struct LeagueCompleted
{
    static constexpr QLatin1String Type{"LEAGUE_COMPLETED"};
    static constexpr QLatin1String Method{"notify_league_completed"};
    static constexpr bool GoesToAll = true;

    base::LeagueId leagueId = {};
    int totalRounds = 0;
    int totalMatches = 0;
    Champion champion = {};
    QList<StandingRow> finalStandings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("total_rounds", self.totalRounds);
        v.required("total_matches", self.totalMatches);
        v.required("champion", self.champion);
        v.required("final_standings", self.finalStandings);
    }
};

} // namespace league::protocol
