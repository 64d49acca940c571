// `agent-league referee`: one referee, as a program of its own.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command refereeCommand();

} // namespace league::app
