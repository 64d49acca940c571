// Batcher: gathers values on one thread and hands them on in batches, in order.
//
// Owned by whoever produces the values, on that thread. At most one batch leaves per interval, and
// none while the one before has not been taken: a listener that is slow gets larger batches, not
// more of them. With a limit the oldest values make room; how many is counted.
#pragma once

#include "agents/base/clock.h"

#include <QList>

namespace league::app {

template<class T>
class Batcher
{
public:
    using Send = std::function<void(const QList<T> &)>;

    // The clock must outlive it; a limit of 0 is none.
    Batcher(base::Clock &clock, std::chrono::milliseconds interval, qsizetype limit, Send send)
        : m_clock(clock), m_interval(interval), m_limit(limit), m_send(std::move(send))
    {
    }

    void add(const QList<T> &values)
    {
        m_waiting += values;
        if (m_limit > 0 && m_waiting.size() > m_limit) {
            m_dropped += m_waiting.size() - m_limit;
            m_waiting.remove(0, m_waiting.size() - m_limit);
        }
        if (!m_isSet && !m_isOnItsWay)
            setAlarm();
    }
    // The listener has taken the last batch.
    void delivered()
    {
        m_isOnItsWay = false;
        if (!m_waiting.isEmpty() && !m_isSet)
            setAlarm();
    }
    // Hands on everything now, whatever was taken.
    void flush()
    {
        m_alarm.cancel();
        m_isSet = false;
        if (!m_waiting.isEmpty())
            m_send(std::exchange(m_waiting, {}));
    }

    // How many values nobody got, in all.
    [[nodiscard]] qint64 dropped() const { return m_dropped; }

private:
    void setAlarm()
    {
        m_isSet = true;
        m_alarm = m_clock.after(m_interval, [this] {
            m_isSet = false;
            m_isOnItsWay = true;
            m_send(std::exchange(m_waiting, {}));
        });
    }

    base::Clock &m_clock;
    std::chrono::milliseconds m_interval;
    qsizetype m_limit;
    Send m_send;
    QList<T> m_waiting;
    base::Alarm m_alarm;
    bool m_isSet = false;
    bool m_isOnItsWay = false;
    qint64 m_dropped = 0;
};

} // namespace league::app
