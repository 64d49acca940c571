// ChannelOffice: the turn channels of a manager's process (protocol.md §12).
//
// Owned by the LeagueManager, on its thread. It owns one room per channel, knows who may come in
// and who is alive, and does what agents and the operator ask; the desks on /mcp, the MCP tools and
// the program itself all call the functions below. It needs no league: registration for channels is
// open from the moment the manager listens until it ends, whatever state the league is in (T-080).
//
// Everything that happens is in the journal before anybody hears of it.
#pragma once

#include "agents/manager/channels/channel_archive.h"
#include "agents/manager/channels/channel_order.h"
#include "agents/manager/channels/channel_room.h"
#include "agents/manager/channels/member_pulse.h"
#include "agents/protocol/channel_read_messages.h"

#include <QObject>

namespace league::manager {

class ChannelOffice : public QObject
{
    Q_OBJECT

public:
    static constexpr int MostChannels = 200; // open and closed ones
    static constexpr int MostMembers = 100; // of a channel

    // Everything must outlive the office.
    ChannelOffice(const AgentBook &book, LeagueRecord &record, transport::Wire &wire,
                  base::Clock &clock);
    ~ChannelOffice() override;

    // Goes on with what the journal tells; before the port opens to anybody.
    void restore(const ChannelArchive &archive);
    // An agent without a game has registered: it is there, and sits in no channel yet.
    void welcome(const base::AgentId &agent);
    // A known agent has registered again, so it began anew: what it was doing is over (T-031).
    void restartOf(const base::AgentId &agent);

    // --- what agents send; the party is who its token says it is ---
    base::Result<protocol::ChannelJoinResponse> join(const ChannelParty &party,
                                                     const base::ChannelId &channel);
    base::Outcome leave(const ChannelParty &party, const base::ChannelId &channel);
    // The room of a member that wants to say something; E201, or E202 for somebody else.
    base::Result<ChannelRoom *> roomOf(const ChannelParty &party, const base::ChannelId &channel);
    void waitForTurn(const ChannelParty &party, const protocol::ChannelTurnQuery &query,
                     const PollDesk::Answer &answer);
    // The agent has sent something.
    void noteLife(const base::AgentId &agent) { m_pulse.noteLife(agent); }

    // --- the operator's orders (channel_office_orders.cpp) ---
    base::Result<protocol::ChannelCreated> create(const protocol::ChannelCreate &order);
    base::Outcome configure(const protocol::ChannelConfigure &order);
    base::Outcome control(const protocol::ChannelControl &order);
    base::Outcome overrideTurn(const protocol::TurnOverride &order);
    base::Result<protocol::Delivery> postHumanMessage(const protocol::HumanMessage &message,
                                                      const QString &from);
    base::Outcome releaseFloor(const protocol::HumanFloorRelease &order);
    // Any of them, from inside the program; whoever gives it is the operator.
    base::Outcome carryOut(const ChannelOrder &order);

    // --- reading ---
    // E201 when there is none of that id.
    [[nodiscard]] base::Result<ChannelRoom *> room(const base::ChannelId &channel) const;
    [[nodiscard]] protocol::ChannelList list() const;
    [[nodiscard]] const ChannelParties &parties() const { return m_parties; }
    [[nodiscard]] protocol::TurnState stateOf(const base::AgentId &agent) const
    {
        return m_states.overall(agent);
    }
    // Runs when everything that has happened so far is on disk.
    void whenKept(std::function<void()> then) { m_outbox.afterAll(std::move(then)); }
    // Sees what goes out to members; must outlive the office. Null for none.
    void setTap(transport::TrafficTap *tap) { m_client.setTap(tap); }

Q_SIGNALS:
    // Something happened in a channel and is on disk. In order, for each channel without gaps.
    void happened(const league::protocol::ChannelEvent &event);
    // An agent's state over all its channels has changed (TR-08).
    void agentStateChanged(const league::protocol::AgentStateChanged &change);

private:
    [[nodiscard]] ChannelRoom::Surroundings surroundings();
    void take(const protocol::ChannelEvent &event);
    void takeBack(const base::AgentId &agent);
    void lose(const base::AgentId &agent, const channel::Loss &loss);
    void freeTurns(const base::AgentId &agent);
    [[nodiscard]] MemberPulse::Rhythm rhythmOf(const base::AgentId &agent) const;
    [[nodiscard]] bool isPresent(const base::AgentId &agent) const;
    void logAgent(qint64 utcMs, const protocol::AgentStateChanged &change);
    void comeIn(const ChannelParty &party);
    void goOut(const base::AgentId &agent);
    base::Outcome add(ChannelRoom &room, const base::AgentId &agent);
    [[nodiscard]] base::Result<ChannelParty> partyNamed(const base::AgentId &agent) const;

    LeagueRecord &m_record;
    base::Clock &m_clock;
    ChannelParties m_parties;
    transport::RpcClient m_client;
    DurableOutbox m_outbox;
    MemberLines m_lines;
    PollDesk m_polls;
    channel::AgentStates m_states;
    MemberPulse m_pulse;
    std::map<base::ChannelId, std::unique_ptr<ChannelRoom>> m_rooms;
};

} // namespace league::manager
