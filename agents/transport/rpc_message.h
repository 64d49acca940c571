// RpcMessage: a request on its way out, as a text or, where the wire carries values, as it is.
#pragma once

#include "agents/protocol/json_rpc.h"

#include <memory>

namespace league::transport {

struct RpcMessage
{
    QByteArray body = {};
    std::shared_ptr<const protocol::RpcRequest> said = {}; // in the place of the text

    [[nodiscard]] QByteArray text() const { return said ? protocol::toBytes(*said) : body; }
};

} // namespace league::transport
