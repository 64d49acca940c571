// What an orchestrator tells an agent about its turn, and the operator's word on it (protocol.md
// §12.2). The three notifications share one method and are told apart by message_type.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct TurnPaused
{
    static constexpr QLatin1String Type{"TURN_PAUSED"};
    static constexpr QLatin1String Method{"notify_turn_event"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QString reason = {}; // the trigger: HUMAN_INTERRUPT
    qint64 remainingMs = 0;
    QList<ChannelEntry> messages = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("reason", self.reason);
        v.required("remaining_ms", self.remainingMs);
        v.optional("messages", self.messages);
    }
};

struct TurnTimeout
{
    static constexpr QLatin1String Type{"TURN_TIMEOUT"};
    static constexpr QLatin1String Method{"notify_turn_event"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    TimeoutKind kind = TimeoutKind::Turn;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("kind", self.kind);
    }
};

struct TurnEnded
{
    static constexpr QLatin1String Type{"TURN_ENDED"};
    static constexpr QLatin1String Method{"notify_turn_event"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QString reason = {}; // the trigger: OPERATOR_SKIP, REMOVED, AUTO_DETECTED_END, …

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("reason", self.reason);
    }
};

struct TurnOverride
{
    static constexpr QLatin1String Type{"TURN_OVERRIDE"};
    static constexpr QLatin1String Method{"override_turn"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {}; // with hold it may be left out: whatever turn runs
    OverrideAction action = OverrideAction::Skip;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.optional("turn_id", self.turnId);
        v.required("action", self.action);
        v.must("turn_id", self.action == OverrideAction::Hold || !self.turnId.isEmpty(),
               "must name the turn with resume and skip");
    }
};

} // namespace league::protocol
