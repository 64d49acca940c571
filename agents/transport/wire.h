// Wire: how agents reach each other. HttpWire uses sockets; InProcessWire carries the same messages
// without one.
//
// One per thread, made on that thread by whoever owns the thread; the agents of the thread share
// it. A wire must outlive the Listeners it made. Both kinds pass the same tests.
#pragma once

#include "agents/base/result.h"
#include "agents/transport/pending_call.h"
#include "agents/transport/wire_call.h"
#include "agents/transport/wire_reply.h"
#include "agents/transport/wire_request.h"

#include <functional>
#include <memory>

namespace league::transport {

// An open port. Destroying it closes the port and every connection; replies still owed are lost.
// It may be destroyed inside its own handler.
class Listener
{
public:
    Listener() = default;
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;
    virtual ~Listener() = default;

    // Where agents are reached: http://127.0.0.1:8101/mcp. A listener on every interface calls
    // itself by the loopback address; other machines know it by a name of their own.
    [[nodiscard]] virtual QUrl endpoint() const = 0;
    [[nodiscard]] virtual quint16 port() const = 0;
    // Promises that the handler looks for `said` in requests. Without it every request has a body.
    virtual void takeValues() { }
};

class Wire
{
public:
    using Done = std::function<void(WireAnswer)>;
    using Handler = std::function<void(const WireRequest &, WireReply)>;

    Wire() = default;
    Wire(const Wire &) = delete;
    Wire &operator=(const Wire &) = delete;
    virtual ~Wire() = default;

    // Whether a call may have a message (`said`) in the place of its body, which then is neither
    // written nor read on its way.
    [[nodiscard]] virtual bool carriesValues() const { return false; }

    // Sends. `done` is called once, from the event loop and never from inside call(); not at all
    // when the handle or the wire is destroyed first. The wire may be destroyed inside `done`.
    virtual PendingCall call(WireCall call, Done done) = 0;

    // Opens a port (0: any free one) and hands every complete request to the handler.
    virtual base::Result<std::unique_ptr<Listener>> serve(const QHostAddress &address, quint16 port,
                                                          Handler handler) = 0;
};

} // namespace league::transport
