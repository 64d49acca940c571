#include "agents/manager/channels/channel_room.h"

#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/message.h"
#include "agents/protocol/turn_answer.h"
#include "agents/store/channel_facts.h"

namespace league::manager {

using base::AgentId;
using base::TurnId;
using transport::RpcOutcome;

namespace {

// How long those who are back after a crash wait for the others, to keep their order.
constexpr std::chrono::seconds Patience{2};

} // namespace

ChannelRoom::ChannelRoom(const base::ChannelId &id, const QString &title,
                         const protocol::TurnConfig &config, Surroundings surroundings)
    : m_surroundings(std::move(surroundings))
{
    m_channel = std::make_unique<channel::Channel>(id, title, config, protocol::ChannelTraits(),
                                                   m_surroundings.clock, *this);
}

ChannelRoom::ChannelRoom(const ArchivedChannel &archived, Surroundings surroundings)
    : m_surroundings(std::move(surroundings)),
      m_entries(archived.entries),
      m_channel(std::make_unique<channel::Channel>(archived.state, m_surroundings.clock, *this))
{
}

void ChannelRoom::recover()
{
    m_expected = state().ring.order();
    m_channel->recover();
    m_patience = m_surroundings.clock.after(Patience, [this] {
        m_isPatienceOver = true;
        assignReturned();
    });
}

void ChannelRoom::takeBack(const AgentId &agent)
{
    if (!m_expected.contains(agent) || m_returned.contains(agent))
        return;
    m_returned.append(agent);
    if (m_isPatienceOver || m_returned.size() == m_expected.size())
        assignReturned();
}

void ChannelRoom::expectNoMore(const AgentId &agent)
{
    m_expected.removeAll(agent);
    m_returned.removeAll(agent);
}

void ChannelRoom::assignReturned()
{
    const QList<AgentId> expected = m_expected;
    for (const AgentId &agent : expected) {
        const std::optional<ChannelParty> party = m_surroundings.parties.find(agent);
        if (!m_returned.contains(agent) || !party)
            continue;
        expectNoMore(agent);
        if (const base::Outcome back = m_channel->assign(party->newcomer()); !back) {
            qCInfo(base::managerLog).noquote()
                << agent.text() << "is not put back into" << state().id.text() << "-"
                << back.failure().sentence;
        }
    }
}

void ChannelRoom::recorded(const protocol::ChannelEvent &event)
{
    m_entries.push_back(m_surroundings.record.journal().append(
        store::entryOf(event, protocol::managerSender()), store::Urgency::Prompt));
    if (const auto *over = std::get_if<protocol::TurnOver>(&event.fact)) {
        m_surroundings.lines.giveUp(over->turnId);
        m_surroundings.polls.takeTurnBack(over->turnId);
    } else if (const auto *held = std::get_if<protocol::TurnHeld>(&event.fact)) {
        m_surroundings.polls.takeTurnBack(held->turnId);
    }
    m_surroundings.states.follow(event);
    m_surroundings.happened(event);
}

void ChannelRoom::grant(const protocol::TurnGranted &call)
{
    giveTurn(call.agentId, call);
}

void ChannelRoom::resume(const AgentId &agent, const protocol::TurnResume &call)
{
    giveTurn(agent, call);
}

template<protocol::Message M>
void ChannelRoom::giveTurn(const AgentId &agent, const M &call)
{
    m_surroundings.outbox.after(m_entries.back(), [this, agent, call] {
        const std::optional<ChannelParty> party = m_surroundings.parties.find(agent);
        if (!party || !state().findTurn(call.turnId))
            return; // it ended on the way to the disk
        const QString number = call.turnId.text().section(u'-', -1);
        const JsonObject message =
            protocol::write(envelope(protocol::conversationId(
                                QString(QStringLiteral("ch-") + state().id.text()), number)),
                            call);
        if (party->isPolling()) {
            m_surroundings.polls.putTurn(agent, state().id, call.turnId, message);
            return;
        }
        m_surroundings.lines.call(*party, call.turnId, M::Method, message,
                                  [this, agent, turn = call.turnId](const RpcOutcome &outcome) {
                                      takeAnswer(agent, turn, outcome);
                                  });
    });
}

void ChannelRoom::takeAnswer(const AgentId &agent, const TurnId &turn, const RpcOutcome &outcome)
{
    if (outcome.isSignOfLife())
        m_surroundings.heardOf(agent);
    switch (outcome.kind) {
    case RpcOutcome::Kind::Answered:
        return takeResult(agent, turn, outcome.result);
    case RpcOutcome::Kind::Refused:
    case RpcOutcome::Kind::Unreadable:
        return m_channel->turnFailed(turn, outcome.reason);
    case RpcOutcome::Kind::Unreachable:
    case RpcOutcome::Kind::CircuitOpen:
        return m_channel->callFailed(turn, outcome.reason);
    case RpcOutcome::Kind::TimedOut:
        break; // the channel's own clock ends the turn
    }
}

void ChannelRoom::takeResult(const AgentId &agent, const TurnId &turn, const JsonValue &result)
{
    const base::Result<protocol::TurnAnswer> answer =
        protocol::readTurnAnswer(result, state().id, turn);
    if (!answer)
        return m_channel->turnFailed(turn, answer.failure().sentence);
    base::Outcome taken = base::Done{};
    if (const auto *complete = std::get_if<protocol::TurnComplete>(&*answer))
        taken = m_channel->complete(agent, *complete);
    else if (const auto *wait = std::get_if<protocol::TurnWaitRequest>(&*answer))
        taken = m_channel->requestWait(agent, *wait);
    else if (std::get_if<protocol::UseDraft>(&*answer))
        taken = m_channel->useDraft(agent, turn);
    // It has answered and will not hear why not; a turn that is over is not concerned.
    if (!taken)
        m_channel->turnFailed(turn, taken.failure().sentence);
}

void ChannelRoom::tell(const AgentId &agent, const channel::Letter &letter)
{
    m_surroundings.outbox.after(m_entries.back(), [this, agent, letter] {
        const std::optional<ChannelParty> party = m_surroundings.parties.find(agent);
        if (!party)
            return;
        const protocol::Envelope cover = envelope(protocol::conversationId(
            QString(QStringLiteral("ch-") + state().id.text()), base::randomHex(4)));
        std::visit(
            [&](const auto &each) {
                const JsonObject message = protocol::write(cover, each);
                if (party->isPolling())
                    m_surroundings.polls.putLetter(agent, message);
                else
                    m_surroundings.lines.tell(*party, each.Method, message);
            },
            letter);
    });
}

bool ChannelRoom::hasFreeTurn(const AgentId &agent) const
{
    return m_surroundings.states.hasFreeTurn(agent, state().id);
}

protocol::Envelope ChannelRoom::envelope(const QString &conversation) const
{
    return {.sender = protocol::managerSender(),
            .timestampMs = m_surroundings.clock.utcMs(),
            .conversationId = conversation};
}

} // namespace league::manager
