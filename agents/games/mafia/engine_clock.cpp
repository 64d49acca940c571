#include "agents/games/mafia/engine_clock.h"

namespace league::games::mafia {

std::optional<qint64> EngineClock::dueMs() const
{
    if (isStopped() || !nextDue())
        return std::nullopt;
    return std::max(m_nowMs, matchTime(*nextDue()));
}

void EngineClock::ringNext()
{
    if (const std::optional<qint64> due = dueMs()) {
        moveTo(*due);
        ringDue();
    }
}

void EngineClock::start()
{
    if (m_stoppedAtMs)
        m_pausedMs += m_nowMs - *m_stoppedAtMs;
    m_stoppedAtMs.reset();
}

} // namespace league::games::mafia
