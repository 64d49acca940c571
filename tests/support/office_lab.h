// OfficeLab: a manager whose channels are used by scripted agents, in time that stands still.
//
// Owned by a test function. Agents register as A01, A02, …; a turn that nobody scripted is answered
// with a status, so that its agent holds it until the test completes it.
#pragma once

#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/channel_poll_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/protocol/turn_messages.h"
#include "tests/support/league_lab.h"

namespace league::test {

inline const QString TakeTurn = QStringLiteral("take_turn");
inline const QString ResumeTurn = QStringLiteral("resume_turn");
inline const QString TurnEvent = QStringLiteral("notify_turn_event");
inline const QString ChannelNews = QStringLiteral("notify_channel_message");
inline const QString Assigned = QStringLiteral("notify_channel_assignment");

class OfficeLab : public LeagueLab
{
public:
    static inline const QString Channel = QStringLiteral("reviews");

    explicit OfficeLab(const Change &change = {}) : LeagueLab(change) { }

    // A registered agent; its sender is "agent:A01".
    ScriptedAgent &addAgent(const QString &name = QStringLiteral("Agent"));
    // One without a server of its own: nothing can be sent to it.
    ScriptedAgent &addPollingAgent(const QString &name = QStringLiteral("Guest"));
    JsonObject registerAgent(ScriptedAgent &agent, const QString &endpoint);
    // The channel, with these agents put in by the operator.
    JsonObject open(const JsonObject &config = {}, const QList<base::AgentId> &agents = {});
    // A channel in which so many agents sit, A01 has the turn.
    void openWith(int agents, const JsonObject &config = {});

    // An order with the operator's token; the answer.
    template<protocol::Message M>
    JsonObject order(const M &message)
    {
        return send(operatorsDesk(), message, QStringLiteral("human:operator"),
                    QStringLiteral("op_secret_1"));
    }
    JsonObject control(protocol::ChannelCommand command, const QString &agent = {});
    JsonObject say(const QString &text);
    JsonObject join(ScriptedAgent &agent);
    // What the agent says in its turn, which ends it.
    JsonObject complete(ScriptedAgent &agent, const QString &text);
    // The agent answers its next turns with these words.
    static void speak(ScriptedAgent &agent, const QString &text);

    [[nodiscard]] const channel::ChannelState &state();
    [[nodiscard]] QString stateOf(const ScriptedAgent &agent);
    // Whose turn it is: "A01"; empty when nobody's.
    [[nodiscard]] QString speaker();
    [[nodiscard]] base::TurnId turn();
    // Everything that was said, "agent:A01: Hello".
    [[nodiscard]] QStringList transcript();
    // {"status":"OK"}.
    [[nodiscard]] static bool isOk(const JsonObject &answer);

    std::deque<ScriptedAgent> agents;

private:
    ScriptedAgent &operatorsDesk();

    std::unique_ptr<ScriptedAgent> m_operator;
};

} // namespace league::test
