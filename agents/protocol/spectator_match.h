// What everybody may see of one match: part of /api/league, and what /api/matches/<id> answers.
//
// Folded from public entries only (store/spectator). Written by the manager, read by the page that
// it serves and by whoever makes another.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

struct SpectatorSeat
{
    base::PlayerId playerId = {};
    QString choice = {}; // once the match is decided
    QString outcome = {}; // WIN, DRAW, LOSS or TECHNICAL_LOSS; empty before the result
    std::optional<int> points = {};
    QString role = {}; // of Mafia, once the match is decided

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.optional("choice", self.choice);
        v.optional("outcome", self.outcome);
        v.optional("points", self.points);
        v.optional("role", self.role);
    }
};

struct SpectatorMatch
{
    base::MatchId matchId = {};
    int roundId = 0;
    QString state = {}; // of the match chart
    QString status = {}; // of the result; empty before it
    QList<SpectatorSeat> seats = {};
    std::optional<int> drawnNumber = {};
    QString numberParity = {};
    QString reason = {}; // the sentence that says why
    // Of Mafia.
    QString phase = {};
    std::optional<int> dayNumber = {};
    std::optional<int> nightNumber = {};
    std::optional<int> aliveCount = {};
    QString winnerTeam = {};

    [[nodiscard]] bool isDecided() const { return !status.isEmpty(); }

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("round_id", self.roundId);
        v.required("state", self.state);
        v.optional("status", self.status);
        v.required("seats", self.seats);
        v.optional("drawn_number", self.drawnNumber);
        v.optional("number_parity", self.numberParity);
        v.optional("reason", self.reason);
        v.optional("phase", self.phase);
        v.optional("day_number", self.dayNumber);
        v.optional("night_number", self.nightNumber);
        v.optional("alive_count", self.aliveCount);
        v.optional("winner_team", self.winnerTeam);
    }
};

// A player at a table of Mafia, as everybody there knows it.
struct SpectatorTableSeat
{
    base::PlayerId playerId = {};
    QString displayName = {}; // as far as it was said; bots are in no league
    bool alive = true;
    QString cause = {}; // of leaving: night, vote or technical
    int cycleNumber = 0; // in which it left
    QString role = {}; // once it is revealed
    QString claimedRole = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.optional("display_name", self.displayName);
        v.required("alive", self.alive);
        v.optional("cause", self.cause);
        v.withDefault("cycle_number", self.cycleNumber, 0);
        v.optional("role", self.role);
        v.optional("claimed_role", self.claimedRole);
    }
};

struct SpectatorStatement
{
    base::PlayerId playerId = {};
    int dayNumber = 0;
    QString say = {};
    bool pass = false;
    bool timedOut = false;
    bool open = true; // more may come
    QString claimedRole = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("day_number", self.dayNumber);
        v.required("say", self.say);
        v.withDefault("pass", self.pass, false);
        v.withDefault("timed_out", self.timedOut, false);
        v.withDefault("open", self.open, false);
        v.optional("claimed_role", self.claimedRole);
    }
};

struct SpectatorVote
{
    base::PlayerId voterId = {};
    base::PlayerId targetId = {}; // empty: abstains

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("voter_id", self.voterId);
        v.nullable("target_id", self.targetId);
    }
};

// A table of Mafia as its audience sees it (protocol.md §6.2).
struct SpectatorTable
{
    QString phase = {};
    int dayNumber = 0;
    int nightNumber = 0;
    std::optional<Timestamp> deadline = {}; // of the phase or the turn; none: nothing is waited for
    base::PlayerId speaker = {};
    QList<SpectatorTableSeat> seats = {}; // in the order they sit
    QList<SpectatorStatement> statements = {}; // of the latest days, the newest last
    QList<SpectatorVote> votes = {}; // of the present or latest vote
    base::PlayerId killed = {}; // last night; empty: nobody
    bool nightResolved = false; // it is known what the last night has brought
    bool prevented = false; // somebody was saved
    bool voteResolved = false;
    base::PlayerId votedOut = {}; // in the latest vote; empty: nobody
    QString winnerTeam = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("phase", self.phase);
        v.required("day_number", self.dayNumber);
        v.required("night_number", self.nightNumber);
        v.optional("deadline", self.deadline);
        v.optional("speaker", self.speaker);
        v.required("seats", self.seats);
        v.required("statements", self.statements);
        v.required("votes", self.votes);
        v.optional("killed", self.killed);
        v.withDefault("night_resolved", self.nightResolved, false);
        v.withDefault("prevented", self.prevented, false);
        v.withDefault("vote_resolved", self.voteResolved, false);
        v.optional("voted_out", self.votedOut);
        v.optional("winner_team", self.winnerTeam);
    }
};

// What /api/matches/<id> answers.
struct SpectatorMatchPage
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::LeagueId leagueId = {};
    SpectatorMatch match = {};
    std::optional<SpectatorTable> table = {}; // of Mafia

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("league_id", self.leagueId);
        v.required("match", self.match);
        v.optional("table", self.table);
    }
};

} // namespace league::protocol
