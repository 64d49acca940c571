// One round after the other (state machine document §4, L-26). After the last one the league chart
// moves to COMPLETED, which the document calls LEAGUE_DONE (L-27).
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::round_chart {

inline constexpr QLatin1String RoundInit("ROUND_INIT");
inline constexpr QLatin1String Announced("ANNOUNCED");
inline constexpr QLatin1String InProgress("IN_PROGRESS");
inline constexpr QLatin1String Completed("COMPLETED");

namespace trigger {
inline constexpr QLatin1String ScheduleCreated("SCHEDULE_CREATED");
inline constexpr QLatin1String FirstMatchStarted("FIRST_MATCH_STARTED");
inline constexpr QLatin1String AllMatchesFinished("ALL_MATCHES_FINISHED");
inline constexpr QLatin1String MoreRounds("MORE_ROUNDS");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {RoundInit, trigger::ScheduleCreated, Announced},
    {Announced, trigger::FirstMatchStarted, InProgress},
    {InProgress, trigger::AllMatchesFinished, Completed},
    {Completed, trigger::MoreRounds, RoundInit},
};

inline constexpr ChartTable Table{QLatin1String("round"), QLatin1String("Round"), RoundInit, Rows};

} // namespace league::base::round_chart
