#include "app/cli/agent_options.h"

#include "app/cli/exit_code.h"
#include "app/cli/join_code.h"
#include "app/cli/league_lines.h"
#include "app/cli/rule_options.h"
#include "app/cli/terminal.h"
#include "app/own_address.h"

namespace league::app {

namespace {

const QString ManagerOption = QStringLiteral("manager");
const QString OrchestratorOption = QStringLiteral("orchestrator");
const QString PortOption = QStringLiteral("port");
const QString PublicUrlOption = QStringLiteral("public-url");
const QString NameOption = QStringLiteral("name");

constexpr qsizetype LongestName = 60;

} // namespace

QStringList AgentPlace::hosts() const
{
    QStringList hosts = hostsOf(address);
    if (!publicUrl.isEmpty())
        hosts.append(publicUrl.host());
    return hosts;
}

void declareAgent(QCommandLineParser &parser, const QString &defaultPort,
                  const QString &defaultName, Host host)
{
    const bool isLeague = host == Host::Manager;
    parser.addOptions({
        {isLeague ? ManagerOption : OrchestratorOption,
         isLeague ? QStringLiteral("Address of the league's manager, such as "
                                   "http://127.0.0.1:8000. Without it the agent listens and "
                                   "joins the league that is open on the local network.")
                  : QStringLiteral("Address of the manager that runs the channel, such as "
                                   "http://127.0.0.1:8000."),
         QStringLiteral("URL")},
        {PortOption, QStringLiteral("Port to listen on; 0 takes any free one."),
         QStringLiteral("PORT"), defaultPort},
        {PublicUrlOption,
         QStringLiteral("Where others find this agent, when that is not where it listens: behind a "
                        "router that forwards a port, or a proxy."),
         QStringLiteral("URL")},
        {NameOption, QStringLiteral("The name that others see."), QStringLiteral("TEXT"),
         defaultName},
    });
    declareJoinCode(parser, QStringLiteral("The code that the league asks for, if it does."));
    declareCallRules(parser);
    if (isLeague)
        declareSearch(parser);
}

AgentPlace readAgent(OptionReader &options, const QCommandLineParser &parser, Host host)
{
    const QString managerOption = host == Host::Manager ? ManagerOption : OrchestratorOption;
    AgentPlace place;
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    if (host == Host::Manager) {
        place.search = readSearch(options, managerOption);
    } else if (!options.isDecided(managerOption)) {
        options.refuse(QStringLiteral("--orchestrator is missing: where is the manager that runs "
                                      "the channel?"));
    }
    if (!place.search)
        place.manager = options.endpoint(managerOption);
    place.port = options.port(PortOption);
    place.joinCode = readJoinCode(options);
    if (options.has(PublicUrlOption))
        place.publicUrl = options.endpoint(PublicUrlOption);
    place.calls = readCallRules(options);
    place.name = options.text(NameOption).simplified();
    if (place.name.isEmpty() || place.name.size() > LongestName) {
        options.refuse(QStringLiteral("%1 must have 1 to %2 characters.")
                           .arg(options.nameOf(NameOption))
                           .arg(LongestName));
    }
    if (options.problem().isEmpty() && !place.search)
        place.address = addressTowards(place.manager);
    return place;
}

int findManager(AgentPlace &place, const QString &game, base::Clock &clock)
{
    if (!place.search)
        return Done;
    const SearchEnd end = findLeague(*place.search, game, clock);
    if (!end.found)
        return end.code;
    Terminal::say(QStringLiteral("Found %1.").arg(lineOf(*end.found)));
    if (end.found->needsCode && place.joinCode.isEmpty()) {
        Terminal::complain(QStringLiteral("This league asks for a join code. Ask its host for it, "
                                          "and add --join-code CODE."));
        return WrongUsage;
    }
    place.manager = QUrl(end.found->address);
    place.address = addressTowards(place.manager);
    return Done;
}

} // namespace league::app
