// Turns: when they began, paused, went on and ended.
//
// Bodies of channel events; see channel_event.h.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct TurnBegun
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_begun"};

    base::TurnId turnId = {};
    base::AgentId agentId = {};
    int turnNumber = 0;
    int cursor = 0; // where the ring stands now
    std::optional<qint64> timeoutAtMs = {}; // UTC; none: no limit
    int waits = 0; // those of the turn that it continues (yield)

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.required("agent_id", self.agentId);
        v.required("turn_number", self.turnNumber);
        v.required("cursor", self.cursor);
        v.optional("timeout_at_ms", self.timeoutAtMs);
        v.withDefault("waits", self.waits, 0);
    }

    friend bool operator==(const TurnBegun &, const TurnBegun &) = default;
};

// The turn clock stands still: a wait, or a human interrupt.
struct TurnHeld
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_held"};

    base::TurnId turnId = {};
    bool interrupted = false;
    std::optional<WaitFor> waitFor = {}; // of a wait
    QString reason = {};
    std::optional<qint64> remainingMs = {}; // none: no limit
    qint64 untilMs = 0; // UTC
    bool yielded = false; // others have their turns meanwhile

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.withDefault("interrupted", self.interrupted, false);
        v.optional("wait_for", self.waitFor);
        v.optional("reason", self.reason);
        v.optional("remaining_ms", self.remainingMs);
        v.required("until_ms", self.untilMs);
        v.withDefault("yielded", self.yielded, false);
    }

    friend bool operator==(const TurnHeld &, const TurnHeld &) = default;
};

struct TurnWentOn
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_went_on"};

    base::TurnId turnId = {};
    std::optional<qint64> timeoutAtMs = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.optional("timeout_at_ms", self.timeoutAtMs);
    }

    friend bool operator==(const TurnWentOn &, const TurnWentOn &) = default;
};

// Who is granted before the ring goes on: a wait that had yielded is over, or the operator says so.
struct NextChosen
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"next_chosen"};

    base::AgentId agentId = {};
    base::TurnId turnId = {};
    std::optional<qint64> remainingMs = {}; // none: the full time
    int waits = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.optional("turn_id", self.turnId);
        v.optional("remaining_ms", self.remainingMs);
        v.withDefault("waits", self.waits, 0);
    }

    friend bool operator==(const NextChosen &, const NextChosen &) = default;
};

struct TurnOver
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_over"};

    base::TurnId turnId = {};
    base::AgentId agentId = {};
    QString reason = {}; // the trigger that ended it
    bool passed = false; // nothing was said
    bool timedOut = false;
    QString think = {}; // of a turn without a message

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.required("agent_id", self.agentId);
        v.required("reason", self.reason);
        v.withDefault("passed", self.passed, false);
        v.withDefault("timed_out", self.timedOut, false);
        v.optional("think", self.think);
    }

    friend bool operator==(const TurnOver &, const TurnOver &) = default;
};

// T-062.
struct DraftKept
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"draft"};

    base::TurnId turnId = {};
    QList<TurnText> messages = {};
    QString think = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.optional("messages", self.messages);
        v.optional("think", self.think);
    }

    friend bool operator==(const DraftKept &, const DraftKept &) = default;
};

} // namespace league::protocol
