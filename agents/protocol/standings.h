// The table of a league and one player's line of it, as messages carry them (L-30).
//
// LEAGUE_COMPLETED lists only rank, id and points in the source documents, so the counters are
// written always and may be missing on reading.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

// What a player did for one team.
struct TeamRecord
{
    int played = 0;
    int wins = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("played", self.played, 0);
        v.withDefault("wins", self.wins, 0);
    }
};

// The teams of Mafia (protocol.md §8.4).
struct TeamRecords
{
    TeamRecord mafia = {};
    TeamRecord town = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("mafia", self.mafia, TeamRecord{});
        v.withDefault("town", self.town, TeamRecord{});
    }
};

struct StandingRow
{
    int rank = 0;
    base::PlayerId playerId = {};
    QString displayName = {};
    int played = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int points = 0;
    int technicalLosses = 0;
    std::optional<TeamRecords> byTeam = {}; // in games of teams

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("rank", self.rank);
        v.required("player_id", self.playerId);
        v.withDefault("display_name", self.displayName, {});
        v.withDefault("played", self.played, 0);
        v.withDefault("wins", self.wins, 0);
        v.withDefault("draws", self.draws, 0);
        v.withDefault("losses", self.losses, 0);
        v.required("points", self.points);
        v.withDefault("technical_losses", self.technicalLosses, 0);
        v.optional("by_team", self.byTeam);
    }
};

// How a player stands, without rank: in assignments, choice calls and a player's own state.
struct PlayerRecord
{
    int played = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int points = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("played", self.played, 0);
        v.withDefault("wins", self.wins, 0);
        v.withDefault("draws", self.draws, 0);
        v.withDefault("losses", self.losses, 0);
        v.withDefault("points", self.points, 0);
    }
};

} // namespace league::protocol
