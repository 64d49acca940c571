// Matches that a manager of another dialect gives by announcing a round (interop.md §3).
//
// Our own manager assigns every match; others announce a round with all endpoints in it and expect
// each referee to play what is its own.
#pragma once

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/league_messages.h"

#include <QUrl>

namespace league::referee {

// The matches of the round that are this referee's and name where their players listen, each as an
// assignment of its first attempt.
[[nodiscard]] QList<protocol::MatchAssignment> matchesFor(const base::RefereeId &referee,
                                                          const QUrl &endpoint,
                                                          const protocol::RoundAnnouncement &round);

} // namespace league::referee
