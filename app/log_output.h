// Where log lines go: warnings to stderr for a person, everything to the league's log file.
#pragma once

#include "agents/base/result.h"
#include "agents/store/league_folder.h"
#include "agents/store/log_file.h"

namespace league::app {

// How stderr is written: for people, or one JSON object a line for programs that collect logs.
enum class LogFormat { Text, Json };

// Installs the handler. QT_LOGGING_RULES shows more on stderr when it is set.
void logToStderr();
// From now on what is said on stderr, log lines and news alike, has this form.
void setLogFormat(LogFormat format);
// The size of log files that are opened from now on, and how many are kept.
void setLogRotation(const store::LogRotation &rotation);
// From now on every line, transitions of all charts included, also goes to logs/league.log.jsonl.
[[nodiscard]] base::Outcome logToFolder(const store::LeagueFolder &folder);
// The same to a file that the operator named, which also gets the news.
[[nodiscard]] base::Outcome logToFile(const QString &path);

} // namespace league::app
