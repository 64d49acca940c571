#include "app/cli/standings_table.h"

#include "app/cli/terminal.h"

#include <algorithm>

namespace league::app {

namespace {

// "1 of 3"
QString wonOf(const protocol::TeamRecord &team)
{
    return QStringLiteral("%1 of %2").arg(team.wins).arg(team.played);
}

} // namespace

QString standingsTable(const QList<protocol::StandingRow> &rows)
{
    QList<QStringList> cells{{QStringLiteral("Rank"), QStringLiteral("Id"),
                              QStringLiteral("Player"), QStringLiteral("Played"),
                              QStringLiteral("Won"), QStringLiteral("Drawn"),
                              QStringLiteral("Lost"), QStringLiteral("Points")}};
    const bool hasTeams = !rows.isEmpty() && rows.constFirst().byTeam;
    if (hasTeams)
        cells.first() << QStringLiteral("As mafia") << QStringLiteral("As town");
    for (const protocol::StandingRow &row : rows) {
        cells.append({QString::number(row.rank), row.playerId.text(),
                      Terminal::oneLine(row.displayName), QString::number(row.played),
                      QString::number(row.wins), QString::number(row.draws),
                      QString::number(row.losses), QString::number(row.points)});
        if (hasTeams) {
            const protocol::TeamRecords teams = row.byTeam.value_or(protocol::TeamRecords());
            cells.last() << wonOf(teams.mafia) << wonOf(teams.town);
        }
    }
    QList<qsizetype> widths(cells.constFirst().size());
    for (const QStringList &line : std::as_const(cells)) {
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], line.at(i).size());
    }
    QStringList lines;
    for (const QStringList &line : std::as_const(cells)) {
        QStringList padded;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool isText = i == 1 || i == 2;
            padded.append(isText ? line.at(i).leftJustified(widths.at(i))
                                 : line.at(i).rightJustified(widths.at(i)));
        }
        lines.append(QStringLiteral("  ") + padded.join(QStringLiteral("  ")));
    }
    return lines.join(u'\n');
}

} // namespace league::app
