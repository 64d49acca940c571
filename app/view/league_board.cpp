#include "app/view/league_board.h"

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Frame{16};
constexpr int EventsShown = 200;
constexpr LeagueStory::Changes Everything{LeagueStory::League | LeagueStory::Agents
                                          | LeagueStory::Rounds | LeagueStory::Matches
                                          | LeagueStory::Table | LeagueStory::Events};

} // namespace

LeagueBoard::LeagueBoard(base::Clock &clock, QObject *parent)
    : QObject(parent), m_clock(clock), m_nowMs(clock.utcMs())
{
}

void LeagueBoard::take(const QList<store::Entry> &entries)
{
    for (const store::Entry &entry : entries)
        m_story.apply(entry);
    showSoon();
}

void LeagueBoard::begin()
{
    m_story = LeagueStory();
    m_pending = Everything;
    showSoon();
}

void LeagueBoard::setNow(qint64 utcMs)
{
    if (utcMs == m_nowMs)
        return;
    m_nowMs = utcMs;
    Q_EMIT ticked();
}

void LeagueBoard::showSoon()
{
    if (m_isDue)
        return;
    m_isDue = true;
    m_nextFrame = m_clock.after(Frame, [this] { show(); });
}

void LeagueBoard::show()
{
    m_isDue = false;
    m_nextFrame.cancel();
    const LeagueStory::Changes changes = m_story.takeChanges() | std::exchange(m_pending, {});
    if (!changes)
        return;
    if (changes & LeagueStory::Rounds)
        m_rounds.show(roundRows(m_story, m_shownRound));
    if (changes & LeagueStory::Matches)
        m_matches.show(matchRows(m_story, m_shownRound));
    if (changes & (LeagueStory::Table | LeagueStory::Matches)) {
        m_standings.show(standingsRows(m_story, m_shownRound));
        m_crosstable.show(m_story, m_shownRound);
    }
    if (changes & LeagueStory::Table) {
        m_series = pointSeries(m_story, m_shownRound);
        Q_EMIT seriesChanged();
    }
    if (changes & LeagueStory::Events)
        m_events.show(eventRows(m_story, m_shownRound, EventsShown));
    if (changes & LeagueStory::League)
        Q_EMIT changed();
    Q_EMIT shown(changes);
}

void LeagueBoard::retell()
{
    m_pending |= LeagueStory::Events;
    show();
}

QString LeagueBoard::name() const
{
    return m_story.name().isEmpty() ? m_story.leagueId() : m_story.name();
}

qint64 LeagueBoard::durationMs() const
{
    if (m_story.startedMs() == 0)
        return 0;
    return (isOver() ? m_story.completedMs() : m_story.lastMs()) - m_story.startedMs();
}

void LeagueBoard::setShownRound(int round)
{
    const int wanted = round < 0 || round >= m_story.currentRound() ? -1 : round;
    if (wanted == m_shownRound)
        return;
    m_shownRound = wanted;
    m_pending = Everything;
    Q_EMIT shownRoundChanged();
    show();
}

QString LeagueBoard::time() const
{
    return base::Clock::utcText(m_nowMs).mid(11, 8);
}

} // namespace league::app::view
