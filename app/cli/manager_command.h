// `agent-league manager`: the manager of a league that others join over the network.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command managerCommand();

} // namespace league::app
