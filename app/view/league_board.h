// LeagueBoard: one league as the pages see it, whether it is played here, elsewhere or long ago.
//
// Owned by the Desk on the window's thread. Entries come in through take(); at most once a frame
// the lists are brought up to date, and only what the entries were about is looked at: a frame of a
// league of two hundred costs what its changes cost. Events and the chart, which nobody can read
// sixty times a second, come a few times a second. It contains no rule: everything shown is a
// reading of the journal (story/league_story.h).
#pragma once

#include "agents/base/clock.h"
#include "app/view/row_model.h"
#include "app/view/rows/crosstable_model.h"
#include "app/view/rows/dashboard_rows.h"
#include "app/view/rows/match_rows.h"
#include "app/view/throttle.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class LeagueBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A league comes from the Desk")
    Q_PROPERTY(QString leagueId READ leagueId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(bool hasCrosstable READ hasCrosstable NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString endpoint READ endpoint NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(int referees READ referees NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int matchesDone READ matchesDone NOTIFY changed)
    Q_PROPERTY(int matchesInAll READ matchesInAll NOTIFY changed)
    Q_PROPERTY(bool isPaused READ isPaused NOTIFY changed)
    Q_PROPERTY(bool isStarted READ isStarted NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(qint64 durationMs READ durationMs NOTIFY changed)
    Q_PROPERTY(int shownRound READ shownRound WRITE setShownRound NOTIFY shownRoundChanged)
    Q_PROPERTY(qint64 nowMs READ nowMs NOTIFY ticked)
    Q_PROPERTY(QString time READ time NOTIFY ticked)
    Q_PROPERTY(league::app::view::RowModel *standings READ standings CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *roundList READ roundList CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *matches READ matches CONSTANT)
    Q_PROPERTY(QVariantList series READ series NOTIFY seriesChanged)
    Q_PROPERTY(league::app::view::RowModel *events READ events CONSTANT)
    Q_PROPERTY(league::app::view::CrosstableModel *crosstable READ crosstable CONSTANT)

public:
    // The clock must outlive the board.
    explicit LeagueBoard(base::Clock &clock, QObject *parent = nullptr);

    // Entries in the order of their numbers; shown at the next frame.
    void take(const QList<store::Entry> &entries);
    // Nothing has been told yet, as at the beginning; lists change when the next entries come.
    void begin();
    // What time it is in the league: now, or the moment a replay stands at.
    void setNow(qint64 utcMs);
    // Brings everything up to date at once; otherwise done at the next frame.
    void show();
    // Sentences are told again in the program's present language.
    Q_INVOKABLE void retell();

    [[nodiscard]] const LeagueStory &story() const { return m_story; }
    // What the signal shown() is about.
    [[nodiscard]] const LeagueStory::Touched &touched() const { return m_touched; }
    [[nodiscard]] const QString &leagueId() const { return m_story.leagueId(); }
    [[nodiscard]] QString name() const;
    [[nodiscard]] const QString &game() const { return m_story.gameType(); }
    // Whether players meet in pairs; in a game of teams a crosstable would say nothing.
    [[nodiscard]] bool hasCrosstable() const;
    [[nodiscard]] const QString &state() const { return m_story.state(); }
    [[nodiscard]] const QString &endpoint() const { return m_story.endpoint(); }
    [[nodiscard]] int players() const { return m_story.players(); }
    [[nodiscard]] int referees() const { return m_story.referees(); }
    [[nodiscard]] int round() const { return m_story.currentRound(); }
    [[nodiscard]] int rounds() const { return m_story.roundsInAll(); }
    [[nodiscard]] int matchesDone() const { return m_story.matchesCounted(); }
    [[nodiscard]] int matchesInAll() const { return m_story.matchesInAll(); }
    [[nodiscard]] bool isPaused() const { return m_story.isHeld(); }
    [[nodiscard]] bool isStarted() const { return !m_story.rounds().isEmpty(); }
    [[nodiscard]] bool isOver() const { return m_story.completedMs() != 0; }
    [[nodiscard]] qint64 durationMs() const;
    // The round the time machine stands at, -1 for now.
    [[nodiscard]] int shownRound() const { return m_shownRound; }
    void setShownRound(int round);
    [[nodiscard]] qint64 nowMs() const { return m_nowMs; }
    // 10:42:18, UTC
    [[nodiscard]] QString time() const;

    [[nodiscard]] Rows<StandingsRow> *standings() { return &m_standings; }
    [[nodiscard]] Rows<RoundRow> *roundList() { return &m_rounds; }
    [[nodiscard]] Rows<MatchRow> *matches() { return &m_matches; }
    // {name, number, points, highlighted} of every player, best first: what a LineChart draws.
    [[nodiscard]] const QVariantList &series() const { return m_series; }
    [[nodiscard]] Rows<EventRow> *events() { return &m_events; }
    [[nodiscard]] CrosstableModel *crosstable() { return &m_crosstable; }

Q_SIGNALS:
    void changed();
    void shownRoundChanged();
    void seriesChanged();
    void ticked();
    // The lists were brought up to date; `changes` are LeagueStory::Change words.
    void shown(league::app::view::LeagueStory::Changes changes);

private:
    void showSoon();
    void showFrame();
    void showRounds(bool areOthers, QSet<int> touched);
    void showMatches(bool areOthers, const QSet<QString> &touched);
    void showStandings();
    void showSeries();
    // Only what is newer than the list.
    void showEvents();
    void showAllEvents();

    base::Clock &m_clock;
    base::Alarm m_nextFrame;
    bool m_isDue = false;
    LeagueStory m_story;
    LeagueStory::Touched m_touched; // in the last frame
    LeagueStory::Changes m_pending; // asked for besides what the story says
    int m_shownRound = -1;
    int m_currentRound = 0; // as the lists show it
    qint64 m_nowMs = 0;
    Throttle m_standingsSoon;
    Throttle m_seriesSoon;
    Throttle m_eventsSoon;
    Rows<StandingsRow> m_standings;
    Rows<RoundRow> m_rounds;
    Rows<MatchRow> m_matches;
    QVariantList m_series;
    Rows<EventRow> m_events;
    CrosstableModel m_crosstable;
};

} // namespace league::app::view
