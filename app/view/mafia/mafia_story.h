// MafiaStory: a match of Mafia as one viewer is told it, folded event by event.
//
// Owned by the MafiaBoard, which lets only events through that the viewer may see (Knowledge).
// It decides nothing: who is dead, who leads and who won is what the events say.
#pragma once

#include "app/view/mafia/mafia_event.h"
#include "app/view/mafia/mafia_told.h"

namespace league::app::view {

class MafiaStory
{
public:
    // Takes the next event in.
    void apply(const MafiaEvent &event);

    [[nodiscard]] const QList<mafia::SeatTold> &seats() const { return m_seats; }
    // The seat of that player; nullptr when nobody of that id sits there.
    [[nodiscard]] const mafia::SeatTold *seat(const QString &player) const;
    // What the events call a player; empty when they did not say.
    [[nodiscard]] QString displayName(const QString &player) const { return m_names.value(player); }
    [[nodiscard]] int aliveCount() const;
    // How many of that role live; -1 when the viewer does not know every living player's role.
    [[nodiscard]] int aliveMafia() const;

    [[nodiscard]] const QList<mafia::PhaseTold> &phases() const { return m_phases; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] int day() const { return m_phases.isEmpty() ? 0 : m_phases.constLast().day; }
    [[nodiscard]] int night() const { return m_phases.isEmpty() ? 0 : m_phases.constLast().night; }
    [[nodiscard]] const QString &nextPhase() const { return m_nextPhase; }
    [[nodiscard]] qint64 phaseSinceMs() const;
    // When the phase, or the turn within it, is over; 0 when nothing presses.
    [[nodiscard]] qint64 deadlineMs() const { return m_deadlineMs; }
    // When that time began to run.
    [[nodiscard]] qint64 deadlineSinceMs() const { return m_deadlineSinceMs; }
    [[nodiscard]] const QString &speed() const { return m_speed; }
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] const QString &winner() const { return m_winner; }
    [[nodiscard]] const QString &reason() const { return m_reason; }
    // The seed of the match; empty unless the viewer may know it.
    [[nodiscard]] const QString &seed() const { return m_seed; }

    [[nodiscard]] const QList<mafia::StatementTold> &statements() const { return m_statements; }
    // Who has the word; empty for nobody.
    [[nodiscard]] const QString &speaker() const { return m_speaker; }
    [[nodiscard]] int turn() const { return m_turn; } // from 1
    [[nodiscard]] int turnsInAll() const { return m_turnsInAll; }
    // Who speaks after the present speaker, as far as it is known.
    [[nodiscard]] QStringList nextSpeakers() const;

    // Of the present or last night.
    [[nodiscard]] const QList<mafia::NightActionTold> &actions() const { return m_actions; }
    // provisional, majority or split; empty when the viewer was not told.
    [[nodiscard]] const QString &agreement() const { return m_agreement; }
    [[nodiscard]] const QString &killDecision() const { return m_killDecision; }

    // Of the present or last vote, in the order they came.
    [[nodiscard]] const QList<mafia::VoteTold> &votes() const { return m_votes; }
    [[nodiscard]] const std::optional<mafia::VoteResultTold> &voteResult() const
    {
        return m_voteResult;
    }
    [[nodiscard]] QHash<QString, int> tally() const;
    // Who has most votes; several when they share the top.
    [[nodiscard]] QStringList leaders() const;

    // What the one did to the other on that day, and how much it suspected it at the end of it; 0
    // means on all days, and now.
    [[nodiscard]] mafia::SuspicionTold suspicion(const QString &from, const QString &to,
                                                 int day) const;

private:
    using Pair = std::pair<QString, QString>;
    using Take = void (MafiaStory::*)(const MafiaEvent &);
    static const QHash<QString, Take> &takers();

    void takeRoles(const MafiaEvent &event);
    void takeOwnRole(const MafiaEvent &event);
    void takePhase(const MafiaEvent &event);
    void takeAction(const MafiaEvent &event);
    void takeTeam(const MafiaEvent &event);
    void takeInvestigation(const MafiaEvent &event);
    void takeNight(const MafiaEvent &event);
    void takeElimination(const MafiaEvent &event);
    void takeTurn(const MafiaEvent &event);
    void takeChunk(const MafiaEvent &event);
    void takeStatement(const MafiaEvent &event);
    void takeClaim(const MafiaEvent &event);
    void takeVote(const MafiaEvent &event);
    void takeVoteResult(const MafiaEvent &event);
    void takeInactive(const MafiaEvent &event);
    void takePause(const MafiaEvent &event);
    void takeSpeed(const MafiaEvent &event);
    void takeEnd(const MafiaEvent &event);

    // A list of everybody with seat, name and role.
    void takePlayers(const JsonValue &players);
    mafia::SeatTold &seatFor(const QString &player);
    mafia::StatementTold &statementOf(const MafiaEvent &event);
    // How much somebody suspects the others, where an event says so.
    void takeScores(const QString &player, const MafiaEvent &event);
    void mark(const mafia::MarkTold &mark);
    void setDeadline(const MafiaEvent &event, QLatin1String field);

    QList<mafia::SeatTold> m_seats;
    QHash<QString, QString> m_names;
    QList<mafia::PhaseTold> m_phases;
    QString m_nextPhase;
    qint64 m_deadlineMs = 0;
    qint64 m_deadlineSinceMs = 0;
    QString m_speed;
    bool m_isPaused = false;
    bool m_isOver = false;
    QString m_winner;
    QString m_reason;
    QString m_seed;
    QList<mafia::StatementTold> m_statements;
    QString m_speaker;
    int m_turn = 0;
    int m_turnsInAll = 0;
    QStringList m_order; // of the day's speakers
    QList<mafia::NightActionTold> m_actions;
    QString m_agreement;
    QString m_killDecision;
    QList<mafia::VoteTold> m_votes;
    std::optional<mafia::VoteResultTold> m_voteResult;
    QMap<int, QHash<Pair, mafia::SuspicionTold>> m_suspicions; // by day
    QMap<int, QHash<QString, QHash<QString, int>>> m_scores; // by day and who suspects
};

} // namespace league::app::view
