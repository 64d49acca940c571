// Which address of this machine another machine can call back.
#pragma once

#include <QHostAddress>
#include <QUrl>

namespace league::app {

// Loopback for a manager on this machine; otherwise the address of the network card that leads to
// it. Loopback as well when there is no way there: registering will then say so.
[[nodiscard]] QHostAddress addressTowards(const QUrl &manager);

// The names and addresses by which a listener on this address may be called (Host and Origin).
[[nodiscard]] QStringList hostsOf(const QHostAddress &listener);

// One address under which whoever reaches a listener on that address reaches this machine: itself
// or, when it listens on every interface, the first network card's; loopback without a network.
[[nodiscard]] QHostAddress reachableAddress(const QHostAddress &listener);

} // namespace league::app
