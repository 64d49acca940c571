// A channel's replay put together again.
//
// Used by the verifier and by the playback.
#pragma once

#include "agents/base/result.h"
#include "agents/store/replay/replay.h"

namespace league::app {

// Folds the events; every one must follow from those before it, and the end must be the state that
// the footer names. A failure names the line.
[[nodiscard]] base::Outcome foldChannel(const store::Replay &replay);

} // namespace league::app
