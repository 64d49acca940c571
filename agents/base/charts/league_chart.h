// The league as its manager sees it (game flow document §4.1, L-25, L-27).
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::league_chart {

inline constexpr QLatin1String Startup("STARTUP");
inline constexpr QLatin1String AcceptingRegistrations("ACCEPTING_REGISTRATIONS");
inline constexpr QLatin1String Scheduling("SCHEDULING");
inline constexpr QLatin1String RunningTournament("RUNNING_TOURNAMENT");
inline constexpr QLatin1String Completed("COMPLETED");

namespace trigger {
inline constexpr QLatin1String ManagerReady("MANAGER_READY");
inline constexpr QLatin1String LeagueStart("LEAGUE_START");
inline constexpr QLatin1String ScheduleCreated("SCHEDULE_CREATED");
inline constexpr QLatin1String AllRoundsCompleted("ALL_ROUNDS_COMPLETED");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Startup, trigger::ManagerReady, AcceptingRegistrations},
    {AcceptingRegistrations, trigger::LeagueStart, Scheduling},
    {Scheduling, trigger::ScheduleCreated, RunningTournament},
    {RunningTournament, trigger::AllRoundsCompleted, Completed},
};

inline constexpr ChartTable Table{QLatin1String("league"), QLatin1String("League"), Startup, Rows};

} // namespace league::base::league_chart
