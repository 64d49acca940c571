// What `agent-league check` prints.
#pragma once

#include "agents/protocol/preflight_report.h"

namespace league::app {

// One check: a line, and below it what shows the trouble, if there is any.
[[nodiscard]] QString checkText(const protocol::PreflightCheck &check);
// The line at the end.
[[nodiscard]] QString closingText(const protocol::PreflightReport &report);

} // namespace league::app
