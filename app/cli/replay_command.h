// The command `replay`: plays a match or a channel back from its file, or verifies it.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command replayCommand();

} // namespace league::app
