// A member's turn in a channel (D4; requirements.md §4.2, T-010 to T-024).
//
// QUEUED, ACTIVE and WAITING belong to one membership; OFFLINE and IDLE are also the states of an
// agent that sits in no channel (TR-08). The rows stand in the order of the requirements.
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::turn_chart {

inline constexpr QLatin1String Offline("OFFLINE");
inline constexpr QLatin1String Idle("IDLE");
inline constexpr QLatin1String Queued("QUEUED");
inline constexpr QLatin1String Active("ACTIVE");
inline constexpr QLatin1String Waiting("WAITING");

namespace trigger {
inline constexpr QLatin1String AgentStarted("AGENT_STARTED");
inline constexpr QLatin1String Enabled("ENABLED");
inline constexpr QLatin1String Assigned("ASSIGNED");
inline constexpr QLatin1String AgentStopped("AGENT_STOPPED");
inline constexpr QLatin1String Disabled("DISABLED");
inline constexpr QLatin1String TurnGranted("TURN_GRANTED");
inline constexpr QLatin1String Removed("REMOVED");
inline constexpr QLatin1String Disconnected("DISCONNECTED");
inline constexpr QLatin1String TurnComplete("TURN_COMPLETE");
inline constexpr QLatin1String TurnCompleteSolo("TURN_COMPLETE_SOLO");
inline constexpr QLatin1String AutoDetectedEnd("AUTO_DETECTED_END");
inline constexpr QLatin1String TurnError("TURN_ERROR");
inline constexpr QLatin1String Timeout("TIMEOUT");
inline constexpr QLatin1String SoloParked("SOLO_PARKED");
inline constexpr QLatin1String OperatorSkip("OPERATOR_SKIP");
inline constexpr QLatin1String WaitRequested("WAIT_REQUESTED");
inline constexpr QLatin1String HumanInterrupt("HUMAN_INTERRUPT");
inline constexpr QLatin1String Crash("CRASH");
inline constexpr QLatin1String WaitResolved("WAIT_RESOLVED");
inline constexpr QLatin1String HumanInput("HUMAN_INPUT");
inline constexpr QLatin1String HumanReleased("HUMAN_RELEASED");
inline constexpr QLatin1String OperatorResume("OPERATOR_RESUME");
inline constexpr QLatin1String WaitTimeout("WAIT_TIMEOUT");
// The other way out of a wait: with `waitPolicy` "yield" the same events queue the agent again. A
// chart has one arrow per state and trigger, so these have names of their own in the chart; the log
// says WAIT_RESOLVED, HUMAN_INPUT and OPERATOR_RESUME (see loggedAs()).
inline constexpr QLatin1String YieldedWaitResolved("YIELDED_WAIT_RESOLVED");
inline constexpr QLatin1String YieldedHumanInput("YIELDED_HUMAN_INPUT");
inline constexpr QLatin1String YieldedOperatorResume("YIELDED_OPERATOR_RESUME");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Offline, trigger::AgentStarted, Idle}, // T-010
    {Offline, trigger::Enabled, Idle},
    {Idle, trigger::Assigned, Queued}, // T-011
    {Idle, trigger::HumanInput, Queued}, // T-063: a parked agent is spoken to
    {Idle, trigger::AgentStopped, Offline}, // T-012
    {Idle, trigger::Disabled, Offline},
    {Idle, trigger::Disconnected, Offline},
    {Queued, trigger::TurnGranted, Active}, // T-013
    {Queued, trigger::Removed, Idle}, // T-014
    {Queued, trigger::SoloParked, Idle}, // TR-05
    {Queued, trigger::Disconnected, Offline}, // T-015
    {Queued, trigger::Disabled, Offline},
    {Queued, trigger::AgentStopped, Offline},
    {Active, trigger::TurnComplete, Queued}, // T-016
    {Active, trigger::AutoDetectedEnd, Queued}, // T-036
    {Active, trigger::Timeout, Queued}, // T-017
    {Active, trigger::OperatorSkip, Queued},
    {Active, trigger::TurnError, Queued},
    {Active, trigger::WaitRequested, Waiting}, // T-018
    {Active, trigger::HumanInterrupt, Waiting},
    {Active, trigger::Crash, Offline}, // T-019
    {Active, trigger::Disconnected, Offline},
    {Active, trigger::Disabled, Offline},
    {Active, trigger::AgentStopped, Offline},
    {Active, trigger::Removed, Idle}, // T-020
    {Active, trigger::TurnCompleteSolo, Idle},
    {Waiting, trigger::WaitResolved, Active}, // T-021
    {Waiting, trigger::HumanInput, Active},
    {Waiting, trigger::HumanReleased, Active},
    {Waiting, trigger::OperatorResume, Active},
    {Waiting, trigger::WaitTimeout, Queued}, // T-022
    {Waiting, trigger::OperatorSkip, Queued},
    {Waiting, trigger::YieldedWaitResolved, Queued},
    {Waiting, trigger::YieldedHumanInput, Queued},
    {Waiting, trigger::YieldedOperatorResume, Queued},
    {Waiting, trigger::Crash, Offline}, // T-023
    {Waiting, trigger::Disconnected, Offline},
    {Waiting, trigger::Disabled, Offline},
    {Waiting, trigger::AgentStopped, Offline},
    {Waiting, trigger::Removed, Idle}, // T-024
};

inline constexpr ChartTable Table{QLatin1String("turn"), QLatin1String("Turn in a channel"),
                                  Offline, Rows};

// What the log of a channel calls a trigger of the chart (protocol.md §12.8).
[[nodiscard]] inline QLatin1String loggedAs(QLatin1String ofChart)
{
    if (ofChart == trigger::YieldedWaitResolved)
        return trigger::WaitResolved;
    if (ofChart == trigger::YieldedHumanInput)
        return trigger::HumanInput;
    if (ofChart == trigger::YieldedOperatorResume)
        return trigger::OperatorResume;
    return ofChart;
}

} // namespace league::base::turn_chart
