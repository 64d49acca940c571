// Announcer: tells agents what they should know, each of them in order.
//
// Owned by the LeagueManager. Every recipient has a queue: the next message leaves when the one
// before is acknowledged or its 10 s are over (L-14). Nobody waits for anybody else, nothing is
// retried, and the league does not wait for any of it.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/transport/rpc_client.h"

#include <QHash>
#include <QObject>
#include <QQueue>

namespace league::manager {

class Announcer : public QObject
{
    Q_OBJECT

public:
    // What goes along with every message to an endpoint: the proof that it comes from the manager.
    using HeadersFor = std::function<transport::Headers(const QUrl &)>;

    Announcer(transport::RpcClient &client, std::chrono::milliseconds ackTimeout,
              HeadersFor headersFor);

    void tell(const AgentRecord &recipient, const QString &method, const JsonObject &message);
    // Nothing is waiting to be sent or acknowledged.
    [[nodiscard]] bool isIdle() const { return m_queues.isEmpty(); }

Q_SIGNALS:
    // The last message was acknowledged or given up.
    void idle();

private:
    struct News
    {
        QString method;
        JsonObject message;
    };

    void sendNext(const QUrl &recipient);

    transport::RpcClient &m_client;
    std::chrono::milliseconds m_ackTimeout;
    HeadersFor m_headersFor;
    QHash<QUrl, QQueue<News>> m_queues; // the first of each queue is under way
};

} // namespace league::manager
