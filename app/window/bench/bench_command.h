// `agent-league bench`: how fast the program is on this machine.
#pragma once

#include "app/cli/command.h"

namespace league::app {

// Measures how fast leagues are played, or the window (--gui); the latter runs in a
// QGuiApplication, see runWindowCommand().
[[nodiscard]] Command benchCommand();

} // namespace league::app
