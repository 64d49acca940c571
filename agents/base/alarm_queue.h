// AlarmQueue: what is to ring, in the order of time; the part that every Clock shares.
//
// Owned by a Clock, used from that clock's thread only. Two alarms for the same moment ring in the
// order in which they were set.
#pragma once

#include <QtGlobal>

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace league::base {

class AlarmQueue
{
public:
    using Ring = std::function<void()>;
    using Key = std::pair<qint64, quint64>; // due time, running number

    // Adds an alarm and returns the key that cancels it.
    Key add(qint64 dueMs, Ring ring);
    // Forgets an alarm; one that has rung or was cancelled already is ignored.
    void cancel(const Key &key);
    // When the next alarm is due, if there is one.
    [[nodiscard]] std::optional<qint64> nextDue() const;
    // The running number of the alarm added last.
    [[nodiscard]] quint64 newest() const { return m_counter; }
    // Takes out the first alarm due at nowMs and not newer than `newest`; empty when none is.
    [[nodiscard]] Ring takeDue(qint64 nowMs, quint64 newest);

private:
    std::map<Key, Ring> m_alarms;
    quint64 m_counter = 0;
};

} // namespace league::base
