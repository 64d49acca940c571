// OrchestratorLine: how an agent calls the orchestrator of its channels, signed with its id and
// token.
//
// Owned by a ChannelMember; the streams of its turns use it too.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/message.h"
#include "agents/transport/membership.h"

namespace league::player {

class OrchestratorLine
{
public:
    // What was answered, or why nothing; `sends` is how often it was said.
    using Done = std::function<void(const base::Result<JsonObject> &reply, int sends)>;

    // Client, membership and clock must outlive the line.
    OrchestratorLine(QUrl orchestrator, protocol::Role role, transport::RpcClient &client,
                     const transport::Membership &membership, const base::Clock &clock,
                     transport::CallPolicy policy);

    // Says a message; dropping the returned call gives it up.
    template<protocol::Message M>
    transport::RpcCall say(const M &message, const Done &done)
    {
        base::ChannelId channel;
        if constexpr (requires { message.channelId; })
            channel = message.channelId;
        return call(M::Method, protocol::write(envelope(channel), message), done);
    }

    // The envelope of an answer to a call of the orchestrator.
    [[nodiscard]] protocol::Envelope answerTo(const protocol::Envelope &call) const;
    [[nodiscard]] base::AgentId self() const { return base::AgentId(m_membership.seat().id); }
    [[nodiscard]] const QUrl &orchestrator() const { return m_orchestrator; }

private:
    [[nodiscard]] QString sender() const;
    [[nodiscard]] protocol::Envelope envelope(const base::ChannelId &channel) const;
    transport::RpcCall call(const QString &method, const JsonObject &message, const Done &done);

    QUrl m_orchestrator;
    protocol::Role m_role;
    transport::RpcClient &m_client;
    const transport::Membership &m_membership;
    const base::Clock &m_clock;
    transport::CallPolicy m_policy;
};

} // namespace league::player
