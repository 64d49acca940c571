#include "agents/store/export_csv.h"

#include "agents/base/clock.h"

namespace league::store {

namespace {

const QByteArray byteOrderMark("\xEF\xBB\xBF");

QByteArray line(const QStringList &cells)
{
    QStringList quoted;
    for (const QString &cell : cells)
        quoted.append(csvCell(cell));
    return quoted.join(u',').toUtf8() + "\r\n";
}

QString number(int value)
{
    return QString::number(value);
}

// One line for every player at every table.
QByteArray tablesCsv(const LeagueRecord &record)
{
    QByteArray csv = byteOrderMark
        + line({QStringLiteral("match_id"), QStringLiteral("round"), QStringLiteral("referee_id"),
                QStringLiteral("player_id"), QStringLiteral("player_name"), QStringLiteral("role"),
                QStringLiteral("outcome"), QStringLiteral("points"), QStringLiteral("status"),
                QStringLiteral("winner_team"), QStringLiteral("decided_at"),
                QStringLiteral("reason")});
    for (const RecordedMatch &match : record.matches) {
        const bool isDecided = match.decidedMs != 0;
        for (const QString &player : match.players) {
            csv +=
                line({match.id, number(match.round), match.referee, player, record.nameOf(player),
                      match.roles.value(player), match.outcomes.value(player),
                      isDecided ? number(match.points.value(player)) : QString(), match.status,
                      match.winnerTeam,
                      isDecided ? base::Clock::utcText(match.decidedMs) : QString(), match.reason});
        }
    }
    return csv;
}

} // namespace

QString csvCell(const QString &text)
{
    QString cell = text;
    // Spreadsheets look past blanks, and a tab or a line break in front starts a formula too. A
    // plain negative number is none.
    static const QString starters = QStringLiteral("=+-@\t\r\n");
    bool isNumber = false;
    (void)cell.toDouble(&isNumber);
    const QString seen = cell.trimmed();
    const bool starts = !cell.isEmpty()
        && (starters.contains(cell.front())
            || (!seen.isEmpty() && starters.contains(seen.front())));
    if (starts && !isNumber)
        cell.prepend(u'\'');
    if (cell.contains(u',') || cell.contains(u'"') || cell.contains(u'\n') || cell.contains(u'\r'))
        return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return cell;
}

QByteArray standingsCsv(const LeagueRecord &record)
{
    QStringList head{
        QStringLiteral("rank"),     QStringLiteral("player_id"), QStringLiteral("display_name"),
        QStringLiteral("strategy"), QStringLiteral("played"),    QStringLiteral("wins"),
        QStringLiteral("draws"),    QStringLiteral("losses"),    QStringLiteral("technical_losses"),
        QStringLiteral("points")};
    if (record.hasTeams()) {
        head << QStringLiteral("mafia_played") << QStringLiteral("mafia_wins")
             << QStringLiteral("town_played") << QStringLiteral("town_wins");
    }
    QByteArray csv = byteOrderMark + line(head);
    for (const protocol::StandingRow &row : record.standings) {
        QStringList cells{number(row.rank),
                          row.playerId.text(),
                          row.displayName,
                          record.strategies.value(row.playerId.text()),
                          number(row.played),
                          number(row.wins),
                          number(row.draws),
                          number(row.losses),
                          number(row.technicalLosses),
                          number(row.points)};
        if (record.hasTeams()) {
            const protocol::TeamRecords teams = row.byTeam.value_or(protocol::TeamRecords());
            cells << number(teams.mafia.played) << number(teams.mafia.wins)
                  << number(teams.town.played) << number(teams.town.wins);
        }
        csv += line(cells);
    }
    return csv;
}

QByteArray matchesCsv(const LeagueRecord &record)
{
    if (record.hasTeams())
        return tablesCsv(record);
    QByteArray csv = byteOrderMark
        + line({QStringLiteral("match_id"), QStringLiteral("round"), QStringLiteral("referee_id"),
                QStringLiteral("player_A_id"), QStringLiteral("player_A_name"),
                QStringLiteral("player_A_choice"), QStringLiteral("player_A_points"),
                QStringLiteral("player_B_id"), QStringLiteral("player_B_name"),
                QStringLiteral("player_B_choice"), QStringLiteral("player_B_points"),
                QStringLiteral("status"), QStringLiteral("winner_player_id"),
                QStringLiteral("drawn_number"), QStringLiteral("number_parity"),
                QStringLiteral("decided_at"), QStringLiteral("reason")});
    for (const RecordedMatch &match : record.matches) {
        const bool isDecided = match.decidedMs != 0;
        const auto points = [&](const QString &player) {
            return isDecided ? number(match.points.value(player)) : QString();
        };
        const QString a = match.players.value(0);
        const QString b = match.players.value(1);
        csv += line({match.id, number(match.round), match.referee, a, record.nameOf(a),
                     match.choices.value(a), points(a), b, record.nameOf(b), match.choices.value(b),
                     points(b), match.status, match.winner,
                     match.number ? number(*match.number) : QString(), match.parity,
                     isDecided ? base::Clock::utcText(match.decidedMs) : QString(), match.reason});
    }
    return csv;
}

} // namespace league::store
