// InProcessWire: the same URLs, messages and behaviour as HttpWire, without a socket.
//
// For tests and for simulation at speed. One per thread, made and destroyed on that thread; wires
// that share a hub reach each other, also across threads. Messages of our own agents travel as the
// values they are; what is large enough to be refused for its length is written all the same.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/http_limits.h"
#include "agents/transport/wire.h"

#include <QHash>

namespace league::transport {

class InProcessHub;
class Mailbox;

class InProcessWire final : public Wire
{
public:
    // The clock must live on the same thread; hub and clock must outlive the wire.
    InProcessWire(InProcessHub &hub, base::Clock &clock, HttpLimits limits = {});
    ~InProcessWire() override;

    [[nodiscard]] bool carriesValues() const override { return true; }
    PendingCall call(WireCall call, Done done) override;
    base::Result<std::unique_ptr<Listener>> serve(const QHostAddress &address, quint16 port,
                                                  Handler handler) override;

private:
    // What a request says of an endpoint; to find it out costs more than all the rest of a call.
    struct Address
    {
        QByteArray path;
        QByteArray query;
        QByteArray host;
    };
    static constexpr qsizetype MostAddresses = 1'000;

    [[nodiscard]] const Address &addressOf(const QUrl &endpoint);
    // What the HTTP wire would send for this call. What is said comes from this very program, and
    // needs no headers that only say how to read a text.
    [[nodiscard]] WireRequest requestOf(WireCall call);
    // Whether what is said may be too long; the door measures bodies.
    [[nodiscard]] bool isLong(const JsonObject &params);

    InProcessHub &m_hub;
    base::Clock &m_clock;
    HttpLimits m_limits;
    std::shared_ptr<Mailbox> m_mailbox;
    QHash<QUrl, Address> m_addresses;
    JsonObject m_short; // the last one that was looked at and is not too long: news goes to many
};

} // namespace league::transport
