// Mailboxes: a place on each thread where the writer can leave word.
//
// Posting straight to a caller's object would race with its destruction on its own thread. A
// mailbox lives on that thread as long as the journal, and looks there whether the object is still
// alive. Owned by a Journal.
#pragma once

#include "agents/store/commit_queue.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace league::store {

class Mailboxes
{
public:
    Mailboxes() = default;
    // Only after the last delivery was posted; what is on its way is still delivered.
    ~Mailboxes();
    Mailboxes(const Mailboxes &) = delete;
    Mailboxes &operator=(const Mailboxes &) = delete;

    // A waiter that runs `done` on the thread of `context`, unless that is gone by then.
    [[nodiscard]] Waiter waiter(QObject *context, std::function<void(base::Outcome)> done);

private:
    QObject *mailboxOn(QThread *thread);

    std::mutex m_mutex;
    std::map<QThread *, std::unique_ptr<QObject>> m_boxes;
};

} // namespace league::store
