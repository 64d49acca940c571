// InProcessDoor: the serving end of a port without sockets, and the calls that wait behind it.
//
// Made by InProcessWire::serve() on the serving thread and shared with the hub, so that callers of
// other threads can post to it, through the one mailbox of the wire. Everything but knock() happens
// on the serving thread.
#pragma once

#include "agents/transport/http_limits.h"
#include "agents/transport/mailbox.h"
#include "agents/transport/wire.h"

#include <atomic>
#include <unordered_set>

namespace league::transport {

// What the caller learns, brought back to its own thread.
using BringBack = std::function<void(WireAnswer)>;

class InProcessDoor final : public std::enable_shared_from_this<InProcessDoor>
{
public:
    InProcessDoor(Wire::Handler handler, const HttpLimits &limits,
                  std::shared_ptr<Mailbox> mailbox);

    // Brings a request to the serving thread. `answer` is called exactly once, on whichever thread
    // the answer comes from; also when the door is shut before anybody looked.
    void knock(WireRequest request, BringBack answer);
    // See Listener::takeValues().
    void takeValues() { m_takesValues = true; }
    // For those who knock: whether what is said need not be written. On any thread.
    [[nodiscard]] bool takesValues() const { return m_takesValues; }
    // Breaks off every exchange; later knocks find nobody.
    void shut();

private:
    class WayBack;

    void receive(const WireRequest &request, const std::shared_ptr<WayBack> &way);

    std::shared_ptr<const Wire::Handler> m_handler; // null once shut
    HttpLimits m_limits;
    std::atomic<bool> m_takesValues = false;
    std::shared_ptr<Mailbox> m_mailbox;
    std::unordered_set<WayBack *> m_unanswered;
};

} // namespace league::transport
