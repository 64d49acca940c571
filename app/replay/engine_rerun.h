// A match with phases, run again: every recorded input goes to a fresh engine as it came.
//
// Used by runAgain() for games that keep their inputs themselves (MatchState::inputs()).
#pragma once

#include "agents/games/game.h"
#include "app/replay/rerun.h"

namespace league::app {

[[nodiscard]] base::Result<Rerun> rerunEngine(const games::Game &game, const store::Replay &replay);

} // namespace league::app
