// MafiaBoard: one match of Mafia as a viewer may see it (protocol.md §6, §15).
//
// Owned by the Desk on the window's thread: one for the page, where the viewer is chosen, and one
// for the projector, which is the audience. open() recalls what has happened so far; live entries
// come in through take(), are folded as they come and shown at most once a frame. What the viewer
// may not know is dropped before the fold (Knowledge), so QML never gets it. A moment of the past
// can be shown instead of the newest: jumpTo(), next(), previous(), play().
#pragma once

#include "app/view/league_board.h"
#include "app/view/mafia/knowledge.h"
#include "app/view/mafia/mafia_record_rows.h"
#include "app/view/mafia/mafia_rows.h"
#include "app/view/mafia/mafia_story.h"
#include "app/view/mafia/mafia_table.h"

namespace league::app::view {

class MafiaBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match comes from the Desk")
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString leagueName READ leagueName NOTIFY changed)
    Q_PROPERTY(QString referee READ referee NOTIFY changed)
    Q_PROPERTY(league::app::view::MafiaTable table READ table NOTIFY changed)
    Q_PROPERTY(QString view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(QString viewerId READ viewerId NOTIFY changed)
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY changed)
    Q_PROPERTY(bool knowsSecrets READ knowsSecrets NOTIFY changed)
    Q_PROPERTY(bool isLive READ isLive NOTIFY changed)
    Q_PROPERTY(bool hasEnded READ hasEnded NOTIFY changed)
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY playingChanged)
    Q_PROPERTY(int suspicionDay READ suspicionDay WRITE setSuspicionDay NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *graves READ graves CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *arrows READ arrows CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *actions READ actions CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *tally READ tally CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *awaited READ awaited CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *statements READ statements CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *phases READ phases CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *suspicions READ suspicions CONSTANT)

public:
    // Gives every entry about a match that there is so far.
    using Recall = std::function<QList<store::Entry>(const QString &matchId)>;

    // Clock and league must outlive the board.
    MafiaBoard(base::Clock &clock, LeagueBoard &league, Viewer viewer, QObject *parent = nullptr);
    ~MafiaBoard() override;

    void setRecall(Recall recall) { m_recall = std::move(recall); }
    // Shows that match from now on; an empty id for none.
    Q_INVOKABLE void open(const QString &matchId);
    // Entries in the order of their numbers, of any subject; shown at the next frame.
    void take(const QList<store::Entry> &entries);
    // A replay of the league starts over: nothing has been told yet.
    void begin();
    // Brings everything up to date at once; otherwise done at the next frame.
    void show();

    // Whose eyes: "god", "audience", or "player" (see viewAs).
    void setView(const QString &view);
    Q_INVOKABLE void viewAs(const QString &playerId);
    // God, audience, then the players round the table.
    Q_INVOKABLE void nextView();

    // Shows the match as it was right after that event; see MafiaPhaseRow::seq.
    Q_INVOKABLE void jumpTo(qint64 seq);
    // One thing that happened further, or back.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    // The newest, which is followed again.
    Q_INVOKABLE void follow();
    // From the moment that is shown on, in the match's own rhythm but without long waits.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    void setSpeed(double speed);
    void setSuspicionDay(int day);

    [[nodiscard]] const QString &matchId() const { return m_matchId; }
    [[nodiscard]] int round() const;
    [[nodiscard]] QString leagueName() const { return m_league.name(); }
    [[nodiscard]] QString referee() const;
    [[nodiscard]] const MafiaTable &table() const { return m_table; }
    [[nodiscard]] QString view() const;
    [[nodiscard]] QString viewerId() const { return m_viewer.playerId; }
    [[nodiscard]] QString viewerName() const;
    // Whether there is anything to see that is not public; not so for a league elsewhere.
    [[nodiscard]] bool knowsSecrets() const { return m_knowsSecrets; }
    // The newest is shown.
    [[nodiscard]] bool isLive() const { return m_shownSeq == 0; }
    // The match is over, whatever moment is shown.
    [[nodiscard]] bool hasEnded() const { return m_endSeq != 0; }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] int suspicionDay() const { return m_suspicionDay; }
    [[nodiscard]] const MafiaStory &story() const { return m_story; }

    [[nodiscard]] Rows<MafiaSeatRow> *seats() { return &m_seats; }
    // The seats of the dead, in the order they left.
    [[nodiscard]] Rows<MafiaSeatRow> *graves() { return &m_graves; }
    [[nodiscard]] Rows<MafiaArrowRow> *arrows() { return &m_arrows; }
    [[nodiscard]] Rows<MafiaActionRow> *actions() { return &m_actions; }
    [[nodiscard]] Rows<MafiaTallyRow> *tally() { return &m_tally; }
    [[nodiscard]] Rows<MafiaPersonRow> *awaited() { return &m_awaited; }
    [[nodiscard]] Rows<MafiaStatementRow> *statements() { return &m_statements; }
    [[nodiscard]] Rows<MafiaPhaseRow> *phases() { return &m_phases; }
    [[nodiscard]] Rows<MafiaSuspicionRow> *suspicions() { return &m_suspicions; }

Q_SIGNALS:
    void changed();
    void playingChanged();

private:
    void remember(const store::Entry &entry);
    // Folds what came since the last time.
    void fold();
    void foldAgain();
    void showSoon();
    void showRows();
    void moveTo(qint64 seq);
    void playOn();
    // The time of what is shown: now, or of the event that is shown.
    [[nodiscard]] qint64 momentMs() const;
    // The next event that the viewer sees after that one; 0 for none.
    [[nodiscard]] qint64 seenAfter(qint64 seq) const;

    base::Clock &m_clock;
    LeagueBoard &m_league;
    Recall m_recall;
    base::Alarm m_nextFrame;
    base::Alarm m_nextStep;
    bool m_isDue = false;
    QString m_matchId;
    QList<MafiaEvent> m_events; // of the newest attempt
    qint64 m_lastSeq = 0; // of the entries that were looked at
    int m_attempt = 0;
    qint64 m_endSeq = 0; // of the event that ended the match; 0 before
    bool m_knowsSecrets = false;
    Viewer m_viewer;
    Knowledge m_knowledge;
    MafiaStory m_story;
    qsizetype m_folded = 0; // how many events are in the story
    QList<qint64> m_seen; // those the viewer saw
    qint64 m_shownSeq = 0; // the moment that is shown; 0: the newest
    bool m_isPlaying = false;
    double m_speed = 1;
    int m_suspicionDay = 0; // 0: all days
    MafiaTable m_table;
    Rows<MafiaSeatRow> m_seats;
    Rows<MafiaSeatRow> m_graves;
    Rows<MafiaArrowRow> m_arrows;
    Rows<MafiaActionRow> m_actions;
    Rows<MafiaTallyRow> m_tally;
    Rows<MafiaPersonRow> m_awaited;
    Rows<MafiaStatementRow> m_statements;
    Rows<MafiaPhaseRow> m_phases;
    Rows<MafiaSuspicionRow> m_suspicions;
};

} // namespace league::app::view
