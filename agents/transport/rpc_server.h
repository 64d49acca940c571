// RpcServer: an agent's front door. JSON-RPC on POST /mcp, pages on GET, the same on every wire.
//
// Owned by the agent, on whose thread it lives; may be destroyed inside one of its own handlers.
// It sees to the HTTP rules (Host and Origin, methods, media type, size) and the JSON-RPC rules, so
// that a handler only ever gets a well-formed request and always has a way to answer.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/json/json.h"
#include "agents/protocol/mcp/mcp_offers.h"
#include "agents/transport/rpc_responder.h"
#include "agents/transport/traffic_tap.h"
#include "agents/transport/wire.h"

#include <functional>
#include <variant>

namespace league::transport {

class McpDesk;
class RpcDesk;

// Who is asking.
struct Caller
{
    QHostAddress address;
    Headers headers = {};
    QByteArray path = {}; // that was called: /mcp, or what onPath() serves

    [[nodiscard]] QByteArray header(QByteArrayView name) const
    {
        return headerValue(headers, name);
    }
};

class RpcServer
{
public:
    using Handler = std::function<void(const protocol::RpcRequest &, const Caller &, RpcResponder)>;
    // Answers a GET; for HEAD the wire leaves the body away.
    using GetHandler = std::function<void(const WireRequest &, WireReply)>;

    // Wire and clock must outlive the server.
    RpcServer(Wire &wire, base::Clock &clock);
    ~RpcServer();
    RpcServer(const RpcServer &) = delete;
    RpcServer &operator=(const RpcServer &) = delete;

    // Dispatch (L-34): by method, else by params.message_type, else `otherwise`, else -32601.
    void on(const QString &method, Handler handler);
    void onMessageType(const QString &type, Handler handler);
    void otherwise(Handler handler);
    // Takes every request that is posted to a path below this one, which ends in '/'.
    void onPath(const QByteArray &folder, Handler handler);

    // Serves MCP on the same route (see mcp_desk.h), asked before the handlers above. The desk
    // lives as long as the server.
    McpDesk &serveMcp(const protocol::McpIdentity &identity);
    // Answers go out so that callers of every dialect find what they look for (interop.md §3),
    // unless the caller shows by a League-Proof that it is one of ours.
    void answerEveryDialect();
    // What GET /health answers.
    void setHealth(std::function<JsonObject()> health);
    // A further GET page; a path that ends in '/' stands for everything below
    // it, except "/" itself, which is one page.
    void route(const QByteArray &path, GetHandler handler);
    // Hosts that Host and Origin may name besides the loopback ones and the address listened on;
    // compared exactly.
    void setAllowedHosts(const QStringList &hosts);
    // The tap must outlive the server; null for none.
    void setTap(TrafficTap *tap);

    // Opens the port (0: any free one) and returns the endpoint others call; E009 when it cannot.
    base::Result<QUrl> listen(const QHostAddress &address, quint16 port);
    // Closes the port and every connection; answers still owed are lost.
    void close();
    [[nodiscard]] bool isListening() const;
    // Empty unless listening.
    [[nodiscard]] QUrl endpoint() const;

private:
    void renewGuard();

    Wire &m_wire;
    base::Clock &m_clock;
    std::shared_ptr<RpcDesk> m_desk;
    std::unique_ptr<Listener> m_listener;
    QStringList m_allowedHosts;
};

} // namespace league::transport
