// ChatHost: an orchestrator in this process, with members of its own, for a chat without a network
// to join.
//
// Owned by the channel command. It is a manager like any other: others may join its channel by its
// address, and everything is kept in the data folder. The members are agents of their own that talk
// to it over HTTP.
#pragma once

#include "agents/player/channel/channel_agent.h"
#include "app/chat/channel_watch.h"
#include "app/league_floor.h"

namespace league::app {

struct ChatHostOptions
{
    QString dataFolder;
    quint16 port = 0;
    base::ChannelId channel;
    QStringList members; // names of voices
    QString seed; // text that the voices' luck is made from
};

class ChatHost : public QObject
{
    Q_OBJECT

public:
    // Wire and clock must outlive the host.
    ChatHost(ChatHostOptions options, transport::Wire &wire, base::Clock &clock);
    ~ChatHost() override;

    // Opens the port and the journal.
    base::Result<OperatorAccess> open();
    // Starts the members, one after the other, so that they sit in the order of the list; the
    // channel must be there.
    void startMembers();

    [[nodiscard]] QString folder() const { return m_folder; }

Q_SIGNALS:
    // Everybody is in.
    void membersReady();
    void failed(const league::base::Failure &reason);

private:
    void startNext();

    ChatHostOptions m_options;
    transport::Wire &m_wire;
    base::Clock &m_clock;
    QString m_folder;
    std::unique_ptr<LeagueFloor> m_floor;
    std::vector<std::unique_ptr<player::ChannelAgent>> m_members;
};

} // namespace league::app
