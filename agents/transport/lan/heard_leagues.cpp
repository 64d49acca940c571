#include "agents/transport/lan/heard_leagues.h"

#include "agents/transport/machine_address.h"

#include <QSet>
#include <QUrl>

#include <algorithm>

namespace league::transport {

namespace {

constexpr qint64 SecondMs = 1'000;

bool isPrivate(const QHostAddress &address)
{
    static const QList<QPair<QHostAddress, int>> networks{
        QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
        QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
        QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("fc00::/7")),
        QHostAddress::parseSubnet(QStringLiteral("fe80::/10"))};
    return std::ranges::any_of(networks,
                               [&](const auto &network) { return address.isInSubnet(network); });
}

bool isAddressOf(const QString &address, const QHostAddress &sender)
{
    return QHostAddress(QUrl(address).host()) == sender;
}

} // namespace

bool mayBeCalledAt(const QString &address, const QHostAddress &sender)
{
    const QHostAddress host(QUrl(address).host());
    // Literally: 0.0.0.0 and ::1 would be this computer, whoever says so.
    return !host.isNull() && (host == sender || (isPrivate(host) && !host.isLoopback()));
}

bool HeardLeagues::admits(const QHostAddress &sender)
{
    const qint64 now = m_clock.steadyMs();
    if (now - m_secondMs >= SecondMs) {
        m_secondMs = now;
        m_counts.clear();
    }
    const auto count = m_counts.find(sender);
    if (count != m_counts.end())
        return ++*count <= MostEachSecond;
    if (m_counts.size() >= MostSenders)
        return false;
    m_counts.insert(sender, 1);
    return true;
}

bool HeardLeagues::hear(const QByteArray &datagram, const QHostAddress &from)
{
    const QHostAddress sender = plainAddress(from);
    const base::Result<protocol::LeagueAnnouncement> read = protocol::readAnnouncement(datagram);
    if (!read || !mayBeCalledAt(read->address, sender))
        return false;
    const QList<HeardLeague> before = leagues();
    qsizetype at = voiceOf(read->herald, sender);
    if (read->state == protocol::AnnouncedState::Gone) {
        if (at >= 0)
            m_voices.removeAt(at);
        return leagues() != before;
    }
    if (at < 0) {
        forgetSilent();
        if (!hasRoomFor(sender))
            return leagues() != before;
        at = m_voices.size();
        m_voices.append(Voice{});
    }
    m_voices[at] = {.heard = {*read, sender},
                    .isDirect = isAddressOf(read->address, sender),
                    .heardMs = m_clock.steadyMs()};
    return leagues() != before;
}

qsizetype HeardLeagues::voiceOf(const QString &herald, const QHostAddress &sender) const
{
    const auto found = std::ranges::find_if(m_voices, [&](const Voice &voice) {
        return voice.heard.league.herald == herald && voice.heard.sender == sender;
    });
    return found == m_voices.end() ? -1 : std::distance(m_voices.begin(), found);
}

bool HeardLeagues::hasRoomFor(const QHostAddress &sender) const
{
    const auto ofSender = std::ranges::count_if(
        m_voices, [&](const Voice &voice) { return voice.heard.sender == sender; });
    return m_voices.size() < MostLeagues && ofSender < MostOfOneSender;
}

bool HeardLeagues::forgetSilent()
{
    const qint64 oldest = m_clock.steadyMs() - Silence.count();
    const QList<HeardLeague> before = leagues();
    m_voices.removeIf([&](const Voice &voice) { return voice.heardMs <= oldest; });
    return leagues() != before;
}

void HeardLeagues::clear()
{
    m_voices.clear();
}

QList<HeardLeague> HeardLeagues::leagues() const
{
    QList<HeardLeague> found;
    QHash<QString, qsizetype> places; // by herald
    QSet<QString> direct;
    for (const Voice &voice : m_voices) {
        const QString &herald = voice.heard.league.herald;
        const auto place = places.constFind(herald);
        if (place == places.constEnd()) {
            places.insert(herald, found.size());
            found.append(voice.heard);
        } else if (voice.isDirect && !direct.contains(herald)) {
            found[*place] = voice.heard;
        } else {
            continue;
        }
        if (voice.isDirect)
            direct.insert(herald);
    }
    return found;
}

} // namespace league::transport
