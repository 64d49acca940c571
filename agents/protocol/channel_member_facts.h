// Who is in a channel, in which order and in which state.
//
// Bodies of channel events; see channel_event.h.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

// An agent that the channel did not know; it begins as IDLE.
struct MemberEntered
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"member_entered"};

    base::AgentId agentId = {};
    QString displayName = {};
    QString sender = {}; // "agent:A01"
    int seenSeq = 0; // the history that it gets begins after this

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("display_name", self.displayName);
        v.required("sender", self.sender);
        v.required("seen_seq", self.seenSeq);
    }

    friend bool operator==(const MemberEntered &, const MemberEntered &) = default;
};

// The channel forgets the agent.
struct MemberLeft
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"member_left"};

    base::AgentId agentId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
    }

    friend bool operator==(const MemberLeft &, const MemberLeft &) = default;
};

// The order of turns after somebody joined or left, or after it was changed.
struct RingChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"queue_change"};

    QString change = {}; // joined, left, reordered, rebuilt
    base::AgentId agentId = {};
    QList<base::AgentId> order = {};
    int cursor = 0; // index into the order; -1: before the first

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("change", self.change);
        v.optional("agent_id", self.agentId);
        v.required("order", self.order);
        v.required("cursor", self.cursor);
    }

    friend bool operator==(const RingChanged &, const RingChanged &) = default;
};

// T-050.
struct StateChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"state_transition"};

    base::AgentId agentId = {};
    TurnState from = TurnState::Idle;
    TurnState to = TurnState::Idle;
    QString trigger = {}; // as protocol.md §12.8 calls it
    base::TurnId turnId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("from", self.from);
        v.required("to", self.to);
        v.required("trigger", self.trigger);
        v.optional("turn_id", self.turnId);
    }

    friend bool operator==(const StateChanged &, const StateChanged &) = default;
};

} // namespace league::protocol
