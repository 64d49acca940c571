// A Mafia result as GAME_OVER tells it to one seat, which it calls `self` (protocol.md §4.12).
#pragma once

#include "agents/games/match_outcome.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/report_messages.h"

namespace league::referee {

[[nodiscard]] protocol::GameOver mafiaGameOver(const protocol::MatchAssignment &match, int seat,
                                               const games::MatchOutcome &outcome,
                                               const base::PlayerId &self);

} // namespace league::referee
