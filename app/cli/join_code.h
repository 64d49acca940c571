// The join code of a league, as an option or from the environment.
//
// It is a secret that people tell each other: it is never printed. In the environment it does not
// show in the list of processes either.
#pragma once

#include "app/cli/option_reader.h"

namespace league::app {

// Declares --join-code; `meaning` says what it is for.
void declareJoinCode(QCommandLineParser &parser, const QString &meaning);
// The option, else AGENT_LEAGUE_JOIN_CODE, else nothing.
[[nodiscard]] QString readJoinCode(OptionReader &options);
// Makes the code on a command line, as an option or in a join link, unreadable for those who list
// processes.
void hideJoinCode(int argc, char *argv[]);

} // namespace league::app
