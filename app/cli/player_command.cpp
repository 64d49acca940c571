#include "app/cli/player_command.h"

#include "agents/base/system_clock.h"
#include "agents/player/player_agent.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/cli/agent_loop.h"
#include "app/cli/config_options.h"
#include "app/cli/log_options.h"
#include "app/cli/strategy_options.h"
#include "app/cli/wrong_usage.h"
#include "app/version.h"

namespace league::app {

namespace {

void declare(QCommandLineParser &parser)
{
    declareAgent(parser, QStringLiteral("8101"), QStringLiteral("Agent"));
    declareConfig(parser, ConfigTaker::Player);
    declareLog(parser);
    declareStrategy(parser);
}

int run(const QCommandLineParser &parser)
{
    base::SystemClock clock;
    transport::HttpWire wire(clock);
    OptionReader options(parser);
    readConfig(options, ConfigTaker::Player);
    AgentPlace place = readAgent(options, parser);
    const player::PlayerAgent::StrategyMaker strategy = readStrategy(options, place, wire, clock);
    applyLog(options);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("player"));
    const QString game = readGame(options);
    if (const int code = findManager(place, game, clock); code != Done)
        return code;

    player::PlayerOptions player;
    player.displayName = place.name;
    player.version = version();
    player.manager = place.manager;
    player.address = place.address;
    player.hosts = place.hosts();
    player.port = place.port;
    player.joinCode = place.joinCode;
    player.publicEndpoint = place.publicUrl;
    player.gameTypes = {game};
    player.registration = registrationPolicy(place.calls);
    player.breaker = breakerPolicy(place.calls);

    player::PlayerAgent agent(player, strategy, wire, clock);
    return runAgent(agent, place, QStringLiteral("the league"));
}

} // namespace

Command playerCommand()
{
    return {QStringLiteral("player"), QStringLiteral("Joins a league as a player."), declare, run};
}

} // namespace league::app
