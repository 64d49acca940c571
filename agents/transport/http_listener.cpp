#include "agents/transport/http_listener.h"

namespace league::transport {

namespace {

constexpr int PortsToTry = 50;

QString nextFreePort(const QHostAddress &address, quint16 taken)
{
    for (int port = taken + 1; port <= std::min(taken + PortsToTry, 65'535); ++port) {
        QTcpServer probe;
        if (probe.listen(address, static_cast<quint16>(port)))
            return QStringLiteral("port %1 is free").arg(port);
    }
    return QStringLiteral("port 0 picks a free one");
}

base::Failure whyNot(const QTcpServer &gate, const QHostAddress &address, quint16 port)
{
    if (gate.serverError() == QAbstractSocket::AddressInUseError) {
        return {QStringLiteral("Port %1 on %2 is taken by another program; %3.")
                    .arg(QString::number(port), address.toString(), nextFreePort(address, port))};
    }
    return {QStringLiteral("Cannot listen on %1 port %2: %3. Choose another address or port.")
                .arg(address.toString(), QString::number(port), gate.errorString())};
}

} // namespace

base::Result<std::unique_ptr<Listener>> HttpListener::open(base::Clock &clock,
                                                           const HttpLimits &limits,
                                                           const QHostAddress &address,
                                                           quint16 port, Wire::Handler handler)
{
    auto gate = std::make_unique<ConnectionGate>(clock, limits, std::move(handler));
    if (!gate->listen(address, port))
        return whyNot(*gate, address, port);
    return std::unique_ptr<Listener>(std::make_unique<HttpListener>(std::move(gate)));
}

HttpListener::HttpListener(std::unique_ptr<ConnectionGate> gate) : m_gate(std::move(gate)) { }

HttpListener::~HttpListener()
{
    ConnectionGate::retire(std::move(m_gate));
}

QUrl HttpListener::endpoint() const
{
    return agentEndpoint(m_gate->serverAddress(), port());
}

quint16 HttpListener::port() const
{
    return m_gate->serverPort();
}

QUrl agentEndpoint(const QHostAddress &address, quint16 port)
{
    const bool isAny = address == QHostAddress::Any || address == QHostAddress::AnyIPv4
        || address == QHostAddress::AnyIPv6;
    QUrl url;
    url.setScheme(QStringLiteral("http"));
    url.setHost(isAny ? QStringLiteral("127.0.0.1") : address.toString());
    url.setPort(port);
    url.setPath(QStringLiteral("/mcp"));
    return url;
}

} // namespace league::transport
