#include "agents/player/strategies/match_history.h"

#include <algorithm>

namespace league::player {

void MatchHistory::remember(const FinishedMatch &match)
{
    m_matches.insert(match.match, match);
}

QList<FinishedMatch> MatchHistory::before(const TurnQuestion &question) const
{
    return before(question, [](const FinishedMatch &) { return true; });
}

template<class Condition>
QList<FinishedMatch> MatchHistory::before(const TurnQuestion &question, Condition counts) const
{
    QList<FinishedMatch> earlier;
    for (const FinishedMatch &match : m_matches) {
        const bool isEarlier = question.round == 0 || match.round < question.round;
        if (isEarlier && match.match != question.match && counts(match))
            earlier.append(match);
    }
    // The map is sorted by match id, which keeps matches of the same round in a fixed order.
    std::stable_sort(
        earlier.begin(), earlier.end(),
        [](const FinishedMatch &a, const FinishedMatch &b) { return a.round < b.round; });
    return earlier;
}

QList<FinishedMatch> MatchHistory::againstOpponentBefore(const TurnQuestion &question) const
{
    return before(question,
                  [&](const FinishedMatch &match) { return match.opponent == question.opponent; });
}

} // namespace league::player
