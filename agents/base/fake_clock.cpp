#include "agents/base/fake_clock.h"

namespace league::base {

FakeClock::FakeClock(qint64 utcMs) : m_utcMs(utcMs) { }

void FakeClock::advance(std::chrono::milliseconds span)
{
    const qint64 end = m_steadyMs + span.count();
    while (nextDue() && *nextDue() <= end) {
        moveTo(std::max(*nextDue(), m_steadyMs));
        ringDue();
    }
    moveTo(end);
}

bool FakeClock::advanceToNextAlarm()
{
    if (!nextDue())
        return false;
    moveTo(std::max(*nextDue(), m_steadyMs));
    ringDue();
    return true;
}

void FakeClock::moveTo(qint64 steadyMs)
{
    m_utcMs += steadyMs - m_steadyMs;
    m_steadyMs = steadyMs;
}

} // namespace league::base
