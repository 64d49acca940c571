// `agent-league control`: gives an order to a league that runs elsewhere on this machine.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command controlCommand();

} // namespace league::app
