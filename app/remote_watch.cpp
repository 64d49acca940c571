#include "app/remote_watch.h"

#include "app/watch_floor.h"

namespace league::app {

RemoteWatch::RemoteWatch(QUrl manager)
    : m_manager(std::move(manager)), m_thread(std::make_unique<HostThread>(QStringLiteral("watch")))
{
    m_thread->run([this] { m_floor = std::make_unique<WatchFloor>(m_manager, *this); });
}

RemoteWatch::~RemoteWatch()
{
    m_thread->run([this] { m_floor.reset(); });
}

void RemoteWatch::start()
{
    m_thread->post([floor = m_floor.get()] { floor->start(); });
}

void RemoteWatch::retryNow()
{
    m_thread->post([floor = m_floor.get()] { floor->retryNow(); });
}

void RemoteWatch::stop()
{
    m_thread->post([floor = m_floor.get()] { floor->stop(); });
}

void RemoteWatch::takeStatus(const WatchStatus &status)
{
    if (status == m_status)
        return;
    m_status = status;
    Q_EMIT statusChanged(status);
}

void RemoteWatch::takeMore()
{
    m_thread->post([floor = m_floor.get()] { floor->proceed(); });
}

} // namespace league::app
