// The schedule of a round-robin league (L-20, L-21): who meets whom in which round, as player A or
// B.
//
// Pure functions over player numbers 0…n-1 in registration order; the manager turns numbers into
// players. The room's namespace is league::tournament: league::league would hide the outer name.
#pragma once

#include "agents/base/ids.h"

#include <QList>

namespace league::tournament {

struct Pairing
{
    int matchNumber = 0; // within the round, from 1
    int a = 0;
    int b = 0;

    friend bool operator==(const Pairing &, const Pairing &) = default;
};

struct Round
{
    int number = 0; // from 1
    QList<Pairing> pairings;
    QList<int> byes; // who does not play; one player when their number is odd, else nobody
};

struct ScheduleOptions
{
    bool doubleRoundRobin = false; // everybody meets twice, the second time with A and B swapped
};

// All rounds in order, by the circle method. Each pair meets once (or twice), nobody plays twice in
// a round. Fewer than two players have no rounds.
[[nodiscard]] QList<Round> roundRobin(int players, ScheduleOptions options = {});

// The id of a match: R1M2 is the second match of the first round.
[[nodiscard]] base::MatchId matchId(int round, int matchNumber);

} // namespace league::tournament
