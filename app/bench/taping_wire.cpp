#include "app/bench/taping_wire.h"

namespace league::app {

namespace {

// Some rounds of a league of hundreds.
constexpr qint64 MaxKeptBytes = 32 * 1024 * 1024;

} // namespace

TapingWire::TapingWire(std::unique_ptr<transport::Wire> wire, std::shared_ptr<Tape> tape)
    : m_wire(std::move(wire)), m_tape(std::move(tape))
{
}

transport::PendingCall TapingWire::call(transport::WireCall call, Done done)
{
    if (!m_tape->isRunning)
        return m_wire->call(std::move(call), std::move(done));
    ++m_tape->calls;
    if (m_tape->keptBytes > MaxKeptBytes || call.said) // without a text there is nothing to keep
        return m_wire->call(std::move(call), std::move(done));
    m_tape->keptBytes += call.body.size();
    const size_t place = m_tape->kept.size();
    m_tape->kept.push_back(
        {static_cast<quint16>(call.endpoint.port(0)), call.body, call.headers, {}});
    return m_wire->call(
        std::move(call),
        [tape = m_tape, place, done = std::move(done)](transport::WireAnswer answer) {
            tape->kept[place].answer = answer.body;
            tape->keptBytes += answer.body.size();
            done(std::move(answer));
        });
}

base::Result<std::unique_ptr<transport::Listener>> TapingWire::serve(const QHostAddress &address,
                                                                     quint16 port, Handler handler)
{
    auto listener = m_wire->serve(address, port, std::move(handler));
    if (listener)
        m_tape->served.insert((*listener)->port());
    return listener;
}

} // namespace league::app
