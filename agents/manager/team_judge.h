// What the report of a match between teams is worth (protocol.md §4.13, §8.4).
//
// Used by the MatchDesk. As with two players, points are computed here and never taken from a
// report.
#pragma once

#include "agents/manager/open_matches.h"

namespace league::manager {

// The result as it is journalled: 3 points for everybody in the winning team, 1 each for a draw
// (M-151), none and a technical loss for who was absent or inactive (M-152), and for `withdrawn`,
// who had no seat any more. Bots have no part in it (M-153). Where the match could not be played
// because somebody stayed away, those who came get 1 point each (MR-36). Fails when the report
// contradicts itself or names somebody who could not have played.
[[nodiscard]] base::Result<store::ResultFact> judgeTeams(const protocol::MatchResultReport &report,
                                                         const OpenMatch &match,
                                                         const QList<base::PlayerId> &withdrawn);

// The team that the player was in; empty when it was in none.
[[nodiscard]] QString teamOf(const base::PlayerId &player, const store::ResultFact &result);

} // namespace league::manager
