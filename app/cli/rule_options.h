// `--set KEY=VALUE`: the rules of a league on the command line, and an agent's own share of them.
#pragma once

#include "agents/league/league_rules.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Declares --set and describes every key.
void declareRules(QCommandLineParser &parser);
// The rules of a league of this game, those of the configuration first and then every --set; what
// is wrong goes to the reader's problem.
[[nodiscard]] tournament::LeagueRules readRules(OptionReader &options, const QString &game);

// The same for an agent on its own. A referee is told the rules of a match with each match; only
// how it calls others (timeouts, retries, circuit breaker) is its own business.
void declareCallRules(QCommandLineParser &parser);
[[nodiscard]] tournament::LeagueRules readCallRules(OptionReader &options);

} // namespace league::app
