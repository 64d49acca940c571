// McpExchange: one request to an MCP server and its reply, however it comes.
//
// The reply may be plain JSON or one event among others of a stream; a stream that breaks off is
// taken up again where it ended (mcp.md §3.5). Owned by a conversation or a handshake; destroying
// it gives the request up. It may be destroyed inside its own callback.
#pragma once

#include "agents/transport/call_policy.h"
#include "agents/transport/event_stream.h"
#include "agents/transport/mcp_office.h"

namespace league::transport {

class McpExchange
{
public:
    using Done = std::function<void(RpcOutcome)>;
    // Only servers of the legacy era let us come back for the rest of a stream.
    enum class Resuming { Possible, Impossible };

    // `dueMs` is the steady time at which nobody waits any more.
    McpExchange(McpOffice &office, QUrl endpoint, qint64 dueMs, Resuming resuming);
    McpExchange(const McpExchange &) = delete;
    McpExchange &operator=(const McpExchange &) = delete;

    // Sends the request. `done` runs once, from the event loop: Answered with the result, Refused
    // with an error or a status that is one, or why there is no reply. To a notification any status
    // is an answer.
    void begin(const protocol::RpcRequest &request, const Headers &headers, Done done);

private:
    void send(WireCall call);
    [[nodiscard]] bool readOn(const WireAnswer &soFar);
    void readStream(QByteArrayView piece);
    void arrived(const WireAnswer &answer);
    void streamEnded(const WireAnswer &answer);
    [[nodiscard]] RpcOutcome plainOutcome(const WireAnswer &answer) const;
    void resumeLater();
    void finish(RpcOutcome outcome);
    void report(const WireAnswer &answer, const QString &outcome) const;
    [[nodiscard]] RpcOutcome outcomeOf(const protocol::RpcReply &reply) const;

    McpOffice &m_office;
    QUrl m_endpoint;
    qint64 m_dueMs;
    Resuming m_resuming;
    protocol::RpcRequest m_request;
    Headers m_headers;
    Done m_done;
    QByteArray m_body;
    PendingCall m_pending;
    base::Alarm m_pause;
    EventStream m_stream;
    qsizetype m_readBytes = 0; // of the body that is coming in
    QByteArray m_lastEventId; // of all streams of this request
    std::chrono::milliseconds m_retry{1'000};
    std::optional<protocol::RpcReply> m_reply;
    std::optional<protocol::RpcReply> m_unaddressed; // an error that does not say to what
    int m_status = 0;
    Headers m_answerHeaders;
    qint64 m_startedUtcMs = 0;
    qint64 m_startedMs = 0;
};

} // namespace league::transport
