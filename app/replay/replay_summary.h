// What a replay is about, without checking it: the beginning of every report.
#pragma once

#include "agents/protocol/replay_report.h"
#include "agents/store/replay/replay.h"

namespace league::app {

[[nodiscard]] protocol::ReplayReport summaryOf(const store::Replay &replay);

// The line number at the start of a reader's sentence ("Line 7 is …"); nothing without one.
[[nodiscard]] std::optional<int> lineIn(const QString &sentence);

} // namespace league::app
