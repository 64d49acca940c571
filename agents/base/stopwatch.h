// Stopwatch: how long the program itself takes for something, in microseconds.
//
// For measuring, not for waiting: a league's time is base::Clock's. Owned by whoever measures; may
// be read from any thread.
#pragma once

#include <QElapsedTimer>

namespace league::base {

class Stopwatch
{
public:
    // Runs from now on.
    Stopwatch() { m_timer.start(); }

    // Microseconds since it was made.
    [[nodiscard]] qint64 us() const { return m_timer.nsecsElapsed() / 1'000; }

private:
    QElapsedTimer m_timer;
};

} // namespace league::base
