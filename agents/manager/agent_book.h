// AgentBook: who is registered with the manager, by id, endpoint and token.
//
// Owned by the LeagueManager; written by the RegistrationDesk, read by every desk. Tokens are kept
// as fingerprints.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/result.h"
#include "agents/protocol/envelope.h"
#include "agents/transport/wire_headers.h"

#include <QHash>
#include <QList>
#include <QStringList>
#include <QUrl>

namespace league::manager {

// What is known of every agent.
struct AgentRecord
{
    QString displayName;
    QString version;
    QStringList gameTypes;
    QUrl endpoint;
    QString tokenSha256;
    QString dialect = {}; // what it understands (dialect/call_form.h); empty until found out
    QString strategy = {}; // how it decides, when it says so
    QStringList capabilities = {}; // what it said it can: "say_chunks", "streaming"
    QByteArray way = {}; // the host and port by which it reached us; empty until it registers

    // Whether it gets our messages exactly as protocol.md writes them.
    [[nodiscard]] bool speaksLeagueV2() const;
};

struct RefereeRecord : AgentRecord
{
    base::RefereeId id;
    int maxConcurrentMatches = 1;
    bool isBuiltIn = false; // the manager's own, see RegistrationDesk::admitLate
};

struct PlayerRecord : AgentRecord
{
    base::PlayerId id;
    bool isWithdrawn = false; // L-23: plays no more
};

// An agent without a game, for channels (protocol.md §12.1). Without an endpoint it asks for its
// turns itself.
struct ChannelAgentRecord : AgentRecord
{
    base::AgentId id;
    int maxConcurrentTurns = 1;
};

class AgentBook
{
public:
    void add(const RefereeRecord &referee);
    void add(const PlayerRecord &player);
    void add(const ChannelAgentRecord &agent);
    // The agent has a new token; the old one is worth nothing any more.
    void renewToken(const base::RefereeId &referee, const QString &tokenSha256);
    void renewToken(const base::PlayerId &player, const QString &tokenSha256);
    void renewToken(const base::AgentId &agent, const QString &tokenSha256);
    void withdraw(const base::PlayerId &player);
    // Before the league begins: the agent is in the book no more. False when it was not.
    bool remove(const QString &agentId);
    // How the agents that listen there reach us.
    void noteWay(const QUrl &endpoint, const QByteArray &way);
    // False when that was known, or nobody has the id.
    bool setDialect(const QString &agentId, const QString &dialect);
    bool setCapabilities(const base::PlayerId &player, const QStringList &capabilities);

    // In the order of registration.
    [[nodiscard]] const QList<RefereeRecord> &referees() const { return m_referees; }
    [[nodiscard]] const QList<PlayerRecord> &players() const { return m_players; }
    [[nodiscard]] const QList<ChannelAgentRecord> &channelAgents() const { return m_agents; }
    // Null when nobody has that id, or nobody listens there.
    [[nodiscard]] const RefereeRecord *referee(const base::RefereeId &id) const;
    [[nodiscard]] const PlayerRecord *player(const base::PlayerId &id) const;
    [[nodiscard]] const ChannelAgentRecord *channelAgent(const base::AgentId &id) const;
    // Those of the players that play no more.
    [[nodiscard]] QList<base::PlayerId> withdrawnOf(const QList<base::PlayerId> &players) const;
    [[nodiscard]] const RefereeRecord *refereeAt(const QUrl &endpoint) const;
    [[nodiscard]] const PlayerRecord *playerAt(const QUrl &endpoint) const;
    [[nodiscard]] const ChannelAgentRecord *channelAgentAt(const QUrl &endpoint) const;

    // What every call of the manager to that endpoint must carry (see league_proof.h). Both proofs
    // when a referee and a player are registered there: one cannot make the other deaf.
    [[nodiscard]] transport::Headers proofsAt(const QUrl &endpoint) const;

    // Who sent this, by its token: E011 without one, E012 when nobody has it or when the sender
    // says it is another agent that is registered. Some agents keep a name of their own choice.
    [[nodiscard]] base::Result<RefereeRecord>
    authenticatedReferee(const protocol::Envelope &envelope) const;
    [[nodiscard]] base::Result<PlayerRecord>
    authenticatedPlayer(const protocol::Envelope &envelope) const;
    [[nodiscard]] base::Result<ChannelAgentRecord>
    authenticatedChannelAgent(const protocol::Envelope &envelope) const;
    // A referee or a player; for questions that anybody in the league may ask.
    [[nodiscard]] base::Outcome authenticatedMember(const protocol::Envelope &envelope) const;

private:
    template<class Record>
    [[nodiscard]] base::Result<Record> authenticate(const protocol::Envelope &envelope,
                                                    const QList<Record> &records,
                                                    const QHash<QString, qsizetype> &tokens) const;
    void indexAnew();
    // Whether the sender's name is that of the manager or of an agent that is registered.
    [[nodiscard]] bool isTaken(const QString &sender) const;

    QList<RefereeRecord> m_referees;
    QList<PlayerRecord> m_players;
    QList<ChannelAgentRecord> m_agents;
    QHash<base::RefereeId, qsizetype> m_refereeIndex;
    QHash<base::PlayerId, qsizetype> m_playerIndex;
    QHash<QString, qsizetype> m_refereeTokens; // by fingerprint
    QHash<QString, qsizetype> m_playerTokens;
    QHash<QUrl, qsizetype> m_refereeEndpoints;
    QHash<QUrl, qsizetype> m_playerEndpoints;
    QHash<base::AgentId, qsizetype> m_agentIndex;
    QHash<QString, qsizetype> m_agentTokens;
    QHash<QUrl, qsizetype> m_agentEndpoints;
};

} // namespace league::manager
