// LanPlace: where on the local network leagues call and are listened for.
//
// A value; the usual place is the same for everybody, or nobody would hear anybody. Somebody with
// an unusual network, and every test, says otherwise by the environment variable AGENT_LEAGUE_LAN.
#pragma once

#include "agents/base/result.h"

#include <QHostAddress>

namespace league::transport {

struct LanPlace
{
    static constexpr quint16 UsualPort = 8099; // UDP

    // Of the block that never leaves a site (RFC 2365).
    QHostAddress group = QHostAddress(QStringLiteral("239.255.80.99"));
    quint16 port = UsualPort;
    QHostAddress onlyCard = {}; // null: every usable card
    bool isOff = false; // nothing is called and nothing is heard

    // "" for the usual place, "off", or the address of one card, perhaps with a port:
    // "192.168.1.20", "127.0.0.1:9999".
    [[nodiscard]] static base::Result<LanPlace> read(const QString &setting);
    // As AGENT_LEAGUE_LAN says.
    [[nodiscard]] static base::Result<LanPlace> fromEnvironment();

    friend bool operator==(const LanPlace &, const LanPlace &) = default;
};

} // namespace league::transport
