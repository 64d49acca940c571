#include "app/cli/player_command.h"

#include "agents/base/random_stream.h"
#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/player/player_agent.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/cli/agent_loop.h"
#include "app/cli/wrong_usage.h"
#include "app/version.h"

namespace league::app {

namespace {

const QString StrategyOption = QStringLiteral("strategy");
const QString SeedOption = QStringLiteral("seed");

void declare(QCommandLineParser &parser)
{
    declareAgent(parser, QStringLiteral("8101"), QStringLiteral("Agent"));
    parser.addOptions({
        {StrategyOption,
         QStringLiteral("How it chooses: %1.")
             .arg(player::strategyNames().join(QStringLiteral(", "))),
         QStringLiteral("NAME"), QStringLiteral("random")},
        {SeedOption, QStringLiteral("Any text; the same text chooses the same way again."),
         QStringLiteral("TEXT")},
    });
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const AgentPlace place = readAgent(options, parser);
    const QString strategy = options.text(StrategyOption);
    if (const auto known = player::makeStrategy(strategy, 0, base::PlayerId()); !known)
        options.refuse(known.failure().sentence);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("player"));

    const QString secret = options.has(SeedOption) ? options.text(SeedOption) : base::randomHex(16);
    player::PlayerOptions player;
    player.displayName = place.name;
    player.version = version();
    player.manager = place.manager;
    player.address = place.address;
    player.hosts = place.hosts();
    player.port = place.port;
    player.joinCode = place.joinCode;
    player.publicEndpoint = place.publicUrl;
    player.gameTypes = {QStringLiteral("even_odd")};
    player.registration = registrationPolicy(place.calls);
    player.breaker = breakerPolicy(place.calls);

    base::SystemClock clock;
    transport::HttpWire wire(clock);
    player::PlayerAgent agent(
        player,
        [&](const base::PlayerId &self) {
            const quint64 seed = base::RandomStream::seedFromText(secret);
            return std::move(player::makeStrategy(strategy, seed, self)).value();
        },
        wire, clock);
    return runAgent(agent, place, QStringLiteral("the league"));
}

} // namespace

Command playerCommand()
{
    return {QStringLiteral("player"), QStringLiteral("Joins a league as a player."), declare, run};
}

} // namespace league::app
