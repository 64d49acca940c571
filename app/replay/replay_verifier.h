// Verifying a replay: is it whole, and did it happen like this (protocol.md §10).
//
// Used by the command `replay --verify` and by the window. Pure.
#pragma once

#include "agents/protocol/replay_report.h"
#include "agents/store/match_file.h"
#include "agents/store/replay/replay_context.h"
#include "agents/store/replay/replay_file.h"

namespace league::app {

// Checksum, commitment of the seed, and the match run again and compared line by line; for a
// channel the fold of its events. The first thing that is wrong is the report's problem.
[[nodiscard]] protocol::ReplayReport verifyReplay(const store::ReadReplay &read);

// The same for a transcript, matches/<match_id>.json of Even/Odd: its replay is made from it and
// run again, so commitment and number are checked too. Such a file has no checksum, and the rules
// of its league are elsewhere.
[[nodiscard]] protocol::ReplayReport verifyTranscript(const store::MatchFile &file,
                                                      const store::ReplayContext &context);

} // namespace league::app
