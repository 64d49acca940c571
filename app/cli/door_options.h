// Who may register with a manager, as options of the command line.
#pragma once

#include "agents/league/league_rules.h"
#include "agents/manager/door_rules.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Declares --join-code, --max-players, --max-referees and --allow-any-endpoint.
void declareDoor(QCommandLineParser &parser);
// The rules say how many agents are waited for: all of them must fit.
[[nodiscard]] manager::DoorRules readDoor(OptionReader &options,
                                          const tournament::LeagueRules &rules);

} // namespace league::app
