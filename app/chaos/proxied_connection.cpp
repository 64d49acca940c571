#include "app/chaos/proxied_connection.h"

#include <QHostAddress>

#include <sys/socket.h>

namespace league::app {

namespace {

// Without lingering, closing sends a reset instead of a polite end.
void resetInsteadOfClosing(const QTcpSocket &socket)
{
    const linger none{1, 0};
    setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &none,
               sizeof none);
}

} // namespace

ProxiedConnection::ProxiedConnection(std::unique_ptr<QTcpSocket> client, quint16 target,
                                     NextFate nextFate, base::Clock &clock, QObject *parent)
    : QObject(parent),
      m_client(std::move(client)),
      m_nextFate(std::move(nextFate)),
      m_toServer(m_server, clock),
      m_toClient(*m_client, clock)
{
    for (QTcpSocket *socket : {m_client.get(), &m_server})
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_client.get(), &QTcpSocket::readyRead, this, &ProxiedConnection::onRequestBytes);
    connect(&m_server, &QTcpSocket::readyRead, this, &ProxiedConnection::onAnswerBytes);
    connect(m_client.get(), &QTcpSocket::disconnected, this, &ProxiedConnection::breakOff);
    connect(&m_server, &QTcpSocket::disconnected, this, [this] {
        onAnswerBytes(); // what came with the end
        m_toClient.finish();
    });
    connect(&m_server, &QTcpSocket::errorOccurred, this, [this] {
        if (m_server.state() != QAbstractSocket::ConnectedState)
            m_toClient.finish(); // nobody there, or gone without a word
    });
    m_server.connectToHost(QHostAddress(QHostAddress::LocalHost), target);
}

ProxiedConnection::~ProxiedConnection()
{
    // The sockets close below; what they say then is for nobody.
    m_client->disconnect(this);
    m_server.disconnect(this);
}

void ProxiedConnection::onRequestBytes()
{
    const QByteArray bytes = m_client->readAll();
    if (bytes.isEmpty())
        return;
    if (m_answering) {
        m_answering = false;
        m_fate = m_nextFate();
    }
    if (m_fate.fault == NetworkFault::Reset) {
        resetInsteadOfClosing(*m_client);
        return breakOff();
    }
    m_toServer.send(bytes, m_fate.delay);
}

void ProxiedConnection::onAnswerBytes()
{
    const QByteArray bytes = m_server.readAll();
    if (bytes.isEmpty())
        return;
    m_answering = true;
    if (m_fate.fault == NetworkFault::LoseAnswer)
        return breakOff();
    if (m_fate.fault == NetworkFault::CutAnswer) {
        m_server.disconnect(this);
        m_server.abort();
        m_toClient.send(bytes.first(bytes.size() / 2), m_fate.delay);
        return m_toClient.finish();
    }
    m_toClient.send(bytes, m_fate.delay);
}

void ProxiedConnection::breakOff()
{
    m_client->disconnect(this);
    m_server.disconnect(this);
    m_client->abort();
    m_server.abort();
    deleteLater();
}

} // namespace league::app
