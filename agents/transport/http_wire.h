// HttpWire: the wire over real sockets. Serves guarded connections, calls over kept ones.
//
// One per thread, made and destroyed on that thread (also inside one of its own callbacks). All its
// calls share one pool of kept-alive connections.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/http_limits.h"
#include "agents/transport/wire.h"

namespace league::transport {

class CurlCaller;
class SocketCaller;

class HttpWire final : public Wire
{
public:
    // The clock must live on the same thread and outlive the wire.
    explicit HttpWire(base::Clock &clock, HttpLimits limits = {});
    ~HttpWire() override;

    PendingCall call(WireCall call, Done done) override;
    base::Result<std::unique_ptr<Listener>> serve(const QHostAddress &address, quint16 port,
                                                  Handler handler) override;

private:
    base::Clock &m_clock;
    HttpLimits m_limits;
    std::unique_ptr<SocketCaller> m_sockets;
    std::unique_ptr<CurlCaller> m_curl; // for names and https; made when one is called
};

} // namespace league::transport
