#include "agents/transport/mcp_session.h"

#include "agents/protocol/mcp_client/requests.h"

namespace league::transport {

using namespace protocol::mcp_client;

protocol::RpcRequest McpSession::dressed(const protocol::RpcRequest &request) const
{
    return facts.isModern() ? inModernEra(request, facts.version) : request;
}

Headers McpSession::headersFor(const protocol::RpcRequest &request, const Headers &parameters) const
{
    Headers headers{{"MCP-Protocol-Version", facts.version.toLatin1()}};
    if (!facts.isModern()) {
        if (!id.isEmpty())
            headers.emplaceBack("Mcp-Session-Id", id);
        return headers;
    }
    headers.emplaceBack("Mcp-Method", request.method.toLatin1());
    if (const QString name = nameOf(request); !name.isEmpty())
        headers.emplaceBack("Mcp-Name", headerText(name));
    return headers + parameters;
}

} // namespace league::transport
