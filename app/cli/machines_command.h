// `agent-league machines [NAME] [--format text|dot|mermaid]`: prints the state charts.
#pragma once

#include "app/cli/command.h"

namespace league::app {

[[nodiscard]] Command machinesCommand();

} // namespace league::app
