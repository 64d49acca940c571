#include "agents/transport/lan/league_seeker.h"

#include "agents/protocol/error_codes.h"
#include "agents/transport/lan/lan_card.h"

#include <QNetworkDatagram>

namespace league::transport {

namespace {

// After so many the event loop has its turn, however many more are waiting.
constexpr int AtOnce = 64;

} // namespace

LeagueSeeker::LeagueSeeker(LanPlace place, base::Clock &clock, QObject *parent)
    : QObject(parent), m_place(std::move(place)), m_clock(clock), m_heard(clock)
{
}

LeagueSeeker::~LeagueSeeker() = default;

base::Outcome LeagueSeeker::start()
{
    stop();
    if (m_place.isOff)
        return base::Done{};
    auto socket = std::make_unique<QUdpSocket>();
    if (!socket->bind(QHostAddress(QHostAddress::AnyIPv4), m_place.port,
                      QAbstractSocket::ShareAddress | QAbstractSocket::ReuseAddressHint)) {
        return base::Failure{QStringLiteral("Leagues on this network cannot be heard, because UDP "
                                            "port %1 cannot be opened: %2. Close the program that "
                                            "uses it, or type the league's address.")
                                 .arg(m_place.port)
                                 .arg(socket->errorString()),
                             QString(protocol::error_code::ConnectionError)};
    }
    m_socket = std::move(socket);
    connect(m_socket.get(), &QUdpSocket::readyRead, this, &LeagueSeeker::read);
    lookAround();
    return base::Done{};
}

void LeagueSeeker::stop()
{
    m_next.cancel();
    m_socket.reset();
    m_joined.clear();
    m_heard.clear();
    tell({});
}

void LeagueSeeker::read()
{
    bool isOther = false;
    for (int count = 0; count < AtOnce && m_socket->hasPendingDatagrams(); ++count) {
        // One byte more than an announcement may have: what is longer shows.
        const QNetworkDatagram datagram =
            m_socket->receiveDatagram(protocol::LeagueAnnouncement::MaxBytes + 1);
        if (datagram.isValid() && m_heard.admits(datagram.senderAddress()))
            isOther |= m_heard.hear(datagram.data(), datagram.senderAddress());
    }
    if (isOther)
        tell(m_heard.leagues());
}

void LeagueSeeker::lookAround()
{
    joinNewCards();
    if (m_heard.forgetSilent())
        tell(m_heard.leagues());
    m_next = m_clock.after(LooksAround, [this] { lookAround(); });
}

void LeagueSeeker::joinNewCards()
{
    QSet<int> present;
    const QList<LanCard> cards = usableCards(m_place);
    for (const LanCard &card : cards) {
        const int number = card.card.index();
        present.insert(number);
        if (!m_joined.contains(number))
            m_socket->joinMulticastGroup(m_place.group, card.card);
    }
    m_joined = present; // a card that comes back is joined again
}

void LeagueSeeker::tell(const QList<HeardLeague> &leagues)
{
    if (leagues == m_leagues)
        return;
    m_leagues = leagues;
    Q_EMIT changed(m_leagues);
}

} // namespace league::transport
