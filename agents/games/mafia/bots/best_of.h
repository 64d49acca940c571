// The best of some players; several equally good ones are decided by luck.
#pragma once

#include "agents/base/random_stream.h"
#include "agents/games/mafia/bots/speech_act.h"

#include <QList>

namespace league::games::bots {

// `score(player)` is an integer; Nobody when there is no candidate.
template<class Score>
[[nodiscard]] int bestOf(const QList<int> &candidates, const Score &score, base::RandomStream luck)
{
    QList<int> best;
    int highest = 0;
    for (const int candidate : candidates) {
        const int value = score(candidate);
        if (best.isEmpty() || value > highest) {
            best.clear();
            highest = value;
        }
        if (value == highest)
            best.append(candidate);
    }
    return best.isEmpty() ? Nobody : luck.pick(best);
}

} // namespace league::games::bots
