// TurnStream: what an agent says in one turn piece by piece, in order, up to complete_turn.
//
// Owned by a ChannelMember, for turns whose voice streams. One message is under way at a time: over
// HTTP two of them could overtake each other. While the turn is paused everything waits here, and
// goes on where it was.
#pragma once

#include "agents/player/channel/orchestrator_line.h"
#include "agents/protocol/turn_messages.h"

#include <deque>

namespace league::player {

class TurnStream
{
public:
    // The line must outlive the stream. `over` is called once: everything has been said, or the
    // orchestrator takes no more of it. It may destroy the stream.
    TurnStream(OrchestratorLine &line, base::ChannelId channel, base::TurnId turn,
               std::function<void()> over);

    // A piece of the text, of any length.
    void push(protocol::Segment segment, const QString &text);
    // The last message of the turn: TURN_COMPLETE.
    void finish(const protocol::TurnComplete &answer);
    // Or a pause that the agent wants; go on with goOn().
    void wait(const protocol::TurnWaitRequest &request);
    // The turn is paused, and goes on.
    void pause();
    void goOn();

private:
    using Piece =
        std::variant<protocol::TurnChunk, protocol::TurnComplete, protocol::TurnWaitRequest>;

    void sendNext();
    void onReply(const base::Result<JsonObject> &reply, int sends);
    void end();

    OrchestratorLine &m_line;
    base::ChannelId m_channel;
    base::TurnId m_turn;
    std::function<void()> m_over;
    std::deque<Piece> m_pieces; // the first is under way when there is a call
    transport::RpcCall m_call;
    bool m_isUnderWay = false;
    bool m_isPaused = false;
    int m_nextSeq = 0;
};

} // namespace league::player
