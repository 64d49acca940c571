// ConnectionGate: the listening socket that decides who may come in.
//
// Owned by an HttpListener. Whoever comes when the house is full takes the place of the one that
// has kept us waiting longest (see Crowd); only when every other is being served, the newcomer gets
// a 503. A house is full with `maxConnections`, or when the connections of the whole program take
// half of the files it may open.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/crowd.h"

#include <QTcpServer>

#include <memory>

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
    std::shared_ptr<Crowd> m_crowd;
    int m_maxInAllHouses;
};

} // namespace league::transport
