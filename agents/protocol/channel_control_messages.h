// The operator's side of a channel: making, setting up, steering and looking at it (protocol.md
// §12.2). `turnConfig` is judged by TurnConfig (turn_config.h), which names what it refuses.
#pragma once

#include "agents/protocol/channel_parts.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

struct ChannelCreate
{
    static constexpr QLatin1String Type{"CHANNEL_CREATE"};
    static constexpr QLatin1String Method{"create_channel"};

    base::ChannelId channelId = {};
    QString title = {};
    JsonObject turnConfig = {}; // only what differs from the defaults
    QList<base::AgentId> agents = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.must("channel_id", self.channelId.text().size() <= 100, "must be 100 characters or less");
        v.optional("title", self.title);
        v.must("title", self.title.size() <= 200, "must be 200 characters or less");
        v.optional("turnConfig", self.turnConfig);
        v.optional("agents", self.agents);
    }
};

struct ChannelCreated
{
    static constexpr QLatin1String Type{"CHANNEL_CREATED"};
    static constexpr QLatin1String Method{};

    base::ChannelId channelId = {};
    QString title = {};
    JsonObject turnConfig = {}; // complete
    QList<base::AgentId> agents = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("title", self.title);
        v.required("turnConfig", self.turnConfig);
        v.required("agents", self.agents);
    }
};

struct ChannelConfigure
{
    static constexpr QLatin1String Type{"CHANNEL_CONFIGURE"};
    static constexpr QLatin1String Method{"configure_channel"};

    base::ChannelId channelId = {};
    JsonObject turnConfig = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turnConfig", self.turnConfig);
    }
};

struct ChannelControl
{
    static constexpr QLatin1String Type{"CHANNEL_CONTROL"};
    static constexpr QLatin1String Method{"control_channel"};

    base::ChannelId channelId = {};
    ChannelCommand command = ChannelCommand::Pause;
    base::AgentId agentId = {}; // of grant, add, remove, enable, disable
    QList<base::AgentId> order = {}; // of reorder

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        using enum ChannelCommand;
        v.required("channel_id", self.channelId);
        v.required("command", self.command);
        v.optional("agent_id", self.agentId);
        const bool names = self.command == Grant || self.command == Add || self.command == Remove
            || self.command == Enable || self.command == Disable;
        v.must("agent_id", !names || !self.agentId.isEmpty(),
               "must name the agent with grant, add, remove, enable and disable");
        v.optional("order", self.order);
        v.must("order", self.command != Reorder || !self.order.isEmpty(),
               "must list the agents with reorder");
    }
};

struct ChannelStateQuery
{
    static constexpr QLatin1String Type{"CHANNEL_STATE_QUERY"};
    static constexpr QLatin1String Method{"get_channel_state"};

    base::ChannelId channelId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
    }
};

// A member as CHANNEL_STATE shows it (T-081).
struct ChannelMember
{
    base::AgentId agentId = {};
    QString displayName = {};
    TurnState state = TurnState::Queued;
    std::optional<int> position = {}; // in the ring, from 1; none: not in it
    std::optional<Timestamp> until = {}; // when the turn or the wait ends

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("display_name", self.displayName);
        v.required("state", self.state);
        v.nullable("position", self.position);
        v.nullable("until", self.until);
    }
};

struct ChannelStateReport
{
    static constexpr QLatin1String Type{"CHANNEL_STATE"};
    static constexpr QLatin1String Method{};

    base::ChannelId channelId = {};
    QString title = {};
    RunState state = RunState::Running;
    QList<ChannelMember> ring = {}; // in their order, then those who are not in it
    base::AgentId cursor = {}; // who has, or last had, the turn
    int cycleNumber = 0;
    base::TurnId turnId = {}; // empty: no turn
    bool humanHasFloor = false;
    int heldMessages = 0;
    int lastSeq = 0;
    JsonObject turnConfig = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("title", self.title);
        v.required("state", self.state);
        v.required("ring", self.ring);
        v.nullable("cursor", self.cursor);
        v.required("cycle_number", self.cycleNumber);
        v.nullable("turn_id", self.turnId);
        v.required("human_has_floor", self.humanHasFloor);
        v.required("held_messages", self.heldMessages);
        v.required("last_seq", self.lastSeq);
        v.required("turnConfig", self.turnConfig);
    }
};

} // namespace league::protocol
