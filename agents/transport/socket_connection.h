// SocketConnection: one connection to an agent, kept for one call after the other.
//
// Made and owned by a SocketCaller, on whose thread it lives. It sends a request and says what has
// come back; when a connection is opened, used again or given up is the caller's business.
#pragma once

#include "agents/transport/response_reader.h"
#include "agents/transport/socket_watch.h"

#include <QHostAddress>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace league::transport {

class SocketConnection final : public QObject, private SocketWatch::Watched
{
    Q_OBJECT

public:
    enum class End {
        Answered, // or something that is none: the reader knows
        NotConnected, // nobody took it, as far as that can be known
        BrokenOff, // before the answer was complete
    };
    struct Reports
    {
        // More of the body has come; true: that is enough of it.
        std::function<bool(const WireAnswer &)> grown;
        // Once for each request. May destroy the connection.
        std::function<void(End)> ended;
        // Nothing was asked, and the peer has hung up or talks out of turn. May destroy it too.
        std::function<void()> spoilt;
    };

    explicit SocketConnection(Reports reports);
    ~SocketConnection() override;

    // Begins to connect; false when that cannot even begin.
    [[nodiscard]] bool open(const QHostAddress &address, quint16 port);
    // Sends a request and waits for its response, of which the reader knows the limits.
    void ask(const QByteArray &request, ResponseReader reader);
    // The response so far; only after ask().
    [[nodiscard]] ResponseReader &reader() { return *m_reader; }
    // Whether another request was answered on it before.
    [[nodiscard]] bool wasUsed() const { return m_requests > 1; }

    // Closes and deletes it: at once, or later when this is one of its own reports.
    static void retire(std::unique_ptr<SocketConnection> connection);

    qint64 idleSinceMs = 0; // for the caller to note

private:
    class Activity;

    void socketReady(bool isReadable, bool isWritable) override;
    [[nodiscard]] bool finishConnecting();
    void send();
    void read();
    // Looks at what has arrived; false when that was the end.
    [[nodiscard]] bool take(QByteArrayView bytes);
    void end(End how);
    void close();

    Reports m_reports;
    int m_socket = -1;
    bool m_isConnected = false;
    int m_activities = 0; // inside how many of its own notifications it is
    int m_requests = 0;
    QByteArray m_output;
    qsizetype m_sent = 0;
    std::optional<ResponseReader> m_reader; // while a request is open
    bool m_isOpen = false; // a request is
    std::shared_ptr<SocketWatch> m_watch;
    bool m_waitsForRoom = true; // to write
};

} // namespace league::transport
