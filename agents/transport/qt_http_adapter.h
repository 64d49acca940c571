// QtHttpAdapter: the Qt HttpServer module, and every call to it that depends on the version of Qt.
//
// Owned by an HttpListener. Qt parses and decodes the requests of guarded connections; of its
// answering side nothing is used, because an asynchronous answer to a client that has gone crashes
// the program, and because it keeps no order. Written for Qt 6.4; from 6.5 on handleRequest has
// another signature and this file is what has to change.
#pragma once

#include "agents/transport/connection_gate.h"
#include "agents/transport/wire.h"

#include <QAbstractHttpServer>

#include <memory>

namespace league::transport {

class QtHttpAdapter final : public QAbstractHttpServer
{
    Q_OBJECT

public:
    // Parses what comes through the gate, which must be listening and now belongs to the adapter.
    QtHttpAdapter(std::unique_ptr<ConnectionGate> gate, Wire::Handler handler);

    [[nodiscard]] const ConnectionGate &gate() const { return *m_gate; }
    // Closes everything and deletes the adapter, at once or as soon as no handler is running.
    static void retire(std::unique_ptr<QtHttpAdapter> adapter);

protected:
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override;
    void missingHandler(const QHttpServerRequest &request, QTcpSocket *socket) override;

private:
    ConnectionGate *m_gate; // a child
    std::shared_ptr<const Wire::Handler> m_handler; // null once retired
    int m_handlersRunning = 0;
};

} // namespace league::transport
