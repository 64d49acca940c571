// FakeClock: time that stands still until somebody moves it; for tests and replays.
#pragma once

#include "agents/base/clock.h"

namespace league::base {

class FakeClock final : public Clock
{
public:
    // Starts at the given wall time; the steady time starts at 0.
    explicit FakeClock(qint64 utcMs = 1'772'388'000'000); // 2026-03-01T18:00:00Z

    [[nodiscard]] qint64 utcMs() const override { return m_utcMs; }
    [[nodiscard]] qint64 steadyMs() const override { return m_steadyMs; }

    // Moves time forward and rings what falls due on the way, each alarm at its own moment.
    void advance(std::chrono::milliseconds span);
    // Moves straight to the next alarm and rings it; false when there is none.
    bool advanceToNextAlarm();
    // Somebody sets the wall clock: steady time and alarms are not touched.
    void jumpWallClock(std::chrono::milliseconds by) { m_utcMs += by.count(); }

private:
    void moveTo(qint64 steadyMs);

    qint64 m_utcMs;
    qint64 m_steadyMs = 0;
};

} // namespace league::base
