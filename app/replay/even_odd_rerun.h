// Even/Odd, run again: invitations and choices from the file, then the game judges anew.
//
// Used by runAgain(). The referee's part is done here as well: the entropy of the answers to the
// invitation goes into the setup, and a match that nobody came to is decided without a game.
#pragma once

#include "agents/games/game.h"
#include "app/replay/rerun.h"

namespace league::app {

[[nodiscard]] base::Result<Rerun> rerunEvenOdd(const games::Game &game,
                                               const store::Replay &replay);

} // namespace league::app
