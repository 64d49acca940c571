// Herald: lets the local network know of a manager's league, and how many have come.
//
// Owned by the LeagueFloor, on the manager's thread, for a manager that other computers can reach.
// Without a usable network, or where AGENT_LEAGUE_LAN is "off", it is silent.
#pragma once

#include "agents/manager/league_manager.h"
#include "agents/transport/lan/league_announcer.h"

#include <memory>

namespace league::app {

class Herald : public QObject
{
    Q_OBJECT

public:
    // Begins at once. Manager and clock must outlive it; `expectedPlayers` is 0 when nobody said.
    Herald(const manager::LeagueManager &manager, base::Clock &clock, int expectedPlayers);
    ~Herald() override;

private:
    void tell();
    [[nodiscard]] protocol::AnnouncedState state() const;

    const manager::LeagueManager &m_manager;
    int m_expectedPlayers;
    std::unique_ptr<transport::LeagueAnnouncer> m_announcer; // null: silent
};

} // namespace league::app
