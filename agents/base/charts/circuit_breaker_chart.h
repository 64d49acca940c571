// Protection of one endpoint against hammering (state machine document §3, L-31).
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::circuit_breaker_chart {

inline constexpr QLatin1String Closed("CLOSED");
inline constexpr QLatin1String Open("OPEN");
inline constexpr QLatin1String HalfOpen("HALF_OPEN");

namespace trigger {
inline constexpr QLatin1String FailureThresholdReached("FAILURE_THRESHOLD_REACHED");
inline constexpr QLatin1String RecoveryTimeout("RECOVERY_TIMEOUT");
inline constexpr QLatin1String TrialSucceeded("TRIAL_SUCCEEDED");
inline constexpr QLatin1String TrialFailed("TRIAL_FAILED");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Closed, trigger::FailureThresholdReached, Open},
    {Open, trigger::RecoveryTimeout, HalfOpen},
    {HalfOpen, trigger::TrialSucceeded, Closed},
    {HalfOpen, trigger::TrialFailed, Open},
};

inline constexpr ChartTable Table{QLatin1String("circuit_breaker"),
                                  QLatin1String("Circuit breaker of an endpoint"), Closed, Rows};

} // namespace league::base::circuit_breaker_chart
