// The calls by which an orchestrator gives a turn to an agent (protocol.md §12.3, §12.4).
//
// What answers them: TURN_COMPLETE, TURN_WAIT_REQUEST (turn_messages.h), a StatusReply "STREAMING",
// or, to resume_turn, UseDraft.
#pragma once

#include "agents/protocol/channel_parts.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

struct TurnGranted
{
    static constexpr QLatin1String Type{"TURN_GRANTED"};
    static constexpr QLatin1String Method{"take_turn"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    base::AgentId agentId = {};
    int turnNumber = 0;
    int cycleNumber = 0;
    Timestamp grantedAt = {};
    std::optional<Timestamp> timeoutAt = {}; // none: the turn has no limit (STEP)
    QList<MemberState> members = {};
    QList<ChannelEntry> messagesSinceLastTurn = {};
    InterruptMode humanInterruptMode = InterruptMode::Inject;
    int waitsLeft = 0;
    bool streamingAllowed = true;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("agent_id", self.agentId);
        v.required("turn_number", self.turnNumber);
        v.required("cycle_number", self.cycleNumber);
        v.required("granted_at", self.grantedAt);
        v.nullable("timeout_at", self.timeoutAt);
        v.required("members", self.members);
        v.required("messages_since_last_turn", self.messagesSinceLastTurn);
        v.required("human_interrupt_mode", self.humanInterruptMode);
        v.required("waits_left", self.waitsLeft);
        v.withDefault("streaming_allowed", self.streamingAllowed, true);
    }
};

struct TurnResume
{
    static constexpr QLatin1String Type{"TURN_RESUME"};
    static constexpr QLatin1String Method{"resume_turn"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QString resumedBy = {}; // the trigger: WAIT_RESOLVED, HUMAN_INPUT, HUMAN_RELEASED, …
    std::optional<Timestamp> timeoutAt = {};
    QList<ChannelEntry> messages = {}; // what was said meanwhile
    QList<TurnText> draft = {}; // the agent's own answer, not posted yet (T-062)

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("resumed_by", self.resumedBy);
        v.nullable("timeout_at", self.timeoutAt);
        v.required("messages", self.messages);
        v.optional("draft", self.draft);
    }
};

// An answer to resume_turn: {"use_draft":true} posts the draft as it is. Without an envelope.
struct UseDraft
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    bool useDraft = true;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("use_draft", self.useDraft);
    }
};

} // namespace league::protocol
