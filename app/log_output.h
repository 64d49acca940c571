// Where log lines go: warnings to stderr for a person, everything to the league's log file.
#pragma once

#include "agents/base/result.h"
#include "agents/store/league_folder.h"

namespace league::app {

// Installs the handler. QT_LOGGING_RULES shows more on stderr when it is set.
void logToStderr();
// From now on every line, transitions of all charts included, also goes to logs/league.log.jsonl.
[[nodiscard]] base::Outcome logToFolder(const store::LeagueFolder &folder);

} // namespace league::app
