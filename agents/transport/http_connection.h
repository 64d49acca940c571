// HttpConnection: one client's connection, guarded.
//
// Made by a ConnectionGate and parsed by Qt's HTTP server, which also deletes it after it has
// disconnected. It sees every byte before Qt does: what is malformed, too large or too slow is
// refused here and never reaches Qt's parser. Answers leave in the order of the requests. After a
// refusal or the last answer it half-closes and drains for a moment, so that the peer can read what
// it was told before the connection is reset.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/crowd.h"
#include "agents/transport/http_answer.h"
#include "agents/transport/request_scanner.h"
#include "agents/transport/wire_reply.h"
#include "agents/transport/wire_request.h"

#include <QTcpSocket>

#include <deque>
#include <memory>

namespace league::transport {

class HttpConnection final : public QTcpSocket
{
    Q_OBJECT

public:
    struct Incoming
    {
        WireRequest request;
        WireReply reply;
    };

    // The clock must outlive the connection.
    HttpConnection(base::Clock &clock, const HttpLimits &limits, std::shared_ptr<Crowd> crowd,
                   QObject *parent);
    ~HttpConnection() override;

    // Takes over an accepted descriptor; false when it is of no use any more.
    [[nodiscard]] bool adopt(qintptr descriptor);
    // Called when Qt has a complete request with this body. Returns it with its way back; nothing,
    // and a refusal to the peer, when Qt and the scanner do not agree where the request ends.
    [[nodiscard]] std::optional<Incoming> takeRequest(const QByteArray &body);
    // Hands what is written to the system and closes at once.
    void hangUp();
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

    void inspect();
    void drain();
    void refuse(const HttpRefusal &refusal);
    void stopParsing();
    void sendReady();
    void closeWhenWritten();
    void tellHeldBytes();
    [[nodiscard]] qint64 outputBytes() const;

    void expireAfter(std::chrono::milliseconds span);
    void ring();
    void expire();

    base::Clock &m_clock;
    HttpLimits m_limits;
    std::shared_ptr<Crowd> m_crowd;
    RequestScanner m_scanner;
    qint64 m_requestBytes = 0; // that have come of the request that is not complete
    qsizetype m_bytesBehind = 0; // available bytes that belong to the request after this one
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
