#include "app/view/rows/span_text.h"

#include "agents/base/clock.h"

#include <QCoreApplication>

namespace league::app::view {

namespace {

// Where translators find the units.
struct Spans
{
    Q_DECLARE_TR_FUNCTIONS(Spans)
};

} // namespace

QString spanText(qint64 ms)
{
    constexpr qint64 Second = 1'000;
    constexpr qint64 Minute = 60 * Second;
    if (ms < Second)
        return Spans::tr("%1 ms").arg(ms);
    if (ms < Minute - 50) { // 59.96 would be written as 60.0
        const bool isWhole = ms % Second < 50 || ms % Second >= 950;
        return Spans::tr("%1 s").arg(static_cast<double>(ms) / Second, 0, 'f', isWhole ? 0 : 1);
    }
    const qint64 seconds = (ms + Second / 2) / Second;
    return Spans::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString momentText(qint64 utcMs)
{
    return base::Clock::utcText(utcMs).mid(11, 12);
}

} // namespace league::app::view
