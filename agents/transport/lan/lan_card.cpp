#include "agents/transport/lan/lan_card.h"

namespace league::transport {

namespace {

bool isUsable(const QNetworkInterface &card, const QHostAddress &address, const LanPlace &place)
{
    if (address.protocol() != QAbstractSocket::IPv4Protocol)
        return false;
    if (!place.onlyCard.isNull())
        return address == place.onlyCard;
    constexpr auto Needed = QNetworkInterface::IsUp | QNetworkInterface::IsRunning;
    return (card.flags() & Needed) == Needed && !address.isLoopback();
}

} // namespace

QList<LanCard> usableCards(const LanPlace &place)
{
    QList<LanCard> usable;
    if (place.isOff)
        return usable;
    const QList<QNetworkInterface> cards = QNetworkInterface::allInterfaces();
    for (const QNetworkInterface &card : cards) {
        const bool shouts = card.flags().testFlag(QNetworkInterface::CanBroadcast);
        const QList<QNetworkAddressEntry> entries = card.addressEntries();
        for (const QNetworkAddressEntry &entry : entries) {
            if (isUsable(card, entry.ip(), place))
                usable.append({card, entry.ip(), shouts ? entry.broadcast() : QHostAddress()});
        }
    }
    return usable;
}

} // namespace league::transport
