// EventNotice: which match any news of a game is about, whatever else it says (§4.1).
//
// For players that need no more of it than the acknowledgement: every call carries the whole view.
#pragma once

#include "agents/protocol/mafia/match_stamp.h"

namespace league::protocol {

struct EventNotice
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"notify_game_event"};

    MatchStamp stamp = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        describeStamp(self.stamp, v);
    }
};

} // namespace league::protocol
