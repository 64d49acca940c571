// FrameMeter: how long each frame of a window takes, from the moment its thread begins with it to
// the moment it is on the screen.
//
// Owned by the bench, on the window's thread; the last part of a frame may be drawn on another.
#pragma once

#include "agents/base/stopwatch.h"

#include <QObject>
#include <QQuickWindow>

#include <atomic>

namespace league::app {

class FrameMeter : public QObject
{
    Q_OBJECT

public:
    // The window must outlive it.
    explicit FrameMeter(QQuickWindow &window, QObject *parent = nullptr);

Q_SIGNALS:
    // A frame is on the screen.
    void measured(qint64 us);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    base::Stopwatch m_watch;
    std::atomic<qint64> m_begunUs = -1; // of the frame that is being made; -1: none
};

} // namespace league::app
