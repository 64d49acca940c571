// ChannelWatch: follows a channel at its orchestrator and gives it the operator's orders.
//
// Owned by whoever shows the channel: the terminal chat. It asks for events and is kept waiting
// until there are some; the state is the fold of them. When the orchestrator is lost it keeps
// trying, with growing pauses, and goes on where it was.
#pragma once

#include "agents/channel/channel_history.h"
#include "agents/protocol/message.h"
#include "agents/transport/rpc_client.h"
#include "app/operator_access.h"

#include <QObject>

#include <deque>

namespace league::app {

class ChannelWatch : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<JsonObject> &)>;

    // Wire and clock must outlive it.
    ChannelWatch(OperatorAccess access, base::ChannelId channel, transport::Wire &wire,
                 base::Clock &clock);
    ~ChannelWatch() override;

    // Begins to follow; happened() tells everything from the first event on.
    void start();
    // Sends an order, when those before it are answered: on connections of their own they could
    // overtake each other. `done` gets the answer, or the refusal.
    template<protocol::Message M>
    void order(const M &message, const Done &done)
    {
        send(M::Method, protocol::write(envelope(), message), done);
    }
    // Asks at once for what has happened until now; upToDate() follows.
    void catchUp();

    [[nodiscard]] const channel::ChannelState &state() const { return m_history.state(); }
    // Everything that has happened, the oldest first.
    [[nodiscard]] const QList<protocol::ChannelEvent> &events() const { return m_events; }
    [[nodiscard]] bool hasOrders() const { return !m_orders.empty(); }

Q_SIGNALS:
    void happened(const league::protocol::ChannelEvent &event);
    // Everything that had happened when catchUp() was called is known.
    void upToDate();
    // The orchestrator does not let us watch; E201 when there is no such channel.
    void refused(const league::base::Failure &reason);
    void lost(const QString &sentence);
    void found();

private:
    [[nodiscard]] protocol::Envelope envelope() const;
    void send(const QString &method, const JsonObject &message, const Done &done);
    void sendNext();
    void poll(int waitS);
    void onPage(int waitS, const base::Result<JsonObject> &reply);
    void takePage(const JsonObject &reply, int waitS);

    OperatorAccess m_access;
    base::ChannelId m_channel;
    base::Clock &m_clock;
    transport::RpcClient m_client;
    channel::ChannelHistory m_history;
    QList<protocol::ChannelEvent> m_events;
    transport::RpcCall m_poll;
    base::Alarm m_again;
    struct Order
    {
        QString method;
        JsonObject message;
        Done done;
    };
    std::deque<Order> m_orders; // the first is under way
    transport::RpcCall m_order;
    int m_failures = 0; // in a row
    bool m_isCatchingUp = false;
};

} // namespace league::app
