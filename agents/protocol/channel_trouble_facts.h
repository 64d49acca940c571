// What went wrong in a channel, or nearly.
//
// Bodies of channel events; see channel_event.h.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct TurnTimedOut
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_timeout"};

    base::AgentId agentId = {};
    base::TurnId turnId = {};
    TimeoutKind kind = TimeoutKind::Turn;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("turn_id", self.turnId);
        v.required("kind", self.kind);
    }

    friend bool operator==(const TurnTimedOut &, const TurnTimedOut &) = default;
};

// T-030.
struct AgentCrashed
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"agent_crash"};

    base::AgentId agentId = {};
    base::TurnId turnId = {};
    QString detectedBy = {}; // heartbeat, transport, restart
    int missed = 0; // heartbeats
    int lastMessageSeq = 0;
    QString error = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.optional("turn_id", self.turnId);
        v.required("detected_by", self.detectedBy);
        v.withDefault("missed", self.missed, 0);
        v.withDefault("last_message_seq", self.lastMessageSeq, 0);
        v.optional("error", self.error);
    }

    friend bool operator==(const AgentCrashed &, const AgentCrashed &) = default;
};

struct TurnWarned
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_warning"};

    base::AgentId agentId = {};
    base::TurnId turnId = {};
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.optional("turn_id", self.turnId);
        v.required("text", self.text);
    }

    friend bool operator==(const TurnWarned &, const TurnWarned &) = default;
};

// T-074.
struct TurnDeferred
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_deferred"};

    base::AgentId agentId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
    }

    friend bool operator==(const TurnDeferred &, const TurnDeferred &) = default;
};

// T-025: a transition that the chart does not know was asked for.
struct EngineError
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"engine_error"};

    base::AgentId agentId = {};
    TurnState state = TurnState::Idle;
    QString trigger = {};
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("state", self.state);
        v.required("trigger", self.trigger);
        v.required("text", self.text);
    }

    friend bool operator==(const EngineError &, const EngineError &) = default;
};

} // namespace league::protocol
