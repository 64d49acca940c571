#include "agents/manager/heartbeat_desk.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/message.h"

namespace league::manager {

namespace {

using transport::RpcOutcome;

HeartbeatDesk::Held heldIn(const RpcOutcome &outcome)
{
    const auto ack = protocol::read<protocol::HeartbeatAck>(outcome.result.toObject());
    return ack ? ack->matches : std::nullopt;
}

} // namespace

HeartbeatDesk::HeartbeatDesk(const LeagueOptions &options, const AgentBook &book,
                             transport::RpcClient &client, base::Clock &clock)
    : m_options(options), m_book(book), m_client(client), m_clock(clock)
{
}

void HeartbeatDesk::start()
{
    m_isRunning = true;
    m_next = m_clock.after(m_options.rules.heartbeatInterval, [this] { beat(); });
}

void HeartbeatDesk::stop()
{
    m_isRunning = false;
    m_next.cancel();
}

void HeartbeatDesk::beat()
{
    start();
    askEverybody();
}

void HeartbeatDesk::askEverybody()
{
    for (const RefereeRecord &referee : m_book.referees()) {
        if (!m_pulses.value(referee.id.text()).isUnderWay)
            ask(referee.id);
    }
    for (const PlayerRecord &player : m_book.players()) {
        if (!player.isWithdrawn && !m_pulses.value(player.id.text()).isUnderWay)
            askPlayer(player.id);
    }
}

void HeartbeatDesk::ask(const base::RefereeId &referee)
{
    if (!m_book.referee(referee)) // it has gone meanwhile
        return;
    Pulse &pulse = m_pulses[referee.text()];
    if (pulse.isUnderWay) {
        pulse.askAgain = true;
        return;
    }
    ask(referee.text(), m_book.referee(referee)->endpoint,
        [this, referee](const RpcOutcome &outcome, int misses, qint64 askedMs) {
            if (misses > 0)
                Q_EMIT refereeMissed(referee, misses);
            else
                Q_EMIT refereeAnswered(referee, heldIn(outcome), askedMs);
            if (std::exchange(m_pulses[referee.text()].askAgain, false))
                ask(referee);
        });
}

void HeartbeatDesk::askPlayer(const base::PlayerId &player)
{
    ask(player.text(), m_book.player(player)->endpoint,
        [this, player](const RpcOutcome &, int misses, qint64) {
            if (misses > 0)
                Q_EMIT playerMissed(player, misses);
            else
                Q_EMIT playerAnswered(player);
        });
}

void HeartbeatDesk::ask(const QString &agent, const QUrl &endpoint, const Report &report)
{
    m_pulses[agent].isUnderWay = true;
    const qint64 askedMs = m_clock.steadyMs();
    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::conversationId(u"heartbeat", base::randomHex(6))};
    m_client.post(
        endpoint, protocol::Heartbeat::Method,
        protocol::write(envelope, protocol::Heartbeat{base::randomHex(8)}),
        m_options.rules.heartbeatInterval,
        [this, agent, report, askedMs](const RpcOutcome &outcome) {
            Pulse &pulse = m_pulses[agent];
            pulse.isUnderWay = false;
            pulse.misses = outcome.isSignOfLife() ? 0 : pulse.misses + 1;
            const int misses = pulse.misses; // reporting may add others
            if (m_isRunning)
                report(outcome, misses, askedMs);
        },
        m_book.proofsAt(endpoint));
}

} // namespace league::manager
