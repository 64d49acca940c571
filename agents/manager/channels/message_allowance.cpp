#include "agents/manager/channels/message_allowance.h"

#include <algorithm>

namespace league::manager {

bool MessageAllowance::take(const base::AgentId &agent)
{
    const qint64 now = m_clock.steadyMs();
    Bucket &bucket = m_buckets[agent];
    const double refill = double(now - bucket.filledMs) * PerSecond / 1000;
    bucket.goes = std::min(double(Burst), bucket.goes + refill);
    bucket.filledMs = now;
    if (bucket.goes < 1)
        return false;
    bucket.goes -= 1;
    return true;
}

} // namespace league::manager
