#include "app/bench/times.h"

#include <algorithm>
#include <cmath>

namespace league::app {

namespace {

double milliseconds(qint64 us)
{
    return std::round(static_cast<double>(us) / 10.0) / 100.0;
}

// The least value that so many percent of all do not exceed.
double percentile(const std::vector<qint64> &sorted, double percent)
{
    if (sorted.empty())
        return 0;
    const auto rank =
        static_cast<size_t>(std::ceil(static_cast<double>(sorted.size()) * percent / 100.0));
    return milliseconds(sorted.at(std::max<size_t>(rank, 1) - 1));
}

} // namespace

int Times::longerThan(qint64 us) const
{
    return static_cast<int>(std::ranges::count_if(m_us, [us](qint64 each) { return each > us; }));
}

protocol::TimesSummary Times::summary() const
{
    std::vector<qint64> sorted = m_us;
    std::ranges::sort(sorted);
    return {.count = static_cast<int>(sorted.size()),
            .p50 = percentile(sorted, 50),
            .p95 = percentile(sorted, 95),
            .p99 = percentile(sorted, 99),
            .longest = percentile(sorted, 100)};
}

} // namespace league::app
