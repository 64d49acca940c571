// McpSession: what has to be remembered of an MCP server between calls.
//
// Kept by the McpOffice, one per endpoint; a conversation works on a copy of it.
#pragma once

#include "agents/protocol/mcp_client/server_facts.h"
#include "agents/protocol/mcp_client/tool.h"
#include "agents/transport/wire_call.h"

namespace league::transport {

struct McpSession
{
    protocol::mcp_client::ServerFacts facts;
    QByteArray id = {}; // of the session; only servers of the legacy era give one, and not all
    std::optional<QList<protocol::mcp_client::Tool>> tools = {}; // once listed

    // The request as this server wants it.
    [[nodiscard]] protocol::RpcRequest dressed(const protocol::RpcRequest &request) const;
    // The headers that go with it; `parameters` are those that the tool asked for.
    [[nodiscard]] Headers headersFor(const protocol::RpcRequest &request,
                                     const Headers &parameters = {}) const;
};

} // namespace league::transport
