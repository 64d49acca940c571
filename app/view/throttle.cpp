#include "app/view/throttle.h"

#include <utility>

namespace league::app::view {

Throttle::Throttle(base::Clock &clock, std::chrono::milliseconds interval,
                   std::function<void()> work)
    : m_clock(clock), m_interval(interval), m_work(std::move(work))
{
}

void Throttle::ask()
{
    m_isAsked = true;
    if (!m_isResting)
        now();
}

void Throttle::now()
{
    m_isAsked = false;
    m_isResting = true;
    m_next = m_clock.after(m_interval, [this] {
        m_isResting = false;
        flush();
    });
    m_work();
}

void Throttle::flush()
{
    if (m_isAsked)
        now();
}

} // namespace league::app::view
