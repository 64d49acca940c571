// ConnectionGate: the listening socket that decides who may come in.
//
// Owned by an HttpListener. Whoever comes when the house is full gets a 503 and is sent away.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/http_limits.h"

#include <QTcpServer>

namespace league::transport {

class HttpConnection;

class ConnectionGate final : public QTcpServer
{
    Q_OBJECT

public:
    // The clock must outlive the gate.
    ConnectionGate(base::Clock &clock, const HttpLimits &limits, QObject *parent = nullptr);

    // Closes the port and every connection that came through it.
    void shut();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    [[nodiscard]] bool isFullFor(const HttpConnection &newcomer) const;
    [[nodiscard]] QList<HttpConnection *> connections() const;

    base::Clock &m_clock;
    HttpLimits m_limits;
    int m_inside = 0;
};

} // namespace league::transport
