// The closed sets of words in turn channels (protocol.md §12).
#pragma once

#include "agents/base/charts/channel_chart.h"
#include "agents/base/charts/turn_chart.h"
#include "agents/protocol/wire_words.h"

namespace league::protocol {

// The states of the turn chart (T-001).
enum class TurnState { Offline, Idle, Queued, Active, Waiting };

constexpr auto wireWords(TurnState)
{
    using enum TurnState;
    namespace chart = base::turn_chart;
    return std::array{WireWord{Offline, chart::Offline}, WireWord{Idle, chart::Idle},
                      WireWord{Queued, chart::Queued}, WireWord{Active, chart::Active},
                      WireWord{Waiting, chart::Waiting}};
}

// The states of the channel chart.
enum class RunState { Running, Paused, Closed };

constexpr auto wireWords(RunState)
{
    using enum RunState;
    namespace chart = base::channel_chart;
    return std::array{WireWord{Running, chart::Running}, WireWord{Paused, chart::Paused},
                      WireWord{Closed, chart::Closed}};
}

// What becomes of a human message while a turn runs (requirements.md §4.5).
enum class InterruptMode { Queue, Interrupt, Inject, Parallel };

constexpr auto wireWords(InterruptMode)
{
    using enum InterruptMode;
    return std::array{
        WireWord{Queue, QLatin1String("queue")}, WireWord{Interrupt, QLatin1String("interrupt")},
        WireWord{Inject, QLatin1String("inject")}, WireWord{Parallel, QLatin1String("parallel")}};
}

// Whether the channel stands still while an agent waits (TR-02).
enum class WaitPolicy { Hold, Yield };

constexpr auto wireWords(WaitPolicy)
{
    using enum WaitPolicy;
    return std::array{WireWord{Hold, QLatin1String("hold")},
                      WireWord{Yield, QLatin1String("yield")}};
}

// What ends a wait (protocol.md §12.4).
enum class WaitFor { HumanInput, External, Timer };

constexpr auto wireWords(WaitFor)
{
    using enum WaitFor;
    return std::array{WireWord{HumanInput, QLatin1String("human_input")},
                      WireWord{External, QLatin1String("external")},
                      WireWord{Timer, QLatin1String("timer")}};
}

// Whether a game lets people write into its channel (protocol.md §13). `Modes` is a channel of its
// own: the interrupt mode decides.
enum class HumanAccess { Modes, Moderator, Off };

constexpr auto wireWords(HumanAccess)
{
    using enum HumanAccess;
    return std::array{WireWord{Modes, QLatin1String("modes")},
                      WireWord{Moderator, QLatin1String("moderator")},
                      WireWord{Off, QLatin1String("off")}};
}

enum class Segment { Think, Say };

constexpr auto wireWords(Segment)
{
    using enum Segment;
    return std::array{WireWord{Think, QLatin1String("think")}, WireWord{Say, QLatin1String("say")}};
}

enum class TimeoutKind { Turn, Wait };

constexpr auto wireWords(TimeoutKind)
{
    using enum TimeoutKind;
    return std::array{WireWord{Turn, QLatin1String("turn")}, WireWord{Wait, QLatin1String("wait")}};
}

// What the operator does to a turn; `Hold` takes the floor without a message.
enum class OverrideAction { Resume, Skip, Hold };

constexpr auto wireWords(OverrideAction)
{
    using enum OverrideAction;
    return std::array{WireWord{Resume, QLatin1String("resume")},
                      WireWord{Skip, QLatin1String("skip")}, WireWord{Hold, QLatin1String("hold")}};
}

// Who speaks in an entry of the transcript. `Side` is a human message beside the turn (TR-13).
enum class SpeechKind { Agent, Human, Side, Notice };

constexpr auto wireWords(SpeechKind)
{
    using enum SpeechKind;
    return std::array{
        WireWord{Agent, QLatin1String("agent")}, WireWord{Human, QLatin1String("human")},
        WireWord{Side, QLatin1String("side")}, WireWord{Notice, QLatin1String("notice")}};
}

// The mark of a human message (T-060).
enum class Delivery { Held, Delivered, NotRouted };

constexpr auto wireWords(Delivery)
{
    using enum Delivery;
    return std::array{WireWord{Held, QLatin1String("held")},
                      WireWord{Delivered, QLatin1String("delivered")},
                      WireWord{NotRouted, QLatin1String("not_routed")}};
}

enum class ChannelCommand {
    Pause,
    Resume,
    Step,
    Close,
    Grant,
    Reorder,
    Add,
    Remove,
    Enable,
    Disable
};

constexpr auto wireWords(ChannelCommand)
{
    using enum ChannelCommand;
    return std::array{
        WireWord{Pause, QLatin1String("pause")},   WireWord{Resume, QLatin1String("resume")},
        WireWord{Step, QLatin1String("step")},     WireWord{Close, QLatin1String("close")},
        WireWord{Grant, QLatin1String("grant")},   WireWord{Reorder, QLatin1String("reorder")},
        WireWord{Add, QLatin1String("add")},       WireWord{Remove, QLatin1String("remove")},
        WireWord{Enable, QLatin1String("enable")}, WireWord{Disable, QLatin1String("disable")}};
}

enum class NoticeKind {
    AgentDisconnected,
    TurnTimedOut,
    WaitTimedOut,
    NoAgents,
    AgentJoined,
    AgentLeft,
    TurnSkipped,
    ChannelPaused,
    ChannelResumed
};

constexpr auto wireWords(NoticeKind)
{
    using enum NoticeKind;
    return std::array{WireWord{AgentDisconnected, QLatin1String("AGENT_DISCONNECTED")},
                      WireWord{TurnTimedOut, QLatin1String("TURN_TIMED_OUT")},
                      WireWord{WaitTimedOut, QLatin1String("WAIT_TIMED_OUT")},
                      WireWord{NoAgents, QLatin1String("NO_AGENTS")},
                      WireWord{AgentJoined, QLatin1String("AGENT_JOINED")},
                      WireWord{AgentLeft, QLatin1String("AGENT_LEFT")},
                      WireWord{TurnSkipped, QLatin1String("TURN_SKIPPED")},
                      WireWord{ChannelPaused, QLatin1String("CHANNEL_PAUSED")},
                      WireWord{ChannelResumed, QLatin1String("CHANNEL_RESUMED")}};
}

} // namespace league::protocol
