// Times: durations that were measured, and what there is to say about all of them.
//
// Plain values in microseconds; kept by the meters of the bench.
#pragma once

#include "agents/protocol/gui_bench_summary.h"

#include <vector>

namespace league::app {

class Times
{
public:
    void add(qint64 us) { m_us.push_back(us); }
    [[nodiscard]] const std::vector<qint64> &us() const { return m_us; }
    // How many are longer than that.
    [[nodiscard]] int longerThan(qint64 us) const;
    [[nodiscard]] protocol::TimesSummary summary() const;

private:
    std::vector<qint64> m_us;
};

} // namespace league::app
