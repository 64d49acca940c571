#include "agents/player/strategies/match_history.h"

#include <algorithm>
#include <tuple>

namespace league::player {

void MatchHistory::remember(const FinishedMatch &match)
{
    m_matches.removeIf([&](const FinishedMatch &known) { return known.match == match.match; });
    const auto behind = std::ranges::upper_bound(
        m_matches, std::tie(match.round, match.match), {},
        [](const FinishedMatch &known) { return std::tie(known.round, known.match); });
    m_matches.insert(behind, match);
}

MatchHistory::Matches MatchHistory::before(const TurnQuestion &question) const
{
    return before(question, [](const FinishedMatch &) { return true; });
}

template<class Condition>
MatchHistory::Matches MatchHistory::before(const TurnQuestion &question, Condition counts) const
{
    Matches earlier;
    for (const FinishedMatch &match : m_matches) {
        if (question.round != 0 && match.round >= question.round)
            break;
        if (counts(match) && match.match != question.match)
            earlier.append(&match);
    }
    return earlier;
}

MatchHistory::Matches MatchHistory::againstOpponentBefore(const TurnQuestion &question) const
{
    return before(question,
                  [&](const FinishedMatch &match) { return match.opponent == question.opponent; });
}

} // namespace league::player
