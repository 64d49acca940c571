// MatchBoard: one match as its page sees it: states, messages, JSON, the proof of the draw, replay.
//
// Owned by the Desk on the window's thread, beside the LeagueBoard it takes names and rules from.
// open() recalls what has happened so far; live entries come in through take(). The newest attempt
// is shown unless an older one is chosen. Once an attempt is over, everything but the list of
// messages is shown as it was at the selected one, so that walking through the messages is a
// replay. It contains no rule: everything is a fold over entries (story/match_record.h).
#pragma once

#include "app/view/league_board.h"
#include "app/view/rows/chart_rows.h"
#include "app/view/rows/draw_steps.h"
#include "app/view/rows/field_rows.h"
#include "app/view/rows/json_rows.h"
#include "app/view/rows/talk_rows.h"

#include <QUrl>

namespace league::app::view {

class MatchBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match comes from the Desk")
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString leagueName READ leagueName NOTIFY changed)
    Q_PROPERTY(QString referee READ referee NOTIFY changed)
    Q_PROPERTY(QString refereeName READ refereeName NOTIFY changed)
    Q_PROPERTY(QString conversation READ conversation NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(league::app::view::SeatCell a READ a NOTIFY changed)
    Q_PROPERTY(league::app::view::SeatCell b READ b NOTIFY changed)
    Q_PROPERTY(bool hasScore READ hasScore NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(int messages READ messages NOTIFY changed)
    Q_PROPERTY(QVariantList attempts READ attempts NOTIFY changed)
    Q_PROPERTY(int attempt READ attempt WRITE setAttempt NOTIFY changed)
    Q_PROPERTY(int selected READ selected WRITE select NOTIFY selectedChanged)
    Q_PROPERTY(QString detail READ detail WRITE setDetail NOTIFY selectedChanged)
    Q_PROPERTY(QString json READ json NOTIFY selectedChanged)
    Q_PROPERTY(QString jsonType READ jsonType NOTIFY selectedChanged)
    Q_PROPERTY(QString jsonMethod READ jsonMethod NOTIFY selectedChanged)
    Q_PROPERTY(QString drawVerdict READ drawVerdict NOTIFY changed)
    Q_PROPERTY(QString drawSentence READ drawSentence NOTIFY changed)
    Q_PROPERTY(bool isPlaying READ isPlaying NOTIFY playingChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY playingChanged)
    Q_PROPERTY(league::app::view::RowModel *nodes READ nodes CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *edges READ edges CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *talk READ talk CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *fields READ fields CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *drawSteps READ drawSteps CONSTANT)

public:
    // Gives every entry about a match that there is so far.
    using Recall = std::function<QList<store::Entry>(const QString &matchId)>;

    // Clock and league must outlive the board.
    MatchBoard(base::Clock &clock, LeagueBoard &league, QObject *parent = nullptr);

    void setRecall(Recall recall) { m_recall = std::move(recall); }
    // A Recall that reads the journal at that path; nothing when it cannot be read.
    [[nodiscard]] static Recall fromJournal(const QString &path);
    // Shows that match from now on; an empty id for none.
    Q_INVOKABLE void open(const QString &matchId);
    // Entries in the order of their numbers, of any subject; shown at the next frame.
    void take(const QList<store::Entry> &entries);
    // A replay of the league starts over: nothing has been told yet.
    void begin();
    // Brings everything up to date at once; otherwise done at the next frame.
    void show();
    // Words are told again in the program's present language.
    Q_INVOKABLE void retell();

    // Walking through the messages; each ends a replay that runs.
    Q_INVOKABLE void next() { step(m_selected + 1); }
    Q_INVOKABLE void previous() { step(m_selected - 1); }
    Q_INVOKABLE void first() { step(0); }
    Q_INVOKABLE void last() { step(m_talk.count() - 1); }
    // The row that is selected, from 0; selecting pins it until last() or the newest is chosen.
    void select(int row);
    // Replays the attempt message by message, in its own rhythm but without long waits.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    void setSpeed(double speed);
    void setAttempt(int attempt);
    // What json and fields hold: "message" the selected one, "all" every message.
    void setDetail(const QString &detail);
    // Writes the transcript, as it stands in matches/<id>.json of the league's folder; returns what
    // went wrong, or nothing.
    Q_INVOKABLE [[nodiscard]] QString saveTo(const QUrl &file) const;
    [[nodiscard]] QByteArray transcript() const;
    // What a screen reader says of a row: "Step 6 of 11, GAME_ERROR E001 to Curie, retry 1 of 3".
    Q_INVOKABLE [[nodiscard]] QString spokenStep(int row) const;

    [[nodiscard]] const QString &matchId() const { return m_matchId; }
    [[nodiscard]] int round() const;
    [[nodiscard]] QString leagueName() const { return m_league.name(); }
    [[nodiscard]] QString referee() const { return m_shown.referee; }
    [[nodiscard]] QString refereeName() const;
    [[nodiscard]] QString conversation() const { return m_shown.conversation; }
    [[nodiscard]] QString state() const { return m_moment.state(); }
    // Whether the attempt has ended, wherever the replay stands.
    [[nodiscard]] bool isOver() const { return m_shown.isOver(); }
    [[nodiscard]] SeatCell a() const { return seat(0); }
    [[nodiscard]] SeatCell b() const { return seat(1); }
    [[nodiscard]] bool hasScore() const { return m_moment.result || !m_moment.decided.isEmpty(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] int messages() const { return messagesIn(m_shown); }
    [[nodiscard]] QVariantList attempts() const;
    [[nodiscard]] int attempt() const { return m_shown.attempt; }
    [[nodiscard]] int selected() const { return m_selected; }
    [[nodiscard]] const QString &detail() const { return m_detail; }
    // In the order of the documents, with tokens masked.
    [[nodiscard]] const QString &json() const { return m_json; }
    [[nodiscard]] QString jsonType() const;
    [[nodiscard]] QString jsonMethod() const;
    [[nodiscard]] const QString &drawVerdict() const { return m_proof.verdict; }
    [[nodiscard]] const QString &drawSentence() const { return m_proof.sentence; }
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    [[nodiscard]] double speed() const { return m_speed; }

    [[nodiscard]] Rows<ChartNode> *nodes() { return &m_nodes; }
    [[nodiscard]] Rows<ChartEdge> *edges() { return &m_edges; }
    [[nodiscard]] Rows<TalkRow> *talk() { return &m_talk; }
    [[nodiscard]] Rows<FieldRow> *fields() { return &m_fields; }
    [[nodiscard]] Rows<DrawStep> *drawSteps() { return &m_steps; }

Q_SIGNALS:
    void changed();
    void selectedChanged();
    void playingChanged();

private:
    void showSoon();
    void showMoment();
    void showNodes();
    void showJson();
    void step(int row);
    void moveTo(int row);
    void playOn();
    [[nodiscard]] SeatCell seat(int number) const;
    [[nodiscard]] const TalkTold *selectedTalk() const;
    [[nodiscard]] AttemptTold momentShown() const;

    base::Clock &m_clock;
    LeagueBoard &m_league;
    Recall m_recall;
    base::Alarm m_nextFrame;
    base::Alarm m_nextStep;
    bool m_isDue = false;
    QString m_matchId;
    QList<store::Entry> m_entries; // of this match, every attempt
    QList<AttemptTold> m_attempts;
    AttemptTold m_shown; // the attempt that is shown, as far as it has come
    AttemptTold m_moment; // the same as it was at the selected message
    int m_chosenAttempt = 0; // 0: the newest
    int m_selected = -1;
    bool m_isPinned = false; // somebody chose the selected row, so it does not follow the newest
    QString m_detail = QStringLiteral("message");
    QString m_json;
    bool m_isPlaying = false;
    double m_speed = 1;
    DrawProof m_proof;
    Rows<ChartNode> m_nodes;
    Rows<ChartEdge> m_edges;
    Rows<TalkRow> m_talk;
    Rows<FieldRow> m_fields;
    Rows<DrawStep> m_steps;
};

} // namespace league::app::view
