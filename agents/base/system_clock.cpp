#include "agents/base/system_clock.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

namespace league::base {

SystemClock::SystemClock(QObject *parent) : QObject(parent)
{
    m_elapsed.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_wakeAt = -1;
        ringDue();
        wakeAtNextDue();
    });
}

qint64 SystemClock::wallMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

qint64 SystemClock::steadyMs() const
{
    return m_elapsed.elapsed();
}

void SystemClock::alarmAdded()
{
    wakeAtNextDue();
}

void SystemClock::wakeAtNextDue()
{
    // Alarms are mostly cancelled before they ring; a timer that wakes for nothing is cheaper than
    // one that is set anew for every call, so it is only ever moved forward.
    const std::optional<qint64> due = nextDue();
    if (!due || (m_wakeAt >= 0 && m_wakeAt <= *due))
        return;
    m_wakeAt = *due;
    const qint64 wait = std::clamp<qint64>(*due - steadyMs(), 0, std::numeric_limits<int>::max());
    m_timer.start(static_cast<int>(wait));
}

} // namespace league::base
