// HousePlan: whom a House brings along, and where they sit.
//
// A plain value, made once when a House is opened: from its options, or from the journal of a
// league that was interrupted.
#pragma once

#include "app/house_options.h"
#include "app/player_plan.h"

namespace league::app {

struct HousePlan
{
    QString leagueId;
    quint16 managerPort = 0;
    QList<HostedSeat> referees = {};
    QList<PlayerPlan> players = {};
    QList<PlayerPlan> people = {}; // who play at this screen
};

// A new league.
[[nodiscard]] HousePlan planFor(const HouseOptions &options);
// The league with this id, or the newest that is not over. The options become what its journal
// tells.
[[nodiscard]] base::Result<HousePlan> planToResume(const QString &leagueId, HouseOptions &options);

// "http" or "inprocess", as the journal has it.
[[nodiscard]] QString wireName(WireKind wire);

} // namespace league::app
