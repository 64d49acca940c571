// The command `export`: a league of the data folder as JSON, CSV or HTML.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command exportCommand();

} // namespace league::app
