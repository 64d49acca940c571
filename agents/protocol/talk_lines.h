// The line protocol for members of channels: how an agent of ours talks to a program that speaks
// for it (agent --exec).
//
// One JSON object a line, as in script_lines.h: the agent writes hello, message, turn, turn_over
// and bye to the program's stdin, and the program answers each turn. The guide,
// resources/guide/turn-channels.md, tells it to authors of such programs.
//
//     {"type":"turn","id":7,"turn":"reviews-t17","messages":[{"from":"agent:A02","text":"…"}],…}
//     {"id":7,"text":"Row 4 does not add up."}
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/channel_parts.h"

namespace league::protocol {

// The first line a program gets.
struct TalkHello
{
    static constexpr QLatin1String Type{"hello"};
    static constexpr QLatin1String Method{};

    QString name = {};
    base::AgentId agent = {};
    base::ChannelId channel = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("name", self.name);
        v.required("agent", self.agent);
        v.required("channel", self.channel);
    }
};

// Somebody said something; nothing is to be answered.
struct TalkMessage
{
    static constexpr QLatin1String Type{"message"};
    static constexpr QLatin1String Method{};

    ChannelEntry entry = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        ChannelEntry::describe(self.entry, v);
    }
};

// The program has the turn, or goes on with it.
struct TalkTurn
{
    static constexpr QLatin1String Type{"turn"};
    static constexpr QLatin1String Method{};

    int id = 0;
    base::ChannelId channel = {};
    base::TurnId turn = {};
    base::AgentId agent = {};
    int turnNumber = 0;
    int cycle = 0;
    QList<MemberState> members = {};
    QList<ChannelEntry> messages = {}; // since its last turn; the oldest first
    int waitsLeft = 0;
    std::optional<qint64> deadlineMs = {}; // from now; none: no limit
    QString resumedBy = {}; // empty: a new turn
    QList<TurnText> draft = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("id", self.id);
        v.required("channel", self.channel);
        v.required("turn", self.turn);
        v.required("agent", self.agent);
        v.required("turn_number", self.turnNumber);
        v.required("cycle", self.cycle);
        v.required("members", self.members);
        v.required("messages", self.messages);
        v.required("waits_left", self.waitsLeft);
        v.nullable("deadline_ms", self.deadlineMs);
        v.nullable("resumed_by", self.resumedBy);
        v.optional("draft", self.draft);
    }
};

// The turn ended before the program answered.
struct TalkOver
{
    static constexpr QLatin1String Type{"turn_over"};
    static constexpr QLatin1String Method{};

    base::TurnId turn = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("turn", self.turn);
        v.required("reason", self.reason);
    }
};

// What a program writes.
struct TalkReply
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    std::optional<int> id = {};
    QString text = {};
    QList<base::AgentId> to = {};
    QList<TurnText> messages = {};
    QString think = {};
    QString chunk = {}; // a piece of the text; `done` ends it
    Segment segment = Segment::Say; // of the chunk
    bool done = false;
    bool pass = false;
    bool useDraft = false;
    std::optional<WaitFor> wait = {};
    QString reason = {}; // of the wait
    std::optional<int> maxWaitSeconds = {};
    bool resolved = false; // an external wait is over
    QString note = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("id", self.id);
        v.optional("text", self.text);
        v.optional("to", self.to);
        v.optional("messages", self.messages);
        v.optional("think", self.think);
        v.optional("chunk", self.chunk);
        v.withDefault("segment", self.segment, Segment::Say);
        v.withDefault("done", self.done, false);
        v.withDefault("pass", self.pass, false);
        v.withDefault("use_draft", self.useDraft, false);
        v.optional("wait", self.wait);
        v.optional("reason", self.reason);
        v.optional("max_wait_seconds", self.maxWaitSeconds);
        v.must("max_wait_seconds", self.maxWaitSeconds.value_or(1) >= 1, "must be 1 or more");
        v.withDefault("resolved", self.resolved, false);
        v.optional("note", self.note);
    }

    // What it wants to say: `messages`, or `text` as the only one.
    [[nodiscard]] QList<TurnText> words() const;
};

// The lines themselves, without a line feed.
[[nodiscard]] QByteArray toLine(const TalkHello &hello);
[[nodiscard]] QByteArray toLine(const TalkMessage &message);
[[nodiscard]] QByteArray toLine(const TalkTurn &turn);
[[nodiscard]] QByteArray toLine(const TalkOver &over);

// Reads a line. One that is no JSON object is text to be said as it is. The failure begins with
// "it", has no full stop and quotes what came instead.
[[nodiscard]] base::Result<TalkReply> readTalkReply(const QByteArray &line);

} // namespace league::protocol
