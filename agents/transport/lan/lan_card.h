// LanCard: an address of this computer under which others on the local network can reach it.
//
// Looked up anew whenever something is sent: cables are pulled and laptops change networks.
#pragma once

#include "agents/transport/lan/lan_place.h"

#include <QNetworkInterface>

namespace league::transport {

struct LanCard
{
    QNetworkInterface card;
    QHostAddress address;
    QHostAddress broadcast; // null when the card has none
};

// The IPv4 addresses of cards that are up and not the loopback; only that of the place's card when
// it names one, which may then be the loopback.
[[nodiscard]] QList<LanCard> usableCards(const LanPlace &place);

} // namespace league::transport
