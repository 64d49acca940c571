#include "app/cli/league_lines.h"

#include "app/cli/terminal.h"

namespace league::app {

namespace {

QString seats(const protocol::LeagueAnnouncement &league)
{
    if (league.expectedPlayers > 0) {
        return QStringLiteral("%1 of %2 players").arg(league.players).arg(league.expectedPlayers);
    }
    return league.players == 1 ? QStringLiteral("1 player")
                               : QStringLiteral("%1 players").arg(league.players);
}

QString standing(const protocol::LeagueAnnouncement &league)
{
    using enum protocol::AnnouncedState;
    if (league.state == Open)
        return league.needsCode ? QStringLiteral("open, with a join code") : QStringLiteral("open");
    const QString state =
        league.state == Over ? QStringLiteral("over") : QStringLiteral("under way");
    return league.spectators ? state + QStringLiteral(", can be watched") : state;
}

} // namespace

QString lineOf(const protocol::LeagueAnnouncement &league)
{
    return QStringLiteral("%1  %2: %3, %4, %5")
        .arg(league.address, Terminal::oneLine(league.name), league.gameType, seats(league),
             standing(league));
}

void LeagueLines::show(const QList<transport::HeardLeague> &leagues)
{
    QStringList current;
    for (const transport::HeardLeague &heard : leagues) {
        const QString line = lineOf(heard.league);
        current.append(line);
        if (!m_shown.contains(line))
            Terminal::print(line);
    }
    m_shown = current;
}

} // namespace league::app
