// `--config DIR`: a folder SHARED/config of the exercise as the source of what the command line
// leaves open.
//
// The folder is read by store::ConfigFolder; here its values become suggestions to the
// OptionReader. The command line wins over the folder, the folder over the defaults; with --resume
// the league's journal wins over all of them.
#pragma once

#include "agents/store/config/config_folder.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Which command takes the values.
enum class ConfigTaker { Run, Manager, Referee, Player };

// Declares --config and --config-league; for a referee or a player also --agent.
void declareConfig(QCommandLineParser &parser, ConfigTaker taker);

// Reads the folder of --config, or of AGENT_LEAGUE_CONFIG in the environment, and suggests its
// values; without either it does nothing. Call it before any option is read; what is wrong goes to
// the reader's problem. The folder is returned for what no option takes.
std::optional<store::ConfigFolder> readConfig(OptionReader &options, ConfigTaker taker);

// The names of those who are active; a league in one program gives them to its agents in turn.
[[nodiscard]] QStringList activeNames(const QList<store::ConfigAgent> &agents);

} // namespace league::app
