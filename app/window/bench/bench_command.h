// `agent-league bench`: how fast the program is on this machine.
#pragma once

#include "app/cli/command.h"

namespace league::app {

// Measures the window (--gui); runs in a QGuiApplication, see runWindowCommand().
[[nodiscard]] Command benchCommand();

} // namespace league::app
