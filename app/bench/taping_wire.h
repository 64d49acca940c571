// TapingWire: a wire that counts what goes over it, and keeps the first part of it on a Tape.
//
// Put around the wires of a House by a LeagueTrial.
#pragma once

#include "agents/transport/wire.h"
#include "app/bench/tape.h"

namespace league::app {

class TapingWire final : public transport::Wire
{
public:
    TapingWire(std::unique_ptr<transport::Wire> wire, std::shared_ptr<Tape> tape);

    [[nodiscard]] bool carriesValues() const override { return m_wire->carriesValues(); }
    transport::PendingCall call(transport::WireCall call, Done done) override;
    base::Result<std::unique_ptr<transport::Listener>>
    serve(const QHostAddress &address, quint16 port, Handler handler) override;

private:
    std::unique_ptr<transport::Wire> m_wire;
    std::shared_ptr<Tape> m_tape;
};

} // namespace league::app
