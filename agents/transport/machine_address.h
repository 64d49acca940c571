// Which machine an address means. No name is ever looked up: a lookup would stop the event loop,
// and whoever owns a name can let it point somewhere else a moment later.
//
// Used at the manager's door, which compares where a registration comes from with where it says the
// agent listens.
#pragma once

#include <QHostAddress>

#include <optional>

namespace league::transport {

// The address that a URL's host spells out: an IP address, or loopback for "localhost". Nothing for
// any other name.
[[nodiscard]] std::optional<QHostAddress> literalAddress(const QString &host);
// The same address in its plainest form: IPv4 when it is IPv4 inside IPv6, without a scope, and
// 127.0.0.1 for everything that means "this machine" (127.0.0.2, ::1, 0.0.0.0).
[[nodiscard]] QHostAddress plainAddress(const QHostAddress &address);
// Whether both addresses lead to one machine: they are equal, or both are this machine's own.
[[nodiscard]] bool isSameMachine(const QHostAddress &one, const QHostAddress &other);

} // namespace league::transport
