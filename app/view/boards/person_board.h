// PersonBoard: the match of the person at this screen: what is asked, how long, and what came of
// it.
//
// A singleton of QML on the window's thread. It listens to the Seat of the SeatBoard; what a seat
// is not told (the referee, whether the other has chosen) comes from the journal of the league, as
// far as that may be seen.
#pragma once

#include "app/view/boards/seat_board.h"

namespace league::app::view {

struct MatchTold;
struct SeatTold;

class PersonBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(int nextRound READ nextRound NOTIFY changed)
    Q_PROPERTY(QString referee READ referee NOTIFY changed)
    Q_PROPERTY(QString stateWord READ stateWord NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int rank READ rank NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(QString opponent READ opponent NOTIFY changed)
    Q_PROPERTY(int opponentNumber READ opponentNumber NOTIFY changed)
    Q_PROPERTY(int opponentRank READ opponentRank NOTIFY changed)
    Q_PROPERTY(int opponentPoints READ opponentPoints NOTIFY changed)
    Q_PROPERTY(bool opponentHasChosen READ opponentHasChosen NOTIFY changed)
    Q_PROPERTY(int windowMs READ windowMs NOTIFY changed)
    Q_PROPERTY(int remainingMs READ remainingMs NOTIFY asked)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY ticked)
    Q_PROPERTY(int drawMin READ drawMin NOTIFY changed)
    Q_PROPERTY(int drawMax READ drawMax NOTIFY changed)
    Q_PROPERTY(int maxRetries READ maxRetries NOTIFY changed)
    Q_PROPERTY(QString choice READ choice NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString opponentChoice READ opponentChoice NOTIFY changed)
    Q_PROPERTY(int drawnNumber READ drawnNumber NOTIFY changed)

public:
    // How long a result stays when the next match follows at once and leaves time for it.
    static constexpr std::chrono::milliseconds Reveal{2'500};
    static constexpr qint64 UnhurriedMs = 10'000;

    // Both must outlive it.
    PersonBoard(Desk &desk, SeatBoard &seat, QObject *parent = nullptr);
    ~PersonBoard() override;
    static PersonBoard *create(QQmlEngine *engine, QJSEngine *scripts);

    // "even" or "odd"; does nothing unless the state is choosing.
    Q_INVOKABLE void choose(const QString &choice);

    // waiting (no match), invited, choosing, locked, late (nothing was chosen in time) or drawn
    [[nodiscard]] const QString &state() const { return m_state; }
    [[nodiscard]] QString matchId() const { return m_match.match.text(); }
    [[nodiscard]] int round() const { return m_match.round; }
    // 0 when it is not known
    [[nodiscard]] int rounds() const;
    // Which round is waited for, when no match is on.
    [[nodiscard]] int nextRound() const;
    [[nodiscard]] QString referee() const;
    // Of the match chart.
    [[nodiscard]] QString stateWord() const;
    [[nodiscard]] int number() const { return numberOf(m_seat.agentId()); }
    // 0 while there is no table
    [[nodiscard]] int rank() const;
    [[nodiscard]] int points() const;
    [[nodiscard]] QString opponent() const;
    [[nodiscard]] int opponentNumber() const { return numberOf(m_match.opponent.text()); }
    [[nodiscard]] int opponentRank() const;
    [[nodiscard]] int opponentPoints() const;
    [[nodiscard]] bool opponentHasChosen() const;
    [[nodiscard]] int windowMs() const { return static_cast<int>(m_turn.windowMs); }
    // How long there was when it was asked; see asked().
    [[nodiscard]] int remainingMs() const;
    [[nodiscard]] int secondsLeft() const { return m_secondsLeft; }
    // The range of the draw; both 0 when it is not known.
    [[nodiscard]] int drawMin() const;
    [[nodiscard]] int drawMax() const;
    // How often the referee asks again; -1 when it is not known.
    [[nodiscard]] int maxRetries() const;
    [[nodiscard]] const QString &choice() const { return m_choice; }
    // Why the choice did not count.
    [[nodiscard]] QString problem() const;
    // win, draw, loss or technical, once drawn
    [[nodiscard]] const QString &result() const { return m_result; }
    [[nodiscard]] const QString &opponentChoice() const { return m_opponentChoice; }
    // -1: nothing was drawn
    [[nodiscard]] int drawnNumber() const { return m_drawnNumber; }

Q_SIGNALS:
    void changed();
    // The referee asks, or asks again: the time runs anew.
    void asked();
    void ticked();

private:
    void listen();
    void enter(const QString &state);
    void begin(const SeatMatch &match);
    void take(const SeatTurn &turn);
    void lookAtTurns();
    void finish(const protocol::PlayedMatch &match);
    // The result has been seen; what came meanwhile is shown.
    void goOn();
    void tick();
    [[nodiscard]] bool isKnownLeague() const;
    [[nodiscard]] const MatchTold *told() const;
    [[nodiscard]] const PlaceInTableRow *inTable(const QString &playerId) const;

    Desk &m_desk;
    SeatBoard &m_seat;
    QString m_state = QStringLiteral("waiting");
    SeatMatch m_match;
    SeatTurn m_turn;
    QString m_choice;
    QString m_problem;
    QString m_result;
    QString m_opponentChoice;
    int m_drawnNumber = -1;
    int m_secondsLeft = 0;
    base::Alarm m_tick;
    base::Alarm m_reveal;
    bool m_isRevealing = false;
    std::optional<SeatMatch> m_next; // came while a result was shown
};

} // namespace league::app::view
