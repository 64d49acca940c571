#include "tests/fuzz/loopback_socket.h"

#include "tests/fuzz/fuzz_target.h"

#include <array>
#include <cerrno>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace league::test {

LoopbackSocket LoopbackSocket::connectedTo(quint16 port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    mustHold(descriptor >= 0, "there is a socket");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // The system accepts it for the listener, so this does not wait for our own event loop.
    mustHold(::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address)
                 == 0,
             "the port is open");
    return LoopbackSocket(descriptor);
}

LoopbackSocket::LoopbackSocket(int descriptor) : m_descriptor(descriptor)
{
    const int on = 1;
    ::setsockopt(m_descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    // Without this each connection would hold its port for a minute, and they would run out.
    const linger atOnce{1, 0};
    ::setsockopt(m_descriptor, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
}

LoopbackSocket::LoopbackSocket(LoopbackSocket &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

LoopbackSocket::~LoopbackSocket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

qsizetype LoopbackSocket::write(const QByteArray &bytes) const
{
    const ssize_t written = ::send(m_descriptor, bytes.constData(),
                                   static_cast<size_t>(bytes.size()), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (written < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
    return written;
}

void LoopbackSocket::finish() const
{
    ::shutdown(m_descriptor, SHUT_WR);
}

bool LoopbackSocket::readInto(QByteArray &bytes) const
{
    std::array<char, 4096> buffer{};
    while (true) {
        const ssize_t got = ::recv(m_descriptor, buffer.data(), buffer.size(), MSG_DONTWAIT);
        if (got < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK;
        if (got == 0)
            return false;
        bytes.append(buffer.data(), got);
    }
}

} // namespace league::test
