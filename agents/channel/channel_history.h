// ChannelHistory: a channel as its events tell it, without the channel.
//
// Whoever has the events of a channel (a journal after a crash, a window, a replay) adds them in
// their order. After a crash the orchestrator gives state() to a new Channel and calls recover().
#pragma once

#include "agents/channel/channel_state.h"

namespace league::channel {

class ChannelHistory
{
public:
    // Takes one event further. Refuses one that is missing its predecessor, that is of another
    // channel, or that comes before the channel was opened; a refusal changes nothing.
    base::Outcome add(const protocol::ChannelEvent &event);

    [[nodiscard]] bool isEmpty() const { return m_state.events == 0; }
    [[nodiscard]] const ChannelState &state() const { return m_state; }

private:
    ChannelState m_state;
};

} // namespace league::channel
