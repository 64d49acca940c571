// RecordingWire: a wire that remembers what went over it, for the evidence of a pre-flight.
//
// Owned by the Interview, below its Interpreter: what is kept is what really travelled, in whatever
// form.
#pragma once

#include "agents/transport/wire.h"

#include <QList>

namespace league::app {

class RecordingWire final : public transport::Wire
{
public:
    struct Exchange
    {
        QByteArray sent;
        transport::WireAnswer answer = {}; // Cancelled while there is none
    };

    // The wire must outlive this one.
    explicit RecordingWire(transport::Wire &wire) : m_wire(wire) { }

    // Everything since the beginning, in the order of sending.
    [[nodiscard]] const QList<Exchange> &exchanges() const { return *m_exchanges; }

    transport::PendingCall call(transport::WireCall call, Done done) override;
    base::Result<std::unique_ptr<transport::Listener>>
    serve(const QHostAddress &address, quint16 port, Handler handler) override;

private:
    transport::Wire &m_wire;
    // Shared with the calls under way, which may outlive the wire.
    std::shared_ptr<QList<Exchange>> m_exchanges = std::make_shared<QList<Exchange>>();
};

} // namespace league::app
