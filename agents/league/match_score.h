// MatchScore: the result of one match as the league counts it.
//
// Made by the manager from a report, counted by Standings and Crosstable.
#pragma once

#include "agents/league/roster.h"

namespace league::tournament {

enum class SeatScore {
    Win,
    Draw,
    Loss,
    TechnicalLoss, // a loss that counts as such too
    Void // the match was called off and counts for nothing
};

struct ScoredSeat
{
    base::PlayerId player;
    SeatScore score = SeatScore::Void;
    int points = 0;
    QString team = {}; // that it played for; empty where there are none, or it did not play
};

struct MatchScore
{
    base::MatchId match;
    QList<ScoredSeat> seats; // in Even/Odd player A, then player B; bots are none (M-153)
};

// The players' numbers in seat order. Fails when the match has no id, fewer than two seats, a
// player who is not in the league, or the same player twice.
[[nodiscard]] base::Result<QList<int>> seatNumbers(const MatchScore &score, const Roster &roster);

} // namespace league::tournament
