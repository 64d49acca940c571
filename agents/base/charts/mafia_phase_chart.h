// The phases of a Mafia match (M-003, M-004): a night, its morning, a day of talk and a vote, until
// one side has won.
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::mafia_phase_chart {

inline constexpr QLatin1String Setup("SETUP");
inline constexpr QLatin1String NightActions("NIGHT_ACTIONS");
inline constexpr QLatin1String MorningReveal("MORNING_REVEAL");
inline constexpr QLatin1String DayDiscussion("DAY_DISCUSSION");
inline constexpr QLatin1String DayVoting("DAY_VOTING");
inline constexpr QLatin1String Resolution("RESOLUTION");
inline constexpr QLatin1String End("END");

namespace trigger {
inline constexpr QLatin1String RolesDealt("ROLES_DEALT");
inline constexpr QLatin1String NightOver("NIGHT_OVER");
inline constexpr QLatin1String RevealOver("REVEAL_OVER");
inline constexpr QLatin1String NightDecidedGame("NIGHT_DECIDED_GAME");
inline constexpr QLatin1String DiscussionOver("DISCUSSION_OVER");
inline constexpr QLatin1String VotesCounted("VOTES_COUNTED");
inline constexpr QLatin1String NoWinner("NO_WINNER");
inline constexpr QLatin1String GameDecided("GAME_DECIDED");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Setup, trigger::RolesDealt, NightActions},
    {NightActions, trigger::NightOver, MorningReveal},
    {MorningReveal, trigger::RevealOver, DayDiscussion},
    {DayDiscussion, trigger::DiscussionOver, DayVoting},
    {DayVoting, trigger::VotesCounted, Resolution},
    {MorningReveal, trigger::NightDecidedGame, Resolution},
    {Resolution, trigger::NoWinner, NightActions},
    {Resolution, trigger::GameDecided, End},
};

inline constexpr ChartTable Table{QLatin1String("mafia_phase"), QLatin1String("Mafia phases"),
                                  Setup, Rows};

} // namespace league::base::mafia_phase_chart
