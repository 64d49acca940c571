#include "agents/manager/channels/channel_office.h"

#include "agents/base/charts/turn_chart.h"
#include "agents/base/quoting.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message.h"
#include "agents/store/channel_facts.h"

#include <algorithm>
#include <limits>

namespace league::manager {

using base::AgentId;
using base::ChannelId;
using protocol::TurnState;
namespace error_code = protocol::error_code;
namespace trigger = base::turn_chart::trigger;

namespace {

// TR-11 says when an agent is lost and the pulse finds it again; a breaker beside them would only
// keep one that has come back from being called.
constexpr transport::BreakerPolicy NoBreaker{std::numeric_limits<int>::max()};

} // namespace

ChannelOffice::ChannelOffice(const AgentBook &book, LeagueRecord &record, transport::Wire &wire,
                             base::Clock &clock)
    : m_record(record),
      m_clock(clock),
      m_parties(book),
      m_client(wire, clock, NoBreaker),
      m_outbox(record.journal()),
      m_lines(m_client, m_parties),
      m_polls(clock),
      m_states(
          clock,
          [this](const protocol::AgentStateChanged &change) {
              m_outbox.afterAll([this, change] { Q_EMIT agentStateChanged(change); });
          },
          [this](qint64 utcMs, const protocol::AgentStateChanged &change) {
              logAgent(utcMs, change);
          }),
      m_pulse(m_client, m_parties, clock,
              {[this](const AgentId &agent) { return rhythmOf(agent); },
               [this](const AgentId &agent) { return isPresent(agent); }})
{
    connect(&m_pulse, &MemberPulse::heard, this, &ChannelOffice::takeBack);
    connect(&m_pulse, &MemberPulse::lost, this,
            [this](const AgentId &agent, int misses, const QString &error) {
                lose(agent, {QStringLiteral("heartbeat"), misses, error});
            });
}

ChannelOffice::~ChannelOffice() = default;

ChannelRoom::Surroundings ChannelOffice::surroundings()
{
    return {m_clock,
            m_record,
            m_outbox,
            m_parties,
            m_lines,
            m_polls,
            m_states,
            [this](const protocol::ChannelEvent &event) { take(event); },
            [this](const AgentId &agent) { noteLife(agent); }};
}

void ChannelOffice::restore(const ChannelArchive &archive)
{
    for (const ChannelAgentRecord &agent : archive.agents)
        m_pulse.watch(agent.id, MemberPulse::Presence::Lost);
    for (const ArchivedChannel &archived : archive.channels) {
        const channel::ChannelState &state = archived.state;
        // The book of states learns of those who were members before.
        for (const channel::Member &member : state.members) {
            m_states.follow({0, 0, state.id,
                             protocol::MemberEntered{member.id, member.name, member.sender, 0}});
            m_states.follow(
                {0, 0, state.id,
                 protocol::StateChanged{
                     member.id, TurnState::Idle, member.state, QString(trigger::Assigned), {}}});
            m_pulse.watch(member.id, MemberPulse::Presence::Lost);
        }
        auto &room = m_rooms[state.id];
        room = std::make_unique<ChannelRoom>(archived, surroundings());
        room->recover();
    }
}

void ChannelOffice::welcome(const AgentId &agent)
{
    if (const std::optional<ChannelParty> party = m_parties.find(agent))
        comeIn(*party);
}

void ChannelOffice::comeIn(const ChannelParty &party)
{
    m_states.started(party.id, party.maxConcurrentTurns);
    m_pulse.watch(party.id, MemberPulse::Presence::Alive);
}

void ChannelOffice::restartOf(const AgentId &agent)
{
    for (const auto &[id, room] : m_rooms)
        room->expectNoMore(agent);
    if (m_pulse.isAlive(agent))
        lose(agent, {QStringLiteral("transport"), 0, QStringLiteral("It has registered again.")});
    m_pulse.noteLoss(agent);
    m_pulse.noteLife(agent);
}

base::Result<ChannelRoom *> ChannelOffice::room(const ChannelId &channel) const
{
    const auto found = m_rooms.find(channel);
    if (found != m_rooms.end())
        return found->second.get();
    return base::Failure{QStringLiteral("There is no channel \"%1\"; list_channels names them.")
                             .arg(base::quotable(channel.text())),
                         error_code::UnknownChannel};
}

base::Result<ChannelRoom *> ChannelOffice::roomOf(const ChannelParty &party,
                                                  const ChannelId &channel)
{
    const base::Result<ChannelRoom *> found = room(channel);
    if (!found)
        return found;
    // Strangers are refused here, so that they cannot fill the channel's log.
    if (!(*found)->state().member(party.id)) {
        return base::Failure{QStringLiteral("%1 is not a member of the channel %2; join it first.")
                                 .arg(party.id.text(), channel.text()),
                             error_code::NotAMember};
    }
    return found;
}

base::Result<protocol::ChannelJoinResponse> ChannelOffice::join(const ChannelParty &party,
                                                                const ChannelId &channel)
{
    const base::Result<ChannelRoom *> found = room(channel);
    if (!found)
        return found.failure();
    ChannelRoom &room = **found;
    if (!room.state().member(party.id) && room.state().members.size() >= MostMembers) {
        return base::Failure{QStringLiteral("The channel %1 is full: it takes %2 members.")
                                 .arg(channel.text())
                                 .arg(MostMembers),
                             error_code::NotPermitted};
    }
    room.expectNoMore(party.id); // it comes by itself
    comeIn(party);
    return room.channel().join(party.newcomer());
}

base::Outcome ChannelOffice::leave(const ChannelParty &party, const ChannelId &channel)
{
    const base::Result<ChannelRoom *> found = roomOf(party, channel);
    if (!found)
        return found.failure();
    (*found)->expectNoMore(party.id);
    const base::Outcome left = (*found)->channel().leave(party.id);
    goOut(party.id);
    return left;
}

void ChannelOffice::goOut(const AgentId &agent)
{
    // Players and referees are the league's business again; the others are ours as long as they
    // live.
    const std::optional<ChannelParty> party = m_parties.find(agent);
    if ((!party || party->isOfLeague) && m_states.channelsOf(agent).isEmpty())
        m_pulse.unwatch(agent);
}

void ChannelOffice::waitForTurn(const ChannelParty &party, const protocol::ChannelTurnQuery &query,
                                const PollDesk::Answer &answer)
{
    m_polls.wait(party.id, query, answer);
}

void ChannelOffice::take(const protocol::ChannelEvent &event)
{
    m_outbox.afterAll([this, event] { Q_EMIT happened(event); });
    const auto later = [this](auto &&work) {
        QMetaObject::invokeMethod(this, std::forward<decltype(work)>(work), Qt::QueuedConnection);
    };
    if (const auto *over = std::get_if<protocol::TurnOver>(&event.fact)) {
        if (m_states.channelsOf(over->agentId).size() > 1)
            later([this, agent = over->agentId] { freeTurns(agent); });
        return;
    }
    if (const auto *entered = std::get_if<protocol::MemberEntered>(&event.fact))
        return m_pulse.rhythmChanged(entered->agentId);
    if (std::get_if<protocol::ConfigChanged>(&event.fact)) {
        for (const channel::Member &member : m_rooms.at(event.channel)->state().members)
            m_pulse.rhythmChanged(member.id);
        return;
    }
    const auto *change = std::get_if<protocol::StateChanged>(&event.fact);
    const bool isLoss = change && change->to == TurnState::Offline
        && (change->trigger == trigger::Crash || change->trigger == trigger::Disconnected);
    // Found out by one channel; the others have to know.
    if (isLoss && m_pulse.isAlive(change->agentId)) {
        m_pulse.noteLoss(change->agentId);
        later([this, agent = change->agentId] {
            if (!m_pulse.isAlive(agent))
                lose(agent, {QStringLiteral("transport"), 0, {}});
        });
    }
}

void ChannelOffice::lose(const AgentId &agent, const channel::Loss &loss)
{
    m_pulse.noteLoss(agent);
    m_lines.clear(agent);
    for (const ChannelId &channel : m_states.channelsOf(agent)) {
        if (const auto found = m_rooms.find(channel); found != m_rooms.end())
            found->second->channel().memberLost(agent, loss);
    }
    m_states.lost(agent);
}

void ChannelOffice::takeBack(const AgentId &agent)
{
    const std::optional<ChannelParty> party = m_parties.find(agent);
    if (!party)
        return;
    m_states.started(agent, party->maxConcurrentTurns);
    for (const ChannelId &channel : m_states.channelsOf(agent)) {
        const auto found = m_rooms.find(channel);
        if (found == m_rooms.end())
            continue;
        found->second->channel().memberBack(agent);
        found->second->takeBack(agent);
    }
}

void ChannelOffice::freeTurns(const AgentId &agent)
{
    for (const ChannelId &channel : m_states.channelsOf(agent)) {
        if (const auto found = m_rooms.find(channel); found != m_rooms.end())
            found->second->channel().turnFreed();
    }
}

// The strictest of the channels it sits in; the usual figures when it sits in none.
MemberPulse::Rhythm ChannelOffice::rhythmOf(const AgentId &agent) const
{
    std::optional<MemberPulse::Rhythm> strictest;
    for (const ChannelId &channel : m_states.channelsOf(agent)) {
        const auto found = m_rooms.find(channel);
        if (found == m_rooms.end() || found->second->state().run == protocol::RunState::Closed)
            continue;
        const protocol::TurnConfig &config = found->second->state().config;
        if (!strictest)
            strictest = {std::chrono::seconds::max(), std::numeric_limits<int>::max()};
        strictest->interval =
            std::min(strictest->interval, std::chrono::seconds(config.heartbeatIntervalSeconds));
        strictest->missLimit = std::min(strictest->missLimit, config.heartbeatMissLimit);
    }
    return strictest.value_or(MemberPulse::Rhythm());
}

bool ChannelOffice::isPresent(const AgentId &agent) const
{
    const TurnState state = m_states.overall(agent);
    return m_polls.isWaiting(agent) || state == TurnState::Active || state == TurnState::Waiting;
}

void ChannelOffice::logAgent(qint64 utcMs, const protocol::AgentStateChanged &change)
{
    m_record.append(utcMs, protocol::managerSender(), change.agentId.text(),
                    store::kind::ChannelAgentState, QStringLiteral("operator"),
                    protocol::payloadOf(change));
}

protocol::ChannelList ChannelOffice::list() const
{
    protocol::ChannelList list;
    for (const auto &[id, room] : m_rooms) {
        const channel::ChannelState &state = room->state();
        list.channels.append(
            {id, state.title, state.run, static_cast<int>(state.members.size()), state.turns});
    }
    return list;
}

} // namespace league::manager
