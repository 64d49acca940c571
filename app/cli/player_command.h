// `agent-league player`: one player, as a program of its own.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command playerCommand();

} // namespace league::app
