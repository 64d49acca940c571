// HostGuard: keeps web pages of other sites from talking to an agent through somebody's browser.
//
// Part of an RpcServer. A browser always sends the Host it believes it talks to and, for requests
// of a page, the page's Origin; both must name this machine. Names are compared whole and exactly,
// so that localhost.evil.example is not localhost.
#pragma once

#include <QByteArray>
#include <QSet>
#include <QStringList>

namespace league::transport {

class HostGuard
{
public:
    HostGuard();

    // Allows more hosts besides localhost, 127.0.0.1 and ::1; names or addresses, without a port.
    void allow(const QStringList &hosts);

    // Whether a Host header names an allowed host; any port will do.
    [[nodiscard]] bool admitsHost(const QByteArray &host) const;
    // Whether an Origin header names an allowed host, over http or https.
    [[nodiscard]] bool admitsOrigin(const QByteArray &origin) const;

private:
    QSet<QByteArray> m_allowed; // in lower case, IPv6 addresses in brackets
    mutable QByteArray m_admitted; // the latest Host, which is nearly always the next one too
};

} // namespace league::transport
