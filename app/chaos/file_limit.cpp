#include "app/chaos/file_limit.h"

#include <cerrno>
#include <cstring>
#include <sys/resource.h>

namespace league::app {

namespace {

base::Outcome setSoftLimit(qint64 pid, rlim_t bytes)
{
    const auto process = static_cast<pid_t>(pid);
    rlimit limit{};
    // Only the soft limit moves: without rights nobody could lift a hard one again.
    if (::prlimit(process, RLIMIT_FSIZE, nullptr, &limit) == 0) {
        limit.rlim_cur = bytes;
        if (::prlimit(process, RLIMIT_FSIZE, &limit, nullptr) == 0)
            return base::Done{};
    }
    return base::Failure{QStringLiteral("The file size limit of process %1 cannot be changed: %2.")
                             .arg(pid)
                             .arg(QString::fromLocal8Bit(std::strerror(errno)))};
}

} // namespace

base::Outcome limitFiles(qint64 pid, qint64 bytes)
{
    return setSoftLimit(pid, static_cast<rlim_t>(bytes));
}

base::Outcome liftFileLimit(qint64 pid)
{
    return setSoftLimit(pid, RLIM_INFINITY);
}

} // namespace league::app
