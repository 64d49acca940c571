#include "app/bench/epoll_loop.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace league::app {

namespace {

constexpr int LookAgainMs = 1; // whether the other loop has come to the end
constexpr size_t PieceBytes = 64 * 1024;

// How a request begins.
struct Head
{
    qint32 requestBytes = 0;
    qint32 answerBytes = 0;
};

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

base::Failure broken()
{
    return {QStringLiteral("The loopback of this machine broke down: %1. Try again.")
                .arg(QString::fromLocal8Bit(std::strerror(errno)))};
}

} // namespace

struct EpollLoop::Connection
{
    int socket = -1;
    quint16 calls = 0; // the port it calls; 0: it is called
    Head head = {};
    size_t headBytes = 0; // of a head that have come
    qint64 awaited = 0; // bytes, behind the head
    qint64 unsent = 0;
    bool isWriting = false; // and waits until it may go on
};

EpollLoop::EpollLoop() : m_epoll(::epoll_create1(EPOLL_CLOEXEC)), m_bytes(PieceBytes) { }

EpollLoop::~EpollLoop()
{
    for (const auto &connection : m_connections)
        ::close(connection->socket);
    ::close(m_listener);
    ::close(m_epoll);
}

base::Outcome EpollLoop::open()
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    auto *raw = reinterpret_cast<sockaddr *>(&address);
    if (::bind(m_listener, raw, length) != 0 || ::listen(m_listener, 1024) != 0
        || ::getsockname(m_listener, raw, &length) != 0)
        return broken();
    m_port = ntohs(address.sin_port);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.ptr = nullptr;
    if (::epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_listener, &event) != 0)
        return broken();
    return base::Done{};
}

base::Outcome EpollLoop::run(const std::vector<Exchange> &exchanges, qint64 calls, int atOnce,
                             std::atomic<qint64> &leftInAll)
{
    m_exchanges = &exchanges;
    m_left = exchanges.empty() ? 0 : calls;
    m_leftInAll = &leftInAll;
    for (int i = 0; i < atOnce; ++i)
        callNext();
    std::array<epoll_event, 256> events{};
    while (leftInAll > 0 && !m_isBroken) {
        const int count = ::epoll_wait(m_epoll, events.data(), events.size(), LookAgainMs);
        for (int i = 0; i < count; ++i) {
            const epoll_event &event = events.at(static_cast<size_t>(i));
            if (event.data.ptr)
                onEvent(*static_cast<Connection *>(event.data.ptr), event.events);
            else
                accept();
        }
    }
    return m_isBroken ? base::Outcome(broken()) : base::Outcome(base::Done{});
}

EpollLoop::Connection *EpollLoop::adopt(int socket)
{
    const int noDelay = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &noDelay, sizeof noDelay);
    m_connections.push_back(std::make_unique<Connection>());
    Connection *connection = m_connections.back().get();
    connection->socket = socket;
    watch(*connection, EPOLLIN, EPOLL_CTL_ADD);
    return connection;
}

void EpollLoop::watch(const Connection &connection, quint32 events, int operation)
{
    epoll_event event{};
    event.events = events;
    event.data.ptr = const_cast<Connection *>(&connection);
    m_isBroken |= ::epoll_ctl(m_epoll, operation, connection.socket, &event) != 0;
}

void EpollLoop::accept()
{
    int socket = -1;
    while ((socket = ::accept4(m_listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0)
        adopt(socket);
}

EpollLoop::Connection *EpollLoop::connectTo(quint16 port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
        m_isBroken = true;
        ::close(socket);
        return nullptr;
    }
    Connection *connection = adopt(socket);
    connection->calls = port;
    return connection;
}

void EpollLoop::callNext()
{
    if (m_left == 0 || m_isBroken)
        return;
    --m_left;
    const Exchange &exchange = (*m_exchanges)[m_next];
    m_next = (m_next + 1) % m_exchanges->size();
    std::vector<Connection *> &idle = m_idle[exchange.port];
    Connection *connection = nullptr;
    if (idle.empty()) {
        connection = connectTo(exchange.port);
        if (!connection)
            return;
    } else {
        connection = idle.back();
        idle.pop_back();
    }
    connection->head = {exchange.requestBytes, exchange.answerBytes};
    connection->awaited = exchange.answerBytes;
    connection->unsent = exchange.requestBytes;
    std::memcpy(m_bytes.data(), &connection->head, sizeof(Head));
    send(*connection);
}

void EpollLoop::onEvent(Connection &connection, quint32 events)
{
    if ((events & EPOLLOUT) != 0)
        send(connection);
    if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0 && receive(connection))
        onComplete(connection);
}

bool EpollLoop::receive(Connection &connection)
{
    ssize_t count = ::recv(connection.socket, m_bytes.data(), m_bytes.size(), MSG_DONTWAIT);
    if (count <= 0) {
        m_isBroken |= count == 0 || errno != EAGAIN;
        return false;
    }
    if (connection.calls == 0 && connection.headBytes < sizeof(Head)) {
        const size_t part =
            std::min(sizeof(Head) - connection.headBytes, static_cast<size_t>(count));
        std::memcpy(reinterpret_cast<char *>(&connection.head) + connection.headBytes,
                    m_bytes.data(), part);
        connection.headBytes += part;
        count -= static_cast<ssize_t>(part);
        if (connection.headBytes < sizeof(Head))
            return false;
        connection.awaited = connection.head.requestBytes - qint64(sizeof(Head));
    }
    connection.awaited -= count;
    return connection.awaited <= 0;
}

void EpollLoop::onComplete(Connection &connection)
{
    if (connection.calls == 0) {
        connection.headBytes = 0;
        connection.unsent = connection.head.answerBytes;
        return send(connection);
    }
    m_idle[connection.calls].push_back(&connection);
    --*m_leftInAll;
    callNext();
}

void EpollLoop::send(Connection &connection)
{
    while (connection.unsent > 0) {
        const size_t piece = std::min(static_cast<size_t>(connection.unsent), m_bytes.size());
        const ssize_t count =
            ::send(connection.socket, m_bytes.data(), piece, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count < 0) {
            if (errno != EAGAIN) {
                m_isBroken = true;
            } else if (!connection.isWriting) {
                connection.isWriting = true;
                watch(connection, EPOLLIN | EPOLLOUT, EPOLL_CTL_MOD);
            }
            return;
        }
        connection.unsent -= count;
    }
    if (std::exchange(connection.isWriting, false))
        watch(connection, EPOLLIN, EPOLL_CTL_MOD);
}

} // namespace league::app
