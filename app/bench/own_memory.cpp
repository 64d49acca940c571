#include "app/bench/own_memory.h"

#include <QByteArray>
#include <QFile>

#include <cmath>

namespace league::app {

namespace {

// A line such as "VmHWM:     54321 kB".
double megabytes(const char *line)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &each : status.readAll().split('\n')) {
        if (each.startsWith(line))
            return std::round(each.simplified().split(' ').value(1).toDouble() / 102.4) / 10.0;
    }
    return 0;
}

} // namespace

double memoryMb()
{
    return megabytes("VmRSS:");
}

double peakMemoryMb()
{
    return megabytes("VmHWM:");
}

void forgetPeakMemory()
{
    QFile marks(QStringLiteral("/proc/self/clear_refs"));
    if (marks.open(QIODevice::WriteOnly))
        marks.write("5");
}

} // namespace league::app
