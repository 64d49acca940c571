#include "agents/transport/http_wire.h"

#include "agents/transport/curl_caller.h"
#include "agents/transport/http_listener.h"
#include "agents/transport/socket_caller.h"

namespace league::transport {

HttpWire::HttpWire(base::Clock &clock, HttpLimits limits)
    : m_clock(clock), m_limits(limits), m_sockets(std::make_unique<SocketCaller>(clock, limits))
{
}

HttpWire::~HttpWire() = default;

PendingCall HttpWire::call(WireCall call, Done done)
{
    if (SocketCaller::canCall(call))
        return m_sockets->call(std::move(call), std::move(done));
    if (!m_curl)
        m_curl = std::make_unique<CurlCaller>(m_clock, m_limits);
    return m_curl->call(std::move(call), std::move(done));
}

base::Result<std::unique_ptr<Listener>> HttpWire::serve(const QHostAddress &address, quint16 port,
                                                        Handler handler)
{
    return HttpListener::open(m_clock, m_limits, address, port, std::move(handler));
}

} // namespace league::transport
