// ConnectionGate: the listening socket that decides who may come in.
//
// Owned by an HttpListener. Whoever comes when the house is full takes the place of the one that
// has kept us waiting longest (see Crowd); only when every other is being served, the newcomer gets
// a 503. A house is full with `maxConnections`, or when the connections of the whole program take
// half of the files it may open.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/crowd.h"
#include "agents/transport/wire.h"

#include <QTcpServer>

#include <memory>

namespace league::transport {

class HttpConnection;
struct HttpService;

class ConnectionGate final : public QTcpServer
{
    Q_OBJECT

public:
    // The clock must outlive the gate.
    ConnectionGate(base::Clock &clock, const HttpLimits &limits, Wire::Handler handler);
    ~ConnectionGate() override;

    // Closes everything and deletes the gate, at once or as soon as no handler is running.
    static void retire(std::unique_ptr<ConnectionGate> gate);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    [[nodiscard]] bool isFullFor(const HttpConnection &newcomer) const;
    [[nodiscard]] QList<HttpConnection *> connections() const;

    base::Clock &m_clock;
    HttpLimits m_limits;
    std::shared_ptr<Crowd> m_crowd;
    std::shared_ptr<HttpService> m_service;
    int m_maxInAllHouses;
};

} // namespace league::transport
