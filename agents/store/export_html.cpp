#include "agents/store/export_html.h"

#include "agents/base/clock.h"
#include "agents/store/export_svg.h"

#include <utility>

namespace league::store {

namespace {

const QString style = QStringLiteral(
    "body{font:14px/1.45 Inter,system-ui,sans-serif;color:#111820;background:#fff;margin:32px auto;"
    "max-width:880px;padding:0 20px}"
    "h1{font-size:28px;margin:0 0 4px}h2{font-size:18px;margin:32px 0 8px;break-after:avoid}"
    "p.about{color:#5a6778;margin:0}p.champion{font-size:18px;margin:16px 0 0}"
    "table{border-collapse:collapse;width:100%}"
    "th,td{padding:6px 8px;border-bottom:1px solid #e2e7ee;text-align:start}"
    "th{font-size:12px;color:#5a6778}td.n,th.n{text-align:center}"
    "td.points{font-weight:700;text-align:center}tr{break-inside:avoid}"
    "thead{display:table-header-group}"
    "table.cross td,table.cross th{text-align:center;border:1px solid #e2e7ee}"
    "table.cross th.who{text-align:start;white-space:nowrap;color:#111820;font-size:13px}"
    "td.win{background:#e0f4ee}td.draw{background:#ecf0f4}td.loss{background:#fdeae2}"
    "td.own{background:#f0f3f7}"
    "svg{width:100%;height:auto;font:13px Inter,system-ui,sans-serif}"
    "svg .grid{stroke:#e2e7ee}svg .axis{fill:#5a6778;font-size:12px}"
    "svg .quiet{fill:none;stroke:#778598;stroke-width:1.25;opacity:.55}"
    "svg .who{fill:#111820}svg .won{fill:#13866e}svg .drawn{fill:#c7d0db}svg .lost{fill:#f0b7a0}"
    "svg .won text{fill:#fff}svg .drawn text,svg .lost text{fill:#111820}svg g text{font-size:12px}"
    "b.won{color:#13866e}b.drawn{color:#c7d0db}b.lost{color:#f0b7a0}"
    "footer{margin-top:32px;color:#5a6778;font-size:12px}"
    "@media print{body{margin:0;max-width:none}*{-webkit-print-color-adjust:exact;"
    "print-color-adjust:exact}}");

QString cell(const QString &text, const char *kind = "")
{
    const QString shown = QStringLiteral("<bdi>%1</bdi>").arg(htmlText(text));
    return *kind == '\0'
        ? QStringLiteral("<td>%1</td>").arg(shown)
        : QStringLiteral("<td class=\"%1\">%2</td>").arg(QLatin1String(kind), shown);
}

QString cell(int number)
{
    return QStringLiteral("<td class=\"n\">%1</td>").arg(number);
}

// "2/3": won of played.
QString cell(const protocol::TeamRecord &team)
{
    return cell(QStringLiteral("%1/%2").arg(team.wins).arg(team.played), "n");
}

QString teams(const protocol::StandingRow &row)
{
    const protocol::TeamRecords records = row.byTeam.value_or(protocol::TeamRecords());
    return cell(records.mafia) + cell(records.town);
}

QString standings(const LeagueRecord &record)
{
    QString html = QStringLiteral("<h2>Standings</h2>\n<table id=\"standings\"><thead><tr><th "
                                  "class=\"n\">#</th><th>Player"
                                  "</th><th>Strategy</th><th class=\"n\">Played</th><th "
                                  "class=\"n\">Won</th><th class=\"n\">"
                                  "Drawn</th><th class=\"n\">Lost</th>%1<th "
                                  "class=\"n\">Points</th></tr></thead>\n<tbody>\n")
                       .arg(record.hasTeams() ? QStringLiteral("<th class=\"n\">As mafia</th>"
                                                               "<th class=\"n\">As town</th>")
                                              : QString());
    for (const protocol::StandingRow &row : record.standings) {
        html += QStringLiteral("<tr>") + cell(row.rank) + cell(row.displayName)
            + cell(record.strategies.value(row.playerId.text())) + cell(row.played) + cell(row.wins)
            + cell(row.draws) + cell(row.losses) + (record.hasTeams() ? teams(row) : QString())
            + QStringLiteral("<td class=\"points\">%1</td></tr>\n").arg(row.points);
    }
    return html + QStringLiteral("</tbody></table>\n");
}

// All meetings of two players, from one side: its points, and the word that colours the cell.
struct Meetings
{
    QStringList points;
    QString kind;
};

void add(Meetings &meetings, const RecordedMatch &match, const QString &player)
{
    if (match.decidedMs == 0)
        return;
    const QString outcome = match.outcomes.value(player);
    const bool isTechnical = outcome == QLatin1String("TECHNICAL_LOSS");
    meetings.points.append(QString::number(match.points.value(player))
                           + (isTechnical ? QStringLiteral("t") : QString()));
    meetings.kind = isTechnical ? QStringLiteral("loss")
        : outcome.isEmpty()     ? QStringLiteral("n")
                                : outcome.toLower();
}

QString crosstable(const LeagueRecord &record)
{
    QHash<std::pair<QString, QString>, Meetings> cells; // from the first one's side
    for (const RecordedMatch &match : record.matches) {
        const QString a = match.players.value(0);
        const QString b = match.players.value(1);
        add(cells[{a, b}], match, a);
        add(cells[{b, a}], match, b);
    }
    QString html = QStringLiteral(
        "<h2>Crosstable</h2>\n<table class=\"cross\" id=\"crosstable\"><thead><tr><th></th>");
    for (const protocol::StandingRow &column : record.standings)
        html += QStringLiteral("<th>%1</th>").arg(column.rank);
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const protocol::StandingRow &row : record.standings) {
        html += QStringLiteral("<tr><th class=\"who\">%1. <bdi>%2</bdi></th>")
                    .arg(row.rank)
                    .arg(htmlText(row.displayName));
        for (const protocol::StandingRow &column : record.standings) {
            const bool isOwn = row.playerId == column.playerId;
            const Meetings met = cells.value({row.playerId.text(), column.playerId.text()});
            html += QStringLiteral("<td class=\"%1\">%2</td>")
                        .arg(isOwn ? QStringLiteral("own") : met.kind, met.points.join(u' '));
        }
        html += QStringLiteral("</tr>\n");
    }
    return html
        + QStringLiteral("</tbody></table>\n<p class=\"about\">Points of the player of the row; "
                         "t stands for a technical loss.</p>\n");
}

QString choiceOf(const RecordedMatch &match, const QString &player)
{
    return match.choices.value(player, match.decidedMs != 0 ? QStringLiteral("–") : QString());
}

QString matches(const LeagueRecord &record)
{
    QString html = QStringLiteral(
        "<h2>Matches</h2>\n<table id=\"matches\"><thead><tr><th>Match</th><th>Player</th><th>Chose"
        "</th><th>Player</th><th>Chose</th><th class=\"n\">Number</th><th>Winner</th><th>Result"
        "</th></tr></thead>\n<tbody>\n");
    for (const RecordedMatch &match : record.matches) {
        const QString a = match.players.value(0);
        const QString b = match.players.value(1);
        html += QStringLiteral("<tr>") + cell(match.id) + cell(record.nameOf(a))
            + cell(choiceOf(match, a)) + cell(record.nameOf(b)) + cell(choiceOf(match, b))
            + cell(match.number ? QString::number(*match.number) : QString(), "n")
            + cell(match.winner.isEmpty() ? QString() : record.nameOf(match.winner))
            + cell(match.status) + QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table>\n");
}

// One line for every table; who was what is told once it is over.
QString tables(const LeagueRecord &record)
{
    QString html =
        QStringLiteral("<h2>Matches</h2>\n<table "
                       "id=\"matches\"><thead><tr><th>Match</th><th>Players</th><th>Winner"
                       "</th><th>Result</th></tr></thead>\n<tbody>\n");
    for (const RecordedMatch &match : record.matches) {
        QStringList players;
        for (const QString &player : match.players) {
            const QString role = match.roles.value(player);
            players.append(role.isEmpty()
                               ? record.nameOf(player)
                               : QStringLiteral("%1 (%2)").arg(record.nameOf(player), role));
        }
        html += QStringLiteral("<tr>") + cell(match.id) + cell(players.join(QStringLiteral(", ")))
            + cell(match.winnerTeam) + cell(match.status) + QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody></table>\n");
}

QString moment(qint64 ms)
{
    return base::Clock::utcText(ms).left(16).replace(u'T', u' ') + QStringLiteral(" UTC");
}

QString about(const LeagueRecord &record)
{
    QStringList facts{record.gameType == QLatin1String("even_odd") ? QStringLiteral("Even/Odd")
                          : record.hasTeams()                      ? QStringLiteral("Mafia")
                                                                   : record.gameType,
                      QStringLiteral("%1 players").arg(record.standings.size()),
                      QStringLiteral("%1 rounds").arg(record.rounds),
                      QStringLiteral("%1 matches").arg(record.matches.size())};
    if (record.startedMs != 0)
        facts.append(moment(record.startedMs));
    return facts.join(QStringLiteral(" · "));
}

} // namespace

QString htmlText(const QString &foreign)
{
    QString text;
    for (const QChar c : foreign) {
        const bool isForbidden = (c < u' ' && c != u'\n' && c != u'\t') || c.unicode() >= 0xFFFE
            || (c >= QChar(0x7F) && c <= QChar(0x9F));
        text += isForbidden ? QChar(QChar::ReplacementCharacter) : c;
    }
    return QString::fromUtf8(text.toUtf8()).toHtmlEscaped(); // half a character becomes U+FFFD
}

QByteArray leagueHtml(const LeagueRecord &record)
{
    const QString name = htmlText(record.name);
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\" "
                                  "xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>"
                                  "<meta charset=\"utf-8\"/><meta name=\"viewport\" "
                                  "content=\"width=device-width\"/><title>%1</title>"
                                  "<style>%2</style></head>\n<body>\n<h1><bdi>%1</bdi></h1>\n"
                                  "<p class=\"about\">%3</p>\n")
                       .arg(name, style, htmlText(about(record)));
    if (record.completedMs != 0 && !record.standings.isEmpty()) {
        html += QStringLiteral("<p class=\"champion\">Champion: <b><bdi>%1</bdi></b></p>\n")
                    .arg(htmlText(record.standings.constFirst().displayName));
    }
    html += standings(record);
    if (const QString chart = pointsSvg(record); !chart.isEmpty())
        html += QStringLiteral("<h2>Points over rounds</h2>\n") + chart;
    if (const QString chart = resultsSvg(record); !chart.isEmpty()) {
        html += QStringLiteral("<h2>Won, drawn, lost</h2>\n") + chart
            + QStringLiteral("<p class=\"about\"><b class=\"won\">■</b> won <b "
                             "class=\"drawn\">■</b> drawn <b class=\"lost\">■</b> lost</p>\n");
    }
    html += record.hasTeams() ? tables(record) : crosstable(record) + matches(record);
    html += QStringLiteral("<footer>%1 · Agent League</footer>\n</body>\n</html>\n")
                .arg(htmlText(record.leagueId));
    return html.toUtf8();
}

} // namespace league::store
