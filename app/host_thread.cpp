#include "app/host_thread.h"

#include "agents/base/give_way.h"

namespace league::app {

HostThread::HostThread(const QString &name)
{
    m_thread.setObjectName(name);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

void HostThread::giveWay()
{
    post([] { base::giveWay(10); });
}

HostThread::~HostThread()
{
    m_thread.quit();
    m_thread.wait();
}

} // namespace league::app
