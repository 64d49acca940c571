// `agent-league chaos`: plays leagues of real processes, breaks everything, and audits what is
// left.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command chaosCommand();

} // namespace league::app
