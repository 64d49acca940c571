#include "app/house_plan.h"

#include "agents/player/strategy.h"
#include "app/agent_names.h"
#include "app/interrupted_league.h"
#include "app/league_id.h"
#include "app/player_floor.h"

#include <algorithm>

namespace league::app {

namespace {

// Above the manager's port (L-36).
constexpr quint16 RefereesFrom = 1;
constexpr quint16 PlayersFrom = 101;

quint16 portAbove(quint16 base, quint16 first, int number)
{
    return base == 0 ? quint16(0) : static_cast<quint16>(base + first + number);
}

// Of Even/Odd all in turn, of other games the usual one: its bots play together.
QStringList usualStrategies(const QString &game)
{
    return game == player::UsualGame ? player::strategyNames(game)
                                     : QStringList{player::usualStrategy(game)};
}

PlayerPlan builtInPlayer(const HouseOptions &options, int number, quint16 port)
{
    const QStringList strategies =
        options.strategies.isEmpty() ? usualStrategies(options.gameType) : options.strategies;
    PlayerPlan plan;
    plan.name =
        number < options.playerNames.size() ? options.playerNames.at(number) : playerName(number);
    plan.strategy = strategies.at(number % strategies.size());
    plan.port = port;
    return plan;
}

// The port that the how manieth agent had; it may have ended before all were registered.
template<class Record>
quint16 portOf(const QList<Record> &agents, int number)
{
    return number < agents.size() ? static_cast<quint16>(agents.at(number).endpoint.port(0))
                                  : quint16(0);
}

// What it was called; empty when it had not come yet.
template<class Record>
QString nameOf(const QList<Record> &agents, int number)
{
    return number < agents.size() ? agents.at(number).displayName : QString();
}

bool isOut(const manager::LeagueHistory &history, const PlayerPlan &plan)
{
    return std::ranges::any_of(history.players, [&](const manager::PlayerRecord &player) {
        return player.isWithdrawn && player.endpoint.port(0) == plan.port;
    });
}

// Each where the journal says it sat.
void takeSeats(const manager::LeagueHistory &history, HousePlan &plan)
{
    for (const store::SeatFact &seat : history.house->seats) {
        if (seat.role == QLatin1String("referee")) {
            plan.referees.append({static_cast<int>(plan.referees.size()),
                                  static_cast<quint16>(seat.port), seat.name});
            continue;
        }
        const PlayerPlan player = planFrom(seat);
        if (!isOut(history, player))
            (player.mind == Mind::Person ? plan.people : plan.players).append(player);
    }
}

// A league of the command `run`: so and so many, in the order of their numbers.
void countSeats(const manager::LeagueHistory &history, const HouseOptions &options, HousePlan &plan)
{
    for (int i = 0; i < options.referees; ++i)
        plan.referees.append({i, portOf(history.referees, i), nameOf(history.referees, i)});
    for (int i = 0; i < options.players; ++i) {
        if (i < history.players.size() && history.players.at(i).isWithdrawn)
            continue;
        PlayerPlan player = builtInPlayer(options, i, portOf(history.players, i));
        if (const QString name = nameOf(history.players, i); !name.isEmpty())
            player.name = name;
        plan.players.append(player);
    }
}

} // namespace

QString wireName(WireKind wire)
{
    return wire == WireKind::InProcess ? QStringLiteral("inprocess") : QStringLiteral("http");
}

HousePlan planFor(const HouseOptions &options)
{
    HousePlan plan{newLeagueId(options.gameType), options.basePort};
    for (int i = 0; i < options.referees; ++i)
        plan.referees.append(
            {i, portAbove(options.basePort, RefereesFrom, i), options.refereeNames.value(i)});
    for (int i = 0; i < options.players; ++i) {
        plan.players.append(builtInPlayer(options, i, portAbove(options.basePort, PlayersFrom, i)));
    }
    return plan;
}

base::Result<HousePlan> planToResume(const QString &leagueId, HouseOptions &options)
{
    const base::Result<InterruptedLeague> found =
        findInterrupted(options.dataFolder, leagueId, PlayedBy::House);
    if (!found)
        return found.failure();
    const manager::LeagueHistory &history = found->history;
    manager::LeagueOptions league;
    if (const base::Outcome adopted = adopt(history, league); !adopted)
        return adopted.failure();
    options.gameType = league.gameType;
    options.leagueName = league.name;
    options.rules = league.rules;
    if (!league.secret.isEmpty())
        options.seed = league.secret;
    if (!history.address.isEmpty())
        options.address.setAddress(history.address);
    options.strategies = history.house->strategies;
    options.players = history.house->players;
    options.referees = history.house->referees;
    options.wire =
        history.house->wire == wireName(WireKind::InProcess) ? WireKind::InProcess : WireKind::Http;
    // Agents are known by their endpoints, so each has to listen where it did.
    HousePlan plan{league.leagueId.text(), static_cast<quint16>(history.endpoint.port(0))};
    if (history.house->seats.isEmpty())
        countSeats(history, options, plan);
    else
        takeSeats(history, plan);
    return plan;
}

} // namespace league::app
