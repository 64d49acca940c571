#include "app/herald.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/logging.h"

#include <algorithm>

namespace league::app {

Herald::Herald(const manager::LeagueManager &manager, base::Clock &clock, int expectedPlayers)
    : m_manager(manager), m_expectedPlayers(expectedPlayers)
{
    const base::Result<transport::LanPlace> place = transport::LanPlace::fromEnvironment();
    if (!place) {
        qCWarning(base::managerLog).noquote() << place.failure().sentence;
        return;
    }
    if (place->isOff)
        return;
    m_announcer = std::make_unique<transport::LeagueAnnouncer>(
        *place, manager.options().address, static_cast<quint16>(manager.endpoint().port(0)), clock);
    using manager::LeagueManager;
    connect(&manager, &LeagueManager::playerRegistered, this, &Herald::tell);
    connect(&manager, &LeagueManager::agentDismissed, this, &Herald::tell);
    connect(&manager, &LeagueManager::playerWithdrawn, this, &Herald::tell);
    connect(&manager, &LeagueManager::leagueStarted, this, &Herald::tell);
    connect(&manager, &LeagueManager::completed, this, &Herald::tell);
    tell();
}

Herald::~Herald() = default;

protocol::AnnouncedState Herald::state() const
{
    using enum protocol::AnnouncedState;
    if (m_manager.state() == base::league_chart::Completed)
        return Over;
    const bool isFull = m_manager.book().players().size() >= m_manager.options().door.maxPlayers;
    return m_manager.state() == base::league_chart::AcceptingRegistrations && !isFull ? Open
                                                                                      : Running;
}

void Herald::tell()
{
    const manager::LeagueOptions &options = m_manager.options();
    protocol::LeagueAnnouncement league;
    league.leagueId = options.leagueId.text();
    league.name = options.name.isEmpty() ? league.leagueId : options.name;
    league.gameType = options.gameType;
    league.state = state();
    league.players = static_cast<int>(
        std::ranges::count_if(m_manager.book().players(), [](const manager::PlayerRecord &player) {
            return !player.isWithdrawn;
        }));
    league.expectedPlayers = m_expectedPlayers;
    league.needsCode = !options.door.joinCode.isEmpty();
    league.spectators = options.spectators;
    m_announcer->tell(league);
}

} // namespace league::app
