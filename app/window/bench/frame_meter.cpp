#include "app/window/bench/frame_meter.h"

#include <QEvent>

namespace league::app {

FrameMeter::FrameMeter(QQuickWindow &window, QObject *parent) : QObject(parent)
{
    window.installEventFilter(this);
    // Said by whoever draws: at once, so that the way to us is not measured.
    connect(
        &window, &QQuickWindow::frameSwapped, this,
        [this] {
            const qint64 begunUs = m_begunUs.exchange(-1);
            if (begunUs < 0)
                return;
            const qint64 us = m_watch.us() - begunUs;
            QMetaObject::invokeMethod(
                this, [this, us] { Q_EMIT measured(us); }, Qt::QueuedConnection);
        },
        Qt::DirectConnection);
}

bool FrameMeter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest) {
        qint64 none = -1;
        m_begunUs.compare_exchange_strong(none, m_watch.us());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace league::app
