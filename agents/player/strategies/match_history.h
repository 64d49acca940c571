// MatchHistory: what a strategy remembers of its own finished matches.
//
// Owned by a strategy. Always read in the order of rounds, so that it makes no difference in which
// order the news of different matches arrived.
#pragma once

#include "agents/player/strategy.h"

#include <QList>
#include <QMap>

#include <utility>

namespace league::player {

class MatchHistory
{
public:
    // Remembers a match; the news of the same match again replaces what was known.
    void remember(const FinishedMatch &match);

    // The matches before this question, by round: those of earlier rounds, and where no round is
    // known, all others.
    [[nodiscard]] QList<FinishedMatch> before(const TurnQuestion &question) const;
    // The same, only those against the opponent of the question.
    [[nodiscard]] QList<FinishedMatch> againstOpponentBefore(const TurnQuestion &question) const;

private:
    template<class Condition>
    [[nodiscard]] QList<FinishedMatch> before(const TurnQuestion &question, Condition counts) const;

    QMap<base::MatchId, FinishedMatch> m_matches;
};

} // namespace league::player
