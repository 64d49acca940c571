#include "app/cli/agent_command.h"
#include "app/cli/channel_command.h"
#include "app/cli/chaos_command.h"
#include "app/cli/check_command.h"
#include "app/cli/command.h"
#include "app/cli/config_command.h"
#include "app/cli/control_command.h"
#include "app/cli/discover_command.h"
#include "app/cli/export_command.h"
#include "app/cli/machines_command.h"
#include "app/cli/manager_command.h"
#include "app/cli/player_command.h"
#include "app/cli/referee_command.h"
#include "app/cli/replay_command.h"
#include "app/cli/run_command.h"
#include "app/cli/starter_command.h"

namespace league::app {

const QList<Command> &allCommands()
{
    static const QList<Command> commands{
        runCommand(),    managerCommand(),  refereeCommand(), playerCommand(),   channelCommand(),
        agentCommand(),  discoverCommand(), checkCommand(),   controlCommand(),  exportCommand(),
        replayCommand(), starterCommand(),  configCommand(),  machinesCommand(), chaosCommand()};
    return commands;
}

} // namespace league::app
