// What is said in a channel: to its members, by people, and to those who watch (protocol.md §12.2,
// §12.6). CHANNEL_MESSAGE and CHANNEL_NOTICE share one method and are told apart by message_type.
#pragma once

#include "agents/protocol/channel_parts.h"

namespace league::protocol {

struct ChannelMessage
{
    static constexpr QLatin1String Type{"CHANNEL_MESSAGE"};
    static constexpr QLatin1String Method{"notify_channel_message"};

    base::ChannelId channelId = {};
    int seq = 0;
    SpeechKind kind = SpeechKind::Agent;
    QString from = {};
    QString text = {};
    QList<base::AgentId> addressedTo = {};
    base::TurnId forTurn = {}; // mode inject: the turn that this is input for

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("seq", self.seq);
        v.required("kind", self.kind);
        v.required("from", self.from);
        v.required("text", self.text);
        v.required("addressed_to", self.addressedTo);
        v.nullable("for_turn", self.forTurn);
    }
};

struct ChannelNotice
{
    static constexpr QLatin1String Type{"CHANNEL_NOTICE"};
    static constexpr QLatin1String Method{"notify_channel_message"};

    base::ChannelId channelId = {};
    int seq = 0;
    SpeechKind kind = SpeechKind::Notice;
    NoticeKind notice = NoticeKind::NoAgents;
    base::AgentId agentId = {}; // whom it is about; empty: the channel
    QString text = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("seq", self.seq);
        v.required("kind", self.kind);
        v.required("notice", self.notice);
        v.nullable("agent_id", self.agentId);
        v.required("text", self.text);
    }
};

struct HumanMessage
{
    static constexpr QLatin1String Type{"HUMAN_MESSAGE"};
    static constexpr QLatin1String Method{"post_human_message"};

    base::ChannelId channelId = {};
    QString text = {};
    QList<base::AgentId> to = {}; // empty: read from "@name" at the start of the text

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
        v.required("text", self.text);
        v.optional("to", self.to);
    }
};

// What answers HUMAN_MESSAGE: what became of it (T-060). Without an envelope.
struct HumanMessageReceipt
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = QStringLiteral("OK");
    Delivery delivery = Delivery::Delivered;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("delivery", self.delivery);
    }
};

struct HumanFloorRelease
{
    static constexpr QLatin1String Type{"HUMAN_FLOOR_RELEASE"};
    static constexpr QLatin1String Method{"release_floor"};

    base::ChannelId channelId = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("channel_id", self.channelId);
    }
};

// On the event stream to those who watch.
struct AgentStateChanged
{
    static constexpr QLatin1String Type{"AGENT_STATE_CHANGED"};
    static constexpr QLatin1String Method{};

    base::AgentId agentId = {};
    base::ChannelId channelId = {}; // empty: the agent sits in no channel
    TurnState from = TurnState::Offline;
    TurnState to = TurnState::Idle;
    QString trigger = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.nullable("channel_id", self.channelId);
        v.required("from", self.from);
        v.required("to", self.to);
        v.required("trigger", self.trigger);
    }
};

} // namespace league::protocol
