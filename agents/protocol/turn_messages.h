// What an agent says in its turn (protocol.md §12.2 to §12.4, §4.9 for chunks).
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct TurnChunk
{
    static constexpr QLatin1String Type{"TURN_CHUNK"};
    static constexpr QLatin1String Method{"turn_chunk"};
    static constexpr int LongestText = 512;

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    Segment segment = Segment::Say;
    int chunkSeq = 0; // from 0 within the turn
    QString text = {};
    bool final = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("segment", self.segment);
        v.required("chunk_seq", self.chunkSeq);
        v.must("chunk_seq", self.chunkSeq >= 0, "must be 0 or more");
        v.required("text", self.text);
        v.must("text", self.text.size() <= LongestText, "must be 512 characters or less");
        v.withDefault("final", self.final, false);
    }
};

struct TurnMessage
{
    static constexpr QLatin1String Type{"TURN_MESSAGE"};
    static constexpr QLatin1String Method{"post_turn_message"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QString text = {};
    QList<base::AgentId> to = {};
    QString think = {}; // for observers only

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("text", self.text);
        v.optional("to", self.to);
        v.must("to", self.to.size() <= 100, "must be 100 agents or less");
        v.optional("think", self.think);
    }
};

// Sent by itself, or the result of take_turn and resume_turn; as a result it may leave out the
// channel, which the call has named.
struct TurnComplete
{
    static constexpr QLatin1String Type{"TURN_COMPLETE"};
    static constexpr QLatin1String Method{"complete_turn"};
    static constexpr int MostMessages = 100;

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QList<TurnText> messages = {};
    bool passed = false;
    QString think = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.optional("messages", self.messages);
        v.must("messages", self.messages.size() <= MostMessages, "must be 100 messages or less");
        v.withDefault("passed", self.passed, false);
        v.must("messages", !self.passed || self.messages.isEmpty(),
               "must be empty when the turn is passed");
        v.optional("think", self.think);
    }
};

// Sent by itself, or the result of take_turn.
struct TurnWaitRequest
{
    static constexpr QLatin1String Type{"TURN_WAIT_REQUEST"};
    static constexpr QLatin1String Method{"request_wait"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    WaitFor waitFor = WaitFor::External;
    QString reason = {};
    std::optional<int> maxWaitSeconds = {}; // none: as long as the channel allows

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.required("wait_for", self.waitFor);
        v.optional("reason", self.reason);
        v.must("reason", self.reason.size() <= 1000, "must be 1000 characters or less");
        v.optional("max_wait_seconds", self.maxWaitSeconds);
        v.must("max_wait_seconds", self.maxWaitSeconds.value_or(1) >= 1, "must be 1 or more");
    }
};

struct TurnWaitResolved
{
    static constexpr QLatin1String Type{"TURN_WAIT_RESOLVED"};
    static constexpr QLatin1String Method{"resolve_wait"};

    base::ChannelId channelId = {};
    base::TurnId turnId = {};
    QString note = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("turn_id", self.turnId);
        v.optional("note", self.note);
        v.must("note", self.note.size() <= 1000, "must be 1000 characters or less");
    }
};

} // namespace league::protocol
