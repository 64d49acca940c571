// HostThread: a thread with an event loop on which agents live.
//
// Owned by the House. Objects are made and destroyed there, with run(); everything they do in
// between happens on that thread's own loop.
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <utility>

namespace league::app {

class HostThread
{
public:
    explicit HostThread(const QString &name);
    ~HostThread();
    HostThread(const HostThread &) = delete;
    HostThread &operator=(const HostThread &) = delete;

    // From now on the thread lets others go first when processors are short: those of a window,
    // which has a frame to draw. Nothing where a system cannot tell one thread so.
    void giveWay();

    // Does something on the thread and waits until it is done.
    template<class Work>
    void run(Work work)
    {
        QMetaObject::invokeMethod(&m_context, std::move(work), Qt::BlockingQueuedConnection);
    }

    // Does something on the thread some time soon.
    template<class Work>
    void post(Work work)
    {
        QMetaObject::invokeMethod(&m_context, std::move(work), Qt::QueuedConnection);
    }

private:
    QThread m_thread;
    QObject m_context;
};

} // namespace league::app
