#include "app/window/bench/heartbeat.h"

#include <utility>

namespace league::app {

namespace {

constexpr std::chrono::milliseconds Interval{4};

} // namespace

Heartbeat::Heartbeat(Heard heard) : m_heard(std::move(heard)), m_thread(QStringLiteral("heartbeat"))
{
    m_thread.run([this] {
        m_clock = std::make_unique<base::SystemClock>();
        beatSoon();
    });
}

Heartbeat::~Heartbeat()
{
    m_thread.run([this] {
        m_next.cancel();
        m_clock.reset();
    });
}

void Heartbeat::beatSoon()
{
    m_next = m_clock->after(Interval, [this] {
        const qint64 sentUs = m_watch.us();
        QMetaObject::invokeMethod(
            &m_here,
            [this, sentUs] {
                m_heard(m_watch.us() - sentUs);
                m_thread.post([this] {
                    if (m_clock)
                        beatSoon();
                });
            },
            Qt::QueuedConnection);
    });
}

} // namespace league::app
