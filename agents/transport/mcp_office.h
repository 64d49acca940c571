// McpOffice: what the conversations of one McpClient share: wire, clock, tap, the sessions, and
// what is sent with nobody waiting for the answer.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/mcp_session.h"
#include "agents/transport/traffic_tap.h"
#include "agents/transport/wire.h"

#include <QHash>
#include <QObject>

#include <list>
#include <unordered_map>

namespace league::transport {

class McpConversation;

class McpOffice
{
public:
    McpOffice(Wire &wire, base::Clock &clock);
    ~McpOffice();
    McpOffice(const McpOffice &) = delete;
    McpOffice &operator=(const McpOffice &) = delete;

    [[nodiscard]] Wire &wire() const { return m_wire; }
    [[nodiscard]] base::Clock &clock() const { return m_clock; }
    [[nodiscard]] TrafficTap *tap() const { return m_tap; }
    void setTap(TrafficTap *tap) { m_tap = tap; }
    [[nodiscard]] qint64 nextId() { return ++m_lastId; }

    // Keeps a conversation alive until it is struck off.
    void enter(const std::shared_ptr<McpConversation> &conversation);
    void strikeOff(McpConversation *conversation);

    // The session with a server; null before the first handshake.
    [[nodiscard]] const McpSession *sessionAt(const QUrl &endpoint) const;
    // Remembers a new session. When another conversation was faster its session stays, and the new
    // one is ended. Returns the one to use.
    McpSession adopt(const QUrl &endpoint, const McpSession &session);
    void rememberTools(const QUrl &endpoint, const QList<protocol::mcp_client::Tool> &tools);
    // The server does not know this session any more.
    void forget(const QUrl &endpoint, const McpSession &session);

    // Sends a notification, or ends a session; whatever comes of it.
    void notify(const QUrl &endpoint, const McpSession &session,
                const protocol::RpcRequest &notification);
    // Ends every session; `done` runs from the event loop once each server has answered or is late.
    void endSessions(std::function<void()> done);

private:
    void endSession(const QUrl &endpoint, const McpSession &session,
                    const std::shared_ptr<void> &untilDone);
    void sendAndForget(WireCall call, const std::shared_ptr<void> &untilDone);
    [[nodiscard]] static QUrl keyOf(const QUrl &endpoint);

    Wire &m_wire;
    base::Clock &m_clock;
    TrafficTap *m_tap = nullptr;
    qint64 m_lastId = 0;
    std::unordered_map<McpConversation *, std::shared_ptr<McpConversation>> m_conversations;
    QHash<QUrl, McpSession> m_sessions;
    std::list<PendingCall> m_unwatched; // what was sent with nobody waiting
    QObject m_receiver; // of work to be done soon
};

} // namespace league::transport
