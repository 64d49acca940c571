#include "agents/games/mafia/mafia_judge.h"

#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"

#include <algorithm>

namespace league::games::mafia {

namespace {

SeatResult resultOf(const Player &player, const Attendance &attendance, QLatin1String winner)
{
    if (attendance.isTechnical(player.roster))
        return SeatResult::TechnicalLoss;
    if (winner.isEmpty())
        return SeatResult::Draw;
    return teamWord(player.role) == winner ? SeatResult::Win : SeatResult::Loss;
}

int pointsOf(SeatResult result)
{
    switch (result) {
    case SeatResult::Win:
        return WinPoints;
    case SeatResult::Draw:
        return DrawPoints;
    case SeatResult::Loss:
    case SeatResult::TechnicalLoss:
    case SeatResult::Void:
        break;
    }
    return 0;
}

QString sentenceOf(const Ending &ending)
{
    if (ending.winner == word::Town)
        return QStringLiteral("All mafia were eliminated on day %1, so the town wins.")
            .arg(ending.day);
    if (ending.winner == word::Mafia)
        return QStringLiteral("The mafia reached parity on day %1, so the mafia wins.")
            .arg(ending.day);
    return QStringLiteral("Nobody had won after %1 days, so the match is a draw.").arg(ending.day);
}

QVariantList eliminationsOf(const Table &table)
{
    QList<Player> dead = table.players();
    dead.removeIf([](const Player &player) { return player.isAlive; });
    // Of one cycle, who died at night died first.
    std::ranges::stable_sort(dead, {}, [](const Player &player) {
        return std::pair(player.cycle, player.cause != word::ByNight);
    });
    QVariantList list;
    for (const Player &player : std::as_const(dead)) {
        list.append(QVariantMap{{key::PlayerId, player.id.text()},
                                {key::Cause, QString(player.cause)},
                                {key::CycleNumber, player.cycle}});
    }
    return list;
}

} // namespace

QLatin1String winnerAt(const Table &table)
{
    if (table.livingMafia() == 0)
        return word::Town;
    return table.livingMafia() >= table.livingTown() ? word::Mafia : QLatin1String();
}

QStringList winningPlayers(const Table &table, QLatin1String winner)
{
    QStringList ids;
    for (const Player &player : table.players()) {
        if (!winner.isEmpty() && teamWord(player.role) == winner)
            ids.append(player.id.text());
    }
    ids.sort();
    return ids;
}

QLatin1String reasonOf(const Ending &ending)
{
    if (ending.winner == word::Town)
        return word::AllMafiaOut;
    return ending.winner == word::Mafia ? word::MafiaParity : word::DayLimit;
}

QVariantList playersInFull(const Table &table)
{
    QVariantList players;
    for (const Player &player : table.players()) {
        QVariantMap facts{{key::PlayerId, player.id.text()},
                          {key::DisplayName, player.name},
                          {key::Seat, player.seat},
                          {key::Role, QString(roleWord(player.role))},
                          {key::Team, QString(teamWord(player.role))},
                          {key::Alive, player.isAlive}};
        if (!player.isAlive) {
            facts.insert(key::Cause, QString(player.cause));
            facts.insert(key::CycleNumber, player.cycle);
        }
        players.append(facts);
    }
    return players;
}

MatchOutcome judge(const MatchSetup &setup, const Table &table, const Attendance &attendance,
                   const Ending &ending)
{
    MatchOutcome outcome;
    outcome.status = ending.winner.isEmpty() ? fact::StatusDraw : fact::StatusWin;
    outcome.reason = sentenceOf(ending);
    QVariantMap roles;
    QVariantMap score;
    QStringList technical;
    QStringList bots;
    for (int roster = 0; roster < setup.seats.size(); ++roster) {
        const Player &player = table.atRoster(roster);
        const SeatResult result = resultOf(player, attendance, ending.winner);
        outcome.seats.append(result);
        outcome.points.append(pointsOf(result));
        roles.insert(player.id.text(), QString(roleWord(player.role)));
        score.insert(player.id.text(), pointsOf(result));
        if (result == SeatResult::TechnicalLoss)
            technical.append(player.id.text());
        if (player.isBot)
            bots.append(player.id.text());
    }
    outcome.details = {
        {fact::Status, outcome.status},
        {key::WinnerTeam, ending.winner.isEmpty() ? QVariant() : QVariant(QString(ending.winner))},
        {key::WinningPlayers, winningPlayers(table, ending.winner)},
        {key::Roles, roles},
        {key::Survivors, table.livingIds()},
        {key::Eliminations, eliminationsOf(table)},
        {key::FinalDayNumber, ending.day},
        {key::FinalCycleNumber, ending.cycle},
        {key::DurationMs, ending.durationMs},
        {fact::Seed, setup.seed.toULongLong()},
        {key::SeedSalt, setup.seedSalt},
        {key::DealIndex, setup.dealIndex},
        {key::Technical, technical},
        {key::Bots, bots},
        {fact::Score, score},
        {fact::Reason, QString(reasonOf(ending))},
    };
    return outcome;
}

MatchOutcome noShow(const MatchSetup &setup, const QList<std::optional<Fault>> &faults)
{
    MatchOutcome outcome;
    outcome.status = fact::StatusCancelled;
    QStringList technical;
    QVariantMap causes;
    QVariantMap score;
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        if (const std::optional<Fault> fault = faults.value(seat, std::nullopt)) {
            technical.append(setup.seats.at(seat).player.text());
            causes.insert(setup.seats.at(seat).player.text(), QString(faultName(*fault)));
        }
    }
    for (const Seat &seat : setup.seats) {
        const QString id = seat.player.text();
        SeatResult result = SeatResult::Void;
        if (!technical.isEmpty())
            result = technical.contains(id) ? SeatResult::TechnicalLoss : SeatResult::Draw;
        outcome.seats.append(result);
        outcome.points.append(pointsOf(result));
        score.insert(id, pointsOf(result));
    }
    outcome.reason = technical.isEmpty()
        ? QStringLiteral("The match was called off, so it does not count.")
        : QStringLiteral("%1 did not come and nobody could take the seat, so the match is "
                         "cancelled.")
              .arg(technical.join(QStringLiteral(", ")));
    outcome.details = {{fact::Status, outcome.status},
                       {key::WinnerTeam, QVariant()},
                       {key::WinningPlayers, QStringList()},
                       {key::Technical, technical},
                       {fact::Causes, causes},
                       {fact::Score, score},
                       {fact::Reason, outcome.reason}};
    return outcome;
}

} // namespace league::games::mafia
