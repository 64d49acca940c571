// A finished match as the report that the manager counts.
#pragma once

#include "agents/games/match_outcome.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/report_messages.h"

namespace league::referee {

// How it ended for a seat; nothing when the match does not count for it.
[[nodiscard]] std::optional<protocol::PlayerOutcome> wireOutcome(games::SeatResult result);

// The assignment has the roster that has played; `absent` are those who were replaced before: they
// lose for technical reasons (MR-36). Bots are named, and have neither points nor a result (M-153).
[[nodiscard]] protocol::MatchResultReport reportOf(const protocol::MatchAssignment &match,
                                                   const games::MatchOutcome &outcome,
                                                   const QList<base::PlayerId> &absent,
                                                   QList<protocol::MatchEventEntry> events);

} // namespace league::referee
