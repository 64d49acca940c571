// MessageAllowance: how many messages an agent may send to its channels.
//
// Owned by the ChannelDesk. Every agent has a bucket that refills with time; what it sends beyond
// that is refused and written nowhere, so that a member gone wild cannot fill the disk.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/clock.h"

#include <map>

namespace league::manager {

class MessageAllowance
{
public:
    // Streaming word by word fits; shouting without a pause does not.
    static constexpr int Burst = 300;
    static constexpr int PerSecond = 100;

    // The clock must outlive the allowance.
    explicit MessageAllowance(const base::Clock &clock) : m_clock(clock) { }

    // Takes one; false when the agent has none left.
    [[nodiscard]] bool take(const base::AgentId &agent);

private:
    struct Bucket
    {
        double goes = Burst;
        qint64 filledMs = 0;
    };

    const base::Clock &m_clock;
    std::map<base::AgentId, Bucket> m_buckets; // as many as agents may register
};

} // namespace league::manager
