// MatchTable: the seats of one match, who sits there, and the ways to them.
//
// Owned by a MatchRunner and used by its parts. It knows neither the game nor how the match goes:
// it calls and tells seats in the referee's name, and records what leaves.
#pragma once

#include "agents/games/game.h"
#include "agents/protocol/error_messages.h"
#include "agents/referee/game_dialogue.h"
#include "agents/referee/match_order.h"
#include "agents/referee/match_recorder.h"
#include "agents/transport/rpc_client.h"

namespace league::referee {

// How a runner reaches the players. Warnings and GAME_OVER have a line of their own: nobody needs
// to acknowledge them, so their failures must not open the breaker that questions depend on (L-31).
struct Lines
{
    transport::RpcClient &calls;
    transport::RpcClient &notices;
};

class MatchTable
{
public:
    struct Place
    {
        QString entropy = {};
        std::optional<games::Fault> fault = {}; // why its player is not there
        std::unique_ptr<games::Bot> bot = {}; // answers for the seat, when there is one
        QUrl endpoint = {}; // of its player, once it was called
    };

    using MakeCall = std::function<GameDialogue::Call()>;
    using StateText = std::function<QString()>;

    // Lines and clock must outlive the table. `state` says where the match is, for warnings.
    MatchTable(MatchOrder order, const base::RefereeId &referee, Lines lines, base::Clock &clock,
               StateText state);

    [[nodiscard]] const MatchOrder &order() const { return m_order; }
    [[nodiscard]] const protocol::MatchAssignment &assignment() const { return m_order.assignment; }
    [[nodiscard]] const protocol::MatchRules &rules() const { return m_order.rules; }
    [[nodiscard]] base::Clock &clock() const { return m_clock; }
    [[nodiscard]] MatchRecorder &recorder() { return m_recorder; }

    [[nodiscard]] int seats() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] Place &place(int seat) { return m_places[static_cast<size_t>(seat)]; }
    [[nodiscard]] const base::PlayerId &player(int seat) const;
    // Whether nobody can be called there.
    [[nodiscard]] bool isBot(int seat) const;
    // Whether its player wants only what is new with a question.
    [[nodiscard]] bool wantsOnlyNews(int seat) const;
    // The seat of a player, or of the one that has this token (L-18); nothing when it is nobody's.
    [[nodiscard]] std::optional<int> seatOf(const base::PlayerId &player) const;
    [[nodiscard]] std::optional<int> seatOf(const QString &token) const;
    // What the match starts from, with everybody who sits there now.
    [[nodiscard]] games::MatchSetup setup() const;

    // Somebody else takes the seat; who was assigned to it is absent from now on.
    void reseat(int seat, const protocol::RosterEntry &newcomer);
    // A built-in player answers for the seat from now on, without a wire.
    void seatBot(int seat, const games::Game &game);
    // Who was assigned and did not come; a substitute that does not come either is none of them.
    [[nodiscard]] const QList<base::PlayerId> &absent() const { return m_absent; }

    // The envelope of a message to a player; of the match's own conversation unless one is named.
    [[nodiscard]] protocol::Envelope envelope(const QString &conversation = {}) const;
    // A policy as the league's rules want it: each send has the window, silence is asked again.
    [[nodiscard]] transport::CallPolicy patientPolicy(int seat,
                                                      std::chrono::milliseconds window) const;
    // Calls the seat; the message is made anew for every retry, and every send is recorded.
    [[nodiscard]] transport::RpcCall call(int seat, transport::CallPolicy policy, MakeCall make,
                                          transport::RpcClient::Done done);
    // A message that is recorded as sent now, and leaves when it is called; the table may be gone
    // by then. A seat without an agent is told nothing.
    [[nodiscard]] std::function<void()> sealed(int seat, const GameDialogue::Call &message,
                                               transport::RpcClient::Done done = {});
    // Tells the seat something now, without waiting for it.
    void post(int seat, const GameDialogue::Call &message, transport::RpcClient::Done done = {});
    void sendError(int seat, protocol::GameError error);
    // No answer counts: records it.
    void recordSilence(int seat, const QString &method, const transport::RpcOutcome &outcome,
                       games::Fault fault);
    // Whether a reply answers the call; one that does not is recorded with the reason.
    [[nodiscard]] bool isUsable(int seat, const QString &method, const base::Outcome &reading);

private:
    [[nodiscard]] const protocol::RosterEntry &entry(int seat) const
    {
        return m_order.assignment.roster.at(seat);
    }
    [[nodiscard]] const QUrl &endpoint(int seat);
    // Shows the player that its own league is calling.
    [[nodiscard]] transport::Headers proof(int seat) const;

    MatchOrder m_order;
    QString m_sender;
    Lines m_lines;
    base::Clock &m_clock;
    StateText m_state;
    QString m_conversation;
    MatchRecorder m_recorder;
    std::vector<Place> m_places;
    QList<base::PlayerId> m_assigned; // before anybody was replaced
    QList<base::PlayerId> m_absent;
};

// Why a call brought no answer, in the words of the games room; silence is a no-show or a timeout.
[[nodiscard]] games::Fault faultIn(transport::RpcOutcome::Kind kind, games::Fault whenSilent);

} // namespace league::referee
