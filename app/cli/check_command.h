// `agent-league check`: the pre-flight of somebody's agent, for people and for programs.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command checkCommand();

} // namespace league::app
