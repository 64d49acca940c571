// WireRequest: one request as the serving side gets it, checked and complete.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/transport/wire_headers.h"

#include <QHostAddress>

#include <memory>

namespace league::transport {

struct WireRequest
{
    QByteArray verb;
    QByteArray path; // as sent, without the query
    QByteArray query = {}; // what follows the first '?'
    Headers headers = {};
    QByteArray body = {};
    QHostAddress peer = {};
    // On a wire that carries values, what stands in the place of `body`, which is empty then.
    std::shared_ptr<const protocol::RpcRequest> said = {};

    // What was sent, as a text.
    [[nodiscard]] QByteArray text() const { return said ? protocol::toBytes(*said) : body; }

    // Null when there is no such header.
    [[nodiscard]] QByteArray header(QByteArrayView name) const
    {
        return headerValue(headers, name);
    }
};

} // namespace league::transport
