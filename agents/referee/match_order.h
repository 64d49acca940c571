// MatchOrder: everything a match is played from.
//
// Made by the RefereeAgent from an assignment, kept by the MatchRunner.
#pragma once

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/match_rules.h"

namespace league::referee {

struct MatchOrder
{
    protocol::MatchAssignment assignment;
    protocol::MatchRules rules;
    QString seed; // secret until GAME_OVER
    QString commitment;
};

// Whether a match can be played as it is assigned: the game is known, the rules make sense for it
// and the roster fits.
[[nodiscard]] base::Result<MatchOrder> orderFrom(const protocol::MatchAssignment &assignment);

} // namespace league::referee
