#include "agents/transport/http_connection.h"

#include "agents/base/time_account.h"

#include <QPointer>

#include <algorithm>

#include <sys/socket.h>

namespace league::transport {

class HttpConnection::WayBack final : public WireReply::WayBack
{
public:
    WayBack(HttpConnection *connection, std::shared_ptr<Place> place, AnswerForm form)
        : m_connection(connection), m_place(std::move(place)), m_form(form)
    {
    }

    ~WayBack() override
    {
        if (!isAnswered())
            WayBack::deliver(500, "The request was not answered.\n", "text/plain", {});
    }

protected:
    void deliver(int status, QByteArray body, QByteArray contentType, Headers headers) override
    {
        if (!m_connection)
            return;
        const base::Charge charge(base::Expense::HttpServer);
        m_place->bytes = httpAnswer(status, body, contentType, headers, m_form);
        m_place->askedBytes = 0;
        m_place->isReady = true;
        m_place->isLast = !m_form.keepAlive;
        m_connection->sendReady();
    }

private:
    QPointer<HttpConnection> m_connection;
    std::shared_ptr<Place> m_place;
    AnswerForm m_form;
};

HttpConnection::HttpConnection(base::Clock &clock, const HttpLimits &limits,
                               std::shared_ptr<Crowd> crowd, QObject *parent)
    : QTcpSocket(parent),
      m_clock(clock),
      m_limits(limits),
      m_crowd(std::move(crowd)),
      m_scanner(limits)
{
    // Qt keeps the bytes of a request in the read buffer until it is complete, so that this bounds
    // the memory a peer can take.
    setReadBufferSize(limits.maxHeaderBytes + limits.maxBodyBytes + 1);
    // Connected before Qt connects its parser, so that it runs first.
    connect(this, &QIODevice::readyRead, this, &HttpConnection::inspect);
    connect(this, &QIODevice::bytesWritten, this, &HttpConnection::tellHeldBytes);
    connect(this, &QIODevice::bytesWritten, this, &HttpConnection::closeWhenWritten);
    connect(this, &QAbstractSocket::disconnected, this, [this] { m_crowd->leave(*this); });
}

HttpConnection::~HttpConnection()
{
    // The socket says goodbye while it is destroyed, when nothing of ours is there any more. Only
    // these: Qt hangs its own request on destroyed(), with the socket as receiver too.
    disconnect(this, &QIODevice::readyRead, this, nullptr);
    disconnect(this, &QIODevice::bytesWritten, this, nullptr);
    disconnect(this, &QAbstractSocket::disconnected, this, nullptr);
    m_crowd->leave(*this);
}

bool HttpConnection::adopt(qintptr descriptor)
{
    if (!setSocketDescriptor(descriptor))
        return false;
    setSocketOption(QAbstractSocket::LowDelayOption, 1);
    expireAfter(m_limits.requestTimeout);
    return true;
}

void HttpConnection::inspect()
{
    if (m_scanner.isComplete())
        return refuse({400, "The request does not end where it says."}); // Qt waits for more of it
    const QByteArray bytes = peek(bytesAvailable());
    const bool hadBegun = m_scanner.hasBegun();
    const qsizetype used = m_scanner.feed(bytes);
    m_bytesBehind = bytes.size() - used;
    m_requestBytes += used;
    tellHeldBytes();
    if (!m_isParsing)
        return; // it held too much and had to give way
    if (m_scanner.refusal())
        return refuse(*m_scanner.refusal());
    if (!m_scanner.hasBegun())
        return;
    if (!hadBegun) {
        if (std::ssize(m_places) >= m_limits.maxPipelined)
            return refuse({503, "Too many requests wait on this connection."});
        expireAfter(m_limits.requestTimeout);
    }
    const bool waits = m_scanner.hasHead() && m_scanner.head().expectsContinue;
    if (waits && !m_scanner.isComplete() && !std::exchange(m_continueSent, true)) {
        m_places.push_back(std::make_shared<Place>(Place{"HTTP/1.1 100 Continue\r\n\r\n", true}));
        sendReady();
    }
}

std::optional<HttpConnection::Incoming> HttpConnection::takeRequest(const QByteArray &body)
{
    if (!m_isParsing)
        return std::nullopt;
    const bool agreed = m_scanner.isComplete() && m_scanner.bodyBytes() == body.size()
        && bytesAvailable() == m_bytesBehind;
    if (!agreed) {
        refuse({400, "The request does not end where it says."});
        return std::nullopt;
    }
    const HttpHead &head = m_scanner.head();
    auto place = std::make_shared<Place>();
    place->askedBytes = std::exchange(m_requestBytes, 0);
    m_places.push_back(place);
    Incoming incoming{
        {head.verb, head.path, head.query, head.headers, body, peerAddress()},
        WireReply(std::make_shared<WayBack>(this, std::move(place), AnswerForm::of(head)))};
    if (!head.keepAlive)
        stopParsing();
    m_scanner.startOver();
    m_continueSent = false;
    m_expiresAtMs = -1; // now it is our turn
    m_crowd->endWaiting(*this);
    return incoming;
}

void HttpConnection::refuse(const HttpRefusal &refusal)
{
    stopParsing();
    m_places.push_back(std::make_shared<Place>(Place{httpAnswer(refusal), true, true}));
    sendReady();
}

void HttpConnection::stopParsing()
{
    if (!std::exchange(m_isParsing, false))
        return;
    m_requestBytes = 0;
    disconnect(this, &QIODevice::readyRead, nullptr, nullptr); // ours and Qt's
    connect(this, &QIODevice::readyRead, this, &HttpConnection::drain);
    if (isTransactionStarted())
        commitTransaction();
    drain();
}

void HttpConnection::drain()
{
    m_drained += std::max<qint64>(0, skip(bytesAvailable()));
    if (m_drained > 2 * m_limits.maxBodyBytes)
        abort();
}

void HttpConnection::sendReady()
{
    if (state() != ConnectedState)
        return;
    while (!m_isClosing && !m_places.empty() && m_places.front()->isReady) {
        write(m_places.front()->bytes);
        m_isClosing = m_places.front()->isLast;
        m_places.pop_front();
    }
    flush();
    if (outputBytes() > m_limits.maxOutputBytes)
        return abort();
    tellHeldBytes();
    if (state() != ConnectedState)
        return; // it held too much and had to give way
    if (m_places.empty())
        m_crowd->beginWaiting(*this);
    if (m_isClosing) {
        m_crowd->dismiss(*this);
        expireAfter(m_limits.lingerTimeout);
        closeWhenWritten();
    } else if (m_places.empty() && !m_scanner.hasBegun()) {
        expireAfter(m_limits.idleTimeout);
    }
}

void HttpConnection::tellHeldBytes()
{
    qint64 asked = 0;
    for (const auto &place : m_places)
        asked += place->askedBytes;
    m_crowd->hold(*this, m_requestBytes + asked + outputBytes());
}

qint64 HttpConnection::outputBytes() const
{
    qint64 bytes = bytesToWrite();
    for (const auto &place : m_places)
        bytes += place->bytes.size();
    return bytes;
}

void HttpConnection::closeWhenWritten()
{
    if (!m_isClosing || bytesToWrite() > 0 || state() != ConnectedState)
        return;
    // Only our half: closing with unread bytes would reset the connection and take from the peer
    // what was just written to it.
    ::shutdown(static_cast<int>(socketDescriptor()), SHUT_WR);
}

void HttpConnection::hangUp()
{
    m_places.clear();
    flush();
    abort();
}

void HttpConnection::giveWay()
{
    m_isParsing = false;
    disconnect(this, &QIODevice::readyRead, nullptr, nullptr); // ours and Qt's
    m_places.clear();
    abort();
}

void HttpConnection::expireAfter(std::chrono::milliseconds span)
{
    m_expiresAtMs = m_clock.steadyMs() + span.count();
    if (m_alarmAtMs >= 0 && m_alarmAtMs <= m_expiresAtMs)
        return; // an alarm that rings too early is set again: cheaper than a new one per request
    m_alarmAtMs = m_expiresAtMs;
    m_alarm = m_clock.after(span, [this] { ring(); });
}

void HttpConnection::ring()
{
    m_alarmAtMs = -1;
    if (m_expiresAtMs < 0)
        return;
    const qint64 left = m_expiresAtMs - m_clock.steadyMs();
    if (left > 0)
        return expireAfter(std::chrono::milliseconds(left));
    expire();
}

void HttpConnection::expire()
{
    if (m_isClosing || bytesToWrite() > 0)
        return abort();
    if (m_scanner.hasBegun())
        return refuse({408, "The request took too long to arrive."});
    disconnectFromHost();
}

} // namespace league::transport
