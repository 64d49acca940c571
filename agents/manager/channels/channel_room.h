// ChannelRoom: one channel of the manager, with everything that connects it to the world.
//
// Owned by the ChannelOffice, one per channel, as long as the manager lives. It is the channel's
// host: events go into the journal, and whatever the channel asks for leaves when they are on disk.
// Members with a server are called; for the others it is laid into their trays.
#pragma once

#include "agents/channel/agent_states.h"
#include "agents/channel/channel.h"
#include "agents/manager/channels/channel_archive.h"
#include "agents/manager/channels/durable_outbox.h"
#include "agents/manager/channels/member_lines.h"
#include "agents/manager/channels/poll_desk.h"
#include "agents/manager/league_record.h"

namespace league::manager {

class ChannelRoom final : public channel::ChannelHost
{
public:
    // What a room works with; all of it must outlive the room.
    struct Surroundings
    {
        base::Clock &clock;
        LeagueRecord &record;
        DurableOutbox &outbox;
        const ChannelParties &parties;
        MemberLines &lines;
        PollDesk &polls;
        channel::AgentStates &states;
        std::function<void(const protocol::ChannelEvent &)> happened; // not on disk yet
        std::function<void(const base::AgentId &)> heardOf; // an agent has answered
    };

    // A new channel.
    ChannelRoom(const base::ChannelId &id, const QString &title, const protocol::TurnConfig &config,
                Surroundings surroundings);
    // One that a crash interrupted; recover() it next.
    ChannelRoom(const ArchivedChannel &archived, Surroundings surroundings);

    [[nodiscard]] channel::Channel &channel() { return *m_channel; }
    [[nodiscard]] const channel::ChannelState &state() const { return m_channel->state(); }

    // Where the journal has each event, by its number from 1.
    [[nodiscard]] const std::vector<qint64> &entries() const { return m_entries; }

    // Ends what was under way at the crash. Whoever was in the ring then and did not know of the
    // crash is waited for: see takeBack().
    void recover();
    // A member that was in the ring when the manager crashed has been heard of. Those who are back
    // together come in their old order.
    void takeBack(const base::AgentId &agent);
    // It joins by itself, or has begun anew.
    void expectNoMore(const base::AgentId &agent);

    void recorded(const protocol::ChannelEvent &event) override;
    void grant(const protocol::TurnGranted &call) override;
    void resume(const base::AgentId &agent, const protocol::TurnResume &call) override;
    void tell(const base::AgentId &agent, const channel::Letter &letter) override;
    [[nodiscard]] bool hasFreeTurn(const base::AgentId &agent) const override;

private:
    template<protocol::Message M>
    void giveTurn(const base::AgentId &agent, const M &call);
    void takeAnswer(const base::AgentId &agent, const base::TurnId &turn,
                    const transport::RpcOutcome &outcome);
    void takeResult(const base::AgentId &agent, const base::TurnId &turn, const JsonValue &result);
    void assignReturned();
    [[nodiscard]] protocol::Envelope envelope(const QString &conversation) const;

    Surroundings m_surroundings;
    std::vector<qint64> m_entries;
    std::unique_ptr<channel::Channel> m_channel;
    QList<base::AgentId> m_expected; // who was in the ring at the crash, in this order
    QList<base::AgentId> m_returned; // … and has been heard of
    base::Alarm m_patience;
    bool m_isPatienceOver = false;
};

} // namespace league::manager
