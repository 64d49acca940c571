// What everybody may see of a league: what /api/league, /api/standings and /api/matches answer.
//
// Folded from public entries only (store/spectator). Nothing in it changes but by something that
// happened in the league, so that the same bytes mean that nothing has.
#pragma once

#include "agents/protocol/spectator_match.h"
#include "agents/protocol/standings.h"

namespace league::protocol {

struct SpectatorPlayer
{
    base::PlayerId playerId = {};
    QString displayName = {};
    int number = 0; // from 1, in the order they came: its colour and marker
    bool withdrawn = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("display_name", self.displayName);
        v.required("number", self.number);
        v.withDefault("withdrawn", self.withdrawn, false);
    }
};

struct SpectatorStanding
{
    StandingRow row = {};
    QString form = {}; // the latest results, the newest last: W, D, L, T for technical, - for none
    std::optional<int> rankBefore = {}; // after the round before the present one
    QList<int> pointsAfterRounds = {}; // from round 1; only of those at the top

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        StandingRow::describe(self.row, v);
        v.optional("form", self.form);
        v.optional("rank_before", self.rankBefore);
        v.optional("points_after_rounds", self.pointsAfterRounds);
    }
};

struct SpectatorRound
{
    int roundId = 0;
    QString state = {}; // of the round chart
    int matches = 0;
    int decided = 0;
    QList<base::PlayerId> byes = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("state", self.state);
        v.required("matches", self.matches);
        v.required("decided", self.decided);
        v.optional("byes", self.byes);
    }
};

// One player against all others.
struct SpectatorCrossRow
{
    base::PlayerId playerId = {};
    // By the number of the opponent, separated by blanks: the letters of all meetings from this
    // player's side as in `form`, or a dot for none.
    QString cells = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("cells", self.cells);
    }
};

struct SpectatorLeague
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    QString name = {};
    QString gameType = {};
    QString state = {}; // of the league chart
    bool paused = false;
    std::optional<Timestamp> startedAt = {};
    std::optional<Timestamp> completedAt = {};
    int referees = 0;
    int totalRounds = 0;
    int currentRound = 0; // 0 before the first
    int totalMatches = 0;
    int decidedMatches = 0;
    QList<SpectatorPlayer> players = {};
    QList<SpectatorStanding> standings = {};
    QList<SpectatorRound> rounds = {}; // those that are drawn
    QList<SpectatorMatch> matches = {}; // of the current round
    QList<SpectatorCrossRow> crosstable = {}; // where two meet, and not for crowds

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("name", self.name);
        v.required("game_type", self.gameType);
        v.required("state", self.state);
        v.required("paused", self.paused);
        v.optional("started_at", self.startedAt);
        v.optional("completed_at", self.completedAt);
        v.required("referees", self.referees);
        v.required("total_rounds", self.totalRounds);
        v.required("current_round", self.currentRound);
        v.required("total_matches", self.totalMatches);
        v.required("decided_matches", self.decidedMatches);
        v.required("players", self.players);
        v.required("standings", self.standings);
        v.required("rounds", self.rounds);
        v.required("matches", self.matches);
        v.optional("crosstable", self.crosstable);
    }
};

// What /api/standings answers.
struct SpectatorStandings
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    QList<SpectatorStanding> standings = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("standings", self.standings);
    }
};

// What /api/matches and /api/matches?round=N answer.
struct SpectatorMatches
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    int roundId = 0;
    QList<SpectatorMatch> matches = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("round_id", self.roundId);
        v.required("matches", self.matches);
    }
};

} // namespace league::protocol
