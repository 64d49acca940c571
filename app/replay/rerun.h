// Running a match again from its replay: the header and the inputs go to a fresh engine.
//
// Pure; used by the verifier. What the engine says happened comes back in the form of a file, to be
// compared line by line (M-141).
#pragma once

#include "agents/base/result.h"
#include "agents/games/match_outcome.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"
#include "agents/store/replay/replay.h"

namespace league::app {

struct Rerun
{
    QList<store::ReplayLine> lines = {}; // inputs with what became of them, and events
    std::optional<store::ReplayResult> result = {}; // nothing when the match did not end
};

// Fails where the file cannot be run: an unknown game, a public file, a setup that the game
// refuses, an input that it cannot be handed.
[[nodiscard]] base::Result<Rerun> runAgain(const store::Replay &replay);

// What the engine starts from. Entropy is not in it: in Even/Odd it comes with the inputs.
[[nodiscard]] games::MatchSetup setupOf(const store::ReplayHeader &header);
// An outcome as the footer of a file has it.
[[nodiscard]] store::ReplayResult resultOf(const games::MatchSetup &setup,
                                           const games::MatchOutcome &outcome);

// An event of the game as a file has it, without number and time.
[[nodiscard]] store::ReplayEvent eventOf(const games::GameEvent &event);

} // namespace league::app
