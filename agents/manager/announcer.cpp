#include "agents/manager/announcer.h"

#include "agents/base/logging.h"

namespace league::manager {

Announcer::Announcer(transport::RpcClient &client, std::chrono::milliseconds ackTimeout,
                     HeadersFor headersFor)
    : m_client(client), m_ackTimeout(ackTimeout), m_headersFor(std::move(headersFor))
{
}

void Announcer::tell(const AgentRecord &recipient, const QString &method, const JsonObject &message)
{
    const QUrl endpoint = recipient.endpoint;
    QQueue<News> &queue = m_queues[endpoint];
    queue.enqueue({method, message});
    if (queue.size() == 1)
        sendNext(endpoint);
}

void Announcer::sendNext(const QUrl &recipient)
{
    const News news = m_queues[recipient].head();
    m_client.post(
        recipient, news.method, news.message, m_ackTimeout,
        [this, recipient, method = news.method](const transport::RpcOutcome &outcome) {
            if (!outcome.ok()) {
                qCInfo(base::managerLog).noquote().nospace()
                    << recipient.toString() << " did not acknowledge " << method << ": "
                    << outcome.reason;
            }
            QQueue<News> &queue = m_queues[recipient];
            queue.dequeue();
            if (!queue.isEmpty())
                return sendNext(recipient);
            m_queues.remove(recipient);
            if (m_queues.isEmpty())
                Q_EMIT idle();
        },
        m_headersFor(recipient));
}

} // namespace league::manager
