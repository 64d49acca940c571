// MatchRunner: plays one match, from the invitation to GAME_OVER.
//
// Made by the RefereeAgent for an assignment and destroyed by it after finished() or aborted(). It
// knows no game: the game judges, the dialogue speaks, the chart says where the match is. Both
// invitations leave together, and so do both questions; no answer is told to the other player
// before the end (L-22).
#pragma once

#include "agents/base/pace.h"
#include "agents/base/state_chart.h"
#include "agents/games/game.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/referee/game_dialogue.h"
#include "agents/referee/match_order.h"
#include "agents/referee/match_recorder.h"
#include "agents/transport/rpc_client.h"

#include <QObject>

namespace league::referee {

// How a runner reaches the players. Warnings and GAME_OVER have a line of their own: nobody needs
// to acknowledge them, so their failures must not open the breaker that questions depend on (L-31).
struct Lines
{
    transport::RpcClient &calls;
    transport::RpcClient &notices;
};

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

    [[nodiscard]] const protocol::MatchAssignment &assignment() const { return m_order.assignment; }
    [[nodiscard]] const protocol::MatchRules &rules() const { return m_order.rules; }
    [[nodiscard]] QLatin1String state() const { return m_chart.state(); }
    [[nodiscard]] MatchRecorder &recorder() { return m_recorder; }
    // The seat of the player that has this token (L-18); nothing when it is nobody's.
    [[nodiscard]] std::optional<int> seatOf(const QString &token) const;
    // What may be seen of the match; by anybody when no seat is given.
    [[nodiscard]] QVariantMap observation(std::optional<int> seat) const;

Q_SIGNALS:
    // Something was recorded that the manager may want to see.
    void recorded();
    void finished(const league::games::MatchOutcome &outcome);
    void aborted();

private:
    struct Place
    {
        transport::RpcCall call;
        QString method = {}; // of the call
        QString awaited = {}; // the message that answers it
        bool settled = false; // the current question has its answer, or never will
        std::optional<games::Fault> fault;
        QString entropy;
    };

    using MakeCall = std::function<GameDialogue::Call()>;

    void invite(int seat);
    // Calls the seat; the message is made anew for every retry, and every send is recorded.
    void callSeat(int seat, transport::CallPolicy policy, MakeCall make,
                  transport::RpcClient::Done done);
    void onJoinOutcome(int seat, const transport::RpcOutcome &outcome);
    void decideAfterInvitations();
    void cancelMatch();
    void play();
    void ask(const games::Question &question);
    void onAnswerOutcome(int seat, const transport::RpcOutcome &outcome);
    // Records what the game reports and moves the chart; with a pace it pauses between two moves.
    // Ends the match when everything is told and the game has an outcome.
    void tellGameEvents();
    [[nodiscard]] bool anotherMoveWaits() const;
    void finish(const games::MatchOutcome &outcome);
    void tellOutcome(const games::MatchOutcome &outcome);

    [[nodiscard]] base::Result<protocol::GameJoinAck> readJoinAck(int seat,
                                                                  const QJsonValue &reply) const;
    [[nodiscard]] transport::CallPolicy policyFor(int seat, std::chrono::milliseconds window,
                                                  const QString &awaited);
    // Whether a reply answers the call; one that does not is recorded with the reason.
    [[nodiscard]] bool isUsable(int seat, const base::Outcome &reading);
    // No answer counts: records it and says what the fault was.
    [[nodiscard]] games::Fault faultOf(int seat, const transport::RpcOutcome &outcome,
                                       games::Fault whenSilent);
    void takeAnswer(int seat, const QJsonValue &reply);
    void warnBeforeRetry(int seat, const transport::RetryNotice &notice);
    void sendError(int seat, protocol::GameError error);
    [[nodiscard]] games::MatchSetup setup() const;
    [[nodiscard]] protocol::Envelope envelope() const;
    [[nodiscard]] const base::PlayerId &player(int seat) const;
    [[nodiscard]] QUrl endpoint(int seat) const;
    // Shows the player that its own league is calling.
    [[nodiscard]] transport::Headers proof(int seat) const;
    [[nodiscard]] Place &placeOf(int seat) { return m_places[static_cast<size_t>(seat)]; }
    [[nodiscard]] const Place &placeOf(int seat) const
    {
        return m_places[static_cast<size_t>(seat)];
    }
    [[nodiscard]] int seats() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] bool allSettled() const;
    // Milliseconds since the game began.
    [[nodiscard]] qint64 matchTime() const;
    void move(QLatin1String trigger);

    MatchOrder m_order;
    QString m_sender;
    const games::Game &m_game;
    const GameDialogue &m_dialogue;
    Lines m_lines;
    base::Clock &m_clock;
    base::Pace *m_pace;
    QString m_conversation;
    MatchRecorder m_recorder;
    base::StateChart m_chart;
    std::vector<Place> m_places;
    std::unique_ptr<games::MatchState> m_state;
    qint64 m_begunMs = 0; // on the steady clock
    QList<games::GameEvent> m_untold; // of the game
    bool m_isAborted = false;
};

} // namespace league::referee
