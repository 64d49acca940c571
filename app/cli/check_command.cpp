#include "app/cli/check_command.h"

#include "agents/base/json/json_document.h"
#include "agents/base/system_clock.h"
#include "agents/protocol/message.h"
#include "agents/transport/http_wire.h"
#include "app/cli/check_report.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/join_code.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"
#include "app/own_address.h"
#include "app/preflight/preflight.h"

#include <QEventLoop>

namespace league::app {

namespace {

const QString AsOption = QStringLiteral("as");
const QString JsonOption = QStringLiteral("json");
const QString ManagerPortOption = QStringLiteral("manager-port");
const QString BindOption = QStringLiteral("bind");
const QString JoinOption = QStringLiteral("join-timeout-ms");
const QString ChoiceOption = QStringLiteral("choice-timeout-ms");
const QString RegistrationOption = QStringLiteral("registration-timeout-ms");

void declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("url"),
        QStringLiteral("Address of the agent, such as http://127.0.0.1:8101/mcp; may be left out "
                       "with --manager-port."),
        QStringLiteral("URL"));
    parser.addOptions({
        {AsOption, QStringLiteral("What the agent is: player (if left out), referee or manager."),
         QStringLiteral("ROLE"), QStringLiteral("player")},
        {ManagerPortOption,
         QStringLiteral("Opens a sham manager on this port and waits until the agent registers "
                        "there: for referees, which report to their manager, and for agents that "
                        "only play in a league they have registered in. 0 takes any free port."),
         QStringLiteral("PORT")},
        {BindOption,
         QStringLiteral("Address that the sham manager and players listen on; found out from the "
                        "URL when left out."),
         QStringLiteral("ADDRESS")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end.")},
        {JoinOption, QStringLiteral("How long the agent may take for an invitation (5000)."),
         QStringLiteral("MS"), QStringLiteral("5000")},
        {ChoiceOption, QStringLiteral("How long it may take to choose (30000)."),
         QStringLiteral("MS"), QStringLiteral("30000")},
        {RegistrationOption, QStringLiteral("How long to wait until it registers (60000)."),
         QStringLiteral("MS"), QStringLiteral("60000")},
    });
    declareJoinCode(parser, QStringLiteral("The code that a manager's league asks for."));
}

protocol::Role readRole(OptionReader &options)
{
    const QList roles{protocol::Role::Player, protocol::Role::Referee,
                      protocol::Role::LeagueManager};
    QStringList words;
    for (const protocol::Role role : roles)
        words.append(roleWord(role));
    const qsizetype place = words.indexOf(options.word(AsOption, words));
    return roles.value(place, protocol::Role::Player);
}

PreflightOptions readOptions(OptionReader &options, const QStringList &urls)
{
    constexpr int Longest = 600'000;
    PreflightOptions check;
    check.role = readRole(options);
    check.joinTimeout = std::chrono::milliseconds(options.number(JoinOption, 10, Longest));
    check.choiceTimeout = std::chrono::milliseconds(options.number(ChoiceOption, 10, Longest));
    check.registrationTimeout =
        std::chrono::milliseconds(options.number(RegistrationOption, 10, Longest));
    check.joinCode = readJoinCode(options);
    if (options.has(ManagerPortOption))
        check.managerPort = options.port(ManagerPortOption);
    if (check.managerPort && check.role == protocol::Role::LeagueManager)
        options.refuse(QStringLiteral("--manager-port is for players and referees: a manager "
                                      "registers nowhere."));
    if (urls.size() > 1)
        options.refuse(QStringLiteral("check takes one address, not %1.").arg(urls.size()));
    if (urls.isEmpty() && !check.managerPort)
        options.refuse(QStringLiteral("Which agent? Give its address, such as "
                                      "http://127.0.0.1:8101/mcp."));
    if (!urls.isEmpty())
        check.agent = options.address(QStringLiteral("The address"), urls.constFirst());
    if (options.has(BindOption) && !check.address.setAddress(options.text(BindOption))) {
        options.refuse(QStringLiteral("--bind must be an address such as 127.0.0.1, not \"%1\".")
                           .arg(options.text(BindOption)));
    }
    if (options.problem().isEmpty() && !options.has(BindOption) && !check.agent.isEmpty())
        check.address = addressTowards(check.agent);
    check.hosts = hostsOf(check.address);
    return check;
}

int exitCodeFor(const protocol::PreflightReport &report)
{
    if (report.status == QStringLiteral("UNREACHABLE"))
        return CannotReach;
    return report.failed > 0 ? Failed : Done;
}

void printJson(const protocol::PreflightReport &report)
{
    const JsonDocument document(protocol::payloadOf(report));
    Terminal::print(QString::fromUtf8(document.toJson(JsonDocument::Compact)));
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const PreflightOptions check = readOptions(options, parser.positionalArguments());
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("check"));
    const bool isJson = parser.isSet(JsonOption);

    base::SystemClock clock;
    transport::HttpWire wire(clock);
    Preflight preflight(check, wire, clock);
    CheckReport report;
    QEventLoop loop;
    const InterruptWatch watch;
    QObject::connect(&preflight, &Preflight::checked, &loop,
                     [&](const protocol::PreflightCheck &result) {
                         if (!isJson)
                             report.print(result);
                     });
    // Later: it must not be destroyed inside its own signal.
    QObject::connect(
        &preflight, &Preflight::finished, &loop,
        [&] {
            isJson ? printJson(preflight.report()) : report.printEnd(preflight.report());
            if (check.role == protocol::Role::LeagueManager && preflight.report().passed > 1)
                Terminal::say(QStringLiteral("Two sham agents are on the manager's list now: "
                                             "restart it before a real league."));
            loop.exit(exitCodeFor(preflight.report()));
        },
        Qt::QueuedConnection);
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        Terminal::complain(
            QStringLiteral("Interrupted after %1 checks.").arg(preflight.report().checks.size()));
        if (isJson) {
            protocol::PreflightReport partial = preflight.report();
            partial.status = QStringLiteral("INTERRUPTED");
            printJson(partial);
        }
        loop.exit(Interrupted);
    });
    if (const base::Outcome started = preflight.start(); !started) {
        Terminal::complain(started.failure().sentence);
        return CannotReach;
    }
    if (check.managerPort) {
        Terminal::say(QStringLiteral("The sham manager is open at %1; now start the %2 with that "
                                     "address as its manager.")
                          .arg(preflight.manager().toString(), roleWord(check.role)));
    } else {
        Terminal::say(QStringLiteral("Checking %1 as a %2 …")
                          .arg(check.agent.toString(), roleWord(check.role)));
    }
    return loop.exec();
}

} // namespace

Command checkCommand()
{
    return {QStringLiteral("check"),
            QStringLiteral("Tries an agent before it plays: what works, what does not, and why."),
            declare, run};
}

} // namespace league::app
