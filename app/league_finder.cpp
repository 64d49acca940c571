#include "app/league_finder.h"

#include <utility>

namespace league::app {

using protocol::LeagueAnnouncement;

LeagueFinder::LeagueFinder(Wanted wanted, base::Clock &clock, QObject *parent)
    : QObject(parent), m_wanted(std::move(wanted)), m_clock(clock)
{
}

LeagueFinder::Fit LeagueFinder::fitOf(const LeagueAnnouncement &league) const
{
    const bool isMeant = m_wanted.league.isEmpty() || league.leagueId == m_wanted.league
        || league.name.compare(m_wanted.league, Qt::CaseInsensitive) == 0;
    if (!isMeant)
        return Fit::OtherLeague;
    if (!m_wanted.game.isEmpty() && league.gameType != m_wanted.game)
        return Fit::OtherGame;
    return league.state == protocol::AnnouncedState::Open ? Fit::Fits : Fit::Closed;
}

void LeagueFinder::hear(const QList<transport::HeardLeague> &leagues)
{
    m_fitting.clear();
    for (const transport::HeardLeague &heard : leagues) {
        // A manager that was killed and started anew is heard twice until the first is forgotten.
        m_fitting.removeIf([&](const LeagueAnnouncement &earlier) {
            return earlier.address == heard.league.address;
        });
        if (fitOf(heard.league) == Fit::Fits)
            m_fitting.append(heard.league);
    }
    if (m_fitting.isEmpty() || std::exchange(m_isSettling, true))
        return;
    m_settles = m_clock.after(Settles, [this] { settle(); });
}

void LeagueFinder::settle()
{
    m_isSettling = false;
    if (!m_fitting.isEmpty()) // it may have gone again
        Q_EMIT settled(m_fitting);
}

} // namespace league::app
