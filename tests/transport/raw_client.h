// RawClient: a peer that writes whatever bytes it likes, for tests against hostile ones.
#pragma once

#include "tests/support/event_wait.h"

#include <QTcpSocket>
#include <QUrl>

namespace league::test {

class RawClient
{
public:
    explicit RawClient(const QUrl &endpoint)
    {
        bool wasConnected = false; // it may be thrown out again before anybody looks
        const auto notice = QObject::connect(&m_socket, &QAbstractSocket::connected, &m_socket,
                                             [&wasConnected] { wasConnected = true; });
        m_socket.connectToHost(endpoint.host(), static_cast<quint16>(endpoint.port()));
        eventually([&wasConnected] { return wasConnected; });
        QObject::disconnect(notice);
    }

    void send(const QByteArray &bytes)
    {
        m_socket.write(bytes);
        m_socket.flush();
    }

    // Everything received until now.
    QByteArray received()
    {
        m_received += m_socket.readAll();
        return m_received;
    }

    bool receives(const QByteArray &text)
    {
        return eventually([&] { return received().contains(text) || isClosed(); })
            && received().contains(text);
    }

    // Whether the other side hung up; what it said before can still be read.
    [[nodiscard]] bool isClosed() const
    {
        return m_socket.state() == QAbstractSocket::UnconnectedState;
    }

    bool getsClosed()
    {
        return eventually([&] {
            received();
            return isClosed();
        });
    }

    QTcpSocket &socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

} // namespace league::test
