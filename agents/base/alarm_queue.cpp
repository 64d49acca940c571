#include "agents/base/alarm_queue.h"

namespace league::base {

AlarmQueue::Key AlarmQueue::add(qint64 dueMs, Ring ring)
{
    const Key key{dueMs, ++m_counter};
    m_alarms.emplace(key, std::move(ring));
    return key;
}

void AlarmQueue::cancel(const Key &key)
{
    m_alarms.erase(key);
}

std::optional<qint64> AlarmQueue::nextDue() const
{
    if (m_alarms.empty())
        return std::nullopt;
    return m_alarms.begin()->first.first;
}

AlarmQueue::Ring AlarmQueue::takeDue(qint64 nowMs, quint64 newest)
{
    for (auto it = m_alarms.begin(); it != m_alarms.end() && it->first.first <= nowMs; ++it) {
        if (it->first.second > newest)
            continue;
        Ring ring = std::move(it->second);
        m_alarms.erase(it);
        return ring;
    }
    return {};
}

} // namespace league::base
