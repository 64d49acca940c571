// Fixtures: the whole schedule of a league, as it is journalled (L-20, L-21).
#pragma once

#include "agents/league/league_rules.h"
#include "agents/manager/agent_book.h"
#include "agents/store/league_facts.h"

namespace league::manager {

// Everybody meets everybody; players are numbered in the order of registration.
[[nodiscard]] store::ScheduledFact fixturesFor(const QList<PlayerRecord> &players,
                                               const tournament::LeagueRules &rules);

} // namespace league::manager
