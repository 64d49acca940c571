// McpConversation: the life of one call of an McpClient: handshake, list of tools, call.
//
// Shared by the office and the caller's McpCall. Every function is safe when a callback destroys
// the conversation or the client.
#pragma once

#include "agents/transport/mcp_handshake.h"

namespace league::transport {

// What a conversation is for.
struct McpErrand
{
    enum class Kind {
        List, // only the tools
        Call, // a tool with these arguments
        Deliver, // a message, as the tool wants it
    };

    Kind kind = Kind::List;
    QStringList tools = {}; // in the order of preference
    JsonObject content = {}; // arguments or message
};

class McpConversation final : public std::enable_shared_from_this<McpConversation>
{
public:
    // The outcome; of a listing also the tools.
    using Done = std::function<void(RpcOutcome, const QList<protocol::mcp_client::Tool> &)>;

    McpConversation(McpOffice &office, QUrl endpoint, McpErrand errand,
                    std::chrono::milliseconds timeout, Done done);

    void begin();
    // The caller gives up; a legacy server that works for us is told.
    void cancel();
    // The office closes: nothing is sent any more.
    void abandon();

private:
    using Tools = QList<protocol::mcp_client::Tool>;

    void shakeHands();
    void proceed();
    void listPage(const QString &cursor);
    void pageArrived(const RpcOutcome &outcome);
    void listed(const Tools &tools);
    void chooseTool(const Tools &tools);
    void callTool(const protocol::mcp_client::Tool &tool);
    void called(const RpcOutcome &outcome);
    [[nodiscard]] bool startsOver(const RpcOutcome &outcome);
    void ask(const protocol::RpcRequest &request, const Headers &parameters,
             McpExchange::Done next);
    void timeIsUp();
    void giveUp(const QString &reason);
    void refuse(int code, const QString &reason);
    void finish(RpcOutcome outcome);
    void release();

    McpOffice *m_office; // null once over
    QUrl m_endpoint;
    McpErrand m_errand;
    std::chrono::milliseconds m_timeout;
    Done m_done;
    qint64 m_startedMs;
    base::Alarm m_deadline;
    McpSession m_session;
    bool m_isKnownServer = false; // its session is from an earlier conversation
    bool m_hasStartedOver = false;
    bool m_canList = true;
    Tools m_pages; // what was listed so far
    QStringList m_cursors;
    protocol::mcp_client::Tool m_tool; // the one called
    JsonValue m_openRequest = JsonValue::Undefined; // the id of what the server works on
    std::unique_ptr<McpHandshake> m_handshake;
    std::unique_ptr<McpExchange> m_exchange;
};

} // namespace league::transport
