// Mailbox: an address to which any thread may post work, done in order on the thread that made it.
//
// Shared by whoever posts. Posting after close() is allowed and does nothing: the work is dropped.
#pragma once

#include <QMutex>
#include <QObject>

#include <functional>
#include <memory>

namespace league::transport {

class Mailbox
{
public:
    Mailbox();

    // Has the work done soon, from the event loop of the mailbox's thread.
    void post(std::function<void()> work);
    // Takes no more; drops what is not done yet. Called on the mailbox's thread.
    void close();
    [[nodiscard]] bool isOpen() const;

private:
    mutable QMutex m_mutex;
    std::unique_ptr<QObject> m_receiver; // null once closed
};

} // namespace league::transport
