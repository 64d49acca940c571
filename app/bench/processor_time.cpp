#include "app/bench/processor_time.h"

#include <sys/resource.h>

namespace league::app {

qint64 processorUs()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto us = [](const timeval &time) {
        return qint64(time.tv_sec) * 1'000'000 + time.tv_usec;
    };
    return us(usage.ru_utime) + us(usage.ru_stime);
}

} // namespace league::app
