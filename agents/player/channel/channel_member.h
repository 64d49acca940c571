// ChannelMember: an agent's side of turn channels (protocol.md §12).
//
// Owned by an agent that has a server, a client and a membership: a ChannelAgent, which does
// nothing else, or any other agent that sits in channels under its own id. It joins the channel,
// asks a Voice when the agent has the turn, and says what the voice answers: as the result of the
// call, or piece by piece when the voice streams. An agent may be put into further channels by the
// operator; each has a voice of its own. Now and then it looks whether it is still in the queue,
// and joins again when it was lost: after a broken connection, or a restart of the orchestrator.
#pragma once

#include "agents/base/pace.h"
#include "agents/player/channel/turn_stream.h"
#include "agents/player/channel/voice.h"
#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_event_messages.h"
#include "agents/transport/message_handler.h"

#include <QObject>

#include <map>
#include <set>

namespace league::player {

struct MemberOptions
{
    QUrl orchestrator;
    base::ChannelId channel; // the one to join; empty: it waits to be assigned
    protocol::Role role = protocol::Role::Agent;
    transport::CallPolicy calls = {}; // of everything it says to the orchestrator
    std::chrono::milliseconds attendance{15'000}; // how often it looks whether it is in the queue
    // The moments that people who watch get to see; null for none. Must outlive the member.
    base::Pace *pace = nullptr;
};

class ChannelMember : public QObject
{
    Q_OBJECT

public:
    // Makes the voice for a channel.
    using VoiceMaker =
        std::function<std::unique_ptr<Voice>(const base::ChannelId &, const base::AgentId &self)>;

    // Serves at once. Server, client, membership and clock must outlive it.
    ChannelMember(MemberOptions options, VoiceMaker makeVoice, transport::RpcServer &server,
                  transport::RpcClient &client, transport::Membership &membership,
                  base::Clock &clock);
    ~ChannelMember() override;

    // Joins the channel of the options; call it once the agent is registered.
    void join();
    // Leaves every channel in good order, without waiting for the answers.
    void leave();

    // Whether it believes to be in that channel.
    [[nodiscard]] bool isIn(const base::ChannelId &channel) const;
    // The turns that it has not answered.
    [[nodiscard]] int openTurns() const;

Q_SIGNALS:
    // It is in the queue of the channel; the position counts from 1, and is 0 when not known.
    void joined(const league::base::ChannelId &channel, int position);
    // The operator took it out, or the channel is closed.
    void removed(const league::base::ChannelId &channel, const QString &reason);
    // The channel is closed: it cannot come in again.
    void channelClosed(const league::base::ChannelId &channel);
    // It cannot join, or the orchestrator does not know it any more.
    void failed(const league::base::Failure &reason);
    // Something was said or announced in a channel.
    void heard(const league::base::ChannelId &channel, const league::protocol::ChannelEntry &entry);
    void turnGranted(const league::base::TurnId &turn);
    // The voice has decided: what it does, in one line.
    void turnAnswered(const league::base::TurnId &turn, const QString &what);

private:
    // A channel that this agent sits in, or sat in.
    struct Room
    {
        std::unique_ptr<Voice> voice;
        bool isIn = false;
        std::set<int> known; // entries that the voice has heard; the latest of them
        base::Alarm attendance;
        transport::RpcCall call; // join_channel or get_channel_state
    };
    struct OpenTurn
    {
        Floor floor;
        protocol::Envelope call; // the latest that is answered
        QList<transport::RpcResponder> askers; // of calls that have no answer yet
        JsonObject answer; // to the last call, for one that comes again
        std::unique_ptr<TurnStream> stream;
        int question = 0; // how often the voice was asked
        bool isThinking = false; // the voice has not answered yet
        bool isWaiting = false; // it wanted to wait
        transport::RpcCall resolving;
    };

    // channel_member.cpp: coming, going and listening
    void serve();
    Room &roomOf(const base::ChannelId &channel);
    void joinRoom(const base::ChannelId &channel);
    void onJoinReply(const base::ChannelId &channel, const base::Result<JsonObject> &reply);
    void enter(const base::ChannelId &channel, int position,
               const QList<protocol::ChannelEntry> &history);
    void onRemoved(const protocol::ChannelRemoved &letter);
    void lookWhetherClosed(const base::ChannelId &channel);
    void keepAttendance(const base::ChannelId &channel);
    void lookForSelf(const base::ChannelId &channel);
    void onState(const base::ChannelId &channel, const base::Result<JsonObject> &reply);
    void hear(const base::ChannelId &channel, const protocol::ChannelEntry &entry);

    // channel_member_turns.cpp: the turns
    void onGrant(const transport::Letter<protocol::TurnGranted> &letter,
                 const transport::RpcResponder &respond);
    void onResume(const transport::Letter<protocol::TurnResume> &letter,
                  const transport::RpcResponder &respond);
    void onPaused(const protocol::TurnPaused &event);
    void closeTurn(const base::TurnId &turn, const QString &why);
    void ask(const base::TurnId &turn);
    void decide(const base::TurnId &turn, int question, const base::Result<TurnReply> &reply);
    void stream(const base::TurnId &turn, int question, protocol::Segment segment,
                const QString &text);
    void forget(const base::TurnId &turn);
    void say(OpenTurn &turn, const Speech &speech);
    void wait(OpenTurn &turn, const WaitWish &wish);
    void resolve(const base::TurnId &turn, const QString &note);
    void answer(OpenTurn &turn, const JsonObject &result);
    [[nodiscard]] OpenTurn *find(const base::TurnId &turn, int question);

    MemberOptions m_options;
    VoiceMaker m_makeVoice;
    transport::RpcServer &m_server;
    transport::Membership &m_membership;
    base::Clock &m_clock;
    OrchestratorLine m_line;
    std::map<base::ChannelId, Room> m_rooms;
    std::map<base::TurnId, OpenTurn> m_turns;
};

} // namespace league::player
