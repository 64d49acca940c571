// MatchHistory: what a strategy remembers of its own finished matches.
//
// Owned by a strategy. Always read in the order of rounds, so that it makes no difference in which
// order the news of different matches arrived.
#pragma once

#include "agents/player/strategy.h"

#include <QList>

namespace league::player {

class MatchHistory
{
public:
    // Matches in the history, in its order; good until the next one is remembered.
    using Matches = QList<const FinishedMatch *>;

    // Remembers a match; the news of the same match again replaces what was known.
    void remember(const FinishedMatch &match);

    // The matches before this question, by round: those of earlier rounds, and where no round is
    // known, all others.
    [[nodiscard]] Matches before(const TurnQuestion &question) const;
    // The same, only those against the opponent of the question.
    [[nodiscard]] Matches againstOpponentBefore(const TurnQuestion &question) const;

private:
    template<class Condition>
    [[nodiscard]] Matches before(const TurnQuestion &question, Condition counts) const;

    QList<FinishedMatch> m_matches; // by round, and in a round by their ids
};

} // namespace league::player
