#include "app/view/rows/traffic_rate.h"

namespace league::app::view {

namespace {

constexpr qint64 Second = 1'000;
constexpr int Kept = 2 * TrafficRate::Seconds; // a replay may go back a little

} // namespace

void TrafficRate::count(qint64 timeMs, bool isFailed)
{
    Count &second = m_seconds[timeMs / Second];
    ++(isFailed ? second.failed : second.delivered);
    while (m_seconds.size() > static_cast<size_t>(Kept))
        m_seconds.erase(m_seconds.begin());
}

QList<RateBar> TrafficRate::bars(qint64 nowMs) const
{
    QList<RateBar> bars;
    for (int place = 0; place < Seconds; ++place) {
        const auto second = m_seconds.find(nowMs / Second - Seconds + place);
        const Count count = second == m_seconds.end() ? Count() : second->second;
        bars.append({place, count.delivered, count.failed});
    }
    return bars;
}

int TrafficRate::perSecond(qint64 nowMs) const
{
    const auto second = m_seconds.find(nowMs / Second - 1);
    return second == m_seconds.end() ? 0 : second->second.delivered + second->second.failed;
}

} // namespace league::app::view
