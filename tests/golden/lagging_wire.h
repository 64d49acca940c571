// LaggingWire: a wire on which everything takes a few milliseconds of the clock, like a network.
//
// Owned by whoever records a league in time that is moved by hand. No two things arrive in the same
// millisecond: what follows from each is in the journal before the next one comes, so that the
// order of entries never depends on how fast the disk was.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/wire.h"

#include <QSet>

namespace league::test {

class LaggingWire final : public transport::Wire
{
public:
    // Both must outlive it.
    LaggingWire(transport::Wire &wire, base::Clock &clock) : m_wire(wire), m_clock(clock) { }

    transport::PendingCall call(transport::WireCall call, Done done) override;
    base::Result<std::unique_ptr<transport::Listener>>
    serve(const QHostAddress &address, quint16 port, Handler handler) override;

private:
    class Journey;

    // How long until the next millisecond in which nothing else arrives.
    [[nodiscard]] std::chrono::milliseconds lag();

    transport::Wire &m_wire;
    base::Clock &m_clock;
    QSet<qint64> m_taken; // milliseconds in which something arrives
};

} // namespace league::test
