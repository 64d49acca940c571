// Throttle: does something at once, and from then on at most once in an interval.
//
// Owned by a board, for what people cannot follow sixty times a second. The last wish is never
// lost: it is fulfilled when the interval is over.
#pragma once

#include "agents/base/clock.h"

#include <functional>

namespace league::app::view {

class Throttle
{
public:
    // The clock must outlive it.
    Throttle(base::Clock &clock, std::chrono::milliseconds interval, std::function<void()> work);

    // Now when it was quiet, else when the interval is over.
    void ask();
    // Now, in any case; what was asked for is done with it.
    void now();
    // Now, if it was asked for and has not been done yet.
    void flush();

private:
    base::Clock &m_clock;
    std::chrono::milliseconds m_interval;
    std::function<void()> m_work;
    base::Alarm m_next;
    bool m_isResting = false;
    bool m_isAsked = false;
};

} // namespace league::app::view
