// `--set KEY=VALUE`: the rules of a league on the command line.
#pragma once

#include "agents/league/league_rules.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Declares --set and describes every key.
void declareRules(QCommandLineParser &parser);
// The rules with every --set applied; what is wrong goes to the reader's problem.
[[nodiscard]] tournament::LeagueRules readRules(OptionReader &options);

} // namespace league::app
