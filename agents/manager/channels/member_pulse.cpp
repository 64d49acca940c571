#include "agents/manager/channels/member_pulse.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/message.h"

namespace league::manager {

MemberPulse::MemberPulse(transport::RpcClient &client, const ChannelParties &parties,
                         base::Clock &clock, Questions questions)
    : m_client(client), m_parties(parties), m_clock(clock), m_questions(std::move(questions))
{
}

void MemberPulse::watch(const base::AgentId &agent, Presence presence)
{
    const bool isNew = !m_agents.contains(agent);
    Watched &watched = m_agents[agent];
    if (presence == Presence::Alive)
        noteLife(agent);
    else
        watched.isLost = true;
    if (isNew) {
        const auto first = presence == Presence::Lost ? std::chrono::seconds(0)
                                                      : m_questions.rhythmOf(agent).interval;
        beatAfter(agent, first);
    }
}

void MemberPulse::rhythmChanged(const base::AgentId &agent)
{
    if (isAlive(agent)) // who is lost is asked as it is
        beatAfter(agent, m_questions.rhythmOf(agent).interval);
}

void MemberPulse::beatAfter(const base::AgentId &agent, std::chrono::seconds span)
{
    m_agents[agent].next = m_clock.after(span, [this, agent] { beat(agent); });
}

void MemberPulse::noteLife(const base::AgentId &agent)
{
    const auto found = m_agents.find(agent);
    if (found == m_agents.end())
        return;
    found->second.misses = 0;
    found->second.heardMs = m_clock.steadyMs();
    if (std::exchange(found->second.isLost, false))
        Q_EMIT heard(agent);
}

void MemberPulse::noteLoss(const base::AgentId &agent)
{
    const auto found = m_agents.find(agent);
    if (found != m_agents.end())
        found->second.isLost = true;
}

bool MemberPulse::isAlive(const base::AgentId &agent) const
{
    const auto found = m_agents.find(agent);
    return found != m_agents.end() && !found->second.isLost;
}

void MemberPulse::beat(const base::AgentId &agent)
{
    const std::optional<ChannelParty> party = m_parties.find(agent);
    if (!party)
        return unwatch(base::AgentId(agent));
    const Rhythm rhythm = m_questions.rhythmOf(agent);
    Watched &watched = m_agents[agent];
    beatAfter(agent, rhythm.interval);
    const qint64 silentMs = m_clock.steadyMs() - watched.heardMs;
    if (!watched.isLost && silentMs < std::chrono::milliseconds(rhythm.interval).count()) {
        watched.misses = 0;
        return;
    }
    if (!party->isPolling())
        return ask(agent, *party);
    if (m_questions.isPresent(agent))
        return noteLife(agent);
    miss(agent, QStringLiteral("It did not ask for its turn."));
}

void MemberPulse::ask(const base::AgentId &agent, const ChannelParty &party)
{
    Watched &watched = m_agents[agent];
    if (std::exchange(watched.isUnderWay, true))
        return;
    const protocol::Envelope envelope{
        .sender = protocol::managerSender(),
        .timestampMs = m_clock.utcMs(),
        .conversationId = protocol::conversationId(u"heartbeat", base::randomHex(6))};
    m_client.post(
        party.endpoint, protocol::Heartbeat::Method,
        protocol::write(envelope, protocol::Heartbeat{base::randomHex(8)}),
        // A little less than the interval: the next beat must not meet this one under way.
        std::chrono::milliseconds(m_questions.rhythmOf(agent).interval) * 9 / 10,
        [this, agent](const transport::RpcOutcome &outcome) {
            const auto found = m_agents.find(agent);
            if (found == m_agents.end())
                return;
            found->second.isUnderWay = false;
            if (outcome.isSignOfLife())
                noteLife(agent);
            else
                miss(agent, outcome.reason);
        },
        m_parties.proofsFor(party));
}

void MemberPulse::miss(const base::AgentId &agent, const QString &error)
{
    Watched &watched = m_agents[agent];
    const int misses = ++watched.misses;
    if (watched.isLost || misses < m_questions.rhythmOf(agent).missLimit)
        return;
    watched.isLost = true;
    Q_EMIT lost(agent, misses, error);
}

} // namespace league::manager
