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

namespace {

sockaddr_in loopback(quint32 host, quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK + host);
    return address;
}

} // namespace

LoopbackSocket LoopbackSocket::connectedTo(quint16 port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    mustHold(descriptor >= 0, "there is a socket", qt_error_string());
    // Who closes first has the pair of ports blocked for a minute. From one address they would run
    // out; there are millions of loopback addresses.
    static quint32 host = 0;
    host = (host + 1) % 60'000;
    const sockaddr_in from = loopback(host, 0);
    mustHold(::bind(descriptor, reinterpret_cast<const sockaddr *>(&from), sizeof from) == 0,
             "there is an address of our own", qt_error_string());
    const sockaddr_in to = loopback(0, port);
    // The system accepts it for the listener, so this does not wait for our own event loop. The
    // fuzzer's alarm clock may interrupt it: then it goes on by itself, and asking again tells.
    int connected = 0;
    do {
        connected = ::connect(descriptor, reinterpret_cast<const sockaddr *>(&to), sizeof to);
    } while (connected != 0 && (errno == EINTR || errno == EALREADY));
    mustHold(connected == 0 || errno == EISCONN, "the port is open", qt_error_string());
    return LoopbackSocket(descriptor);
}

LoopbackSocket::LoopbackSocket(int descriptor) : m_descriptor(descriptor)
{
    const int on = 1;
    ::setsockopt(m_descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    // All has been said when this one is destroyed: nothing is left to wait for.
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
