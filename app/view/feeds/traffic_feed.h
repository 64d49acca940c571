// TrafficFeed: parses what went over the wire on a thread of its own, so that the window need not.
//
// Owned by the Desk for as long as it shows a league, on the window's thread; batches come back
// there in their order, and none after it is gone.
#pragma once

#include "app/host_thread.h"
#include "app/view/rows/traffic_reading.h"

#include <functional>

namespace league::app::view {

class TrafficFeed
{
public:
    using OnHeard = std::function<void(const QList<HeardExchange> &)>;

    explicit TrafficFeed(OnHeard heard);
    ~TrafficFeed();
    TrafficFeed(const TrafficFeed &) = delete;
    TrafficFeed &operator=(const TrafficFeed &) = delete;

    void take(const QList<transport::Exchange> &exchanges);

private:
    OnHeard m_heard;
    QObject m_here;
    HostThread m_thread; // ends before what it answers to
};

} // namespace league::app::view
