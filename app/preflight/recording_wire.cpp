#include "app/preflight/recording_wire.h"

namespace league::app {

transport::PendingCall RecordingWire::call(transport::WireCall call, Done done)
{
    const qsizetype place = m_exchanges->size();
    m_exchanges->append({call.body, {}});
    return m_wire.call(
        std::move(call),
        [kept = m_exchanges, place, done = std::move(done)](const transport::WireAnswer &answer) {
            (*kept)[place].answer = answer;
            done(answer);
        });
}

base::Result<std::unique_ptr<transport::Listener>>
RecordingWire::serve(const QHostAddress &address, quint16 port, Handler handler)
{
    return m_wire.serve(address, port, std::move(handler));
}

} // namespace league::app
