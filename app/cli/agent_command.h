// `agent-league agent`: one member of a turn channel, as a program of its own.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command agentCommand();

} // namespace league::app
