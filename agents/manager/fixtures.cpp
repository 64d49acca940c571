#include "agents/manager/fixtures.h"

#include "agents/league/schedule.h"

namespace league::manager {

store::ScheduledFact fixturesFor(const QList<PlayerRecord> &players,
                                 const tournament::LeagueRules &rules)
{
    store::ScheduledFact schedule;
    const QList<tournament::Round> rounds = tournament::roundRobin(
        static_cast<int>(players.size()), {.doubleRoundRobin = rules.doubleRoundRobin});
    for (const tournament::Round &round : rounds) {
        store::ScheduledRound scheduled{.roundId = round.number};
        for (const tournament::Pairing &pairing : round.pairings) {
            scheduled.matches.append({tournament::matchId(round.number, pairing.matchNumber),
                                      {players.at(pairing.a).id, players.at(pairing.b).id}});
        }
        for (const int number : round.byes)
            scheduled.byes.append(players.at(number).id);
        schedule.rounds.append(scheduled);
    }
    return schedule;
}

} // namespace league::manager
