// What was said in a channel, by whom, and what became of it.
//
// Bodies of channel events; see channel_event.h.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct AgentSpoke
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"message"};

    int seq = 0;
    base::AgentId agentId = {};
    QString from = {};
    QString text = {};
    QList<base::AgentId> addressedTo = {};
    base::TurnId turnId = {};
    QString think = {}; // for observers only
    bool drafted = false;
    bool unfinished = false; // streamed, and cut off by the end of the turn
    bool truncated = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("agent_id", self.agentId);
        v.required("from", self.from);
        v.required("text", self.text);
        v.optional("addressed_to", self.addressedTo);
        v.required("turn_id", self.turnId);
        v.optional("think", self.think);
        v.withDefault("drafted_before_interrupt", self.drafted, false);
        v.withDefault("unfinished", self.unfinished, false);
        v.withDefault("truncated", self.truncated, false);
    }

    friend bool operator==(const AgentSpoke &, const AgentSpoke &) = default;
};

struct ChunkTaken
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"turn_chunk"};

    base::TurnId turnId = {};
    base::AgentId agentId = {};
    Segment segment = Segment::Say;
    int chunkSeq = 0;
    QString text = {};
    bool final = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn_id", self.turnId);
        v.required("agent_id", self.agentId);
        v.required("segment", self.segment);
        v.required("chunk_seq", self.chunkSeq);
        v.required("text", self.text);
        v.withDefault("final", self.final, false);
    }

    friend bool operator==(const ChunkTaken &, const ChunkTaken &) = default;
};

// T-076.
struct PostRefused
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"late_message"};

    base::AgentId agentId = {};
    base::TurnId turnId = {};
    QString messageType = {};
    QString errorCode = {};
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("agent_id", self.agentId);
        v.optional("turn_id", self.turnId);
        v.required("message_type", self.messageType);
        v.required("error_code", self.errorCode);
        v.optional("text", self.text);
    }

    friend bool operator==(const PostRefused &, const PostRefused &) = default;
};

// T-060: at once, whatever becomes of it.
struct HumanSpoke
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"human_message"};

    int number = 0; // of the human messages of this channel
    int seq = 0; // 0: held, so not in the transcript yet
    SpeechKind kind = SpeechKind::Human;
    QString from = {};
    QString text = {};
    QList<base::AgentId> addressedTo = {};
    base::TurnId forTurn = {};
    Delivery delivery = Delivery::Delivered;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("number", self.number);
        v.withDefault("seq", self.seq, 0);
        v.required("kind", self.kind);
        v.required("from", self.from);
        v.required("text", self.text);
        v.optional("addressed_to", self.addressedTo);
        v.optional("for_turn", self.forTurn);
        v.required("delivery", self.delivery);
    }

    friend bool operator==(const HumanSpoke &, const HumanSpoke &) = default;
};

// A held message reached the members.
struct HeldDelivered
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"held_delivered"};

    int number = 0;
    int seq = 0;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("number", self.number);
        v.required("seq", self.seq);
    }

    friend bool operator==(const HeldDelivered &, const HeldDelivered &) = default;
};

struct NoticeGiven
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"notice"};

    int seq = 0;
    NoticeKind notice = NoticeKind::NoAgents;
    base::AgentId agentId = {};
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("notice", self.notice);
        v.optional("agent_id", self.agentId);
        v.required("text", self.text);
    }

    friend bool operator==(const NoticeGiven &, const NoticeGiven &) = default;
};

// The human took the floor, kept it, or gave it back.
struct FloorChanged
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"floor"};

    bool taken = false;
    qint64 untilMs = 0; // UTC
    QString by = {}; // RELEASE, HOLD_TIME, OPERATOR_RESUME

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("taken", self.taken);
        v.withDefault("until_ms", self.untilMs, 0);
        v.optional("by", self.by);
    }

    friend bool operator==(const FloorChanged &, const FloorChanged &) = default;
};

} // namespace league::protocol
