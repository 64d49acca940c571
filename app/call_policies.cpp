#include "app/call_policies.h"

namespace league::app {

namespace {

transport::CallPolicy policy(const tournament::LeagueRules &rules,
                             std::chrono::milliseconds timeout)
{
    transport::CallPolicy policy;
    policy.timeout = timeout;
    policy.retries = {rules.maxRetries, rules.initialDelay, rules.backoffMultiplier};
    return policy;
}

} // namespace

transport::CallPolicy registrationPolicy(const tournament::LeagueRules &rules)
{
    return policy(rules, rules.registrationTimeout);
}

transport::CallPolicy reportPolicy(const tournament::LeagueRules &rules)
{
    return policy(rules, rules.reportTimeout);
}

transport::BreakerPolicy breakerPolicy(const tournament::LeagueRules &rules)
{
    return {rules.failureThreshold, rules.recoveryTimeout};
}

} // namespace league::app
