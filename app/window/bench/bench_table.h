// The figures of the bench for people.
#pragma once

#include "agents/protocol/gui_bench_summary.h"

namespace league::app {

// Lines without a line feed at the end.
[[nodiscard]] QString benchTable(const protocol::GuiBenchSummary &summary);

} // namespace league::app
