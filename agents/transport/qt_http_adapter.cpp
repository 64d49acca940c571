#include "agents/transport/qt_http_adapter.h"

#include "agents/base/time_account.h"
#include "agents/transport/http_connection.h"

#include <QHttpServerRequest>

namespace league::transport {

QtHttpAdapter::QtHttpAdapter(std::unique_ptr<ConnectionGate> gate, Wire::Handler handler)
    : m_gate(gate.release()), m_handler(std::make_shared<const Wire::Handler>(std::move(handler)))
{
    bind(m_gate); // makes the gate a child
}

void QtHttpAdapter::retire(std::unique_ptr<QtHttpAdapter> adapter)
{
    adapter->m_handler.reset();

    // Qt still needs the socket and its request when the running handler returns to it.
    if (adapter->m_handlersRunning > 0)
        adapter.release()->deleteLater();
}

bool QtHttpAdapter::handleRequest(const QHttpServerRequest &request, QTcpSocket *socket)
{
    const base::Charge charge(base::Expense::HttpServer);
    auto *connection = static_cast<HttpConnection *>(socket); // the gate makes no others
    std::optional<HttpConnection::Incoming> incoming = connection->takeRequest(request.body());
    if (!incoming || !m_handler)
        return true;
    const std::shared_ptr<const Wire::Handler> handler = m_handler;
    const base::Charge others(base::Expense::Rest);
    ++m_handlersRunning;
    (*handler)(incoming->request, std::move(incoming->reply));
    --m_handlersRunning;
    return true;
}

void QtHttpAdapter::missingHandler(const QHttpServerRequest &, QTcpSocket *) { }

} // namespace league::transport
