// Parts that several messages and facts of turn channels are made of (protocol.md §12).
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/protocol/channel_words.h"
#include "agents/protocol/field_types.h"

namespace league::protocol {

// One thing that was said, as members read it.
struct ChannelEntry
{
    int seq = 0;
    SpeechKind kind = SpeechKind::Agent;
    QString from = {}; // "agent:A01", "human:operator"
    QString text = {};
    QList<base::AgentId> addressedTo = {}; // empty: everyone

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("kind", self.kind);
        v.required("from", self.from);
        v.required("text", self.text);
        v.required("addressed_to", self.addressedTo);
    }

    friend bool operator==(const ChannelEntry &, const ChannelEntry &) = default;
};

struct MemberState
{
    base::AgentId agentId = {};
    TurnState state = TurnState::Queued;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("agent_id", self.agentId);
        v.required("state", self.state);
    }

    friend bool operator==(const MemberState &, const MemberState &) = default;
};

// What an agent wants to say in its turn; an empty `to` means everyone.
struct TurnText
{
    QString text = {};
    QList<base::AgentId> to = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("text", self.text);
        v.optional("to", self.to);
        v.must("to", self.to.size() <= 100, "must be 100 agents or less");
    }

    friend bool operator==(const TurnText &, const TurnText &) = default;
};

} // namespace league::protocol
