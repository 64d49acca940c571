#include "app/view/feeds/traffic_feed.h"

namespace league::app::view {

TrafficFeed::TrafficFeed(OnHeard heard)
    : m_heard(std::move(heard)), m_thread(QStringLiteral("traffic"))
{
    m_thread.giveWay();
}

TrafficFeed::~TrafficFeed() = default;

void TrafficFeed::take(const QList<transport::Exchange> &exchanges)
{
    m_thread.post([this, exchanges] {
        QList<HeardExchange> heard;
        heard.reserve(exchanges.size());
        for (const transport::Exchange &exchange : exchanges)
            heard.append(TrafficReading::hear(exchange));
        QMetaObject::invokeMethod(
            &m_here, [this, heard] { m_heard(heard); }, Qt::QueuedConnection);
    });
}

} // namespace league::app::view
