// LeagueSeeker: listens on the local network for leagues that call, and tells which there are.
//
// Owned by whoever wants to know: the join dialog's desk, or a command that listens (`discover`,
// and agents that look for their league), on their thread. Several programs on one computer can
// listen at the same time.
#pragma once

#include "agents/transport/lan/heard_leagues.h"
#include "agents/transport/lan/lan_place.h"

#include <QObject>
#include <QSet>
#include <QUdpSocket>

#include <memory>

namespace league::transport {

class LeagueSeeker : public QObject
{
    Q_OBJECT

public:
    // How often it looks for new cards and forgets those who are silent.
    static constexpr std::chrono::milliseconds LooksAround{1'000};

    // A place with port 0 takes any free one: see port(). The clock must outlive it.
    LeagueSeeker(LanPlace place, base::Clock &clock, QObject *parent = nullptr);
    ~LeagueSeeker() override;

    // Begins to listen; the list is empty at first. Fails when the port cannot be had.
    virtual base::Outcome start();
    // Listens no more and forgets what it heard.
    virtual void stop();

    [[nodiscard]] quint16 port() const { return m_socket ? m_socket->localPort() : quint16(0); }
    [[nodiscard]] const QList<HeardLeague> &leagues() const { return m_leagues; }

Q_SIGNALS:
    void changed(const QList<league::transport::HeardLeague> &leagues);

protected:
    void tell(const QList<HeardLeague> &leagues);
    [[nodiscard]] base::Clock &clock() { return m_clock; }

private:
    void read();
    void lookAround();
    void joinNewCards();

    LanPlace m_place;
    base::Clock &m_clock;
    HeardLeagues m_heard;
    QList<HeardLeague> m_leagues;
    std::unique_ptr<QUdpSocket> m_socket;
    QSet<int> m_joined; // cards, by the system's number
    base::Alarm m_next;
};

} // namespace league::transport
