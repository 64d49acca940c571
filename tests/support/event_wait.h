// Waiting in tests: on a condition, with the event loop running; never for a span of time.
#pragma once

#include "agents/base/system_clock.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>

namespace league::test {

// Runs the event loop until the condition holds. The limit only ends a test that hangs.
template<class Condition>
bool eventually(Condition holds, int hangLimitMs = 30'000)
{
    const QDeadlineTimer limit(hangLimitMs);
    base::SystemClock clock;
    while (!holds()) {
        if (limit.hasExpired())
            return false;
        // Sleeps until something happens; the alarm is for what happens without an event, and for
        // the limit. With a number of milliseconds processEvents() would not sleep at all.
        const base::Alarm wake = clock.after(std::chrono::milliseconds(20), [] {});
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

// Does everything that waits in the event loop, and says whether there was anything. With a
// FakeClock and an InProcessWire this is all that can happen until somebody moves the clock.
inline bool workOff()
{
    const bool didSomething =
        QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return didSomething;
}

// Whether the event loop comes to rest; work that makes itself anew never does.
inline bool comesToRest()
{
    for (int rounds = 0; rounds < 1'000; ++rounds) {
        if (!workOff())
            return true;
    }
    return false;
}

} // namespace league::test
