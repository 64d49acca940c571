// A player between and inside its games (game flow document §4.3, L-28): UNREGISTERED covers INIT,
// REGISTERING and FAILED of the lifecycle, WAITING_FOR_ROUND and IN_GAME are sub-states of ACTIVE.
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::player_chart {

inline constexpr QLatin1String Unregistered("UNREGISTERED");
inline constexpr QLatin1String Registered("REGISTERED");
inline constexpr QLatin1String WaitingForRound("WAITING_FOR_ROUND");
inline constexpr QLatin1String InGame("IN_GAME");

namespace trigger {
inline constexpr QLatin1String RegistrationAccepted("REGISTRATION_ACCEPTED");
inline constexpr QLatin1String LeagueStarted("LEAGUE_STARTED");
inline constexpr QLatin1String GameJoined("GAME_JOINED");
inline constexpr QLatin1String GameEnded("GAME_ENDED");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Unregistered, trigger::RegistrationAccepted, Registered},
    {Registered, trigger::LeagueStarted, WaitingForRound},
    {WaitingForRound, trigger::GameJoined, InGame},
    {InGame, trigger::GameEnded, WaitingForRound},
};

inline constexpr ChartTable Table{QLatin1String("player"), QLatin1String("Player"), Unregistered,
                                  Rows};

} // namespace league::base::player_chart
