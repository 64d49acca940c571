#include "app/view/league_board.h"

#include "agents/games/game_registry.h"

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Frame{16};
constexpr int EventsShown = 200;
constexpr LeagueStory::Changes Everything{
    LeagueStory::League | LeagueStory::Agents | LeagueStory::Rounds | LeagueStory::Matches
    | LeagueStory::Table | LeagueStory::Events | LeagueStory::Schedule};
// A chart of a large league is thousands of points; a sentence is read in seconds.
constexpr std::chrono::milliseconds SeriesInterval{250};
constexpr std::chrono::milliseconds EventsInterval{250};
// The table of 200 players changes with every result, and each time rows begin to move.
constexpr std::chrono::milliseconds StandingsInterval{250};

} // namespace

LeagueBoard::LeagueBoard(base::Clock &clock, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_nowMs(clock.utcMs()),
      m_standingsSoon(clock, StandingsInterval, [this] { showStandings(); }),
      m_seriesSoon(clock, SeriesInterval, [this] { showSeries(); }),
      m_eventsSoon(clock, EventsInterval, [this] { showEvents(); })
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
    m_nextFrame = m_clock.after(Frame, [this] { showFrame(); });
}

void LeagueBoard::show()
{
    showFrame();
    m_standingsSoon.flush();
    m_seriesSoon.flush();
    m_eventsSoon.flush();
}

void LeagueBoard::showFrame()
{
    m_isDue = false;
    m_nextFrame.cancel();
    const LeagueStory::Changes changes = m_story.takeChanges() | std::exchange(m_pending, {});
    m_touched = m_story.takeTouched();
    if (!changes)
        return;
    const bool areOthers = changes & LeagueStory::Schedule;
    if (changes & LeagueStory::Rounds)
        showRounds(areOthers, m_touched.rounds);
    const bool isNextRound =
        m_story.currentRound() != std::exchange(m_currentRound, m_story.currentRound());
    if (areOthers || isNextRound || (changes & LeagueStory::Matches))
        showMatches(areOthers || isNextRound, m_touched.matches);
    const bool isPast = m_shownRound >= 0; // where nobody plays now
    if (areOthers || isOver())
        m_standingsSoon.now();
    else if ((changes & LeagueStory::Table) || ((changes & LeagueStory::Matches) && !isPast))
        m_standingsSoon.ask();
    if (areOthers)
        m_crosstable.show(m_story, m_shownRound);
    else
        m_crosstable.change(m_story, m_shownRound, m_touched.matches);
    if (areOthers && (changes & LeagueStory::Table))
        m_seriesSoon.now();
    else if (changes & LeagueStory::Table)
        m_seriesSoon.ask();
    if (areOthers && (changes & LeagueStory::Events))
        showAllEvents();
    else if (changes & LeagueStory::Events)
        m_eventsSoon.ask();
    if (changes & LeagueStory::League)
        Q_EMIT changed();
    Q_EMIT shown(changes);
}

void LeagueBoard::showRounds(bool areOthers, QSet<int> touched)
{
    if (areOthers)
        return m_rounds.show(roundRows(m_story, m_shownRound));
    if (m_story.currentRound() != m_currentRound)
        touched << m_story.currentRound() << m_currentRound;
    QSet<QString> keys;
    for (const int round : std::as_const(touched))
        keys.insert(QString::number(round));
    m_rounds.edit(keys, [this](RoundRow &row) {
        row = roundRow(m_story, *m_story.round(row.round), m_shownRound);
    });
}

void LeagueBoard::showMatches(bool areOthers, const QSet<QString> &touched)
{
    if (areOthers)
        return m_matches.show(matchRows(m_story, m_shownRound));
    m_matches.edit(touched,
                   [this](MatchRow &row) { row = matchRow(m_story, *m_story.match(row.matchId)); });
}

void LeagueBoard::showStandings()
{
    m_standings.show(standingsRows(m_story, m_shownRound));
}

void LeagueBoard::showSeries()
{
    m_series = pointSeries(m_story, m_shownRound);
    Q_EMIT seriesChanged();
}

void LeagueBoard::showEvents()
{
    const qint64 newest = m_events.rows().isEmpty() ? 0 : m_events.rows().constFirst().number;
    m_events.prepend(eventRows(m_story, m_shownRound, EventsShown, newest), EventsShown);
}

void LeagueBoard::showAllEvents()
{
    m_events.show(eventRows(m_story, m_shownRound, EventsShown));
}

void LeagueBoard::retell()
{
    showAllEvents();
    Q_EMIT shown(LeagueStory::Events);
}

QString LeagueBoard::name() const
{
    return m_story.name().isEmpty() ? m_story.leagueId() : m_story.name();
}

bool LeagueBoard::hasCrosstable() const
{
    const games::Game *known = games::GameRegistry::find(game());
    return !known || !known->facts().isTeamGame;
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
