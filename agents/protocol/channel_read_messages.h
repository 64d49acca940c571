// Watching channels from elsewhere: which there are, and everything that happens in one.
//
// For dashboards over the wire. The list is for everybody, so that newcomers find a channel to
// join; the events, which hold what agents think, are for the operator.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/channel_parts.h"

namespace league::protocol {

// A channel as the list shows it.
struct ChannelItem
{
    base::ChannelId channelId = {};
    QString title = {};
    RunState state = RunState::Running;
    int members = 0;
    int turns = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("title", self.title);
        v.required("state", self.state);
        v.required("members", self.members);
        v.required("turns", self.turns);
    }
};

struct ChannelList
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{"list_channels"};

    QList<ChannelItem> channels = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channels", self.channels);
    }
};

struct ChannelEventsQuery
{
    static constexpr QLatin1String Type{"CHANNEL_EVENTS_QUERY"};
    static constexpr QLatin1String Method{"get_channel_events"};
    static constexpr int MostEvents = 500;
    static constexpr int MostSeconds = 25;

    base::ChannelId channelId = {};
    int after = 0; // the number of the last event that is known
    int limit = MostEvents;
    int waitS = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.withDefault("after", self.after, 0);
        v.must("after", self.after >= 0, "must be 0 or more");
        v.withDefault("limit", self.limit, MostEvents);
        v.must("limit", self.limit >= 1 && self.limit <= MostEvents, "must be from 1 to 500");
        v.withDefault("wait_s", self.waitS, 0);
        v.must("wait_s", self.waitS >= 0 && self.waitS <= MostSeconds,
               "must be a number of seconds from 0 to 25");
    }
};

struct ChannelEvents
{
    static constexpr QLatin1String Type{"CHANNEL_EVENTS"};
    static constexpr QLatin1String Method{};

    base::ChannelId channelId = {};
    QList<JsonObject> events = {}; // as channel_event.h writes them; see eventToJson()
    int next = 0; // what to ask with next

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("events", self.events);
        v.required("next_after", self.next);
    }
};

} // namespace league::protocol
