// The figures of the league bench for people.
#pragma once

#include "agents/protocol/bench_summary.h"

namespace league::app {

// Lines without a line feed at the end.
[[nodiscard]] QString leagueBenchTable(const protocol::BenchSummary &summary);

} // namespace league::app
