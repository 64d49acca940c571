// McpClient: calls the tools of somebody's MCP server, of whatever era and style (mcp.md §3).
//
// Owned by an agent, on whose thread it lives; may be destroyed inside one of its own callbacks.
// When it dies, every call under way is given up and no callback runs any more. It neither retries
// nor has a circuit breaker; whoever wants those puts them around it.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/result.h"
#include "agents/protocol/mcp_client/server_facts.h"
#include "agents/protocol/mcp_client/tool.h"
#include "agents/transport/call_policy.h"
#include "agents/transport/traffic_tap.h"
#include "agents/transport/wire.h"

#include <QStringList>

namespace league::transport {

class McpConversation;
class McpOffice;

using McpTool = protocol::mcp_client::Tool;
using McpServerFacts = protocol::mcp_client::ServerFacts;

// The caller's hold on a call; destroying it gives the call up and its callback never runs.
class [[nodiscard]] McpCall
{
public:
    McpCall() = default;
    explicit McpCall(std::shared_ptr<McpConversation> call) : m_call(std::move(call)) { }
    McpCall(McpCall &&other) noexcept = default;
    McpCall &operator=(McpCall &&other) noexcept;
    McpCall(const McpCall &) = delete;
    McpCall &operator=(const McpCall &) = delete;
    ~McpCall() { cancel(); }

    void cancel();

private:
    std::shared_ptr<McpConversation> m_call;
};

class McpClient
{
public:
    using Done = std::function<void(RpcOutcome)>;
    using Listed = std::function<void(base::Result<QList<McpTool>>)>;

    // Wire and clock must live on the same thread and outlive the client.
    McpClient(Wire &wire, base::Clock &clock);
    ~McpClient();
    McpClient(const McpClient &) = delete;
    McpClient &operator=(const McpClient &) = delete;

    // Calls a tool. The timeout is over everything: finding the era, the handshake, listing,
    // calling. `done` runs once, from the event loop. Answered: `result` is the object that the
    // tool gave. Refused: an error of the protocol or of the tool, with its text. Otherwise as in
    // RpcClient.
    McpCall call(const QUrl &endpoint, const QString &tool, const JsonObject &arguments,
                 std::chrono::milliseconds timeout, Done done);
    // Hands a league message to the first of these tools that the server has, as that tool wants
    // it (protocol::mcp_client::argumentsFor). Otherwise as call().
    McpCall deliver(const QUrl &endpoint, const QStringList &tools, const JsonObject &message,
                    std::chrono::milliseconds timeout, Done done);
    // Asks for the tools anew; those that may not be called are left out.
    McpCall listTools(const QUrl &endpoint, std::chrono::milliseconds timeout, Listed done);

    // What is known of a server; nothing before the first call has got through its handshake.
    [[nodiscard]] std::optional<McpServerFacts> facts(const QUrl &endpoint) const;
    // Tells every server that gave us a session that it is over, and forgets all of them. `done`
    // runs once they have answered, or after 5 s. Without it the servers find out themselves.
    void endSessions(std::function<void()> done = {});
    // The tap must outlive the client; null for none. It sees every exchange.
    void setTap(TrafficTap *tap);

private:
    std::unique_ptr<McpOffice> m_office;
};

} // namespace league::transport
