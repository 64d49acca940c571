// RetryingCall: the life of one RpcClient::call(): its sends, pauses and late answers (L-11, L-12).
//
// Shared by the client and the caller's RpcCall. A send whose window has ended stays open while the
// retries go on, and a valid answer to any of them ends the call; what is still open then is
// cancelled. Every function is safe when a callback destroys the call or the client.
#pragma once

#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_message.h"

#include <list>

namespace league::transport {

class RpcOffice;

class RetryingCall final : public std::enable_shared_from_this<RetryingCall>
{
public:
    RetryingCall(RpcOffice &office, QUrl endpoint, QString method, RpcMessage message,
                 CallPolicy policy, RpcClient::Done done);

    // Sends for the first time.
    void begin();
    // Gives everything up; the callback never runs.
    void cancel();

private:
    struct Send
    {
        PendingCall pending = {};
        base::Alarm window = {};
        CircuitBreaker::Pass pass = CircuitBreaker::Pass::Free;
        bool isLate = false; // its window has ended; the breaker has been told
        qint64 startedUtcMs = 0;
        qint64 startedMs = 0;
    };
    using Sends = std::list<Send>; // a list, because callbacks keep their place in it

    void sendOnce();
    void refuseSoon();
    void windowEnded(Sends::iterator send);
    void arrived(Sends::iterator send, const WireAnswer &answer);
    void failedSend(const RpcOutcome &outcome);
    void retryAfterPause(const RpcOutcome &outcome);
    void renewMessage();
    void finish(RpcOutcome outcome);
    void release();
    void report(const RpcOffice &office, const Send &send, const WireAnswer &answer,
                const QString &outcome) const;
    [[nodiscard]] bool isOver() const { return !m_office; }
    // How long a send made now can be of use.
    [[nodiscard]] std::chrono::milliseconds longestRest() const;

    RpcOffice *m_office; // null once over
    QUrl m_endpoint;
    QString m_method;
    RpcMessage m_message;
    CallPolicy m_policy;
    RpcClient::Done m_done;
    qint64 m_startedMs;
    int m_sends = 0;
    Sends m_open;
    base::Alarm m_pause;
};

} // namespace league::transport
