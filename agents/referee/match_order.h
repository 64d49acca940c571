// MatchOrder: everything a match is played from.
//
// Made by the RefereeAgent from an assignment, kept by the MatchRunner.
#pragma once

#include "agents/games/match_setup.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/mafia/seat_rules.h"
#include "agents/protocol/match_rules.h"

namespace league::referee {

struct MatchOrder
{
    // The roster changes while seats are filled: with substitutes, then with bots (MR-36).
    protocol::MatchAssignment assignment;
    protocol::MatchRules rules;
    protocol::SeatRules seatRules;
    games::MatchSetup setup; // without the seats; holds the seed, secret until GAME_OVER
    QString commitment;
    QString refereeEndpoint = {}; // where players find the referee
};

// Whether a match can be played as it is assigned: the game is known, the rules make sense for it
// and the roster fits. A roster that is too short is filled up with bots where that is allowed.
[[nodiscard]] base::Result<MatchOrder> orderFrom(const protocol::MatchAssignment &assignment);

// The entry of a built-in player that only fills a seat: BOT01. It has no endpoint.
[[nodiscard]] protocol::RosterEntry botEntry(int number);
// Whether nobody but a bot sits there.
[[nodiscard]] bool isBot(const protocol::RosterEntry &entry);

} // namespace league::referee
