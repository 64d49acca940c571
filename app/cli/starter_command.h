// `agent-league starter`: lists the starter kits, or writes one out.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command starterCommand();

} // namespace league::app
