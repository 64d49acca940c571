// LeagueAnnouncer: calls a league out on the local network, by multicast and by broadcast on every
// card, every few seconds and when something changes; says goodbye when it ends.
//
// Owned by the app's Herald, on the thread of the manager it speaks for. It is made only for a
// manager that other computers can reach. What is called on a card has that card's address in it,
// so that whoever hears it can call back. Networks without IPv4 are not reached.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/league_announcement.h"
#include "agents/transport/lan/lan_card.h"

#include <QHash>
#include <QUdpSocket>

#include <memory>

namespace league::transport {

class LeagueAnnouncer
{
public:
    // How often it calls when nothing changes.
    static constexpr std::chrono::milliseconds Every{2'000};
    // How long it gathers changes before it calls them: a class that registers at once is one call.
    static constexpr std::chrono::milliseconds Gathers{200};

    // `listener` and `port` are where the manager listens. The clock must outlive it.
    LeagueAnnouncer(LanPlace place, const QHostAddress &listener, quint16 port, base::Clock &clock);
    // Says goodbye.
    ~LeagueAnnouncer();
    LeagueAnnouncer(const LeagueAnnouncer &) = delete;
    LeagueAnnouncer &operator=(const LeagueAnnouncer &) = delete;

    // The league is this from now on; herald and address are filled in here.
    void tell(const protocol::LeagueAnnouncement &league);

private:
    void call();
    void callOn(const LanCard &card);
    [[nodiscard]] bool isHeardOn(const LanCard &card) const;
    [[nodiscard]] QUdpSocket *socketOf(const LanCard &card);

    LanPlace m_place;
    QHostAddress m_listener;
    quint16 m_port;
    base::Clock &m_clock;
    protocol::LeagueAnnouncement m_league;
    bool m_hasLeague = false;
    bool m_gathers = false;
    base::Alarm m_next;
    QHash<QHostAddress, std::shared_ptr<QUdpSocket>> m_sockets; // by the card's address
};

} // namespace league::transport
