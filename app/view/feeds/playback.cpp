#include "app/view/feeds/playback.h"

#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"

#include <algorithm>
#include <cmath>

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Frame{33};
constexpr qint64 LongestPauseMs = 60'000;
constexpr qint64 ShortenedPauseMs = 2'000;
constexpr int Portion = 500; // told in a few milliseconds

bool endsStep(const QString &kind)
{
    return kind == protocol::TransitionFact::Kind || kind == protocol::GameFact::Kind
        || kind == store::ResultFact::Kind || kind == store::RegisteredFact::Kind;
}

} // namespace

Playback::Playback(base::Clock &clock, QObject *parent) : QObject(parent), m_clock(clock) { }

Playback::~Playback() = default;

void Playback::open(const QString &path)
{
    m_feed.open(path, JournalFeed::Look::Inside,
                [this](const base::Result<JournalFeed::Opened> &result) {
                    if (!result) {
                        Q_EMIT refused(result.failure());
                        return;
                    }
                    m_journal = result->journal;
                    takeMoments(result->moments);
                    Q_EMIT opened();
                });
}

void Playback::takeMoments(const QList<EntryMoment> &moments)
{
    m_moments.clear();
    qint64 atMs = 0;
    for (const EntryMoment &moment : moments) {
        if (!m_moments.empty()) {
            const qint64 gap = std::max<qint64>(moment.utcMs - m_moments.back().utcMs, 0);
            atMs += gap > LongestPauseMs ? ShortenedPauseMs : gap;
        }
        m_moments.push_back({moment.seq, atMs, moment.utcMs, endsStep(moment.kind)});
    }
    m_lengthMs = atMs;
    m_told = 0;
    m_positionMs = -1;
}

void Playback::play()
{
    if (m_isPlaying)
        return;
    if (isAtEnd())
        seek(0);
    m_isPlaying = true;
    m_frameAtMs = m_clock.steadyMs();
    Q_EMIT stateChanged();
    goOn();
}

void Playback::pause()
{
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    m_frame.cancel();
    Q_EMIT stateChanged();
}

void Playback::step()
{
    pause();
    moveTo(nextStepAfter(m_positionMs));
}

void Playback::stepBack()
{
    pause();
    qint64 before = 0;
    for (const Moment &moment : m_moments) {
        if (moment.atMs >= m_positionMs)
            break;
        if (moment.isStep)
            before = moment.atMs;
    }
    moveTo(before);
}

void Playback::seek(qint64 positionMs)
{
    moveTo(std::clamp<qint64>(positionMs, 0, m_lengthMs));
}

void Playback::setSpeed(double speed)
{
    if (!std::isfinite(speed) || speed <= 0 || speed == m_speed)
        return;
    m_speed = speed;
    Q_EMIT stateChanged();
}

qint64 Playback::nowMs() const
{
    if (m_told == 0)
        return m_moments.empty() ? 0 : m_moments.front().utcMs;
    const Moment &last = m_moments.at(m_told - 1);
    return last.utcMs + (m_positionMs - last.atMs);
}

void Playback::goOn()
{
    m_frame = m_clock.after(Frame, [this] {
        const qint64 now = m_clock.steadyMs();
        const auto passed = static_cast<double>(now - m_frameAtMs) * m_speed;
        m_frameAtMs = now;
        moveTo(std::min(m_lengthMs, m_positionMs + std::llround(passed)));
        if (isAtEnd())
            pause();
        else if (m_isPlaying)
            goOn();
    });
}

void Playback::moveTo(qint64 positionMs)
{
    if (positionMs < m_positionMs || m_positionMs < 0) {
        m_told = 0;
        ++m_telling;
        Q_EMIT begun();
    }
    m_positionMs = positionMs;
    Q_EMIT positionChanged();
    tellOn();
}

void Playback::tellOn()
{
    if (m_isFetching) // it goes on by itself
        return;
    size_t end = m_told;
    while (end < m_moments.size() && end < m_told + Portion
           && m_moments.at(end).atMs <= m_positionMs)
        ++end;
    if (end == m_told) {
        Q_EMIT caughtUp();
        return;
    }
    m_isFetching = true;
    const qint64 after = m_told == 0 ? 0 : m_moments.at(m_told - 1).seq;
    m_feed.fetch(
        after, static_cast<int>(end - m_told),
        [this, end, telling = m_telling](const base::Result<QList<store::Entry>> &entries) {
            m_isFetching = false;
            if (telling == m_telling) { // else the story has begun anew meanwhile
                m_told = end;
                if (entries)
                    Q_EMIT told(*entries);
            }
            tellOn();
        });
}

qint64 Playback::nextStepAfter(qint64 positionMs) const
{
    for (const Moment &moment : m_moments) {
        if (moment.isStep && moment.atMs > positionMs)
            return moment.atMs;
    }
    return m_lengthMs;
}

} // namespace league::app::view
