// The channel itself: that it was opened, and how it runs.
//
// Bodies of channel events; see channel_event.h.
#pragma once

#include "agents/protocol/channel_parts.h"
#include "agents/protocol/channel_traits.h"

namespace league::protocol {

// The first event of every channel.
struct ChannelOpened
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"channel_opened"};

    base::ChannelId channelId = {};
    QString title = {};
    JsonObject turnConfig = {}; // complete
    ChannelTraits traits = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("title", self.title);
        v.required("turnConfig", self.turnConfig);
        v.required("traits", self.traits);
    }

    friend bool operator==(const ChannelOpened &, const ChannelOpened &) = default;
};

// RUNNING, PAUSED or CLOSED.
struct RunStateChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"channel_state"};

    RunState from = RunState::Running;
    RunState to = RunState::Running;
    QString trigger = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("from", self.from);
        v.required("to", self.to);
        v.required("trigger", self.trigger);
    }

    friend bool operator==(const RunStateChanged &, const RunStateChanged &) = default;
};

// T-053.
struct ConfigChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"config_change"};

    JsonObject turnConfig = {}; // complete

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turnConfig", self.turnConfig);
    }

    friend bool operator==(const ConfigChanged &, const ConfigChanged &) = default;
};

// A game changed its speed.
struct TraitsChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"traits_change"};

    ChannelTraits traits = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("traits", self.traits);
    }

    friend bool operator==(const TraitsChanged &, const TraitsChanged &) = default;
};

// T-071, T-075.
struct CycleBegun
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"cycle"};

    int cycle = 0;
    int silentCycles = 0; // full cycles in a row in which no agent spoke

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("cycle", self.cycle);
        v.required("silent_cycles", self.silentCycles);
    }

    friend bool operator==(const CycleBegun &, const CycleBegun &) = default;
};

} // namespace league::protocol
