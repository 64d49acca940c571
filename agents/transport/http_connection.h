// HttpConnection: one client's connection, guarded.
//
// Made by a ConnectionGate, whose child it is, and gone soon after it has disconnected. It hands
// every complete request to the service; what is malformed, too large or too slow is refused.
// Answers leave in the order of the requests. After a refusal or the last answer it half-closes and
// drains for a moment, so that the peer can read what it was told before the connection is reset.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/crowd.h"
#include "agents/transport/http_answer.h"
#include "agents/transport/request_scanner.h"
#include "agents/transport/socket_watch.h"
#include "agents/transport/wire.h"

#include <QObject>

#include <deque>
#include <memory>

namespace league::transport {

// What all connections of a listener serve.
struct HttpService
{
    std::shared_ptr<const Wire::Handler> handler; // null once the listener is closed
    int handlersRunning = 0;
};

class HttpConnection final : public QObject, private SocketWatch::Watched
{
    Q_OBJECT

public:
    // The clock must outlive the connection.
    HttpConnection(base::Clock &clock, const HttpLimits &limits, std::shared_ptr<Crowd> crowd,
                   std::shared_ptr<HttpService> service, QObject *parent);
    ~HttpConnection() override;

    // Takes over an accepted socket; false when it is of no use, and not taken.
    [[nodiscard]] bool adopt(int socket);
    [[nodiscard]] bool isConnected() const { return m_socket >= 0; }
    [[nodiscard]] const QHostAddress &peer() const { return m_peer; }
    // Closes at once and looks at nothing that still comes, because others need the room.
    void giveWay();

private:
    class WayBack;
    // The place of one answer in the order of answers.
    struct Place
    {
        QByteArray bytes = {};
        bool isReady = false;
        bool isLast = false; // nothing may follow it
        qint64 askedBytes = 0; // of the request, until it is answered
    };

    void socketReady(bool isReadable, bool isWritable) override;
    void receive();
    void read(QByteArrayView bytes);
    [[nodiscard]] qsizetype scan(QByteArrayView bytes);
    void serve();
    void refuse(const HttpRefusal &refusal);
    void stopParsing();
    void sendReady();
    void write(const QByteArray &bytes);
    void flush();
    void closeWhenWritten();
    // Closes, and is deleted soon.
    void hangUp();
    void close();
    void tellHeldBytes();
    [[nodiscard]] qint64 outputBytes() const;

    void expireAfter(std::chrono::milliseconds span);
    void ring();
    void expire();

    base::Clock &m_clock;
    HttpLimits m_limits;
    std::shared_ptr<Crowd> m_crowd;
    std::shared_ptr<HttpService> m_service;
    std::shared_ptr<SocketWatch> m_watch;
    int m_socket = -1;
    QHostAddress m_peer;
    QByteArray m_output; // that the peer has not taken yet
    bool m_waitsForRoom = false; // to write
    RequestScanner m_scanner;
    qint64 m_requestBytes = 0; // that have come of the request that is not complete
    bool m_continueSent = false;
    bool m_isParsing = true; // false: what still comes is thrown away
    bool m_isClosing = false; // the last answer has been written
    qint64 m_drained = 0;
    std::deque<std::shared_ptr<Place>> m_places;

    base::Alarm m_alarm;
    qint64 m_alarmAtMs = -1; // -1: none set
    qint64 m_expiresAtMs = -1; // -1: never; may be later than the alarm, which is then set again
};

} // namespace league::transport
