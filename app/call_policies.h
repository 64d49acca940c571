// How hard agents try, as the rules of a league say.
#pragma once

#include "agents/league/league_rules.h"
#include "agents/transport/call_policy.h"
#include "agents/transport/circuit_breaker.h"

namespace league::app {

// L-13: 10 s a send, three retries.
[[nodiscard]] transport::CallPolicy registrationPolicy(const tournament::LeagueRules &rules);
// L-15: the same for results.
[[nodiscard]] transport::CallPolicy reportPolicy(const tournament::LeagueRules &rules);
// L-31: five failures in a row, then 30 s of rest.
[[nodiscard]] transport::BreakerPolicy breakerPolicy(const tournament::LeagueRules &rules);

} // namespace league::app
