#include "app/chat/channel_watch.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_codes.h"
#include "agents/transport/rpc_reply.h"

#include <algorithm>

namespace league::app {

using namespace protocol;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr seconds OrderTime{10};
constexpr milliseconds FirstPause{500};
constexpr milliseconds LongestPause{10'000};

// A breaker would only keep us from hearing that the orchestrator is back.
constexpr transport::BreakerPolicy NoBreaker{1'000'000, seconds(1)};

} // namespace

ChannelWatch::ChannelWatch(OperatorAccess access, base::ChannelId channel, transport::Wire &wire,
                           base::Clock &clock)
    : m_access(std::move(access)),
      m_channel(std::move(channel)),
      m_clock(clock),
      m_client(wire, clock, NoBreaker)
{
}

ChannelWatch::~ChannelWatch() = default;

Envelope ChannelWatch::envelope() const
{
    return {.sender = senderOf(AgentAddress{Role::Human, QStringLiteral("operator")}),
            .timestampMs = m_clock.utcMs(),
            .conversationId =
                conversationId(QStringLiteral("ch-") + m_channel.text(), base::randomHex(6)),
            .authToken = m_access.token};
}

void ChannelWatch::send(const QString &method, const JsonObject &message, const Done &done)
{
    m_orders.push_back({method, message, done});
    if (m_orders.size() == 1)
        sendNext();
}

void ChannelWatch::sendNext()
{
    if (m_orders.empty())
        return;
    transport::CallPolicy policy;
    policy.timeout = OrderTime;
    policy.retries = transport::RetryPolicy::none();
    const Order &order = m_orders.front();
    m_order = m_client.call(m_access.manager, order.method, order.message, policy,
                            [this](const transport::RpcOutcome &outcome) {
                                const Done done = std::move(m_orders.front().done);
                                m_orders.pop_front();
                                sendNext();
                                done(transport::replyIn(outcome));
                            });
}

void ChannelWatch::start()
{
    poll(0);
}

void ChannelWatch::catchUp()
{
    m_isCatchingUp = true;
    poll(0);
}

void ChannelWatch::poll(int waitS)
{
    const ChannelEventsQuery query{.channelId = m_channel,
                                   .after = static_cast<int>(state().events),
                                   .limit = ChannelEventsQuery::MostEvents,
                                   .waitS = waitS};
    transport::CallPolicy policy;
    policy.timeout = OrderTime + seconds(waitS);
    policy.retries = transport::RetryPolicy::none();
    m_again.cancel();
    m_poll = m_client.call(m_access.manager, ChannelEventsQuery::Method, write(envelope(), query),
                           policy, [this, waitS](const transport::RpcOutcome &outcome) {
                               onPage(waitS, transport::replyIn(outcome));
                           });
}

void ChannelWatch::onPage(int waitS, const base::Result<JsonObject> &reply)
{
    if (reply) {
        if (std::exchange(m_failures, 0) > 0)
            Q_EMIT found();
        return takePage(*reply, waitS);
    }
    if (reply.failure().code != error_code::ConnectionError)
        return (void)Q_EMIT refused(reply.failure());
    const milliseconds pause = std::min(LongestPause, FirstPause * (1 << std::min(m_failures, 10)));
    if (++m_failures == 1)
        Q_EMIT lost(reply.failure().sentence);
    m_again = m_clock.after(pause, [this] { poll(0); });
}

void ChannelWatch::takePage(const JsonObject &reply, int waitS)
{
    const base::Result<ChannelEvents> page = read<ChannelEvents>(reply);
    if (!page)
        return (void)Q_EMIT refused(page.failure());
    for (const JsonObject &object : page->events) {
        const base::Result<ChannelEvent> event = eventFromJson(object);
        const base::Outcome added = event ? m_history.add(*event) : base::Outcome(event.failure());
        if (!added)
            return (void)Q_EMIT refused(added.failure());
        m_events.append(*event);
        Q_EMIT happened(*event);
    }
    const bool isEmpty = page->events.isEmpty();
    poll(isEmpty ? ChannelEventsQuery::MostSeconds : 0);
    if (isEmpty && waitS == 0 && std::exchange(m_isCatchingUp, false))
        Q_EMIT upToDate();
}

} // namespace league::app
