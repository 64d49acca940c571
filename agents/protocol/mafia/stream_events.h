// What only observers see of a Mafia match: events that no player is told (protocol.md §4.1).
//
// They travel inside MATCH_EVENT, as the facts of the game, and are no messages of their own.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/protocol/field_types.h"

namespace league::protocol {

struct AgentThinkChunk
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"AGENT_THINK_CHUNK"};

    base::TurnId turnId = {};
    base::PlayerId playerId = {};
    int chunkSeq = 0;
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.required("player_id", self.playerId);
        v.withDefault("chunk_seq", self.chunkSeq, 0);
        v.required("text", self.text);
    }
};

struct PlayerInactive
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"PLAYER_INACTIVE"};

    base::PlayerId playerId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
    }
};

} // namespace league::protocol
