// EngineClock: the time of one match, which moves only when the match is told of the time (M-140).
//
// Owned by a MafiaMatch; the match's own alarms and those of its channel hang on it. Match time is
// counted from the beginning of the match. While the clock is stopped (a paused match) match time
// goes on, but nothing falls due and everything that waits keeps the time it had left.
#pragma once

#include "agents/base/clock.h"

#include <optional>

namespace league::games::mafia {

class EngineClock final : public base::Clock
{
public:
    explicit EngineClock(qint64 startedAtMs) : m_startedAtMs(startedAtMs) { }

    [[nodiscard]] qint64 utcMs() const override { return m_startedAtMs + m_nowMs; }
    // Match time without the time in which it was stopped.
    [[nodiscard]] qint64 steadyMs() const override
    {
        return m_stoppedAtMs.value_or(m_nowMs) - m_pausedMs;
    }
    [[nodiscard]] qint64 nowMs() const { return m_nowMs; }
    // A moment of steady time as match time, as things stand.
    [[nodiscard]] qint64 matchTime(qint64 steady) const { return steady + m_pausedMs; }
    // A moment of match time as messages write it.
    [[nodiscard]] QString textAt(qint64 matchMs) const { return utcText(m_startedAtMs + matchMs); }

    // When the next alarm rings; none while stopped.
    [[nodiscard]] std::optional<qint64> dueMs() const;
    // Moves to the next alarm and rings it; only to be called when one is due.
    void ringNext();
    // Moves on without ringing; time never runs backwards.
    void moveTo(qint64 nowMs) { m_nowMs = std::max(m_nowMs, nowMs); }

    [[nodiscard]] bool isStopped() const { return m_stoppedAtMs.has_value(); }
    void stop() { m_stoppedAtMs = m_nowMs; }
    void start();

private:
    qint64 m_startedAtMs;
    qint64 m_nowMs = 0;
    qint64 m_pausedMs = 0; // in all
    std::optional<qint64> m_stoppedAtMs;
};

} // namespace league::games::mafia
