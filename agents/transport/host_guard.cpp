#include "agents/transport/host_guard.h"

#include <algorithm>

namespace league::transport {

namespace {

// The host of "host", "host:port" or "[address]:port"; empty when it is none of these.
QByteArray hostOf(QByteArrayView authority)
{
    const qsizetype end =
        authority.startsWith('[') ? authority.indexOf(']') + 1 : authority.indexOf(':');
    const qsizetype length = end < 0 ? authority.size() : end;
    const QByteArrayView rest = authority.sliced(length);
    const bool hasPort = rest.size() > 1 && rest.front() == ':'
        && std::all_of(rest.begin() + 1, rest.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!rest.isEmpty() && !hasPort)
        return {};
    return authority.first(length).toByteArray().toLower();
}

} // namespace

HostGuard::HostGuard() : m_allowed{"localhost", "127.0.0.1", "[::1]"} { }

void HostGuard::allow(const QStringList &hosts)
{
    for (const QString &host : hosts) {
        const QByteArray name = host.toUtf8().toLower();
        m_allowed.insert(name.contains(':') && !name.startsWith('[') ? '[' + name + ']' : name);
    }
}

bool HostGuard::admitsHost(const QByteArray &host) const
{
    if (!host.isNull() && host == m_admitted)
        return true;
    const bool isAllowed = m_allowed.contains(hostOf(host));
    if (isAllowed)
        m_admitted = host;
    return isAllowed;
}

bool HostGuard::admitsOrigin(const QByteArray &origin) const
{
    for (const QByteArrayView scheme : {QByteArrayView("http://"), QByteArrayView("https://")}) {
        if (origin.startsWith(scheme))
            return m_allowed.contains(hostOf(QByteArrayView(origin).sliced(scheme.size())));
    }
    return false;
}

} // namespace league::transport
