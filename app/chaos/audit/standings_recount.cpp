#include "app/chaos/audit/standings_recount.h"

#include <algorithm>

namespace league::app {

namespace {

using protocol::ResultStatus;
using protocol::StandingRow;

void countInto(StandingRow &row, const base::PlayerId &player, const MatchVerdict &verdict)
{
    row.played += 1;
    row.points += verdict.score.value(player);
    if (verdict.status == ResultStatus::Draw)
        row.draws += 1;
    else if (verdict.winner == player)
        row.wins += 1;
    else
        row.losses += 1;
    if (verdict.technical.contains(player))
        row.technicalLosses += 1;
}

// Points from the matches among those with the same points and wins.
int pointsAmongTied(const StandingRow &row, const QList<StandingRow> &rows,
                    const QList<MatchVerdict> &verdicts)
{
    const auto isTied = [&](const base::PlayerId &other) {
        return std::ranges::any_of(rows, [&](const StandingRow &each) {
            return each.playerId == other && each.points == row.points && each.wins == row.wins;
        });
    };
    int points = 0;
    for (const MatchVerdict &verdict : verdicts) {
        if (!verdict.score.contains(row.playerId))
            continue;
        const QList<base::PlayerId> both = verdict.score.keys();
        if (std::ranges::all_of(both, isTied))
            points += verdict.score.value(row.playerId);
    }
    return points;
}

QString inWords(const StandingRow &row)
{
    return QStringLiteral("%1: %2 played, %3 won, %4 drawn, %5 lost, %6 technical, %7 points")
        .arg(row.playerId.text())
        .arg(row.played)
        .arg(row.wins)
        .arg(row.draws)
        .arg(row.losses)
        .arg(row.technicalLosses)
        .arg(row.points);
}

} // namespace

QList<StandingRow> recount(const QList<base::PlayerId> &players,
                           const QList<MatchVerdict> &verdicts)
{
    QList<StandingRow> rows;
    for (const base::PlayerId &player : players) {
        StandingRow row;
        row.playerId = player;
        for (const MatchVerdict &verdict : verdicts) {
            const bool counts = verdict.status != ResultStatus::Cancelled
                && verdict.status != ResultStatus::Aborted;
            if (counts && verdict.score.contains(player))
                countInto(row, player, verdict);
        }
        rows.append(row);
    }
    QMap<base::PlayerId, int> amongTied;
    for (const StandingRow &row : std::as_const(rows))
        amongTied.insert(row.playerId, pointsAmongTied(row, rows, verdicts));
    // Stable: who registered first stays first among equals.
    std::ranges::stable_sort(rows, [&](const StandingRow &a, const StandingRow &b) {
        if (a.points != b.points)
            return a.points > b.points;
        if (a.wins != b.wins)
            return a.wins > b.wins;
        if (amongTied.value(a.playerId) != amongTied.value(b.playerId))
            return amongTied.value(a.playerId) > amongTied.value(b.playerId);
        return a.technicalLosses < b.technicalLosses;
    });
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].rank = static_cast<int>(i) + 1;
    return rows;
}

QString differenceBetween(const QList<StandingRow> &counted, const QList<StandingRow> &found)
{
    if (counted.size() != found.size()) {
        return QStringLiteral("it has %1 rows instead of %2").arg(found.size()).arg(counted.size());
    }
    for (qsizetype i = 0; i < counted.size(); ++i) {
        const QString should = inWords(counted.at(i));
        const QString is = inWords(found.at(i));
        if (should != is || found.at(i).rank != counted.at(i).rank)
            return QStringLiteral("row %1 is \"%2\" but must be \"%3\"").arg(i + 1).arg(is, should);
    }
    return {};
}

} // namespace league::app
