// Mailbox: an address to which any thread may post work, done in order on the thread that made it.
//
// Shared by whoever posts. Posting after close() is allowed and does nothing: the work is dropped.
// However much is posted at once, the thread is woken once for it: what a thread posts while it
// reads letters of its own, when it has read them all or waits for something.
#pragma once

#include <functional>
#include <memory>

namespace league::transport {

class Mailbox
{
public:
    Mailbox();
    ~Mailbox();
    Mailbox(const Mailbox &) = delete;
    Mailbox &operator=(const Mailbox &) = delete;

    // Has the work done soon, from the event loop of the mailbox's thread.
    void post(std::function<void()> work);
    // Takes no more; drops what is not done yet. Called on the mailbox's thread, as the destructor.
    void close();
    [[nodiscard]] bool isOpen() const;

private:
    class Letters;

    std::shared_ptr<Letters> m_letters; // that are being read may outlive the box
};

} // namespace league::transport
