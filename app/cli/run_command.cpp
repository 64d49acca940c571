#include "app/cli/run_command.h"

#include "agents/base/system_clock.h"
#include "agents/games/game_registry.h"
#include "agents/player/strategy.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/league_folder.h"
#include "app/cli/config_options.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/log_options.h"
#include "app/cli/resume_options.h"
#include "app/cli/rule_options.h"
#include "app/cli/run_report.h"
#include "app/cli/wrong_usage.h"
#include "app/house.h"
#include "app/interrupted_league.h"

#include <QEventLoop>

namespace league::app {

namespace {

const QString GameOption = QStringLiteral("game");
const QString PlayersOption = QStringLiteral("players");
const QString RefereesOption = QStringLiteral("referees");
const QString StrategiesOption = QStringLiteral("strategies");
const QString SeedOption = QStringLiteral("seed");
const QString WireOption = QStringLiteral("wire");
const QString DataOption = QStringLiteral("data");
const QString BasePortOption = QStringLiteral("base-port");
const QString JsonOption = QStringLiteral("json");

// What each game has: "random, even; for mafia heuristic, random".
QString strategiesOfAll()
{
    QStringList all;
    for (const QString &game : games::GameRegistry::ids()) {
        const QString names = player::strategyNames(game).join(QStringLiteral(", "));
        all.append(all.isEmpty() ? names : QStringLiteral("for %1 %2").arg(game, names));
    }
    return all.join(QStringLiteral("; "));
}

// The seats of a table, 2 where players meet one by one.
int seatsOf(const QString &gameType)
{
    const games::Game *game = games::GameRegistry::find(gameType);
    return game ? game->facts().maxSeats : 2;
}

int readPlayers(OptionReader &options, const HouseOptions &house)
{
    const int seats = seatsOf(house.gameType);
    const int players = seats > 2 && !options.isDecided(PlayersOption)
        ? seats
        : options.number(PlayersOption, 2, 500);
    if (seats > 2 && players < seats && !house.rules.fillsWithBots()) {
        options.refuse(QStringLiteral("%1 must be %2 or more in a league of %3 without bots. "
                                      "Give more, or set fill_with_bots to true.")
                           .arg(options.nameOf(PlayersOption))
                           .arg(seats)
                           .arg(house.gameType));
    }
    return players;
}

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {GameOption,
         QStringLiteral("The game: %1.").arg(games::GameRegistry::ids().join(QStringLiteral(", "))),
         QStringLiteral("GAME"), QStringLiteral("even_odd")},
        {PlayersOption,
         QStringLiteral("How many players, 2 to 500; 4 unless given, or a full table of a game for "
                        "more."),
         QStringLiteral("N"), QStringLiteral("4")},
        {RefereesOption, QStringLiteral("How many referees, 1 to 100."), QStringLiteral("M"),
         QStringLiteral("2")},
        {StrategiesOption,
         QStringLiteral("How players choose, in turn and separated by commas: %1.")
             .arg(strategiesOfAll()),
         QStringLiteral("NAMES")},
        {SeedOption,
         QStringLiteral("Any text; the same text plays the same league again. Sets draw_source to "
                        "seeded, or the league_secret of a game that deals roles."),
         QStringLiteral("TEXT")},
        {WireOption, QStringLiteral("How agents talk: http, or inprocess without sockets."),
         QStringLiteral("WIRE"), QStringLiteral("http")},
        {DataOption, QStringLiteral("Where results are kept."), QStringLiteral("DIR"),
         store::LeagueFolder::defaultDataFolder()},
        {BasePortOption,
         QStringLiteral("Port of the manager; referees follow at +1, players at +101. 0 takes any "
                        "free ports."),
         QStringLiteral("PORT"), QStringLiteral("8000")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end and nothing else.")},
    });
    declareResume(parser);
    declareConfig(parser, ConfigTaker::Run);
    declareLog(parser);
    declareRules(parser);
}

HouseOptions readOptions(OptionReader &options)
{
    HouseOptions house;
    if (const auto config = readConfig(options, ConfigTaker::Run)) {
        house.playerNames = activeNames(config->players);
        house.refereeNames = activeNames(config->referees);
        if (const auto name = config->find(store::config_sets::LeagueName))
            house.leagueName = name->text;
    }
    house.gameType = options.word(GameOption, games::GameRegistry::ids());
    house.rules = readRules(options, house.gameType);
    house.players = readPlayers(options, house);
    house.referees = options.number(RefereesOption, 1, 100);
    house.wire = options.word(WireOption, {QStringLiteral("http"), QStringLiteral("inprocess")})
            == QStringLiteral("inprocess")
        ? WireKind::InProcess
        : WireKind::Http;
    house.dataFolder = options.text(DataOption);
    // The last player's port must exist as well.
    house.basePort =
        static_cast<quint16>(options.number(BasePortOption, 0, 65535 - 101 - house.players));
    house.resume = readResume(options,
                              {GameOption, PlayersOption, RefereesOption, StrategiesOption,
                               SeedOption, WireOption, BasePortOption, QStringLiteral("set")});
    if (options.has(SeedOption)) {
        house.seed = options.text(SeedOption);
        if (seatsOf(house.gameType) == 2)
            house.rules.drawSource = tournament::DrawSource::Seeded;
    }
    if (options.isDecided(StrategiesOption)) {
        house.strategies = options.text(StrategiesOption).split(u',');
        for (QString &name : house.strategies) {
            name = name.trimmed();
            if (const auto known = player::makeStrategy(name, 0, base::PlayerId(), house.gameType);
                !known)
                options.refuse(QStringLiteral("%1: %2").arg(options.nameOf(StrategiesOption),
                                                            known.failure().sentence));
        }
    }
    return house;
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const HouseOptions houseOptions = readOptions(options);
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("run takes options only, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    applyLog(options);
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("run"));
    for (const QString &warning : houseOptions.rules.warnings())
        Terminal::say(QStringLiteral("Note: %1").arg(warning));

    const base::SystemClock clock;
    RunReport report(parser.isSet(JsonOption) ? RunReport::Form::Json : RunReport::Form::Table,
                     clock);
    QEventLoop loop;
    House house(houseOptions);
    const InterruptWatch watch;
    QObject::connect(&house, &House::leagueStarted, &loop,
                     [&](int rounds, int matches) { report.started(rounds, matches); });
    QObject::connect(&house, &House::roundAnnounced, &loop,
                     [&](int round) { report.roundAnnounced(round); });
    QObject::connect(&house, &House::matchCounted, &loop,
                     [&](int counted, int inAll) { report.matchCounted(counted, inAll); });
    QObject::connect(&house, &House::completed, &loop,
                     [&](const protocol::LeagueCompleted &summary) { report.completed(summary); });
    const auto end = [&] {
        report.printCompleted(house.leagueFolder());
        loop.exit(Done);
    };
    bool isPlayed = false;
    QObject::connect(&house, &House::played, &loop, [&] { isPlayed = true; });
    QObject::connect(&house, &House::settled, &loop, end);
    QObject::connect(&house, &House::failed, &loop, [&](const base::Failure &reason) {
        report.printFailed(reason);
        loop.exit(reason.code == protocol::error_code::ConnectionError ? CannotReach : Failed);
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        if (isPlayed) // the last files are written in any case
            return end();
        report.printInterrupted(
            house.leagueFolder(),
            resumeCommand(PlayedBy::House, house.leagueId(), house.options().dataFolder,
                          parser.isSet(JsonOption) ? QStringList{QStringLiteral("--json")}
                                                   : QStringList()));
        loop.exit(Interrupted);
    });
    if (const base::Outcome opened = house.open(); !opened) {
        report.printFailed(opened.failure());
        return opened.failure().code == protocol::error_code::ConnectionError ? CannotReach
                                                                              : Failed;
    }
    Terminal::say(QStringLiteral("Agent League: %1 players and %2 referees play %3; the manager is "
                                 "at %4")
                      .arg(house.options().players)
                      .arg(house.options().referees)
                      .arg(house.options().gameType, house.managerEndpoint().toString()));
    return loop.exec();
}

} // namespace

Command runCommand()
{
    return {QStringLiteral("run"), QStringLiteral("Plays a whole league in this program."), declare,
            run};
}

} // namespace league::app
