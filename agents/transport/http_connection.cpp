#include "agents/transport/http_connection.h"

#include "agents/base/time_account.h"

#include <QPointer>

#include <algorithm>
#include <array>
#include <cerrno>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace league::transport {

namespace {

// Who comes over IPv4 to a listener for both has an address of IPv6 around its own.
QHostAddress plainAddress(const QHostAddress &address)
{
    bool isInside = false;
    const quint32 inside = address.toIPv4Address(&isInside);
    return isInside ? QHostAddress(inside) : address;
}

} // namespace

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
                               std::shared_ptr<Crowd> crowd, std::shared_ptr<HttpService> service,
                               QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_limits(limits),
      m_crowd(std::move(crowd)),
      m_service(std::move(service)),
      m_scanner(limits)
{
}

HttpConnection::~HttpConnection()
{
    close();
}

bool HttpConnection::adopt(int socket)
{
    sockaddr_storage peer{};
    socklen_t length = sizeof peer;
    auto *address = reinterpret_cast<sockaddr *>(&peer);
    m_watch = SocketWatch::ofThisThread();
    if (!m_watch || ::getpeername(socket, address, &length) != 0
        || ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK) != 0
        || !m_watch->add(socket, *this, SocketWatch::For::Reading))
        return false;
    const int yes = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    m_socket = socket;
    m_peer = plainAddress(QHostAddress(address));
    expireAfter(m_limits.requestTimeout);
    return true;
}

void HttpConnection::hangUp()
{
    if (m_socket < 0)
        return;
    close();
    deleteLater();
}

void HttpConnection::close()
{
    if (m_socket < 0)
        return;
    m_watch->remove(m_socket, *this);
    ::close(std::exchange(m_socket, -1));
    m_crowd->leave(*this);
    m_isParsing = false;
    m_places.clear();
    m_output.clear();
    m_expiresAtMs = -1;
}

void HttpConnection::socketReady(bool isReadable, bool isWritable)
{
    const base::Charge charge(base::Expense::HttpServer);
    if (isWritable)
        flush();
    if (isReadable && m_socket >= 0)
        receive();
}

void HttpConnection::receive()
{
    static thread_local std::array<char, 64 * 1024> buffer;
    const ssize_t n = ::recv(m_socket, buffer.data(), buffer.size(), 0);
    if (n > 0)
        return read(QByteArrayView(buffer.data(), n)); // for the rest there is another turn
    const bool isGone = n == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
    if (isGone)
        hangUp();
}

void HttpConnection::read(QByteArrayView bytes)
{
    qsizetype used = 0;
    // A handler may run an event loop, in which others read into the same place.
    const QByteArray kept = m_isParsing ? bytes.toByteArray() : QByteArray();
    while (m_isParsing && used < kept.size()) {
        used += scan(QByteArrayView(kept).sliced(used));
        if (m_isParsing && m_scanner.isComplete())
            serve();
    }
    m_drained += bytes.size() - used;
    if (m_drained > 2 * m_limits.maxBodyBytes)
        hangUp();
}

// Reads on to the end of one request at most; returns how many of the bytes belong to it.
qsizetype HttpConnection::scan(QByteArrayView bytes)
{
    const bool hadBegun = m_scanner.hasBegun();
    const qsizetype used = m_scanner.feed(bytes);
    m_requestBytes += used;
    tellHeldBytes();
    if (!m_isParsing)
        return used; // it held too much and had to give way
    if (m_scanner.refusal()) {
        refuse(*m_scanner.refusal());
        return used;
    }
    if (!m_scanner.hasBegun())
        return used;
    if (!hadBegun) {
        if (std::ssize(m_places) >= m_limits.maxPipelined) {
            refuse({503, "Too many requests wait on this connection."});
            return used;
        }
        expireAfter(m_limits.requestTimeout);
    }
    const bool waits = m_scanner.hasHead() && m_scanner.head().expectsContinue;
    if (waits && !m_scanner.isComplete() && !std::exchange(m_continueSent, true)) {
        m_places.push_back(std::make_shared<Place>(Place{"HTTP/1.1 100 Continue\r\n\r\n", true}));
        sendReady();
    }
    return used;
}

void HttpConnection::serve()
{
    const QByteArray body = m_scanner.takeBody();
    const HttpHead head = m_scanner.takeHead();
    auto place = std::make_shared<Place>();
    place->askedBytes = std::exchange(m_requestBytes, 0);
    m_places.push_back(place);
    WireReply reply(std::make_shared<WayBack>(this, std::move(place), AnswerForm::of(head)));
    if (!head.keepAlive)
        stopParsing();
    m_scanner.startOver();
    m_continueSent = false;
    m_expiresAtMs = -1; // now it is our turn
    m_crowd->endWaiting(*this);

    const auto service = m_service;
    const auto handler = service->handler;
    if (!handler)
        return;
    const base::Charge others(base::Expense::Rest);
    ++service->handlersRunning;
    (*handler)({head.verb, head.path, head.query, head.headers, body, m_peer}, std::move(reply));
    --service->handlersRunning;
}

void HttpConnection::refuse(const HttpRefusal &refusal)
{
    stopParsing();
    m_places.push_back(std::make_shared<Place>(Place{httpAnswer(refusal), true, true}));
    sendReady();
}

void HttpConnection::stopParsing()
{
    m_isParsing = false;
    m_requestBytes = 0;
}

void HttpConnection::sendReady()
{
    if (m_socket < 0)
        return;
    while (!m_isClosing && !m_places.empty() && m_places.front()->isReady) {
        write(m_places.front()->bytes);
        m_isClosing = m_places.front()->isLast;
        m_places.pop_front();
    }
    flush();
    if (outputBytes() > m_limits.maxOutputBytes)
        return hangUp();
    if (m_socket < 0)
        return; // the peer has gone, or it held too much and had to give way
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

void HttpConnection::write(const QByteArray &bytes)
{
    if (m_output.isEmpty())
        m_output = bytes;
    else
        m_output += bytes;
}

void HttpConnection::flush()
{
    qsizetype sent = 0;
    while (sent < m_output.size()) {
        const ssize_t n = ::send(m_socket, m_output.constData() + sent,
                                 static_cast<size_t>(m_output.size() - sent), MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
            return hangUp();
        if (n < 0)
            break;
        sent += n;
    }
    if (sent == m_output.size())
        m_output = {};
    else
        m_output.remove(0, sent);
    const bool waits = !m_output.isEmpty();
    if (waits != std::exchange(m_waitsForRoom, waits))
        m_watch->change(m_socket, *this,
                        waits ? SocketWatch::For::Both : SocketWatch::For::Reading);
    tellHeldBytes();
    closeWhenWritten();
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
    qint64 bytes = m_output.size();
    for (const auto &place : m_places)
        bytes += place->bytes.size();
    return bytes;
}

void HttpConnection::closeWhenWritten()
{
    if (!m_isClosing || !m_output.isEmpty() || m_socket < 0)
        return;
    // Only our half: closing with unread bytes would reset the connection and take from the peer
    // what was just written to it.
    ::shutdown(m_socket, SHUT_WR);
}

void HttpConnection::giveWay()
{
    hangUp();
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
    if (!m_isClosing && m_output.isEmpty() && m_scanner.hasBegun())
        return refuse({408, "The request took too long to arrive."});
    hangUp();
}

} // namespace league::transport
