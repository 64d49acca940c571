// ChannelAgent: an agent without a game, which sits in channels and has a voice.
//
// Owned by the `agent` command, by whoever hosts members of a channel, and by tests. It listens on
// its own port, registers with the orchestrator (register_agent) and joins the channel; the rest is
// the ChannelMember's.
#pragma once

#include "agents/player/channel/channel_member.h"
#include "agents/transport/rpc_server.h"

#include <QHostAddress>

namespace league::player {

struct ChannelAgentOptions
{
    QString displayName;
    QString version;
    QUrl orchestrator;
    base::ChannelId channel; // empty: it waits to be assigned
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 0;
    QString joinCode = {}; // what the operator gave out, if anything
    QStringList hosts = {}; // names others may call it by, besides the loopback ones
    QUrl publicEndpoint = {}; // what others call, when that is not where it listens
    transport::CallPolicy registration; // 10 s a send and three retries (L-13)
    transport::BreakerPolicy breaker = {};
    std::optional<int> maxConcurrentTurns = {}; // TR-08
    QString voiceWord = {}; // what everybody may know of how it speaks: echo, script; or nothing
    base::Pace *pace = nullptr; // see MemberOptions
};

class ChannelAgent : public QObject
{
    Q_OBJECT

public:
    // Wire and clock belong to the agent's thread and must outlive it.
    ChannelAgent(ChannelAgentOptions options, ChannelMember::VoiceMaker makeVoice,
                 transport::Wire &wire, base::Clock &clock);
    ~ChannelAgent() override;

    // Opens the port and begins to register; a failure means the port could not be opened.
    base::Outcome start();
    // Leaves the channels, closes the port and gives up every call.
    void stop();

    [[nodiscard]] QUrl endpoint() const { return m_server.endpoint(); }
    [[nodiscard]] base::AgentId id() const { return base::AgentId(m_membership.seat().id); }
    [[nodiscard]] QLatin1String lifecycleState() const { return m_membership.lifecycle().state(); }
    // What it does in channels.
    [[nodiscard]] ChannelMember &member() { return m_member; }

Q_SIGNALS:
    void registered(const league::base::AgentId &id);
    // Could not register or join, or is not known any more; the code is E009 when nobody answers.
    void failed(const league::base::Failure &reason);
    // The channel that it was told to join is closed.
    void channelClosed();
    void transitioned(const league::base::Transition &transition);

private:
    void serveQueries();

    ChannelAgentOptions m_options;
    base::Clock &m_clock;
    transport::RpcServer m_server;
    transport::RpcClient m_client;
    transport::Membership m_membership;
    ChannelMember m_member;
};

} // namespace league::player
