// McpDesk: hangs an MCP server on an agent's front door.
//
// Owned by the agent's RpcServer (RpcServer::mcp()); filled by the role with what it offers. A tool
// is either a league.v2 method that the agent serves anyway, run by the same handler, or has a
// handler of its own. Requests that are not MCP never come here.
#pragma once

#include "agents/protocol/error_messages.h"
#include "agents/protocol/mcp/mcp_core.h"
#include "agents/protocol/message.h"
#include "agents/transport/rpc_server.h"

#include <QHash>

namespace league::transport {

class McpDesk
{
public:
    using Handler = RpcServer::Handler;
    // The handler of a league.v2 request; null when the agent does not serve it.
    using Lookup = std::function<std::shared_ptr<const Handler>(const protocol::RpcRequest &)>;

    // The clock must outlive the desk.
    McpDesk(protocol::McpIdentity identity, const base::Clock &clock);

    // A tool that is a method of league.v2. The arguments may be a whole message or its payload.
    void offer(const protocol::McpTool &tool);
    // A tool with a handler of its own, which gets the arguments as params. Arguments that are a
    // whole league.v2 message still go where such messages go.
    void offer(const protocol::McpTool &tool, Handler handler);
    // The same, with the arguments read; what cannot be read is told to the client.
    template<protocol::Message Arguments, class Handle>
    void onTool(const protocol::McpTool &tool, Handle handle);
    void offer(const protocol::McpResource &resource) { m_core.offer(resource); }
    void offer(const protocol::McpResourceTemplate &resource) { m_core.offer(resource); }
    void offer(const protocol::McpPrompt &prompt) { m_core.offer(prompt); }

    // Takes the request when it is MCP; false when it is plain league.v2.
    bool receive(const protocol::RpcRequest &call, const Caller &caller,
                 const RpcResponder &respond, const Lookup &lookup) const;

private:
    [[nodiscard]] bool run(const QString &name, const JsonObject &arguments, const Caller &caller,
                           const Lookup &lookup, const protocol::McpCore::ToolDone &done) const;

    protocol::McpCore m_core;
    const base::Clock &m_clock;
    QHash<QString, std::shared_ptr<const Handler>> m_handlers;
};

template<protocol::Message Arguments, class Handle>
void McpDesk::onTool(const protocol::McpTool &tool, Handle handle)
{
    offer(tool,
          [handle](const protocol::RpcRequest &call, const Caller &, const RpcResponder &respond) {
              const base::Result<Arguments> arguments = protocol::read<Arguments>(call.params);
              if (!arguments)
                  return respond.error(protocol::rpcErrorFrom(arguments.failure()));
              handle(*arguments, respond);
          });
}

} // namespace league::transport
