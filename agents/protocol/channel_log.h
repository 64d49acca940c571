// The log of a channel: channels/<channel_id>.log.jsonl, one object a line (protocol.md §12.8).
//
// A line has exactly the fields of the source document: timestamp, event, agentId, from, to,
// trigger, channel, turnId, details, each only where there is something to say. Written by whoever
// takes the events of a channel.
#pragma once

#include "agents/protocol/channel_event.h"
#include "agents/protocol/channel_messages.h"

#include <QByteArray>

namespace league::protocol {

// The line for an event, without a line feed; empty for events that only the journal keeps.
[[nodiscard]] QByteArray logLine(const ChannelEvent &event);
// The line for an agent that sits in no channel: OFFLINE to IDLE and back (T-010, T-012).
[[nodiscard]] QByteArray logLine(qint64 utcMs, const AgentStateChanged &change);

} // namespace league::protocol
