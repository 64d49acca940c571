#include "agents/manager/agent_book.h"

#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/dialect/call_form.h"
#include "agents/protocol/error_codes.h"
#include "agents/transport/league_proof.h"

namespace league::manager {

namespace {

template<class Record, class Key>
const Record *lookUp(const QList<Record> &records, const QHash<Key, qsizetype> &index,
                     const Key &key)
{
    const auto it = index.constFind(key);
    return it == index.constEnd() ? nullptr : &records.at(*it);
}

template<class Record>
QString senderFor(const Record &record)
{
    return protocol::senderOf(record.id);
}

QString senderFor(const ChannelAgentRecord &record)
{
    return protocol::senderOf(protocol::AgentAddress{protocol::Role::Agent, record.id.text()});
}

} // namespace

// A fingerprint is looked up by its hash, which says nothing about the token itself.
template<class Record>
base::Result<Record> AgentBook::authenticate(const protocol::Envelope &envelope,
                                             const QList<Record> &records,
                                             const QHash<QString, qsizetype> &tokens) const
{
    if (envelope.authToken.isEmpty()) {
        return base::Failure{QStringLiteral("The message has no auth_token. Send the one that came "
                                            "with the registration."),
                             protocol::error_code::AuthTokenMissing};
    }
    const Record *record = lookUp(records, tokens, base::tokenFingerprint(envelope.authToken));
    if (!record) {
        return base::Failure{QStringLiteral("The auth_token is not known in this role."),
                             protocol::error_code::AuthTokenInvalid};
    }
    if (envelope.sender != senderFor(*record) && isTaken(envelope.sender)) {
        return base::Failure{
            QStringLiteral("The auth_token belongs to %1, not to the sender \"%2\".")
                .arg(record->id.text(), envelope.sender),
            protocol::error_code::AuthTokenInvalid};
    }
    return *record;
}

bool AgentBook::isTaken(const QString &sender) const
{
    const std::optional<protocol::AgentAddress> address = protocol::parseSender(sender);
    if (!address)
        return false;
    switch (address->role) {
    case protocol::Role::LeagueManager:
        return true;
    case protocol::Role::Referee:
        return referee(base::RefereeId(address->id)) != nullptr;
    case protocol::Role::Player:
        return player(base::PlayerId(address->id)) != nullptr;
    case protocol::Role::Agent:
        return channelAgent(base::AgentId(address->id)) != nullptr;
    case protocol::Role::Human:
        break;
    }
    return false;
}

bool AgentBook::remove(const QString &agentId)
{
    const auto isMeant = [&](const auto &record) { return record.id.text() == agentId; };
    if (m_referees.removeIf(isMeant) + m_players.removeIf(isMeant) == 0)
        return false;
    indexAnew();
    return true;
}

void AgentBook::indexAnew()
{
    const QList<RefereeRecord> referees = std::exchange(m_referees, {});
    const QList<PlayerRecord> players = std::exchange(m_players, {});
    m_refereeIndex.clear();
    m_refereeTokens.clear();
    m_refereeEndpoints.clear();
    m_playerIndex.clear();
    m_playerTokens.clear();
    m_playerEndpoints.clear();
    for (const RefereeRecord &referee : referees)
        add(referee);
    for (const PlayerRecord &player : players)
        add(player);
}

void AgentBook::add(const RefereeRecord &referee)
{
    const qsizetype index = m_referees.size();
    m_refereeIndex.insert(referee.id, index);
    m_refereeTokens.insert(referee.tokenSha256, index);
    m_refereeEndpoints.insert(referee.endpoint, index);
    m_referees.append(referee);
}

void AgentBook::add(const PlayerRecord &player)
{
    const qsizetype index = m_players.size();
    m_playerIndex.insert(player.id, index);
    m_playerTokens.insert(player.tokenSha256, index);
    m_playerEndpoints.insert(player.endpoint, index);
    m_players.append(player);
}

void AgentBook::add(const ChannelAgentRecord &agent)
{
    const qsizetype index = m_agents.size();
    m_agentIndex.insert(agent.id, index);
    m_agentTokens.insert(agent.tokenSha256, index);
    if (!agent.endpoint.isEmpty())
        m_agentEndpoints.insert(agent.endpoint, index);
    m_agents.append(agent);
}

void AgentBook::renewToken(const base::AgentId &agent, const QString &tokenSha256)
{
    const qsizetype index = m_agentIndex.value(agent);
    m_agentTokens.remove(m_agents.at(index).tokenSha256);
    m_agentTokens.insert(tokenSha256, index);
    m_agents[index].tokenSha256 = tokenSha256;
}

void AgentBook::renewToken(const base::RefereeId &referee, const QString &tokenSha256)
{
    const qsizetype index = m_refereeIndex.value(referee);
    m_refereeTokens.remove(m_referees.at(index).tokenSha256);
    m_refereeTokens.insert(tokenSha256, index);
    m_referees[index].tokenSha256 = tokenSha256;
}

void AgentBook::renewToken(const base::PlayerId &player, const QString &tokenSha256)
{
    const qsizetype index = m_playerIndex.value(player);
    m_playerTokens.remove(m_players.at(index).tokenSha256);
    m_playerTokens.insert(tokenSha256, index);
    m_players[index].tokenSha256 = tokenSha256;
}

void AgentBook::withdraw(const base::PlayerId &player)
{
    const auto index = m_playerIndex.constFind(player);
    if (index != m_playerIndex.constEnd())
        m_players[*index].isWithdrawn = true;
}

bool AgentRecord::speaksLeagueV2() const
{
    return dialect == protocol::wireWord(protocol::CallForm::Canonical);
}

QList<base::PlayerId> AgentBook::withdrawnOf(const QList<base::PlayerId> &players) const
{
    QList<base::PlayerId> withdrawn;
    for (const base::PlayerId &id : players) {
        if (const PlayerRecord *record = player(id); record && record->isWithdrawn)
            withdrawn.append(id);
    }
    return withdrawn;
}

void AgentBook::noteWay(const QUrl &endpoint, const QByteArray &way)
{
    if (const auto player = m_playerEndpoints.constFind(endpoint);
        player != m_playerEndpoints.constEnd())
        m_players[*player].way = way;
    if (const auto referee = m_refereeEndpoints.constFind(endpoint);
        referee != m_refereeEndpoints.constEnd())
        m_referees[*referee].way = way;
}

bool AgentBook::setCapabilities(const base::PlayerId &player, const QStringList &capabilities)
{
    const auto index = m_playerIndex.constFind(player);
    if (index == m_playerIndex.constEnd() || m_players.at(*index).capabilities == capabilities)
        return false;
    m_players[*index].capabilities = capabilities;
    return true;
}

bool AgentBook::setDialect(const QString &agentId, const QString &dialect)
{
    AgentRecord *agent = nullptr;
    if (const auto player = m_playerIndex.constFind(base::PlayerId(agentId));
        player != m_playerIndex.constEnd())
        agent = &m_players[*player];
    else if (const auto referee = m_refereeIndex.constFind(base::RefereeId(agentId));
             referee != m_refereeIndex.constEnd())
        agent = &m_referees[*referee];
    return agent && std::exchange(agent->dialect, dialect) != dialect;
}

const RefereeRecord *AgentBook::referee(const base::RefereeId &id) const
{
    return lookUp(m_referees, m_refereeIndex, id);
}

const PlayerRecord *AgentBook::player(const base::PlayerId &id) const
{
    return lookUp(m_players, m_playerIndex, id);
}

const RefereeRecord *AgentBook::refereeAt(const QUrl &endpoint) const
{
    return lookUp(m_referees, m_refereeEndpoints, endpoint);
}

const PlayerRecord *AgentBook::playerAt(const QUrl &endpoint) const
{
    return lookUp(m_players, m_playerEndpoints, endpoint);
}

const ChannelAgentRecord *AgentBook::channelAgent(const base::AgentId &id) const
{
    return lookUp(m_agents, m_agentIndex, id);
}

const ChannelAgentRecord *AgentBook::channelAgentAt(const QUrl &endpoint) const
{
    return lookUp(m_agents, m_agentEndpoints, endpoint);
}

transport::Headers AgentBook::proofsAt(const QUrl &endpoint) const
{
    transport::Headers proofs;
    if (const RefereeRecord *referee = refereeAt(endpoint))
        proofs += transport::proofFor(referee->tokenSha256);
    if (const PlayerRecord *player = playerAt(endpoint))
        proofs += transport::proofFor(player->tokenSha256);
    if (const ChannelAgentRecord *agent = channelAgentAt(endpoint))
        proofs += transport::proofFor(agent->tokenSha256);
    return proofs;
}

base::Result<RefereeRecord>
AgentBook::authenticatedReferee(const protocol::Envelope &envelope) const
{
    return authenticate(envelope, m_referees, m_refereeTokens);
}

base::Result<PlayerRecord> AgentBook::authenticatedPlayer(const protocol::Envelope &envelope) const
{
    return authenticate(envelope, m_players, m_playerTokens);
}

base::Result<ChannelAgentRecord>
AgentBook::authenticatedChannelAgent(const protocol::Envelope &envelope) const
{
    return authenticate(envelope, m_agents, m_agentTokens);
}

base::Outcome AgentBook::authenticatedMember(const protocol::Envelope &envelope) const
{
    if (authenticatedReferee(envelope))
        return base::Done{};
    const base::Result<PlayerRecord> player = authenticatedPlayer(envelope);
    if (player)
        return base::Done{};
    return player.failure();
}

} // namespace league::manager
