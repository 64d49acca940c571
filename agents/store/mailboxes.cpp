#include "agents/store/mailboxes.h"

#include <QPointer>

namespace league::store {

Mailboxes::~Mailboxes()
{
    for (auto &[thread, box] : m_boxes) {
        // An object goes on its own thread, unless that thread has ended.
        if (box->thread() != nullptr && box->thread()->isRunning())
            box.release()->deleteLater();
    }
}

Waiter Mailboxes::waiter(QObject *context, std::function<void(base::Outcome)> done)
{
    const QPointer<QObject> guard(context);
    return {mailboxOn(context->thread()),
            [guard, done = std::move(done)](const base::Outcome &outcome) {
                if (guard)
                    done(outcome);
            }};
}

QObject *Mailboxes::mailboxOn(QThread *thread)
{
    const std::lock_guard lock(m_mutex);
    std::unique_ptr<QObject> &box = m_boxes[thread];
    // A thread that ended may have left its address to a new one; its box belongs to nobody then.
    if (!box || box->thread() != thread) {
        box = std::make_unique<QObject>();
        box->moveToThread(thread);
    }
    return box.get();
}

} // namespace league::store
