// What a report is worth: the manager computes points itself and never trusts a score that was
// sent.
#pragma once

#include "agents/league/league_rules.h"
#include "agents/league/match_score.h"
#include "agents/store/league_facts.h"

namespace league::manager {

// The result of an Even/Odd match as it is journalled: 3 points for a win, 1 each for a draw, 0 for
// a loss; a technical loss gives the other player 3 (L-03, L-09, L-10). Fails when the report
// contradicts itself or names somebody who did not play.
[[nodiscard]] base::Result<store::ResultFact> judge(const protocol::MatchResultReport &report,
                                                    const store::ScheduledMatch &match,
                                                    const base::RefereeId &referee);

// A match that cannot be played because players have been withdrawn (L-23): by the policy a
// technical loss for those who are out and 3 points for the other, or nothing for anybody.
[[nodiscard]] store::ResultFact forfeit(const store::ScheduledMatch &match,
                                        const QList<base::PlayerId> &withdrawn,
                                        tournament::WithdrawalPolicy policy);

// A match that the operator ended: no points for anybody (L-03, L-06).
[[nodiscard]] store::ResultFact abortion(const store::ScheduledMatch &match, const QString &why);

// The same result as the standings count it.
[[nodiscard]] tournament::MatchScore scoreOf(const base::MatchId &match,
                                             const store::ResultFact &result);

} // namespace league::manager
