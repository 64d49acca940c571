// GuestSeats: seats for people and language models that play from an MCP client.
//
// Owned by the LeagueFloor, on the league's thread. Offers join_league on the manager's /mcp: each
// guest gets a player agent of this program that registers like any other and waits for its person
// to choose. Seats live as long as the program.
#pragma once

#include "agents/manager/league_manager.h"
#include "agents/player/player_agent.h"
#include "agents/protocol/join_messages.h"

#include <QObject>

#include <vector>

namespace league::app {

class GuestSeats : public QObject
{
    Q_OBJECT

public:
    // Offers the tools at once; all three must outlive the seats.
    GuestSeats(manager::LeagueManager &manager, transport::Wire &wire, base::Clock &clock);
    ~GuestSeats() override;

    // Whether a guest's seat listens there.
    [[nodiscard]] bool holds(const QUrl &endpoint) const;
    // Guests who have a seat or are about to get one.
    [[nodiscard]] int count() const { return static_cast<int>(m_guests.size()); }

private:
    void join(const protocol::JoinLeague &application, const transport::RpcResponder &respond);
    [[nodiscard]] player::PlayerOptions optionsFor(const protocol::JoinLeague &application) const;
    // The guest did not get in.
    void dismiss(player::PlayerAgent *guest);
    [[nodiscard]] player::PlayerAgent *guestWith(const QString &seatKey) const;

    manager::LeagueManager &m_manager;
    transport::Wire &m_wire;
    base::Clock &m_clock;
    std::vector<std::unique_ptr<player::PlayerAgent>> m_guests;
};

} // namespace league::app
