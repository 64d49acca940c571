// Clock: the only source of time in the program.
//
// Nothing outside base reads the wall clock or starts a raw timer. Every thread that needs time has
// a clock of its own, made on that thread and living at least as long as the Alarms it gave out
// are of use (an Alarm that outlives its clock is harmless). SystemClock is real time; FakeClock is
// moved by hand, so that a test of a 34-second wait takes milliseconds.
#pragma once

#include "agents/base/alarm_queue.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace league::base {

// A promise to ring once. Destroying or cancelling it before then means it never rings.
class [[nodiscard]] Alarm
{
public:
    Alarm() = default;
    Alarm(std::weak_ptr<AlarmQueue> queue, AlarmQueue::Key key);
    Alarm(Alarm &&other) noexcept;
    Alarm &operator=(Alarm &&other) noexcept;
    Alarm(const Alarm &) = delete;
    Alarm &operator=(const Alarm &) = delete;
    ~Alarm();

    void cancel();

private:
    std::weak_ptr<AlarmQueue> m_queue;
    AlarmQueue::Key m_key;
};

class Clock
{
public:
    Clock();
    virtual ~Clock();
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;

    // Milliseconds since 1970-01-01T00:00:00Z; may jump when somebody sets the machine's clock.
    [[nodiscard]] virtual qint64 utcMs() const = 0;
    // Milliseconds since some fixed moment; never jumps. All waiting is measured with it.
    [[nodiscard]] virtual qint64 steadyMs() const = 0;

    // Rings once, from the event loop of the clock's thread, never from inside this call.
    Alarm after(std::chrono::milliseconds delay, std::function<void()> ring);

    // The wall clock as the protocol writes it: 2026-03-01T18:00:00.120Z.
    [[nodiscard]] QString utcText() const { return utcText(utcMs()); }
    [[nodiscard]] static QString utcText(qint64 utcMs);

protected:
    // Rings everything that is due; called by the concrete clock when time has moved.
    void ringDue();
    [[nodiscard]] std::optional<qint64> nextDue() const { return m_alarms->nextDue(); }
    // Called when an alarm was added: the concrete clock may have to wake up earlier.
    virtual void alarmAdded() { }

private:
    std::shared_ptr<AlarmQueue> m_alarms;
};

} // namespace league::base
