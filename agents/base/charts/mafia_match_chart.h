// A Mafia match as its referee runs it, outside the game's own phases.
#pragma once

#include "agents/base/chart_table.h"
#include "agents/base/charts/match_triggers.h"

namespace league::base::mafia_match_chart {

inline constexpr QLatin1String Created("CREATED");
inline constexpr QLatin1String WaitingForPlayers("WAITING_FOR_PLAYERS");
inline constexpr QLatin1String InPlay("IN_PLAY");
inline constexpr QLatin1String Finished("FINISHED");
inline constexpr QLatin1String Cancelled("CANCELLED");
inline constexpr QLatin1String Aborted("ABORTED");

namespace trigger {
using match_trigger::GameEnded;
using match_trigger::JoinRefused;
using match_trigger::JoinTimeout;
using match_trigger::MatchAborted;
using match_trigger::MatchAssigned;
using match_trigger::SeatsFilled;
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Created, trigger::MatchAssigned, WaitingForPlayers},
    {WaitingForPlayers, trigger::SeatsFilled, InPlay},
    {WaitingForPlayers, trigger::JoinTimeout, Cancelled},
    {WaitingForPlayers, trigger::JoinRefused, Cancelled},
    {InPlay, trigger::GameEnded, Finished},
    {Created, trigger::MatchAborted, Aborted},
    {WaitingForPlayers, trigger::MatchAborted, Aborted},
    {InPlay, trigger::MatchAborted, Aborted},
};

inline constexpr ChartTable Table{QLatin1String("mafia_match"), QLatin1String("Mafia match"),
                                  Created, Rows};

} // namespace league::base::mafia_match_chart
