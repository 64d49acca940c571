#include "agents/manager/channels/channel_parties.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

namespace {

ChannelParty partyOf(const ChannelAgentRecord &agent)
{
    return {agent.id,
            agent.displayName,
            protocol::senderOf(protocol::AgentAddress{protocol::Role::Agent, agent.id.text()}),
            agent.endpoint,
            agent.maxConcurrentTurns,
            false};
}

template<class Record>
ChannelParty partyOf(const Record &record)
{
    return {base::AgentId(record.id.text()),
            record.displayName,
            protocol::senderOf(record.id),
            record.endpoint,
            1,
            true};
}

} // namespace

std::optional<ChannelParty> ChannelParties::find(const base::AgentId &id) const
{
    if (const ChannelAgentRecord *agent = m_book.channelAgent(id))
        return partyOf(*agent);
    if (const PlayerRecord *player = m_book.player(base::PlayerId(id.text())))
        return partyOf(*player);
    if (const RefereeRecord *referee = m_book.referee(base::RefereeId(id.text())))
        return partyOf(*referee);
    return std::nullopt;
}

base::Result<ChannelParty> ChannelParties::authenticated(const protocol::Envelope &envelope) const
{
    const base::Result<ChannelAgentRecord> agent = m_book.authenticatedChannelAgent(envelope);
    if (agent)
        return partyOf(*agent);
    if (const base::Result<PlayerRecord> player = m_book.authenticatedPlayer(envelope))
        return partyOf(*player);
    if (const base::Result<RefereeRecord> referee = m_book.authenticatedReferee(envelope))
        return partyOf(*referee);
    if (agent.failure().code == protocol::error_code::AuthTokenMissing)
        return agent.failure();
    return base::Failure{QStringLiteral("The auth_token is not known here, or belongs to another "
                                        "than the sender \"%1\". Send the one that came with the "
                                        "registration.")
                             .arg(envelope.sender.left(100)),
                         protocol::error_code::AuthTokenInvalid};
}

transport::Headers ChannelParties::proofsFor(const ChannelParty &party) const
{
    return m_book.proofsAt(party.endpoint);
}

} // namespace league::manager
