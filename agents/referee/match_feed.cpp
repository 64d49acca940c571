#include "agents/referee/match_feed.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"

namespace league::referee {

using namespace std::chrono_literals;

MatchFeed::MatchFeed(protocol::MatchEvent heading, MatchRecorder &recorder, QUrl manager,
                     Envelopes envelopes, transport::RpcClient &client, base::Clock &clock)
    : m_heading(std::move(heading)),
      m_recorder(recorder),
      m_manager(std::move(manager)),
      m_envelopes(std::move(envelopes)),
      m_client(client),
      m_clock(clock)
{
    m_heading.events.clear();
}

void MatchFeed::noteNews()
{
    if (m_waitsForBatch || m_underWay || m_rest)
        return;
    m_waitsForBatch = true;
    m_nextBatch = m_clock.after(100ms, [this] {
        m_waitsForBatch = false;
        sendBatch();
    });
}

QList<protocol::MatchEventEntry> MatchFeed::unacknowledged() const
{
    return m_sent + m_undelivered + m_recorder.news();
}

void MatchFeed::close(Rest rest)
{
    m_nextBatch.cancel();
    m_rest = std::move(rest);
    if (!m_underWay)
        handOver();
}

void MatchFeed::sendBatch()
{
    m_sent = std::exchange(m_undelivered, {}) + m_recorder.take();
    protocol::MatchEvent message = m_heading;
    message.events = m_sent;
    transport::CallPolicy policy;
    policy.timeout = 10s;
    policy.retries = transport::RetryPolicy::none();
    policy.wants = transport::CallPolicy::Wants::Acknowledgement;
    m_underWay = true;
    m_batch = m_client.call(
        m_manager, protocol::MatchEvent::Method, protocol::write(m_envelopes(), message), policy,
        [this](const transport::RpcOutcome &outcome) {
            // A refusal of the manager is an answer, but no acknowledgement.
            const bool refused =
                protocol::messageTypeOf(outcome.result.toObject()) == protocol::LeagueError::Type;
            onBatchOutcome(outcome.ok() && !refused);
        });
}

void MatchFeed::onBatchOutcome(bool delivered)
{
    m_underWay = false;
    const QList<protocol::MatchEventEntry> batch = std::exchange(m_sent, {});
    if (!delivered)
        m_undelivered = batch;
    if (m_rest)
        handOver();
    else if (m_recorder.hasNews())
        noteNews();
}

void MatchFeed::handOver()
{
    const Rest rest = std::exchange(m_rest, {});
    rest(std::exchange(m_undelivered, {}) + m_recorder.take());
}

} // namespace league::referee
