// `agent-league config`: writes an example of a configuration folder, and checks one.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command configCommand();

} // namespace league::app
