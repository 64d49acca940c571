// RpcResponder: the way to answer one JSON-RPC request.
//
// Handed to an RpcServer's handler; copies share one answer. It may be kept, and used after the
// peer or the server has gone. Only the first answer counts. When every copy is dropped without
// one, the peer gets -32603: never silence.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/transport/wire_headers.h"

#include <memory>

namespace league::transport {

class RpcResponder
{
public:
    // What the server keeps of a request until it is answered.
    class Request
    {
    public:
        Request() = default;
        Request(const Request &) = delete;
        Request &operator=(const Request &) = delete;
        virtual ~Request() = default;
        virtual void answer(int status, const QByteArray &body, const QString &outcome,
                            const Headers &headers) = 0;
        // With what was asked for, to whoever looks for it where ours do.
        virtual void answer(const protocol::RpcReply &reply) = 0;
        [[nodiscard]] virtual const JsonValue &id() const = 0;
        // The caller may look for the answer in other places than ours do.
        [[nodiscard]] virtual bool isForeign() const = 0;
    };

    RpcResponder() = default;
    explicit RpcResponder(std::shared_ptr<Request> request) : m_request(std::move(request)) { }

    void result(const JsonObject &result) const;
    void error(const protocol::RpcError &error) const;
    // For dialects that need a status of their own, such as MCP's 404 for an unknown method.
    void error(const protocol::RpcError &error, int httpStatus) const;
    // For dialects that need a body of their own: any JSON object, with the status to send.
    void raw(const JsonObject &body, int httpStatus, const Headers &headers = {}) const;

private:
    std::shared_ptr<Request> m_request;
};

} // namespace league::transport
