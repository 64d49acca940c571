#include "agents/transport/rpc_server.h"

#include "agents/protocol/error_codes.h"
#include "agents/transport/mcp_desk.h"
#include "agents/transport/rpc_desk.h"

namespace league::transport {

RpcServer::RpcServer(Wire &wire, base::Clock &clock)
    : m_wire(wire), m_clock(clock), m_desk(std::make_shared<RpcDesk>(clock))
{
}

RpcServer::~RpcServer()
{
    m_desk->settings().tap = nullptr;
    close();
}

void RpcServer::on(const QString &method, Handler handler)
{
    m_desk->settings().byMethod.insert(method, std::make_shared<const Handler>(std::move(handler)));
}

void RpcServer::onMessageType(const QString &type, Handler handler)
{
    m_desk->settings().byMessageType.insert(type,
                                            std::make_shared<const Handler>(std::move(handler)));
}

void RpcServer::otherwise(Handler handler)
{
    m_desk->settings().otherwise = std::make_shared<const Handler>(std::move(handler));
}

McpDesk &RpcServer::serveMcp(const protocol::McpIdentity &identity)
{
    const auto mcp = std::make_shared<McpDesk>(identity, m_clock);
    m_desk->settings().mcp = mcp;
    return *mcp;
}

void RpcServer::onPath(const QByteArray &folder, Handler handler)
{
    m_desk->settings().byFolder[folder] = std::make_shared<const Handler>(std::move(handler));
}

void RpcServer::answerEveryDialect()
{
    m_desk->settings().answersEveryDialect = true;
}

void RpcServer::setHealth(std::function<JsonObject()> health)
{
    m_desk->settings().health = std::move(health);
}

void RpcServer::route(const QByteArray &path, GetHandler handler)
{
    m_desk->settings().pages.insert_or_assign(
        path, std::make_shared<const GetHandler>(std::move(handler)));
}

void RpcServer::setAllowedHosts(const QStringList &hosts)
{
    m_allowedHosts = hosts;
    renewGuard();
}

void RpcServer::renewGuard()
{
    HostGuard guard;
    guard.allow(m_allowedHosts);
    if (m_listener)
        guard.allow({m_listener->endpoint().host()});
    m_desk->settings().guard = guard;
}

void RpcServer::setTap(TrafficTap *tap)
{
    m_desk->settings().tap = tap;
}

base::Result<QUrl> RpcServer::listen(const QHostAddress &address, quint16 port)
{
    close();
    auto served = m_wire.serve(address, port,
                               [desk = m_desk](const WireRequest &request, const WireReply &reply) {
                                   desk->receive(request, reply);
                               });
    if (!served)
        return base::Failure{served.failure().sentence, protocol::error_code::ConnectionError};
    m_listener = std::move(*served);
    m_listener->takeValues();
    m_desk->settings().isOpen = true;
    renewGuard();
    return m_listener->endpoint();
}

void RpcServer::close()
{
    m_desk->settings().isOpen = false;
    m_listener.reset();
}

bool RpcServer::isListening() const
{
    return m_listener != nullptr;
}

QUrl RpcServer::endpoint() const
{
    return m_listener ? m_listener->endpoint() : QUrl();
}

} // namespace league::transport
