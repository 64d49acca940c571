// ChannelOrder: what a person orders in a channel, as the messages of protocol.md §12.2.
//
// A plain value, made by the window and by whoever else gives orders from inside the program;
// ChannelOffice::carryOut() does it.
#pragma once

#include "agents/protocol/channel_control_messages.h"
#include "agents/protocol/channel_messages.h"
#include "agents/protocol/turn_event_messages.h"

#include <variant>

namespace league::manager {

using ChannelOrder =
    std::variant<protocol::ChannelCreate, protocol::ChannelConfigure, protocol::ChannelControl,
                 protocol::HumanMessage, protocol::HumanFloorRelease, protocol::TurnOverride>;

} // namespace league::manager
