#include "app/chaos/delayed_lane.h"

#include <utility>

namespace league::app {

void DelayedLane::send(const QByteArray &bytes, std::chrono::milliseconds delay)
{
    if (!m_out.isOpen())
        return; // the other end has gone meanwhile
    if (m_held.isEmpty() && delay.count() == 0) {
        m_out.write(bytes);
        return;
    }
    const bool isWaiting = !m_held.isEmpty();
    m_held += bytes;
    if (!isWaiting)
        m_alarm = m_clock.after(delay, [this] { release(); });
}

void DelayedLane::finish()
{
    m_finishing = true;
    if (m_held.isEmpty())
        m_out.disconnectFromHost();
}

void DelayedLane::release()
{
    if (m_out.isOpen())
        m_out.write(std::exchange(m_held, {}));
    if (m_finishing)
        m_out.disconnectFromHost();
}

} // namespace league::app
