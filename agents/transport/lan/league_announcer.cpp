#include "agents/transport/lan/league_announcer.h"

#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/transport/machine_address.h"

#include <QUrl>

#include <algorithm>

namespace league::transport {

LeagueAnnouncer::LeagueAnnouncer(LanPlace place, const QHostAddress &listener, quint16 port,
                                 base::Clock &clock)
    : m_place(std::move(place)), m_listener(listener), m_port(port), m_clock(clock)
{
    m_league.herald = base::randomHex(8);
}

LeagueAnnouncer::~LeagueAnnouncer()
{
    if (!m_hasLeague)
        return;
    m_league.state = protocol::AnnouncedState::Gone;
    call();
}

void LeagueAnnouncer::tell(const protocol::LeagueAnnouncement &league)
{
    const QString herald = m_league.herald;
    protocol::LeagueAnnouncement told = league;
    told.herald = herald;
    told.address.clear();
    if (std::exchange(m_hasLeague, true) && told == m_league)
        return;
    m_league = told;
    if (std::exchange(m_gathers, true))
        return;
    m_next = m_clock.after(Gathers, [this] { call(); });
}

void LeagueAnnouncer::call()
{
    m_gathers = false;
    const QList<LanCard> cards = usableCards(m_place);
    m_sockets.removeIf([&](decltype(m_sockets)::iterator socket) {
        return std::ranges::none_of(
            cards, [&](const LanCard &card) { return card.address == socket.key(); });
    });
    for (const LanCard &card : cards) {
        if (isHeardOn(card))
            callOn(card);
    }
    m_next = m_clock.after(Every, [this] { call(); });
}

bool LeagueAnnouncer::isHeardOn(const LanCard &card) const
{
    const bool listensEverywhere = m_listener == QHostAddress(QHostAddress::Any)
        || m_listener == QHostAddress(QHostAddress::AnyIPv4);
    return listensEverywhere || plainAddress(m_listener) == card.address;
}

void LeagueAnnouncer::callOn(const LanCard &card)
{
    QUdpSocket *socket = socketOf(card);
    if (!socket)
        return;
    QUrl address;
    address.setScheme(QStringLiteral("http"));
    address.setHost(card.address.toString());
    address.setPort(m_port);
    address.setPath(QStringLiteral("/mcp"));
    protocol::LeagueAnnouncement here = m_league;
    here.address = address.toString();
    const QByteArray datagram = datagramOf(here);
    // Some networks carry only one of the two; who hears both counts them as one.
    socket->writeDatagram(datagram, m_place.group, m_place.port);
    if (!card.broadcast.isNull())
        socket->writeDatagram(datagram, card.broadcast, m_place.port);
}

QUdpSocket *LeagueAnnouncer::socketOf(const LanCard &card)
{
    const std::shared_ptr<QUdpSocket> known = m_sockets.value(card.address);
    if (known)
        return known.get();
    auto socket = std::make_shared<QUdpSocket>();
    if (!socket->bind(card.address, 0)) {
        qCDebug(base::transportLog)
            << "cannot announce on" << card.address << socket->errorString();
        return nullptr;
    }
    socket->setMulticastInterface(card.card);
    m_sockets.insert(card.address, socket);
    return socket.get();
}

} // namespace league::transport
