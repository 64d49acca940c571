#include "agents/transport/rpc_responder.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/reply_form.h"

namespace league::transport {

using protocol::RpcError;
using protocol::RpcReply;

void RpcResponder::result(const JsonObject &result) const
{
    if (!m_request)
        return;
    const RpcReply reply{m_request->id(), JsonValue(result)};
    if (!m_request->isForeign())
        return m_request->answer(reply);
    m_request->answer(200, protocol::inEveryPlace(reply), QStringLiteral("answered"), {});
}

void RpcResponder::error(const RpcError &error) const
{
    this->error(error, 200);
}

void RpcResponder::error(const RpcError &error, int httpStatus) const
{
    if (m_request)
        m_request->answer(httpStatus, protocol::toBytes(RpcReply{m_request->id(), error}),
                          QStringLiteral("refused"), {});
}

void RpcResponder::raw(const JsonObject &body, int httpStatus, const Headers &headers) const
{
    if (m_request)
        m_request->answer(httpStatus, JsonDocument(body).toJson(JsonDocument::Compact),
                          QStringLiteral("answered"), headers);
}

} // namespace league::transport
