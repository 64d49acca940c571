// ChannelEvent: one thing that happened in a channel.
//
// The turn engine reports everything as a stream of these (agents/channel/channel_host.h). A
// channel's state is a fold of its events; journal, log, dashboard and resume-after-crash read the
// same stream. In a journal the kind and the body of the fact stand in an entry of their own.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/channel_facts.h"
#include "agents/protocol/channel_member_facts.h"
#include "agents/protocol/channel_talk_facts.h"
#include "agents/protocol/channel_trouble_facts.h"
#include "agents/protocol/channel_turn_facts.h"

#include <variant>

namespace league::protocol {

using ChannelFact =
    std::variant<ChannelOpened, RunStateChanged, ConfigChanged, TraitsChanged, MemberEntered,
                 MemberLeft, RingChanged, CycleBegun, StateChanged, TurnDeferred, EngineError,
                 TurnBegun, TurnHeld, TurnWentOn, NextChosen, TurnOver, TurnTimedOut, AgentCrashed,
                 TurnWarned, DraftKept, AgentSpoke, ChunkTaken, PostRefused, HumanSpoke,
                 HeldDelivered, NoticeGiven, FloorChanged>;

struct ChannelEvent
{
    int number = 0; // 1, 2, 3, … in its channel, without gaps
    qint64 utcMs = 0;
    base::ChannelId channel = {};
    ChannelFact fact = {};

    friend bool operator==(const ChannelEvent &, const ChannelEvent &) = default;
};

// The word for the kind of fact: "state_transition".
[[nodiscard]] QLatin1String kindOf(const ChannelFact &fact);
// The fact as the body of a journal entry.
[[nodiscard]] JsonObject bodyOf(const ChannelFact &fact);
// The fact that such an entry holds; a failure names the kind or the field.
[[nodiscard]] base::Result<ChannelFact> channelFact(QStringView kind, const JsonObject &body);

// A whole event as one object, {number, timestamp_ms, channel_id, event, fact}: for journals and
// for those who watch from elsewhere.
[[nodiscard]] JsonObject eventToJson(const ChannelEvent &event);
// Such an object as an event again; a failure names what is wrong.
[[nodiscard]] base::Result<ChannelEvent> eventFromJson(const JsonObject &object);

} // namespace league::protocol
