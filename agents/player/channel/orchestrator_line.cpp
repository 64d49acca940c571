#include "agents/player/channel/orchestrator_line.h"

#include "agents/base/token.h"
#include "agents/protocol/conversation_id.h"
#include "agents/transport/rpc_reply.h"

namespace league::player {

OrchestratorLine::OrchestratorLine(QUrl orchestrator, protocol::Role role,
                                   transport::RpcClient &client,
                                   const transport::Membership &membership,
                                   const base::Clock &clock, transport::CallPolicy policy)
    : m_orchestrator(std::move(orchestrator)),
      m_role(role),
      m_client(client),
      m_membership(membership),
      m_clock(clock),
      m_policy(std::move(policy))
{
}

QString OrchestratorLine::sender() const
{
    return protocol::senderOf({m_role, m_membership.seat().id});
}

protocol::Envelope OrchestratorLine::envelope(const base::ChannelId &channel) const
{
    return {.sender = sender(),
            .timestampMs = m_clock.utcMs(),
            .conversationId = protocol::conversationId(QStringLiteral("ch-") + channel.text(),
                                                       base::randomHex(6)),
            .authToken = m_membership.seat().token};
}

protocol::Envelope OrchestratorLine::answerTo(const protocol::Envelope &call) const
{
    return protocol::answering(call, sender(), m_clock.utcMs(), m_membership.seat().token);
}

transport::RpcCall OrchestratorLine::call(const QString &method, const JsonObject &message,
                                          const Done &done)
{
    return m_client.call(m_orchestrator, method, message, m_policy,
                         [done](const transport::RpcOutcome &outcome) {
                             done(transport::replyIn(outcome), outcome.sends);
                         });
}

} // namespace league::player
