// The life of every agent, manager, referee and player alike (state machine document §1, L-13).
//
// MANUAL_STOP before ACTIVE is ours: the documents let an agent be stopped by hand only while it is
// ACTIVE, but a person may close a window at any time and SHUTDOWN is where closing leads.
#pragma once

#include "agents/base/chart_table.h"

namespace league::base::agent_lifecycle_chart {

inline constexpr QLatin1String Init("INIT");
inline constexpr QLatin1String Registering("REGISTERING");
inline constexpr QLatin1String Registered("REGISTERED");
inline constexpr QLatin1String Failed("FAILED");
inline constexpr QLatin1String Active("ACTIVE");
inline constexpr QLatin1String Shutdown("SHUTDOWN");

namespace trigger {
inline constexpr QLatin1String ConfigLoaded("CONFIG_LOADED");
inline constexpr QLatin1String RegistrationAccepted("REGISTRATION_ACCEPTED");
inline constexpr QLatin1String RegistrationRejected("REGISTRATION_REJECTED");
inline constexpr QLatin1String RegistrationTimeout("REGISTRATION_TIMEOUT");
inline constexpr QLatin1String LeagueStarted("LEAGUE_STARTED");
inline constexpr QLatin1String LeagueCompleted("LEAGUE_COMPLETED");
inline constexpr QLatin1String FatalError("FATAL_ERROR");
inline constexpr QLatin1String ManualStop("MANUAL_STOP");
inline constexpr QLatin1String CleanupDone("CLEANUP_DONE");
} // namespace trigger

inline constexpr ChartRow Rows[] = {
    {Init, trigger::ConfigLoaded, Registering},
    {Registering, trigger::RegistrationAccepted, Registered},
    {Registering, trigger::RegistrationRejected, Failed},
    {Registering, trigger::RegistrationTimeout, Failed},
    {Registered, trigger::LeagueStarted, Active},
    {Active, trigger::LeagueCompleted, Shutdown},
    {Active, trigger::FatalError, Shutdown},
    {Active, trigger::ManualStop, Shutdown},
    {Failed, trigger::CleanupDone, Shutdown},
    {Init, trigger::ManualStop, Shutdown},
    {Registering, trigger::ManualStop, Shutdown},
    {Registered, trigger::ManualStop, Shutdown},
};

inline constexpr ChartTable Table{QLatin1String("agent_lifecycle"),
                                  QLatin1String("Life of an agent"), Init, Rows};

} // namespace league::base::agent_lifecycle_chart
