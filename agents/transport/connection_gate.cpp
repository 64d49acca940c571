#include "agents/transport/connection_gate.h"

#include "agents/transport/http_connection.h"

#include <algorithm>
#include <limits>

#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace league::transport {

namespace {

constexpr int BacklogSize = 512; // a league of 200 calls all at once

void turnAway(int descriptor)
{
    const QByteArray answer = httpAnswer({503, "Too many connections; try again later."});
    // Best effort: a peer that cannot take 150 bytes gets none.
    [[maybe_unused]] const ssize_t sent =
        ::send(descriptor, answer.constData(), static_cast<size_t>(answer.size()),
               MSG_NOSIGNAL | MSG_DONTWAIT);
    ::close(descriptor);
}

// The other half of the open files is for the journal and for calls to others. Without a descriptor
// left Qt would ask for one again and again, and let nobody in.
int halfOfTheFiles()
{
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return std::numeric_limits<int>::max();
    return static_cast<int>(std::min<rlim_t>(files.rlim_cur / 2, std::numeric_limits<int>::max()));
}

} // namespace

ConnectionGate::ConnectionGate(base::Clock &clock, const HttpLimits &limits, Wire::Handler handler)
    : m_clock(clock),
      m_limits(limits),
      m_crowd(std::make_shared<Crowd>(m_limits)),
      m_service(std::make_shared<HttpService>()),
      m_maxInAllHouses(halfOfTheFiles())
{
    m_service->handler = std::make_shared<const Wire::Handler>(std::move(handler));
    setListenBacklogSize(BacklogSize);
}

ConnectionGate::~ConnectionGate() = default;

void ConnectionGate::retire(std::unique_ptr<ConnectionGate> gate)
{
    gate->m_service->handler.reset();
    // The connection is still needed when the running handler returns to it.
    if (gate->m_service->handlersRunning > 0)
        gate.release()->deleteLater();
}

void ConnectionGate::incomingConnection(qintptr descriptor)
{
    const bool isFull = m_crowd->isFull() || Crowd::inAllHouses() >= m_maxInAllHouses;
    if (isFull && !m_crowd->makeRoom())
        return turnAway(static_cast<int>(descriptor));
    auto connection = std::make_unique<HttpConnection>(m_clock, m_limits, m_crowd, m_service, this);
    if (!connection->adopt(static_cast<int>(descriptor))) {
        ::close(static_cast<int>(descriptor));
        return;
    }
    if (isFullFor(*connection)) {
        turnAway(::dup(static_cast<int>(descriptor)));
        return;
    }
    m_crowd->enter(*connection.release()); // a child of the gate from now on
}

bool ConnectionGate::isFullFor(const HttpConnection &newcomer) const
{
    if (m_limits.maxConnectionsPerAddress <= 0)
        return false;
    const QList<HttpConnection *> inside = connections();
    const auto fromThere =
        std::count_if(inside.cbegin(), inside.cend(), [&newcomer](const HttpConnection *other) {
            return other != &newcomer && other->isConnected() && other->peer() == newcomer.peer();
        });
    return fromThere >= m_limits.maxConnectionsPerAddress;
}

QList<HttpConnection *> ConnectionGate::connections() const
{
    return findChildren<HttpConnection *>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace league::transport
