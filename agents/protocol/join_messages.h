// How somebody without a server of its own gets a seat: the tool join_league of the manager.
//
// What the guest does with the seat is in seat_messages.h.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

struct JoinLeague
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"join_league"};

    QString displayName = {};
    QString joinCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.must("display_name",
               !self.displayName.trimmed().isEmpty() && self.displayName.size() <= 200,
               "must be a name of at most 200 characters");
        v.optional("join_code", self.joinCode);
    }
};

struct LeagueJoined
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    base::PlayerId playerId = {};
    QString seatKey = {}; // the secret of the seat
    QString endpoint = {}; // where the hosted player listens; its /mcp takes the same key
    QString advice = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("seat_key", self.seatKey);
        v.required("endpoint", self.endpoint);
        v.required("message", self.advice);
    }
};

} // namespace league::protocol
