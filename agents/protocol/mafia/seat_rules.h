// SeatRules: what a referee needs of the settings of a match with many seats, beyond what the game
// itself takes from them (protocol.md §3, the `mafia` block).
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

// What becomes of the seat of a player that has gone silent (MR-35).
enum class InactivePolicy { Autopilot, Bot, Remove };

constexpr auto wireWords(InactivePolicy)
{
    using enum InactivePolicy;
    return std::array{WireWord{Autopilot, QLatin1String("autopilot")},
                      WireWord{Bot, QLatin1String("bot")},
                      WireWord{Remove, QLatin1String("remove")}};
}

struct SeatRules
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString speedMode = {};
    InactivePolicy inactivePolicy = InactivePolicy::Autopilot;
    bool fillWithBots = true;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("speed_mode", self.speedMode);
        v.withDefault("inactive_policy", self.inactivePolicy, InactivePolicy::Autopilot);
        v.withDefault("fill_with_bots", self.fillWithBots, true);
    }
};

} // namespace league::protocol
