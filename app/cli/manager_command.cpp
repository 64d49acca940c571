#include "app/cli/manager_command.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/error_codes.h"
#include "app/cli/config_options.h"
#include "app/cli/door_options.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/log_options.h"
#include "app/cli/order_words.h"
#include "app/cli/resume_options.h"
#include "app/cli/rule_options.h"
#include "app/cli/run_report.h"
#include "app/cli/wrong_usage.h"
#include "app/interrupted_league.h"
#include "app/league_floor.h"
#include "app/league_id.h"
#include "app/log_output.h"
#include "app/operator_token.h"
#include "app/own_address.h"
#include "app/version.h"
#include "app/web/join_page.h"
#include "app/web/spectator_page.h"

#include <QEventLoop>
#include <QSocketNotifier>

#include <algorithm>

#include <unistd.h>

namespace league::app {

namespace {

const QString PortOption = QStringLiteral("port");
const QString BindOption = QStringLiteral("bind");
const QString NameOption = QStringLiteral("name");
const QString NoAnnounceOption = QStringLiteral("no-announce");
const QString NoSpectatorsOption = QStringLiteral("no-spectators");
const QString GameOption = QStringLiteral("game");
const QString ExpectPlayersOption = QStringLiteral("expect-players");
const QString ExpectRefereesOption = QStringLiteral("expect-referees");
const QString AutoStartOption = QStringLiteral("auto-start");
const QString ExitOption = QStringLiteral("exit-when-done");
const QString DataOption = QStringLiteral("data");
const QString JsonOption = QStringLiteral("json");
const QString ResumeIfAnyOption = QStringLiteral("resume-if-any");

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {PortOption, QStringLiteral("Port to listen on; 0 takes any free one."),
         QStringLiteral("PORT"), QStringLiteral("8000")},
        {BindOption,
         QStringLiteral("Address to listen on. Other machines can join only with 0.0.0.0 or the "
                        "address of a network card."),
         QStringLiteral("ADDRESS"), QStringLiteral("127.0.0.1")},
        {NameOption, QStringLiteral("What people call the league; its id when left out."),
         QStringLiteral("TEXT")},
        {NoAnnounceOption,
         QStringLiteral("Does not tell the local network of the league; otherwise \"agent-league "
                        "discover\" and the join dialog find it when other machines can join.")},
        {NoSpectatorsOption,
         QStringLiteral("Lets nobody watch, neither in a browser nor in the program.")},
        {GameOption,
         QStringLiteral("The game: %1.").arg(games::GameRegistry::ids().join(QStringLiteral(", "))),
         QStringLiteral("GAME"), QStringLiteral("even_odd")},
        {ExpectPlayersOption, QStringLiteral("With --auto-start: how many players to wait for."),
         QStringLiteral("N")},
        {ExpectRefereesOption, QStringLiteral("With --auto-start: how many referees to wait for."),
         QStringLiteral("M")},
        {AutoStartOption, QStringLiteral("Starts by itself when everybody expected is there.")},
        {ExitOption, QStringLiteral("Ends when the league is over.")},
        {DataOption, QStringLiteral("Where results are kept."), QStringLiteral("DIR"),
         store::LeagueFolder::defaultDataFolder()},
        {JsonOption, QStringLiteral("Prints one JSON object when the league is over.")},
    });
    declareResume(parser);
    parser.addOption({ResumeIfAnyOption,
                      QStringLiteral("Goes on with the newest league that is not over, or opens a "
                                     "new one when there is none: for a service.")});
    declareDoor(parser);
    declareConfig(parser, ConfigTaker::Manager);
    declareLog(parser);
    declareRules(parser);
}

// Nobody means to begin with a table of bots only because nobody said how many players there are.
int usualPlayers(const manager::LeagueOptions &league)
{
    const games::Game *game = games::GameRegistry::find(league.gameType);
    const int said = league.rules.expectedPlayers;
    const bool isSaid = said != tournament::LeagueRules().expectedPlayers;
    return game && !isSaid ? std::max(said, game->facts().maxSeats) : said;
}

manager::LeagueOptions readOptions(OptionReader &options, const QCommandLineParser &parser)
{
    manager::LeagueOptions league;
    readConfig(options, ConfigTaker::Manager);
    league.gameType = options.word(GameOption, games::GameRegistry::ids());
    league.leagueId = base::LeagueId(newLeagueId(league.gameType));
    league.name = options.text(NameOption).simplified();
    league.rules = readRules(options, league.gameType);
    league.secret =
        league.rules.leagueSecret.isEmpty() ? base::randomHex(16) : league.rules.leagueSecret;
    league.port = options.port(PortOption);
    league.version = version();
    league.page = spectatorPage();
    league.joinPage = joinPage();
    league.spectators = !options.has(NoSpectatorsOption);
    league.operatorToken = base::newToken(u"op");
    if (!league.address.setAddress(options.text(BindOption))) {
        options.refuse(QStringLiteral("%1 must be an address such as 127.0.0.1 or 0.0.0.0, not "
                                      "\"%2\".")
                           .arg(options.nameOf(BindOption), options.text(BindOption)));
    }
    league.hosts = hostsOf(league.address);
    league.rules.autoStart = league.rules.autoStart || options.has(AutoStartOption);
    if (options.isDecided(ExpectPlayersOption))
        league.rules.expectedPlayers = options.number(ExpectPlayersOption, 2, 1000);
    else
        league.rules.expectedPlayers = usualPlayers(league);
    if (options.isDecided(ExpectRefereesOption))
        league.rules.expectedReferees = options.number(ExpectRefereesOption, 1, 1000);
    league.door = readDoor(options, league.rules);
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    return league;
}

// A league that goes on keeps its address, unless another is asked for.
base::Outcome takeUp(const InterruptedLeague &league, const OptionReader &options,
                     manager::LeagueOptions &into)
{
    if (!options.has(PortOption))
        into.port = static_cast<quint16>(league.history.endpoint.port(0));
    if (!options.has(BindOption) && !league.history.address.isEmpty())
        into.address.setAddress(league.history.address);
    into.hosts = hostsOf(into.address);
    return adopt(league.history, into);
}

// How many players the operator said to wait for; 0 when nobody said.
int expectedPlayers(const manager::LeagueOptions &league, const OptionReader &options)
{
    const bool isSaid = league.rules.autoStart || options.isDecided(ExpectPlayersOption);
    return isSaid ? league.rules.expectedPlayers : 0;
}

// What the resume command has to repeat.
QStringList ownFlags(const QCommandLineParser &parser)
{
    QStringList flags;
    for (const QString &flag : {ExitOption, JsonOption, NoAnnounceOption, NoSpectatorsOption}) {
        if (parser.isSet(flag))
            flags.append(QStringLiteral("--") + flag);
    }
    return flags;
}

void obey(manager::LeagueManager &manager, const QString &line)
{
    const auto complainOf = [](const base::Outcome &done) {
        if (!done)
            Terminal::complain(done.failure().sentence);
    };
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) // the Enter key alone
        return complainOf(manager.startLeague());
    const base::Result<Order> order = readOrder(words);
    if (!order)
        return complainOf(order.failure());
    if (const auto *control = std::get_if<protocol::LeagueControl>(&*order))
        return manager.carryOut(*control, complainOf);
    complainOf(manager.startLeague());
}

// A person at a terminal gives orders, a line each.
std::unique_ptr<QSocketNotifier> watchForOrders(LeagueFloor &floor)
{
    if (isatty(STDIN_FILENO) != 1)
        return nullptr;
    auto notifier = std::make_unique<QSocketNotifier>(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(
        notifier.get(), &QSocketNotifier::activated, &floor, [&floor, raw = notifier.get()] {
            char typed[256];
            const ssize_t length = ::read(STDIN_FILENO, typed, sizeof typed);
            if (length <= 0)
                return raw->setEnabled(false);
            const QString line = QString::fromUtf8(typed, static_cast<qsizetype>(length)).trimmed();
            obey(floor.manager(), line);
        });
    return notifier;
}

void listenTo(manager::LeagueManager &manager, RunReport &report, QEventLoop &loop)
{
    using manager::LeagueManager;
    const auto sayWhoCame = [](const auto &id, const QString &name) {
        Terminal::say(
            QStringLiteral("%1 has registered: %2").arg(id.text(), Terminal::oneLine(name)));
    };
    QObject::connect(&manager, &LeagueManager::refereeRegistered, &loop, sayWhoCame);
    QObject::connect(&manager, &LeagueManager::playerRegistered, &loop, sayWhoCame);
    QObject::connect(&manager, &LeagueManager::leagueStarted, &loop,
                     [&](int rounds, int matches) { report.started(rounds, matches); });
    QObject::connect(&manager, &LeagueManager::roundAnnounced, &loop,
                     [&](int round) { report.roundAnnounced(round); });
    QObject::connect(&manager, &LeagueManager::matchCounted, &loop,
                     [&](int counted, int inAll) { report.matchCounted(counted, inAll); });
    QObject::connect(&manager, &LeagueManager::completed, &loop,
                     [&](const protocol::LeagueCompleted &summary) { report.completed(summary); });
    QObject::connect(&manager, &LeagueManager::dialectFound, &loop,
                     [](const QString &id, const QString &dialect) {
                         Terminal::say(QStringLiteral("%1 is of another dialect and is called in "
                                                      "the form \"%2\".")
                                           .arg(id, dialect));
                     });
    QObject::connect(&manager, &LeagueManager::refereeLost, &loop,
                     [](const base::RefereeId &id, const QString &why) {
                         Terminal::say(QStringLiteral("%1 gets no matches for now: %2")
                                           .arg(id.text(), Terminal::oneLine(why)));
                     });
    QObject::connect(&manager, &LeagueManager::playerWithdrawn, &loop,
                     [](const base::PlayerId &, const QString &why) {
                         Terminal::say(QStringLiteral("Withdrawn: %1").arg(Terminal::oneLine(why)));
                     });
    QObject::connect(&manager, &LeagueManager::paused, &loop, [] {
        Terminal::say(QStringLiteral("Paused: no further match begins until \"resume\"."));
    });
}

int exitCodeFor(const base::Failure &failure)
{
    return failure.code == protocol::error_code::ConnectionError ? CannotReach : Failed;
}

void sayHowToStart(const manager::LeagueManager &manager, const store::LeagueFolder &folder,
                   bool hasTerminal)
{
    const tournament::LeagueRules &rules = manager.options().rules;
    if (manager.state() != base::league_chart::AcceptingRegistrations) {
        Terminal::say(QStringLiteral("It goes on when its agents are back."));
    } else if (rules.autoStart) {
        Terminal::say(QStringLiteral("It starts with %1 players and %2 referees.")
                          .arg(rules.expectedPlayers)
                          .arg(rules.expectedReferees));
    } else if (hasTerminal) {
        Terminal::say(QStringLiteral("Press Enter to start it when everybody is there."));
    } else {
        Terminal::say(QStringLiteral("Start it with \"agent-league control start\", or by calling "
                                     "start_league with the token in %1")
                          .arg(operatorTokenPath(folder)));
    }
}

// The last of it is for the board in the classroom: an address that other computers reach.
void sayWhere(const manager::LeagueManager &manager, const manager::LeagueOptions &league)
{
    QUrl address = manager.endpoint();
    Terminal::say(
        QStringLiteral("League %1 is open at %2").arg(league.leagueId.text(), address.toString()));
    const QHostAddress reached = reachableAddress(league.address);
    const bool isForOthers = !reached.isLoopback();
    if (isForOthers)
        address.setHost(reached.toString());
    if (league.spectators) {
        Terminal::say(QStringLiteral("Watch it in a browser at %1")
                          .arg(address.resolved(QUrl(QStringLiteral("/"))).toString()));
    }
    if (isForOthers) {
        Terminal::say(QStringLiteral("Other computers join at %1; %2 shows how")
                          .arg(address.toString(), joinPageAddress(address, {}).toString()));
    }
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    manager::LeagueOptions league = readOptions(options, parser);
    const std::optional<QString> resume =
        readResume(options,
                   {GameOption, NameOption, ExpectPlayersOption, ExpectRefereesOption,
                    AutoStartOption, QStringLiteral("set")});
    applyLog(options);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("manager"));
    const base::SystemClock clock;
    RunReport report(parser.isSet(JsonOption) ? RunReport::Form::Json : RunReport::Form::Table,
                     clock);
    const QString dataFolder = options.text(DataOption);
    bool goesOn = false;
    if (resume || options.has(ResumeIfAnyOption)) {
        const base::Result<InterruptedLeague> found =
            findInterrupted(dataFolder, resume.value_or(QString()), PlayedBy::Network);
        goesOn = found.ok() || resume.has_value();
        const base::Outcome taken = found ? takeUp(*found, options, league)
            : goesOn                      ? base::Outcome(found.failure())
                                          : base::Done{};
        if (!taken) {
            report.printFailed(taken.failure());
            return Failed;
        }
    }
    const base::Result<store::LeagueFolder> folder =
        store::LeagueFolder::create(dataFolder, league.leagueId.text());
    if (!folder) {
        report.printFailed(folder.failure());
        return Failed;
    }

    QEventLoop loop;
    using enum LeagueFloor::Beginning;
    LeagueFloor floor(league, *folder, std::make_shared<WireMaker>(WireKind::Http),
                      goesOn ? Resumed : New);
    const InterruptWatch watch;
    const auto tellEnd = [&] { report.printCompleted(folder->path()); };
    bool isPlayed = false;
    const auto interrupt = [&] {
        if (isPlayed) { // there is nothing to interrupt; the last files are written in any case
            tellEnd();
            return loop.exit(Done);
        }
        report.printInterrupted(
            folder->path(),
            resumeCommand(PlayedBy::Network, league.leagueId.text(), dataFolder, ownFlags(parser)));
        loop.exit(Interrupted);
    };
    QObject::connect(&floor, &LeagueFloor::played, &loop, [&] { isPlayed = true; });
    QObject::connect(&floor, &LeagueFloor::settled, &loop, [&] {
        tellEnd();
        if (parser.isSet(ExitOption))
            return loop.exit(Done);
        Terminal::say(QStringLiteral("The manager goes on answering questions; Ctrl-C ends it."));
    });
    QObject::connect(&floor, &LeagueFloor::failed, &loop, [&](const base::Failure &reason) {
        report.printFailed(reason);
        loop.exit(exitCodeFor(reason));
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, interrupt);
    base::Outcome opened = logToFolder(*folder);
    if (opened)
        opened = floor.open();
    if (!opened) {
        report.printFailed(opened.failure());
        return exitCodeFor(opened.failure());
    }
    manager::LeagueManager &manager = floor.manager();
    listenTo(manager, report, loop);
    QObject::connect(&manager, &manager::LeagueManager::stopped, &loop, [&](int round) {
        Terminal::say(QStringLiteral("Round %1 is over; stopped as ordered.").arg(round));
        interrupt();
    });
    sayWhere(manager, league);
    if (!parser.isSet(NoAnnounceOption))
        floor.announce(expectedPlayers(league, options));
    const std::unique_ptr<QSocketNotifier> orders = watchForOrders(floor);
    sayHowToStart(manager, *folder, orders != nullptr);
    return loop.exec();
}

} // namespace

Command managerCommand()
{
    return {QStringLiteral("manager"),
            QStringLiteral("Opens a league that agents join over the network."), declare, run};
}

} // namespace league::app
