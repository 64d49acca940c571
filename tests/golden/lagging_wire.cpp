#include "tests/golden/lagging_wire.h"

namespace league::test {

namespace {

constexpr qint64 LeastMs = 2; // one way

} // namespace

// One call, on its way there and back.
class LaggingWire::Journey final : public transport::PendingCall::OpenCall
{
public:
    explicit Journey(Done whenDone) : done(std::move(whenDone)) { }

    void cancel() override
    {
        done = nullptr;
        inner.cancel();
        there.cancel();
        back.cancel();
    }
    void finish(const transport::WireAnswer &answer)
    {
        if (const Done tell = std::exchange(done, nullptr))
            tell(answer);
    }

    Done done;
    base::Alarm there;
    transport::PendingCall inner;
    base::Alarm back;
};

std::chrono::milliseconds LaggingWire::lag()
{
    const qint64 now = m_clock.steadyMs();
    qint64 arrival = now + LeastMs;
    while (m_taken.contains(arrival))
        ++arrival;
    m_taken.insert(arrival);
    return std::chrono::milliseconds(arrival - now);
}

transport::PendingCall LaggingWire::call(transport::WireCall call, Done done)
{
    auto journey = std::make_shared<Journey>(std::move(done));
    const std::weak_ptr<Journey> weak = journey;
    const std::chrono::milliseconds there = lag();
    call.deadline -= there; // it runs since the call was sent
    journey->there = m_clock.after(there, [this, weak, call = std::move(call)] {
        const auto arrived = weak.lock();
        if (!arrived)
            return;
        arrived->inner = m_wire.call(call, [this, weak](const transport::WireAnswer &answer) {
            const auto answered = weak.lock();
            if (!answered)
                return;
            if (answer.kind == transport::WireAnswer::Kind::TimedOut)
                return answered->finish(answer);
            answered->back = m_clock.after(lag(), [weak, answer] {
                if (const auto returned = weak.lock())
                    returned->finish(answer);
            });
        });
    });
    return transport::PendingCall(std::move(journey));
}

base::Result<std::unique_ptr<transport::Listener>> LaggingWire::serve(const QHostAddress &address,
                                                                      quint16 port, Handler handler)
{
    return m_wire.serve(address, port, std::move(handler));
}

} // namespace league::test
