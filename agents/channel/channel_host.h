// ChannelHost: what a Channel asks of its surroundings; the only way out of the turn engine.
//
// Implemented by an orchestrator: the manager's channel desk over HTTP, a referee that lets a game
// speak, a test. Every event is recorded before anything of it leaves, and everything leaves in the
// order in which it happened. The host may answer from inside grant(), resume() and tell(); it must
// not call the channel from inside recorded() or hasFreeTurn(), nor destroy it from inside any.
#pragma once

#include "agents/protocol/channel_event.h"
#include "agents/protocol/channel_member_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/turn_call_messages.h"
#include "agents/protocol/turn_event_messages.h"

#include <variant>

namespace league::channel {

// What a member is told without being asked.
using Letter = std::variant<protocol::ChannelAssigned, protocol::ChannelRemoved,
                            protocol::ChannelMessage, protocol::ChannelNotice, protocol::TurnPaused,
                            protocol::TurnTimeout, protocol::TurnEnded>;

class ChannelHost
{
public:
    ChannelHost() = default;
    virtual ~ChannelHost() = default;
    ChannelHost(const ChannelHost &) = delete;
    ChannelHost &operator=(const ChannelHost &) = delete;

    // One more event: for the journal, the log and whoever watches.
    virtual void recorded(const protocol::ChannelEvent &event) = 0;

    // Calls take_turn. What comes of it: complete(), requestWait(), nothing for "STREAMING",
    // turnFailed() for an error answer, callFailed() when the agent cannot be reached.
    virtual void grant(const protocol::TurnGranted &call) = 0;
    // Calls resume_turn, with the same ways back, and useDraft().
    virtual void resume(const base::AgentId &agent, const protocol::TurnResume &call) = 0;
    // Tells a member; nobody waits for an answer.
    virtual void tell(const base::AgentId &agent, const Letter &letter) = 0;

    // T-074: whether the agent may have a turn here, given its turns in other channels. When that
    // changes, call Channel::turnFreed().
    [[nodiscard]] virtual bool hasFreeTurn(const base::AgentId &agent) const = 0;
};

} // namespace league::channel
