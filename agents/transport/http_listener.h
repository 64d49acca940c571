// HttpListener: an open TCP port that serves HTTP within limits. Made by HttpWire::serve().
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/connection_gate.h"
#include "agents/transport/http_limits.h"
#include "agents/transport/wire.h"

namespace league::transport {

class HttpListener final : public Listener
{
public:
    // Opens a port, or says why not and which port is free.
    [[nodiscard]] static base::Result<std::unique_ptr<Listener>>
    open(base::Clock &clock, const HttpLimits &limits, const QHostAddress &address, quint16 port,
         Wire::Handler handler);
    explicit HttpListener(std::unique_ptr<ConnectionGate> gate);
    ~HttpListener() override;

    [[nodiscard]] QUrl endpoint() const override;
    [[nodiscard]] quint16 port() const override;

private:
    std::unique_ptr<ConnectionGate> m_gate;
};

// The URL of an agent that listens there: http://127.0.0.1:8101/mcp.
[[nodiscard]] QUrl agentEndpoint(const QHostAddress &address, quint16 port);

} // namespace league::transport
