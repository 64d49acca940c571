#include "agents/transport/socket_connection.h"

#include "agents/base/time_account.h"

#include <QPointer>

#include <array>
#include <cerrno>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace league::transport {

namespace {

struct SocketAddress
{
    sockaddr_storage storage{};
    socklen_t length = 0;
};

SocketAddress socketAddress(const QHostAddress &address, quint16 port)
{
    SocketAddress result;
    if (address.protocol() == QAbstractSocket::IPv4Protocol) {
        sockaddr_in v4{};
        v4.sin_family = AF_INET;
        v4.sin_port = htons(port);
        v4.sin_addr.s_addr = htonl(address.toIPv4Address());
        std::memcpy(&result.storage, &v4, sizeof v4);
        result.length = sizeof v4;
        return result;
    }
    sockaddr_in6 v6{};
    v6.sin6_family = AF_INET6;
    v6.sin6_port = htons(port);
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    std::memcpy(&v6.sin6_addr, &bytes, sizeof bytes);
    std::memcpy(&result.storage, &v6, sizeof v6);
    result.length = sizeof v6;
    return result;
}

} // namespace

// While the connection acts it may not be deleted, only be told to go.
class SocketConnection::Activity
{
public:
    explicit Activity(SocketConnection *connection)
        : m_connection(connection), m_charge(base::Expense::HttpClient)
    {
        ++connection->m_activities;
    }
    ~Activity()
    {
        if (m_connection)
            --m_connection->m_activities;
    }
    Activity(const Activity &) = delete;
    Activity &operator=(const Activity &) = delete;

private:
    QPointer<SocketConnection> m_connection;
    base::Charge m_charge;
};

SocketConnection::SocketConnection(Reports reports) : m_reports(std::move(reports)) { }

SocketConnection::~SocketConnection()
{
    close();
}

void SocketConnection::retire(std::unique_ptr<SocketConnection> connection)
{
    connection->close(); // from now on nothing is reported
    if (connection->m_activities > 0)
        connection.release()->deleteLater();
}

void SocketConnection::close()
{
    if (m_socket < 0)
        return;
    if (m_watch)
        m_watch->remove(m_socket, *this);
    ::close(std::exchange(m_socket, -1));
}

bool SocketConnection::open(const QHostAddress &address, quint16 port)
{
    const SocketAddress peer = socketAddress(address, port);
    m_socket = ::socket(peer.storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (m_socket < 0)
        return false;
    const int yes = 1;
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    const int connected =
        ::connect(m_socket, reinterpret_cast<const sockaddr *>(&peer.storage), peer.length);
    if (connected != 0 && errno != EINPROGRESS)
        return false;
    m_watch = SocketWatch::ofThisThread();
    return m_watch && m_watch->add(m_socket, *this, SocketWatch::For::Writing);
}

void SocketConnection::ask(const QByteArray &request, ResponseReader reader)
{
    ++m_requests;
    m_output = request;
    m_sent = 0;
    m_reader.emplace(std::move(reader));
    m_isOpen = true;
    if (m_isConnected)
        send();
}

void SocketConnection::socketReady(bool isReadable, bool isWritable)
{
    const Activity activity(this);
    if (!m_isConnected) {
        if (!finishConnecting())
            return end(End::NotConnected);
        send();
    } else if (isWritable) {
        send();
    }
    if (isReadable && m_isConnected)
        read();
}

bool SocketConnection::finishConnecting()
{
    int error = 0;
    socklen_t length = sizeof error;
    ::getsockopt(m_socket, SOL_SOCKET, SO_ERROR, &error, &length);
    m_isConnected = error == 0;
    if (m_isConnected) // a peer may answer before it has heard everything
        m_watch->change(m_socket, *this, SocketWatch::For::Both);
    return m_isConnected;
}

void SocketConnection::send()
{
    while (m_sent < m_output.size()) {
        const ssize_t n = ::send(m_socket, m_output.constData() + m_sent,
                                 static_cast<size_t>(m_output.size() - m_sent), MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            break; // full, or broken: then reading says so, and first what the peer had to say
        m_sent += n;
    }
    const bool isSent = m_sent == m_output.size();
    if (isSent)
        m_output.clear();
    const bool waits = !isSent && (errno == EAGAIN || errno == EWOULDBLOCK);
    if (waits != std::exchange(m_waitsForRoom, waits))
        m_watch->change(m_socket, *this,
                        waits ? SocketWatch::For::Both : SocketWatch::For::Reading);
}

void SocketConnection::read()
{
    static thread_local std::array<char, 64 * 1024> buffer;
    while (m_socket >= 0) {
        const ssize_t n = ::recv(m_socket, buffer.data(), buffer.size(), 0);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return;
        if (!m_isOpen) {
            if (m_reports.spoilt)
                m_reports.spoilt();
            return;
        }
        if (n <= 0) {
            m_reader->end();
            return end(m_reader->state() == ResponseReader::State::BrokenOff ? End::BrokenOff
                                                                             : End::Answered);
        }
        if (!take(QByteArrayView(buffer.data(), n)))
            return;
        if (n < static_cast<ssize_t>(buffer.size()))
            return; // there is no more for now
    }
}

bool SocketConnection::take(QByteArrayView bytes)
{
    const qsizetype used = m_reader->feed(bytes);
    // It says more than it was asked, or before it has heard everything: no other may follow.
    const bool isOutOfTurn = used < bytes.size() || !m_output.isEmpty();
    if (m_reader->state() == ResponseReader::State::Complete && isOutOfTurn)
        m_reader->end();
    const bool isOver = m_reader->state() != ResponseReader::State::Reading;
    const bool isEnough =
        !isOver && m_reader->hasHead() && m_reports.grown && m_reports.grown(m_reader->answer());
    if (isOver || isEnough)
        end(End::Answered);
    return !isOver && !isEnough;
}

void SocketConnection::end(End how)
{
    m_isOpen = false;
    if (m_reports.ended)
        m_reports.ended(how);
}

} // namespace league::transport
