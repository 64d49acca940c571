#include "app/host_thread.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace league::app {

HostThread::HostThread(const QString &name)
{
    m_thread.setObjectName(name);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

void HostThread::giveWay()
{
#ifdef Q_OS_LINUX
    // On Linux a process of this call is a thread, and 0 the one that calls. QThread's priorities
    // do nothing here.
    post([] { setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + 10); });
#endif
}

HostThread::~HostThread()
{
    m_thread.quit();
    m_thread.wait();
}

} // namespace league::app
