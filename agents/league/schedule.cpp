#include "agents/league/schedule.h"

#include <algorithm>
#include <utility>

namespace league::tournament {

namespace {

// Round r of the circle method for an even number of places: place 0 stands still, the others turn.
// Each pair has its lower place first; the pairs are sorted by it.
QList<std::pair<int, int>> pairsOfRound(int r, int places)
{
    const int circle = places - 1;
    QList<std::pair<int, int>> pairs{{0, 1 + r}};
    for (int k = 1; k < places / 2; ++k) {
        const int ahead = 1 + (r + k) % circle;
        const int behind = 1 + (r - k + circle) % circle;
        pairs.append(std::minmax(ahead, behind));
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

} // namespace

QList<Round> roundRobin(int players, ScheduleOptions options)
{
    if (players < 2)
        return {};
    const int places = players + players % 2; // the last place is the bye when the number is odd
    QList<Round> rounds;
    for (int r = 0; r < places - 1; ++r) {
        Round round{.number = r + 1, .pairings = {}, .byes = {}};
        for (const auto &[low, high] : pairsOfRound(r, places)) {
            if (high == players) {
                round.byes.append(low);
                continue;
            }
            const int matchNumber = static_cast<int>(round.pairings.size()) + 1;
            const bool lowIsA = r == 0; // as in the table of the third source document
            round.pairings.append({matchNumber, lowIsA ? low : high, lowIsA ? high : low});
        }
        rounds.append(round);
    }
    if (!options.doubleRoundRobin)
        return rounds;
    const QList<Round> firstHalf = rounds;
    for (Round round : firstHalf) {
        round.number += places - 1;
        for (Pairing &pairing : round.pairings)
            std::swap(pairing.a, pairing.b);
        rounds.append(round);
    }
    return rounds;
}

base::MatchId matchId(int round, int matchNumber)
{
    return base::MatchId(QStringLiteral("R%1M%2").arg(round).arg(matchNumber));
}

} // namespace league::tournament
