// McpHandshake: finds out which era an MCP server belongs to, and opens a session where there is
// one (mcp.md §3.4, §3.5).
//
// Owned by a conversation; destroying it gives it up. It may be destroyed inside its own callback.
#pragma once

#include "agents/transport/mcp_exchange.h"

#include <variant>

namespace league::transport {

class McpHandshake
{
public:
    // The session, or the outcome of a call that could not even begin.
    using Done = std::function<void(std::variant<McpSession, RpcOutcome>)>;

    McpHandshake(McpOffice &office, QUrl endpoint, qint64 dueMs, Done done);
    McpHandshake(const McpHandshake &) = delete;
    McpHandshake &operator=(const McpHandshake &) = delete;

    // Asks for the modern era first; whoever does not know it gets the legacy handshake.
    void begin();

private:
    void discover();
    void discovered(const RpcOutcome &outcome);
    void initialize(const QString &version);
    void initialized(const RpcOutcome &outcome);
    void opened(const RpcOutcome &outcome);
    void announceReady();
    void fail(RpcOutcome outcome);
    void ask(const protocol::RpcRequest &request, const Headers &headers, McpExchange::Done next);

    McpOffice &m_office;
    QUrl m_endpoint;
    qint64 m_dueMs;
    Done m_done;
    McpSession m_session;
    int m_discoveries = 0;
    int m_initializations = 0;
    std::unique_ptr<McpExchange> m_exchange;
};

} // namespace league::transport
