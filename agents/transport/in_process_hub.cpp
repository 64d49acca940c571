#include "agents/transport/in_process_hub.h"

#include "agents/transport/in_process_door.h"

namespace league::transport {

namespace {

bool reaches(const QString &host, const QHostAddress &listening)
{
    const bool isAny = listening == QHostAddress::Any || listening == QHostAddress::AnyIPv4
        || listening == QHostAddress::AnyIPv6;
    if (isAny)
        return true;
    if (host == QLatin1String("localhost"))
        return listening.isLoopback();
    return QHostAddress(host) == listening;
}

} // namespace

InProcessHub::InProcessHub() = default;

InProcessHub::~InProcessHub() = default;

base::Result<quint16> InProcessHub::open(const QHostAddress &address, quint16 port,
                                         std::shared_ptr<InProcessDoor> door)
{
    const QMutexLocker lock(&m_mutex);
    if (port == 0)
        port = freePort();
    if (port == 0)
        return base::Failure{QStringLiteral("Every port is taken; close some agents first.")};
    if (m_open.contains(port)) {
        return base::Failure{
            QStringLiteral("Port %1 on %2 is taken by another agent; port 0 picks a free one.")
                .arg(QString::number(port), address.toString())};
    }
    m_open.emplace(port, Entry{address, std::move(door)});
    return port;
}

quint16 InProcessHub::freePort()
{
    constexpr quint16 FirstDynamic = 49'152;
    constexpr int Dynamic = 65'536 - FirstDynamic;
    for (int tries = 0; tries < Dynamic; ++tries) {
        m_lastPicked =
            m_lastPicked == 65'535 ? FirstDynamic : static_cast<quint16>(m_lastPicked + 1);
        if (!m_open.contains(m_lastPicked))
            return m_lastPicked;
    }
    return 0;
}

void InProcessHub::close(quint16 port)
{
    const QMutexLocker lock(&m_mutex);
    m_open.erase(port);
}

std::shared_ptr<InProcessDoor> InProcessHub::find(const QUrl &endpoint) const
{
    const QMutexLocker lock(&m_mutex);
    const auto entry = m_open.find(static_cast<quint16>(endpoint.port(80)));
    if (entry == m_open.end())
        return nullptr;
    const QString host = endpoint.host();
    if (host != entry->second.knownAs) {
        if (!reaches(host, entry->second.address))
            return nullptr;
        entry->second.knownAs = host;
    }
    return entry->second.door;
}

} // namespace league::transport
