// Voice: what a member of a channel speaks with.
//
// Owned by the ChannelMember, which asks it when the agent has the turn and tells it what others
// say. A program or a language model may take its time, and may speak piece by piece; the built-in
// voices answer at once.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/result.h"
#include "agents/protocol/channel_parts.h"

#include <chrono>
#include <functional>
#include <memory>
#include <variant>

namespace league::player {

// A turn of this agent, as the voice is told.
struct Floor
{
    base::ChannelId channel = {};
    base::TurnId turn = {};
    base::AgentId self = {};
    int turnNumber = 0;
    int cycle = 0;
    QList<protocol::MemberState> members = {};
    // What others said since this agent last spoke or was last asked; the oldest first.
    QList<protocol::ChannelEntry> heard = {};
    protocol::InterruptMode mode = protocol::InterruptMode::Inject;
    int waitsLeft = 0;
    std::optional<std::chrono::milliseconds> time = {}; // none: no limit
    // The turn had paused and goes on: what ended the pause, and the answer that was not posted.
    QString resumedBy = {};
    QList<protocol::TurnText> draft = {};

    [[nodiscard]] bool isResumed() const { return !resumedBy.isEmpty(); }
};

// What a voice does with the turn. Nothing to say, and nothing streamed before, is a pass.
struct Speech
{
    QList<protocol::TurnText> messages = {};
    QString think = {}; // for observers
};

// Pauses the turn until something has happened.
struct WaitWish
{
    protocol::WaitFor waitFor = protocol::WaitFor::HumanInput;
    QString reason = {};
    std::optional<int> maxSeconds = {};
};

// The draft is still right.
struct KeepDraft
{
};

using TurnReply = std::variant<Speech, WaitWish, KeepDraft>;

// How a voice speaks in a turn. All of it may be called late, and for turns that are over.
struct Microphone
{
    // Streams a piece of the text; `done` follows. Without it nothing is streamed.
    std::function<void(protocol::Segment, const QString &)> stream = {};
    // Once per question: the reply, or why there is none; the turn is then skipped.
    std::function<void(const base::Result<TurnReply> &)> done = {};
    // What a WaitWish for something external waited for has happened.
    std::function<void(const QString &note)> resolve = {};
};

class Voice
{
public:
    Voice() = default;
    virtual ~Voice() = default;
    Voice(const Voice &) = delete;
    Voice &operator=(const Voice &) = delete;

    // A word for it: echo, script, llm.
    [[nodiscard]] virtual QString name() const = 0;
    // The agent has the turn, or goes on with it. Calls `done` from inside this call or later, and
    // not at all when the voice is destroyed first.
    virtual void speak(const Floor &floor, const Microphone &microphone) = 0;
    // Somebody said something, also during the agent's own turn.
    virtual void hear(const protocol::ChannelEntry &entry) { Q_UNUSED(entry) }
    // The turn is over without this agent's doing: what it still says is not heard.
    virtual void turnOver(const base::TurnId &turn, const QString &why)
    {
        Q_UNUSED(turn)
        Q_UNUSED(why)
    }
};

// The built-in voice of that name. Same seed, same turns and same words give the same answers. The
// failure lists the known names.
[[nodiscard]] base::Result<std::unique_ptr<Voice>> makeVoice(QStringView name, quint64 seed);

// The names of the built-in voices: summariser, sceptic, echo.
[[nodiscard]] QStringList voiceNames();

} // namespace league::player
