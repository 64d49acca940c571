// MafiaSeatBoard: the match of Mafia of the person at this screen: role, what is asked, how
// long, and what was said so far.
//
// A singleton of QML on the window's thread. It listens to the Seat of the SeatBoard and shows only
// what the referee told that seat (SeatStory); the journal of the league is not looked at, so that
// a person who plays in the own house learns nothing that others at the table do not.
#pragma once

#include "app/view/boards/seat_board.h"
#include "app/view/mafia/knowledge.h"
#include "app/view/mafia/mafia_record_rows.h"
#include "app/view/mafia/mafia_rows.h"
#include "app/view/mafia/mafia_table.h"
#include "app/view/mafia/seat_story.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

class MafiaSeatBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool isMafia READ isMafia NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString role READ role NOTIFY changed)
    Q_PROPERTY(QStringList teammates READ teammates NOTIFY changed)
    Q_PROPERTY(QStringList foundMafia READ foundMafia NOTIFY changed)
    Q_PROPERTY(QStringList foundTown READ foundTown NOTIFY changed)
    Q_PROPERTY(bool isAlive READ isAlive NOTIFY changed)
    Q_PROPERTY(QStringList targetIds READ targetIds NOTIFY changed)
    Q_PROPERTY(QString aimedAt READ aimedAt NOTIFY changed)
    Q_PROPERTY(QString aimedName READ aimedName NOTIFY changed)
    Q_PROPERTY(bool mayChange READ mayChange NOTIFY changed)
    Q_PROPERTY(league::app::view::MafiaTable table READ table NOTIFY changed)
    Q_PROPERTY(bool mayAbstain READ mayAbstain NOTIFY changed)
    Q_PROPERTY(int mostCharacters READ mostCharacters NOTIFY changed)
    Q_PROPERTY(int windowMs READ windowMs NOTIFY changed)
    Q_PROPERTY(int remainingMs READ remainingMs NOTIFY asked)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *arrows READ arrows CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *targets READ targets CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *statements READ statements CONSTANT)

public:
    // Both must outlive it.
    MafiaSeatBoard(Desk &desk, SeatBoard &seat, QObject *parent = nullptr);
    ~MafiaSeatBoard() override;
    static MafiaSeatBoard *create(QQmlEngine *engine, QJSEngine *scripts);

    // Answers of the person; each does nothing unless it is asked, or may be changed.
    Q_INVOKABLE void aim(const QString &playerId); // in the night, or in the vote
    Q_INVOKABLE void abstain();
    Q_INVOKABLE void say(const QString &text);
    Q_INVOKABLE void passTurn();

    // Whether the seat is one in a league of Mafia.
    [[nodiscard]] bool isMafia() const;
    // waiting (nothing is asked), asked, sent, late (no answer in time) or over; after sent and
    // late comes waiting with the next phase
    [[nodiscard]] const QString &state() const { return m_state; }
    // night_action, discussion_turn or vote; of the last question
    [[nodiscard]] const QString &kind() const { return m_turn.kind; }
    // KILL, PROTECT or INVESTIGATE
    [[nodiscard]] QString action() const;
    [[nodiscard]] QString matchId() const { return m_story.match().text(); }
    [[nodiscard]] QString role() const;
    [[nodiscard]] QStringList teammates() const;
    // What the sheriff has found out of the living, by name.
    [[nodiscard]] QStringList foundMafia() const;
    [[nodiscard]] QStringList foundTown() const;
    [[nodiscard]] bool isAlive() const;
    // Whether the answer is in and may be replaced: a vote while the vote is open (M-083), a kill
    // while the night is (M-029).
    [[nodiscard]] bool mayChange() const;
    // Who can be chosen now; nobody while an answer is on its way.
    [[nodiscard]] QStringList targetIds() const;
    // Whom the last answer was about, by id and by name; empty for nobody.
    [[nodiscard]] const QString &aimedAt() const { return m_aimedAt; }
    [[nodiscard]] QString aimedName() const;
    // The table as this seat may know it.
    [[nodiscard]] const MafiaTable &table() const { return m_table; }
    [[nodiscard]] bool mayAbstain() const;
    [[nodiscard]] int mostCharacters() const;
    [[nodiscard]] int windowMs() const { return static_cast<int>(m_turn.windowMs); }
    // How long there was when it was asked; see asked().
    [[nodiscard]] int remainingMs() const;
    // Why the answer did not count; of a change: why the answer before stands.
    [[nodiscard]] QString problem() const;
    // win, draw, loss or technical, once it is over
    [[nodiscard]] const QString &result() const { return m_result; }

    [[nodiscard]] Rows<MafiaSeatRow> *seats() { return &m_seats; }
    [[nodiscard]] Rows<MafiaArrowRow> *arrows() { return &m_arrows; }
    [[nodiscard]] Rows<MafiaPersonRow> *targets() { return &m_targets; }
    [[nodiscard]] Rows<MafiaStatementRow> *statements() { return &m_statements; }

Q_SIGNALS:
    void changed();
    // Something is asked, or asked again: the time runs anew.
    void asked();

private:
    void listen();
    void begin(const base::MatchId &match, int attempt);
    void join(const SeatMatch &match);
    void take(const SeatTurn &turn);
    void hear(const SeatEvent &event);
    void lookAtTurns();
    void finish(const protocol::PlayedMatch &match);
    void enter(const QString &state);
    // Whether with this the time is over in which the last question was asked.
    [[nodiscard]] bool endsQuestion(const SeatEvent &event) const;
    // Whether something can be answered, or changed, right now.
    [[nodiscard]] bool mayAnswer() const;
    void reply(const QVariantMap &said, const QString &target = {});
    void conclude(const base::Outcome &done, const QString &targetBefore);
    void showRows();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] const MafiaSeatRow *own() const;
    // The others at the table whom that is true of, by name.
    [[nodiscard]] QStringList others(const std::function<bool(const MafiaSeatRow &)> &holds) const;

    Desk &m_desk;
    SeatBoard &m_seat;
    QString m_state = QStringLiteral("waiting");
    SeatTurn m_turn;
    QString m_problem;
    QString m_result;
    bool m_isOnItsWay = false; // an answer or a change, of which nobody has heard yet
    QString m_aimedAt;
    const LeagueStory m_noLeague; // names come from the table alone: it may have its own
    SeatStory m_story;
    MafiaTable m_table;
    Rows<MafiaSeatRow> m_seats;
    Rows<MafiaArrowRow> m_arrows;
    Rows<MafiaPersonRow> m_targets;
    Rows<MafiaStatementRow> m_statements;
};

} // namespace league::app::view
