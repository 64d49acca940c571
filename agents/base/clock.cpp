#include "agents/base/clock.h"

#include <QDateTime>

namespace league::base {

Alarm::Alarm(std::weak_ptr<AlarmQueue> queue, AlarmQueue::Key key)
    : m_queue(std::move(queue)), m_key(key)
{
}

Alarm::Alarm(Alarm &&other) noexcept : m_queue(std::move(other.m_queue)), m_key(other.m_key)
{
    other.m_queue.reset();
}

Alarm &Alarm::operator=(Alarm &&other) noexcept
{
    if (this != &other) {
        cancel();
        m_queue = std::move(other.m_queue);
        m_key = other.m_key;
        other.m_queue.reset();
    }
    return *this;
}

Alarm::~Alarm()
{
    cancel();
}

void Alarm::cancel()
{
    if (const auto queue = m_queue.lock())
        queue->cancel(m_key);
    m_queue.reset();
}

Clock::Clock() : m_alarms(std::make_shared<AlarmQueue>()) { }

Clock::~Clock() = default;

Alarm Clock::after(std::chrono::milliseconds delay, std::function<void()> ring)
{
    const qint64 wait = std::max<qint64>(0, delay.count());
    const AlarmQueue::Key key = m_alarms->add(steadyMs() + wait, std::move(ring));
    alarmAdded();
    return Alarm(m_alarms, key);
}

void Clock::ringDue()
{
    // One at a time, because a ringing alarm may cancel the next; and none that was set meanwhile,
    // because an alarm for "at once" that sets itself again must not hold up the event loop.
    const std::shared_ptr<AlarmQueue> alarms = m_alarms;
    const qint64 now = steadyMs();
    const quint64 newest = alarms->newest();
    while (const AlarmQueue::Ring ring = alarms->takeDue(now, newest))
        ring();
}

QString Clock::utcText(qint64 utcMs)
{
    return QDateTime::fromMSecsSinceEpoch(utcMs, Qt::UTC).toString(Qt::ISODateWithMs);
}

} // namespace league::base
