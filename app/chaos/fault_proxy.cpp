#include "app/chaos/fault_proxy.h"

#include "app/chaos/proxied_connection.h"

#include <QTcpSocket>

namespace league::app {

namespace {

// A league of four takes 50 ms on loopback; nothing could be aimed at it.
constexpr int LongestQuietDelayMs = 25;
constexpr int LongestDelayMs = 900;

} // namespace

FaultProxy::FaultProxy(const QString &name, quint64 seed, base::Clock &clock)
    : m_clock(clock), m_random(seed, QStringLiteral("proxy/") + name)
{
    connect(&m_server, &QTcpServer::newConnection, this, &FaultProxy::onConnection);
}

base::Outcome FaultProxy::listen()
{
    if (m_server.listen(QHostAddress(QHostAddress::LocalHost), 0))
        return base::Done{};
    return base::Failure{
        QStringLiteral("A proxy could not open a port: %1.").arg(m_server.errorString())};
}

QUrl FaultProxy::url() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1/mcp").arg(m_server.serverPort()));
}

void FaultProxy::onConnection()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        socket->setParent(nullptr);
        std::unique_ptr<QTcpSocket> client(socket);
        if (m_target == 0)
            continue;
        new ProxiedConnection(
            std::move(client), m_target, [this] { return nextFate(); }, m_clock, this);
    }
}

ExchangeFate FaultProxy::nextFate()
{
    using std::chrono::milliseconds;
    const auto upTo = [this](int longest) {
        return milliseconds(m_random.uniform(static_cast<quint64>(longest)) + 1);
    };
    ExchangeFate fate{NetworkFault::None, upTo(LongestQuietDelayMs)};
    const bool suffers = m_random.uniform(10) < 7;
    if (m_fault == NetworkFault::None || !suffers)
        return fate;
    ++m_injected;
    fate.fault = m_fault;
    if (m_fault == NetworkFault::Delay)
        fate.delay = upTo(LongestDelayMs);
    return fate;
}

} // namespace league::app
