// WireReply: the way back to whoever sent a request.
//
// Handed to the handler with every request; copies share one way back. It may be kept as long as
// the handler likes and used after the peer, or the listener, has gone: then nothing happens.
// Answers leave in the order of the requests, whatever the order in which they are given. When the
// last copy is dropped without an answer, the peer gets a 500. Used on the listener's thread.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/transport/wire_headers.h"

#include <memory>
#include <utility>

namespace league::transport {

class WireReply
{
public:
    // The wire's side of the reply. Its destructor must see to a peer that got no answer.
    class WayBack
    {
    public:
        WayBack() = default;
        WayBack(const WayBack &) = delete;
        WayBack &operator=(const WayBack &) = delete;
        virtual ~WayBack() = default;

        [[nodiscard]] bool isAnswered() const { return m_answered; }

    protected:
        virtual void deliver(int status, QByteArray body, QByteArray contentType,
                             Headers headers) = 0;
        // The same for a reply that need not be written; wires that carry values hand it on.
        virtual void deliver(const protocol::RpcReply &reply, Headers headers)
        {
            deliver(200, protocol::toBytes(reply), JsonContentType, std::move(headers));
        }

    private:
        friend class WireReply;
        bool m_answered = false;
    };

    WireReply() = default;
    explicit WireReply(std::shared_ptr<WayBack> way) : m_way(std::move(way)) { }

    // Answers. Only the first call counts. An empty body leaves without a Content-Type.
    void send(int status, QByteArray body = {}, QByteArray contentType = JsonContentType,
              Headers headers = {}) const
    {
        if (!m_way || std::exchange(m_way->m_answered, true))
            return;
        m_way->deliver(status, std::move(body), std::move(contentType), std::move(headers));
    }
    // Answers a request that came as a value, with status 200.
    void send(const protocol::RpcReply &reply, Headers headers = {}) const
    {
        if (!m_way || std::exchange(m_way->m_answered, true))
            return;
        m_way->deliver(reply, std::move(headers));
    }

private:
    std::shared_ptr<WayBack> m_way;
};

} // namespace league::transport
