// How a player decides, as the command line says: a built-in strategy, a program, a model.
#pragma once

#include "agents/player/player_agent.h"
#include "app/cli/agent_options.h"

namespace league::app {

// Declares --game, --strategy, --exec and what belongs to them.
void declareStrategy(QCommandLineParser &parser);

// The game that the player plays.
[[nodiscard]] QString readGame(OptionReader &options);

// What was chosen, checked: whatever is wrong with it is a problem of the options. The maker is
// called once the player has an id; wire and clock must outlive what it makes.
[[nodiscard]] player::PlayerAgent::StrategyMaker readStrategy(OptionReader &options,
                                                              const AgentPlace &place,
                                                              transport::Wire &wire,
                                                              base::Clock &clock);

} // namespace league::app
