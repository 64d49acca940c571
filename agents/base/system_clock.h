// SystemClock: real time, driven by one timer on the thread that made it.
#pragma once

#include "agents/base/clock.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace league::base {

class SystemClock final : public QObject, public Clock
{
    Q_OBJECT

public:
    explicit SystemClock(QObject *parent = nullptr);

    // The wall clock for those who need nothing else of a clock, such as a log line.
    [[nodiscard]] static qint64 wallMs();

    [[nodiscard]] qint64 utcMs() const override { return wallMs(); }
    [[nodiscard]] qint64 steadyMs() const override;

protected:
    void alarmAdded() override;

private:
    void wakeAtNextDue();

    QElapsedTimer m_elapsed;
    QTimer m_timer;
    qint64 m_wakeAt = -1; // steady time the timer is set to, -1 when it is not running
};

} // namespace league::base
