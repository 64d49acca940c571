#include "app/cli/referee_command.h"

#include "agents/base/system_clock.h"
#include "agents/games/game_registry.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/league_folder.h"
#include "agents/store/safe_name.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/cli/agent_loop.h"
#include "app/cli/config_options.h"
#include "app/cli/log_options.h"
#include "app/cli/wrong_usage.h"
#include "app/version.h"

#include <QDir>

namespace league::app {

namespace {

const QString DataOption = QStringLiteral("data");
const QString MatchesOption = QStringLiteral("max-matches");

void declare(QCommandLineParser &parser)
{
    declareAgent(parser, QStringLiteral("8001"), QStringLiteral("Referee"));
    declareConfig(parser, ConfigTaker::Referee);
    declareLog(parser);
    parser.addOptions({
        {MatchesOption, QStringLiteral("How many matches to run at once, 1 to 1000."),
         QStringLiteral("N"), QStringLiteral("10")},
        {DataOption, QStringLiteral("Where unacknowledged results are kept."),
         QStringLiteral("DIR"), store::LeagueFolder::defaultDataFolder()},
    });
}

// A referee finds its outbox again by its port, or by its name when it takes any port.
QString journalPath(const QString &dataFolder, const AgentPlace &place)
{
    const QString own =
        place.port != 0 ? QStringLiteral("port-%1").arg(place.port) : store::safeName(place.name);
    return QDir(dataFolder).filePath(QStringLiteral("referees/%1/journal.db").arg(own));
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    readConfig(options, ConfigTaker::Referee);
    AgentPlace place = readAgent(options, parser);
    const int maxMatches = options.number(MatchesOption, 1, 1000);
    applyLog(options);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("referee"));

    base::SystemClock clock;
    // It judges every game.
    if (const int code = findManager(place, {}, clock); code != Done)
        return code;
    auto journal =
        store::Journal::open(journalPath(options.text(DataOption), place), {.clock = &clock});
    if (!journal) {
        Terminal::complain(journal.failure().sentence);
        return Failed;
    }
    auto outbox = store::Outbox::open(**journal, place.name);
    if (!outbox) {
        Terminal::complain(outbox.failure().sentence);
        return Failed;
    }
    referee::RefereeOptions referee;
    referee.displayName = place.name;
    referee.version = version();
    referee.manager = place.manager;
    referee.address = place.address;
    referee.hosts = place.hosts();
    referee.port = place.port;
    referee.joinCode = place.joinCode;
    referee.publicEndpoint = place.publicUrl;
    referee.gameTypes = games::GameRegistry::ids();
    referee.maxConcurrentMatches = maxMatches;
    referee.registration = registrationPolicy(place.calls);
    referee.report = reportPolicy(place.calls);
    referee.breaker = breakerPolicy(place.calls);

    transport::HttpWire wire(clock);
    referee::RefereeAgent agent(referee, wire, clock,
                                {.commitments = journal->get(), .outbox = outbox->get()});
    QObject::connect(&agent, &referee::RefereeAgent::matchFinished, &agent,
                     [](const base::MatchId &match) {
                         Terminal::say(QStringLiteral("%1 is over.").arg(match.text()));
                     });
    return runAgent(agent, place, QStringLiteral("matches"));
}

} // namespace

Command refereeCommand()
{
    return {QStringLiteral("referee"), QStringLiteral("Joins a league as a referee."), declare,
            run};
}

} // namespace league::app
