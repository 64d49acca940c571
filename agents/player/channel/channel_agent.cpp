#include "agents/player/channel/channel_agent.h"

#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/health.h"
#include "agents/transport/application.h"

namespace league::player {

using transport::Letter;
using transport::RpcResponder;

ChannelAgent::ChannelAgent(ChannelAgentOptions options, ChannelMember::VoiceMaker makeVoice,
                           transport::Wire &wire, base::Clock &clock)
    : m_options(std::move(options)),
      m_clock(clock),
      m_server(wire, clock),
      m_client(wire, clock, m_options.breaker),
      m_membership(m_options.displayName, m_client, clock),
      m_member({.orchestrator = m_options.orchestrator,
                .channel = m_options.channel,
                .calls = m_options.registration,
                .pace = m_options.pace},
               std::move(makeVoice), m_server, m_client, m_membership, clock)
{
    connect(&m_membership, &transport::Membership::transitioned, this, &ChannelAgent::transitioned);
    connect(&m_membership, &transport::Membership::failed, this, &ChannelAgent::failed);
    connect(&m_membership, &transport::Membership::registered, this, [this] {
        Q_EMIT registered(id());
        m_member.join();
    });
    connect(&m_member, &ChannelMember::failed, this, &ChannelAgent::failed);
    connect(&m_member, &ChannelMember::channelClosed, this, [this](const base::ChannelId &channel) {
        if (!(channel == m_options.channel))
            return;
        m_membership.noteLeagueCompleted();
        Q_EMIT channelClosed();
    });
    m_server.setHealth([this] {
        return protocol::payloadOf(protocol::HealthReport{
            QStringLiteral("agent"), m_membership.seat().id, lifecycleState(), m_options.version});
    });
    serveQueries();
}

ChannelAgent::~ChannelAgent() = default;

base::Outcome ChannelAgent::start()
{
    m_server.setAllowedHosts(m_options.hosts);
    const base::Result<QUrl> endpoint = m_server.listen(m_options.address, m_options.port);
    if (!endpoint)
        return endpoint.failure();

    protocol::AgentRegisterRequest request;
    request.joinCode = m_options.joinCode;
    request.meta.displayName = m_options.displayName;
    request.meta.version = m_options.version;
    request.meta.capabilities = {protocol::SpeaksLeagueV2};
    request.meta.maxConcurrentTurns = m_options.maxConcurrentTurns;
    if (!m_options.voiceWord.isEmpty())
        request.meta.capabilities.append(protocol::strategyCapability(m_options.voiceWord));
    request.meta.contactEndpoint =
        (m_options.publicEndpoint.isEmpty() ? *endpoint : m_options.publicEndpoint).toString();
    m_membership.apply(transport::applicationFor(m_options.orchestrator, protocol::Role::Agent,
                                                 request, &protocol::AgentRegisterResponse::agentId,
                                                 m_clock, m_options.registration));
    return base::Done{};
}

void ChannelAgent::stop()
{
    m_member.leave();
    m_membership.stop();
    m_server.close();
}

void ChannelAgent::serveQueries()
{
    m_server.on(QStringLiteral("ping"),
                [](const auto &, const auto &, const RpcResponder &respond) {
                    respond.result(protocol::payloadOf(protocol::StatusReply()));
                });
    const transport::Refusal refuse = [](const protocol::RpcRequest &, const base::Failure &failure,
                                         const RpcResponder &respond) {
        respond.error(protocol::rpcErrorFrom(failure));
    };
    transport::onMessage<protocol::Heartbeat>(
        m_server, refuse,
        [this](const Letter<protocol::Heartbeat> &letter, const RpcResponder &respond) {
            protocol::HeartbeatAck ack;
            ack.nonce = letter.message.nonce;
            ack.lifecycleState = lifecycleState();
            ack.load = m_member.openTurns();
            const QString sender =
                protocol::senderOf({protocol::Role::Agent, m_membership.seat().id});
            respond.result(
                protocol::write(protocol::answering(letter.envelope, sender, m_clock.utcMs(),
                                                    m_membership.seat().token),
                                ack));
        });
}

} // namespace league::player
