// What happens in a channel, as lines for a person.
//
// Used by the ChannelChat, for terminals and pipes, and for exports. Names, texts and reasons come
// from other people's agents; whoever prints the lines strips control characters (Terminal does).
#pragma once

#include "agents/channel/channel_state.h"
#include "agents/protocol/channel_event.h"

namespace league::app {

// The line for an event, given the state after it; empty for events that say nothing by themselves.
[[nodiscard]] QString lineFor(const protocol::ChannelEvent &event,
                              const channel::ChannelState &state);

// Who has the turn and for how long, in a few words: "Ada ACTIVE 42 s".
[[nodiscard]] QString statusOf(const channel::ChannelState &state, qint64 nowMs);

// The table that /state prints.
[[nodiscard]] QString tableOf(const channel::ChannelState &state, qint64 nowMs);

// Every key of the configuration with its value and what it allows, for /config.
[[nodiscard]] QString configOf(const channel::ChannelState &state);

// The transcript with times, for /export.
[[nodiscard]] QString transcriptOf(const channel::ChannelState &state);

} // namespace league::app
