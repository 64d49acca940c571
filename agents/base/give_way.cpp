#include "agents/base/give_way.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace league::base {

void giveWay([[maybe_unused]] int steps)
{
#ifdef Q_OS_LINUX
    // On Linux a process of this call is a thread, and 0 the one that calls. QThread's priorities
    // do nothing here.
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + steps);
#endif
}

} // namespace league::base
