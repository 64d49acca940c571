#include "app/cli/player_command.h"

#include "agents/base/random_stream.h"
#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/player/player_agent.h"
#include "agents/protocol/error_codes.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/cli/agent_options.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/wrong_usage.h"
#include "app/own_address.h"
#include "app/version.h"

#include <QEventLoop>

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
    player.hosts = hostsOf(place.address);
    player.port = place.port;
    player.gameTypes = {QStringLiteral("even_odd")};
    player.registration = registrationPolicy(tournament::LeagueRules());

    QEventLoop loop;
    base::SystemClock clock;
    transport::HttpWire wire(clock);
    player::PlayerAgent agent(
        player,
        [&](const base::PlayerId &self) {
            const quint64 seed = base::RandomStream::seedFromText(secret);
            return std::move(player::makeStrategy(strategy, seed, self)).value();
        },
        wire, clock);
    const InterruptWatch watch;
    QObject::connect(&agent, &player::PlayerAgent::registered, &loop,
                     [&](const base::PlayerId &id) {
                         Terminal::say(QStringLiteral("Registered as %1 at %2; waiting for the "
                                                      "league.")
                                           .arg(id.text(), agent.endpoint().toString()));
                     });
    QObject::connect(&agent, &player::PlayerAgent::failed, &loop, [&](const base::Failure &reason) {
        Terminal::complain(reason.sentence);
        loop.exit(reason.code == protocol::error_code::ConnectionError ? CannotReach : Failed);
    });
    QObject::connect(&agent, &player::PlayerAgent::leagueCompleted, &loop, [&] {
        Terminal::say(QStringLiteral("The league is over."));
        loop.exit(Done);
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        agent.stop();
        Terminal::say(QStringLiteral("Interrupted; the league goes on without this player."));
        loop.exit(Interrupted);
    });
    if (const base::Outcome started = agent.start(); !started) {
        Terminal::complain(started.failure().sentence);
        return CannotReach;
    }
    Terminal::say(QStringLiteral("%1 listens at %2 and registers with %3 …")
                      .arg(place.name, agent.endpoint().toString(), place.manager.toString()));
    return loop.exec();
}

} // namespace

Command playerCommand()
{
    return {QStringLiteral("player"), QStringLiteral("Joins a league as a player."), declare, run};
}

} // namespace league::app
