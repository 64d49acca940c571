// ChannelTraits: what a channel is for, beyond its turnConfig; set by whoever runs it, never by
// the operator.
//
// A channel of its own keeps the defaults. A game that drives one (protocol.md §13) takes the time
// of a turn from its speed, lets people write or not, and in STEP hands out every turn itself. A
// new limit applies from the next turn; "no limit" frees the running one, too.
#pragma once

#include "agents/protocol/channel_words.h"
#include "agents/protocol/field_types.h"

namespace league::protocol {

struct ChannelTraits
{
    HumanAccess humanAccess = HumanAccess::Modes;
    std::optional<int> turnTimeoutMs = {}; // none: as the turnConfig says; 0: no limit
    bool grantsByHand = false; // no turn is granted but by advance()
    bool cutsLongText = false; // instead of refusing it with E210
    bool announcesMembers = true; // AGENT_JOINED and AGENT_LEFT

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("human_messages", self.humanAccess, HumanAccess::Modes);
        v.nullable("turn_timeout_ms", self.turnTimeoutMs);
        v.must("turn_timeout_ms", self.turnTimeoutMs.value_or(0) >= 0, "must be 0 or more");
        v.withDefault("grants_by_hand", self.grantsByHand, false);
        v.withDefault("cuts_long_text", self.cutsLongText, false);
        v.withDefault("announces_members", self.announcesMembers, true);
    }

    friend bool operator==(const ChannelTraits &, const ChannelTraits &) = default;
};

} // namespace league::protocol
