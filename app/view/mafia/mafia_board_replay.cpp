// A match of Mafia shown as it was: jumping, stepping, playing.
#include "app/view/mafia/mafia_board.h"

#include <algorithm>

namespace league::app::view {

namespace {

// A step of a replay is seen, and nobody waits for a player that took half a minute.
constexpr qint64 ShortestStepMs = 80;
constexpr qint64 LongestStepMs = 1'500;

} // namespace

void MafiaBoard::moveTo(qint64 seq)
{
    const bool isNewest = seq == 0 || m_events.isEmpty() || seq >= m_events.constLast().seq;
    const qint64 wanted = isNewest ? 0 : seq;
    if (wanted == m_shownSeq)
        return;
    const bool isFurther = m_shownSeq != 0 && (wanted == 0 || wanted > m_shownSeq);
    m_shownSeq = wanted;
    if (!isFurther)
        foldAgain();
    show();
}

void MafiaBoard::jumpTo(qint64 seq)
{
    pause();
    moveTo(seq);
}

void MafiaBoard::follow()
{
    jumpTo(0);
}

qint64 MafiaBoard::seenAfter(qint64 seq) const
{
    Knowledge eyes(m_viewer);
    for (const MafiaEvent &event : m_events) {
        const bool isSeen = eyes.see(event).has_value();
        if (isSeen && event.seq > seq)
            return event.seq;
    }
    return 0;
}

void MafiaBoard::next()
{
    pause();
    if (!isLive())
        moveTo(seenAfter(m_shownSeq));
}

void MafiaBoard::previous()
{
    pause();
    const qint64 shown =
        isLive() ? (m_events.isEmpty() ? 0 : m_events.constLast().seq) : m_shownSeq;
    Knowledge eyes(m_viewer);
    qint64 before = 0;
    for (const MafiaEvent &event : std::as_const(m_events)) {
        if (event.seq >= shown)
            break;
        if (eyes.see(event))
            before = event.seq;
    }
    if (before != 0)
        moveTo(before);
}

void MafiaBoard::play()
{
    if (m_isPlaying || m_events.isEmpty())
        return;
    if (isLive()) // from the beginning
        moveTo(m_events.constFirst().seq);
    m_isPlaying = true;
    Q_EMIT playingChanged();
    playOn();
}

void MafiaBoard::playOn()
{
    const qint64 next = isLive() ? 0 : seenAfter(m_shownSeq);
    if (next == 0) {
        moveTo(0);
        pause();
        return;
    }
    const auto at = std::ranges::lower_bound(m_events, next, {}, &MafiaEvent::seq);
    const qint64 gap = std::clamp(at->timeMs - momentMs(), ShortestStepMs, LongestStepMs);
    const auto wait = std::chrono::milliseconds(static_cast<qint64>(double(gap) / m_speed));
    m_nextStep = m_clock.after(wait, [this, next] {
        moveTo(next);
        playOn();
    });
}

void MafiaBoard::pause()
{
    m_nextStep.cancel();
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    Q_EMIT playingChanged();
}

void MafiaBoard::setSpeed(double speed)
{
    m_speed = std::clamp(speed, 0.25, 16.0);
    Q_EMIT playingChanged();
}

} // namespace league::app::view
