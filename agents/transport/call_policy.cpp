#include "agents/transport/call_policy.h"

#include <algorithm>
#include <cmath>

namespace league::transport {

std::chrono::milliseconds RetryPolicy::delayBefore(int retry) const
{
    constexpr double Longest = 24.0 * 60 * 60 * 1000; // a pause of a day is a mistake, not a policy
    auto delay = static_cast<double>(initialDelay.count());
    // Every call asks for all its pauses, which are few; a power would take longer.
    for (int earlier = 1; earlier < retry && delay > 0 && delay < Longest; ++earlier)
        delay *= multiplier;
    return std::chrono::milliseconds(std::llround(std::clamp(delay, 0.0, Longest)));
}

} // namespace league::transport
