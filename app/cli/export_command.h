// The command `export`: a league of the data folder as JSON, CSV, HTML or replays.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command exportCommand();

} // namespace league::app
