// `agent-league run`: plays a whole league in this program.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command runCommand();

} // namespace league::app
