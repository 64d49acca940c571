// A finished match as the report that the manager counts.
#pragma once

#include "agents/games/match_outcome.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/report_messages.h"

namespace league::referee {

[[nodiscard]] protocol::MatchResultReport reportOf(const protocol::MatchAssignment &match,
                                                   const games::MatchOutcome &outcome,
                                                   QList<protocol::MatchEventEntry> events);

} // namespace league::referee
