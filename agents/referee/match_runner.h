// MatchRunner: plays one match, from the invitation to GAME_OVER.
//
// Made by the RefereeAgent for an assignment and destroyed by it after finished() or aborted(). It
// knows no game: the game judges, the dialogue speaks, the chart says where the match is. It is the
// game's clock and its link to the seats: whatever comes in is handed to the game with the time,
// and then what the game wants now is done: events are recorded, seats told and asked, the alarm
// set. No answer is told to another player unless the game tells it (L-22).
#pragma once

#include "agents/base/pace.h"
#include "agents/base/state_chart.h"
#include "agents/referee/invitations.h"
#include "agents/referee/letter_box.h"
#include "agents/referee/question_desk.h"
#include "agents/referee/rerun_notes.h"

#include <QObject>

#include <set>

namespace league::referee {

class MatchRunner : public QObject
{
    Q_OBJECT

public:
    // Game, dialogue, lines, clock and pace must outlive the runner. With a pace the steps of the
    // draw come one after the other, for people to see.
    MatchRunner(MatchOrder order, const base::RefereeId &referee, const games::Game &game,
                const GameDialogue &dialogue, Lines lines, base::Clock &clock,
                base::Pace *pace = nullptr);
    ~MatchRunner() override;

    // CREATED to WAITING_FOR_PLAYERS: sends the invitations.
    void start();
    // Ends the match without a result (L-06); nothing is told to anybody by the runner itself.
    void abort();
    // Tells the players that the match ends without a result, and why.
    void tellAborted(const QString &why);
    // What tells the players the result; after finished() there is something to tell. They are told
    // when it is called, and no end that may still be lost (M-112): only when the report is safe.
    [[nodiscard]] std::function<void()> takeFarewell() { return std::exchange(m_farewell, {}); }

    // The operator steers; a failure says why that is not possible now.
    base::Outcome obey(const games::MatchOrderFact &order);
    // An answer that a player sent by itself, as the message says it. Says whether it is final, or
    // why it does not count.
    base::Result<bool> submit(int seat, const games::Answer &answer, const JsonObject &message);
    // The player has come back and knows nothing: what it is asked is asked again.
    void askAgain(int seat);

    // With the roster as it is now: after substitutions, who sits there.
    [[nodiscard]] const protocol::MatchAssignment &assignment() const
    {
        return m_table.assignment();
    }
    [[nodiscard]] const protocol::MatchRules &rules() const { return m_table.rules(); }
    [[nodiscard]] const GameDialogue &dialogue() const { return m_dialogue; }
    [[nodiscard]] QLatin1String state() const { return m_chart.state(); }
    [[nodiscard]] MatchRecorder &recorder() { return m_table.recorder(); }
    // Who was assigned and did not come (MR-36).
    [[nodiscard]] const QList<base::PlayerId> &absent() const { return m_table.absent(); }
    // The seat of the player that has this token (L-18); nothing when it is nobody's.
    [[nodiscard]] std::optional<int> seatOf(const QString &token) const;
    [[nodiscard]] std::optional<int> seatOf(const base::PlayerId &player) const;
    // What the others at the table call the player of that seat.
    [[nodiscard]] base::PlayerId knownAs(int seat) const;
    // What may be seen of the match; by anybody when no seat is given.
    [[nodiscard]] QVariantMap observation(std::optional<int> seat) const;

Q_SIGNALS:
    // Something was recorded that the manager may want to see.
    void recorded();
    void finished(const league::games::MatchOutcome &outcome);
    void aborted();

private:
    [[nodiscard]] QuestionDesk::News newsOfQuestions();
    void decideAfterInvitations();
    void cancelMatch();
    void play();
    void takeReply(const games::Question &question, const JsonValue &reply);
    void takeBotAnswer(const games::Question &question, const games::Answer &answer);
    void refuseAnswer(const games::Question &question, const base::Failure &why);
    void noteLink(int seat, bool isConnected);
    // Does what the game wants after something was handed in.
    void carryOn();
    // Records what the game reports and moves the chart; with a pace it pauses between two moves.
    // Then tells and asks the seats, or ends the match when the game has an outcome.
    void tellGameEvents();
    [[nodiscard]] bool anotherMoveWaits() const;
    void handOver(const games::GameEvent &event);
    void serveSeats();
    void wakeWhenDue();
    void finish(const games::MatchOutcome &outcome);
    // Records GAME_OVER to every seat and returns what sends it.
    [[nodiscard]] std::function<void()> sealOutcome(const games::MatchOutcome &outcome);
    // Milliseconds since the game began.
    [[nodiscard]] qint64 matchTime() const;
    void move(QLatin1String trigger);
    // Moves by the first of these that the chart knows here.
    void moveByFirst(std::initializer_list<QLatin1String> triggers);

    const games::Game &m_game;
    const GameDialogue &m_dialogue;
    base::Clock &m_clock;
    base::Pace *m_pace;
    base::StateChart m_chart;
    MatchTable m_table;
    Invitations m_invitations;
    LetterBox m_letters;
    QuestionDesk m_questions;
    RerunNotes m_rerunNotes;
    games::MatchSetup m_setup; // once the match is played
    std::unique_ptr<games::MatchState> m_state;
    qint64 m_begunMs = 0; // on the steady clock
    QList<games::GameEvent> m_untold; // of the game
    std::set<int> m_lost; // seats that cannot be reached
    base::Alarm m_due; // when the game wants to be told of the time
    bool m_isOver = false; // decided or aborted
    std::function<void()> m_farewell;
};

} // namespace league::referee
