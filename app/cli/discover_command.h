// `agent-league discover`: which leagues call on the local network.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command discoverCommand();

} // namespace league::app
