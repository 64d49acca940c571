// RpcDesk: what stands behind an RpcServer's port: the HTTP rules, then JSON-RPC, then the
// handlers.
//
// Shared by the server, its listener and the requests that are not answered yet, because a handler
// may destroy the server and answer later. Knows no wire: a request in, an answer out.
#pragma once

#include "agents/transport/host_guard.h"
#include "agents/transport/rpc_server.h"

#include <QHash>

#include <map>

namespace league::transport {

class RpcDesk final : public std::enable_shared_from_this<RpcDesk>
{
public:
    using Handler = std::shared_ptr<const RpcServer::Handler>;
    using Page = std::shared_ptr<const RpcServer::GetHandler>;

    // What the server has been told.
    struct Settings
    {
        bool isOpen = false; // it listens
        TrafficTap *tap = nullptr;
        HostGuard guard = {};
        bool answersEveryDialect = false;
        std::function<JsonObject()> health = {};
        QHash<QString, Handler> byMethod = {};
        QHash<QString, Handler> byMessageType = {};
        Handler otherwise = {};
        std::map<QByteArray, Handler> byFolder = {};
        std::shared_ptr<const McpDesk> mcp = {};
        std::map<QByteArray, Page> pages = {};
    };

    explicit RpcDesk(base::Clock &clock) : m_clock(clock) { }

    [[nodiscard]] Settings &settings() { return m_settings; }
    // Answers a request, at once or through a handler.
    void receive(const WireRequest &request, const WireReply &reply);

private:
    class Pending;

    // Whether JSON-RPC is spoken there.
    [[nodiscard]] bool isForMcp(const QByteArray &path) const;
    void receiveSaid(const protocol::RpcRequest &said, const WireRequest &request,
                     const WireReply &reply);
    void receiveMcp(const WireRequest &request, const WireReply &reply);
    void receivePost(const WireRequest &request, const WireReply &reply);
    void dispatch(const protocol::RpcRequest &call, const WireRequest &request,
                  const std::shared_ptr<Pending> &pending);
    void receivePage(const WireRequest &request, const WireReply &reply);
    // Whether the caller may look for the answer in other places than ours do.
    [[nodiscard]] bool isForeign(const protocol::RpcRequest &call,
                                 const WireRequest &request) const;
    [[nodiscard]] Handler handlerFor(const protocol::RpcRequest &call,
                                     const QByteArray &path) const;
    // Who takes what is posted to a path outside /mcp; null when nobody does.
    [[nodiscard]] Handler handlerBelow(const QByteArray &path) const;
    [[nodiscard]] Page pageAt(const QByteArray &path) const;

    base::Clock &m_clock;
    Settings m_settings;
};

} // namespace league::transport
