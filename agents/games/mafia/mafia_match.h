// MafiaMatch: one match of Mafia in play, from the deal to the end (requirements.md §2, §3).
//
// Made by Mafia::newMatch from a setup that passed its check. It moves through the states of
// mafia_phase_chart.h and by no other way; what happens in a phase is in a class of its own (Night,
// Discussion, Ballot), who learns what is the Herald's business. All time comes from the inputs:
// before an input is taken, everything that was due earlier happens; an answer at the very moment
// of a deadline still counts (M-023).
//
// Answers that do not count are refused with a code of protocol.md §7. After an invalid night
// action or vote the seat has a new question, as often as the rules allow (MR-09).
#pragma once

#include "agents/base/state_chart.h"
#include "agents/games/mafia/attendance.h"
#include "agents/games/mafia/ballot.h"
#include "agents/games/mafia/discussion.h"
#include "agents/games/mafia/engine_clock.h"
#include "agents/games/mafia/herald.h"
#include "agents/games/mafia/input_log.h"
#include "agents/games/mafia/mafia_rules.h"
#include "agents/games/mafia/night.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"

#include <QSet>

namespace league::games::mafia {

class MafiaMatch final : public MatchState
{
public:
    MafiaMatch(MatchSetup setup, const MafiaRules &rules);
    ~MafiaMatch() override;

    void begin() override;
    [[nodiscard]] QList<Question> pending() const override;
    base::Outcome accept(int seat, const Answer &answer, qint64 nowMs) override;
    void expire(int seat, Fault fault, qint64 nowMs) override;
    [[nodiscard]] std::optional<qint64> dueMs() const override;
    void passTime(qint64 nowMs) override;
    void linkChanged(int seat, bool isConnected, qint64 nowMs) override;
    base::Outcome obey(const MatchOrderFact &order, qint64 nowMs) override;
    [[nodiscard]] QList<GameEvent> takeEvents() override { return m_herald.takeEvents(); }
    [[nodiscard]] QList<Letter> takeLetters() override { return m_herald.takeLetters(); }
    [[nodiscard]] QList<protocol::ChannelEvent> takeChannelEvents() override;
    [[nodiscard]] QList<MatchInput> inputs() const override { return m_inputs.all(); }
    void feed(const MatchInput &input) override;
    [[nodiscard]] std::optional<MatchOutcome> outcome() const override { return m_outcome; }
    [[nodiscard]] QVariantMap observation(std::optional<int> viewer) const override;

private:
    // What the speaker has said so far.
    struct Speech
    {
        QString think = {};
        QString say = {};
        bool isTruncated = false;
        bool isStreamed = false;
        bool isCutByHand = false;
        QVariantList acts = {};
        QVariantMap scores = {}; // of its suspicion, for observers
    };

    // mafia_match.cpp: phases and time
    [[nodiscard]] QLatin1String phase() const { return m_chart.state(); }
    [[nodiscard]] bool isIn(QLatin1String phase) const { return m_chart.isIn(phase); }
    [[nodiscard]] bool isOver() const { return m_outcome.has_value(); }
    [[nodiscard]] bool isStep() const { return m_speed == SpeedMode::Step; }
    bool fire(QLatin1String trigger);
    void enter(QLatin1String trigger);
    [[nodiscard]] std::optional<int> phaseLimit() const;
    void startPhaseClock();
    void phaseTimeUp();
    void ringBefore(qint64 nowMs);
    void moveOn();
    bool moveOnOnce();
    [[nodiscard]] QVariant deadlineText() const;
    [[nodiscard]] std::optional<qint64> phaseEndMs() const;
    [[nodiscard]] std::optional<qint64> turnEndMs() const;

    // mafia_match_asking.cpp: questions, and who is waited for
    void putQuestion(const Player &player, QLatin1String kind, const QString &id,
                     QVariantMap facts);
    void askAgain(const Player &player);
    void askNight(const Player &player);
    void askVote(const Player &player);
    void askTurn(const Player &player);
    [[nodiscard]] base::Failure refuseInvalid(const Player &player, const base::Failure &failure);
    void closeQuestions();
    void renewDeadlines();
    [[nodiscard]] bool isWaitedFor(const Player &player) const;
    void countMiss(const Player &player);
    void noteAnswer(const Player &player);
    void logInput(QLatin1String source, QLatin1String type, const QVariantMap &data = {});

    // mafia_match_night.cpp
    void enterNight(QLatin1String trigger);
    base::Outcome acceptNight(const Player &player, const QVariantMap &payload);
    void takeAction(const Player &player, const QString &target, const QVariantMap &marks);
    void tellAction(const Player *player, QLatin1String action, const Player &target,
                    const QVariantMap &marks);
    void tellTeam();
    void tellInvestigation(const Player &sheriff);
    void consultIfSplit();
    void closeNight();
    void enterMorning();
    void leaveMorning();

    // mafia_match_day.cpp
    void enterDiscussion();
    base::Outcome acceptTurn(const Player &player, const QVariantMap &payload);
    base::Outcome acceptChunk(const Player &player, const QVariantMap &payload);
    [[nodiscard]] base::Outcome checkTurn(const Player &player, const QVariantMap &payload) const;
    void tellWhole(const Player &player, const QString &think, const QString &say);
    void hearTalk();
    void hear(const TurnBegan &fact);
    void hear(const TurnRanOut &fact);
    void hear(const SpeechPiece &fact);
    void hear(const TurnEnded &fact);
    void hear(const ModeratorSpoke &fact);

    // mafia_match_vote.cpp
    void enterVoting();
    base::Outcome acceptVote(const Player &player, const QVariantMap &payload);
    void takeVote(const Player &player, const QString &target, const QVariantMap &marks);
    void settleWhenAllVoted();
    void closeVote();
    void enterResolution(QLatin1String trigger, const base::PlayerId &eliminated);
    void leaveResolution();
    void eliminate(const base::PlayerId &id, QLatin1String cause, Reveal reveal);
    void finish(QLatin1String winner);

    // mafia_match_orders.cpp
    [[nodiscard]] base::Outcome acceptNow(const Player &player, const Answer &answer);
    [[nodiscard]] base::Outcome obeyNow(const MatchOrderFact &order);
    base::Outcome pause();
    base::Outcome resume();
    base::Outcome advance();
    base::Outcome setSpeed(const QString &word);

    MatchSetup m_setup;
    MafiaRules m_rules;
    Streams m_streams;
    Table m_table;
    EngineClock m_clock;
    base::StateChart m_chart;
    SeatAlias m_alias;
    Herald m_herald;
    Attendance m_attendance;
    InputLog m_inputs;
    Discussion m_discussion;

    SpeedMode m_speed;
    Timing m_timing;
    int m_day = 0;
    int m_nightNumber = 0;
    base::PlayerId m_lastProtected;
    std::optional<Night> m_night;
    std::optional<Ballot> m_ballot;
    Speech m_speech;
    QVariantMap m_lastTurnAnswer; // to know a second copy of it
    bool m_isDecidedByNight = false;

    qint64 m_phaseBeganMs = 0; // match time
    std::optional<qint64> m_phaseEndsAt; // steady
    std::optional<qint64> m_turnEndsAt; // steady
    base::Alarm m_phaseAlarm;
    base::Alarm m_settleAlarm;
    bool m_isSettling = false;

    QMap<int, Question> m_questions; // by roster
    QSet<int> m_waiting; // whose answer the phase needs, by roster
    QMap<int, int> m_calls; // of this phase, by roster
    QMap<int, int> m_invalid; // answers of this phase, by roster
    int m_consultation = 0;
    QSet<int> m_lost; // by roster
    std::optional<MatchOutcome> m_outcome;
};

} // namespace league::games::mafia
