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
    QByteArray csv = byteOrderMark
        + line({QStringLiteral("rank"), QStringLiteral("player_id"), QStringLiteral("display_name"),
                QStringLiteral("strategy"), QStringLiteral("played"), QStringLiteral("wins"),
                QStringLiteral("draws"), QStringLiteral("losses"),
                QStringLiteral("technical_losses"), QStringLiteral("points")});
    for (const protocol::StandingRow &row : record.standings) {
        csv += line({number(row.rank), row.playerId.text(), row.displayName,
                     record.strategies.value(row.playerId.text()), number(row.played),
                     number(row.wins), number(row.draws), number(row.losses),
                     number(row.technicalLosses), number(row.points)});
    }
    return csv;
}

QByteArray matchesCsv(const LeagueRecord &record)
{
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
        csv += line({match.id, number(match.round), match.referee, match.playerA,
                     record.nameOf(match.playerA), match.choices.value(match.playerA),
                     points(match.playerA), match.playerB, record.nameOf(match.playerB),
                     match.choices.value(match.playerB), points(match.playerB), match.status,
                     match.winner, match.number ? number(*match.number) : QString(), match.parity,
                     isDecided ? base::Clock::utcText(match.decidedMs) : QString(), match.reason});
    }
    return csv;
}

} // namespace league::store
