#include "app/window/bench/bench_table.h"

namespace league::app {

namespace {

constexpr int NameWidth = 32;
constexpr int FigureWidth = 9;

QString figure(double value)
{
    return QString::number(value, 'f', 1).rightJustified(FigureWidth);
}

QString head(const QString &name)
{
    QString line = name.leftJustified(NameWidth);
    for (const char *column : {"count", "p50", "p95", "p99", "longest"})
        line += QString::fromLatin1(column).rightJustified(FigureWidth);
    return line;
}

QString timesLine(const QString &name, const protocol::TimesSummary &times)
{
    return name.leftJustified(NameWidth) + QString::number(times.count).rightJustified(FigureWidth)
        + figure(times.p50) + figure(times.p95) + figure(times.p99) + figure(times.longest);
}

QString line(const QString &name, const QString &value)
{
    return name.leftJustified(NameWidth) + value;
}

} // namespace

QString benchTable(const protocol::GuiBenchSummary &s)
{
    QStringList lines{
        line(QStringLiteral("renderer"), s.renderer),
        line(QStringLiteral("players, referees"),
             QStringLiteral("%1, %2 at %3").arg(s.players).arg(s.referees).arg(s.speed)),
        line(QStringLiteral("matches at once"),
             QStringLiteral("%1 usually, %2 at most").arg(s.matchesUsually).arg(s.matchesAtOnce)),
        line(QStringLiteral("matches, messages"),
             QStringLiteral("%1 played, %2 in the inspector").arg(s.matches).arg(s.messages)),
        QString(),
        head(QStringLiteral("milliseconds")),
        timesLine(QStringLiteral("process start to first frame"), s.start),
        timesLine(QStringLiteral("frame"), s.frames),
        timesLine(QStringLiteral("frame while 20 matches run"), s.busyFrames),
    };
    for (auto page = s.pages.begin(); page != s.pages.end(); ++page)
        lines.append(timesLine(QStringLiteral("  frame on page ") + page.key(), page.value()));
    lines += {
        timesLine(QStringLiteral("wait for the window's thread"), s.waits),
        QString(),
        line(QStringLiteral("turns of 16.7 ms missed"), QString::number(s.dropped)),
        line(QStringLiteral("waits of more than 50 ms"), QString::number(s.stalls)),
        line(QStringLiteral("memory in MB"),
             QStringLiteral("%1 at the first frame, %2 at the end, %3 at most")
                 .arg(s.startMemoryMb)
                 .arg(s.memoryMb)
                 .arg(s.peakMemoryMb)),
    };
    return lines.join(u'\n');
}

} // namespace league::app
