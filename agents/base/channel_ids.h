// The ids of turn channels; see ids.h.
#pragma once

#include "agents/base/ids.h"

namespace league::base {

using AgentId = Id<struct AgentTag>; // a member of a channel, whatever its role: A01, P03, REF01
using ChannelId = Id<struct ChannelTag>;
using TurnId = Id<struct TurnTag>; // reviews-t17

} // namespace league::base
