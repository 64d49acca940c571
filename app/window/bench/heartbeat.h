// Heartbeat: how long the window's thread lets an event wait.
//
// Owned by the bench on the thread that is measured. Another thread sends it an event every few
// milliseconds, and none while the one before is on its way: a thread that is busy for a while is
// found out once, with the whole time it was busy.
#pragma once

#include "agents/base/stopwatch.h"
#include "agents/base/system_clock.h"
#include "app/host_thread.h"

#include <functional>
#include <memory>

namespace league::app {

class Heartbeat
{
public:
    using Heard = std::function<void(qint64 waitedUs)>;

    // Begins at once; `heard` is called on this thread.
    explicit Heartbeat(Heard heard);
    ~Heartbeat();
    Heartbeat(const Heartbeat &) = delete;
    Heartbeat &operator=(const Heartbeat &) = delete;

private:
    void beatSoon(); // on the other thread

    base::Stopwatch m_watch;
    Heard m_heard;
    QObject m_here;
    HostThread m_thread;
    std::unique_ptr<base::SystemClock> m_clock; // of the other thread
    base::Alarm m_next;
};

} // namespace league::app
