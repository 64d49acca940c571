// PlayerRelay: the addresses at which referees of other dialects reach our players.
//
// Owned by the LeagueManager. A foreign referee speaks its own dialect and knows no other; players
// speak theirs. So it is given an address at the manager for each player of its match: what comes
// there is understood, goes on to the player in the player's dialect, and the answer comes back so
// that anybody can read it. The address is secret, good for one attempt of one match, and passes
// only what a referee has to say. The referee's own token never reaches a player (L-17).
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/protocol/assignment_messages.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"

#include <unordered_map>

namespace league::manager {

class PlayerRelay
{
public:
    // Serves at once; everything must outlive the relay. `longest` is how long a player may take.
    PlayerRelay(transport::RpcServer &server, const AgentBook &book, transport::RpcClient &client,
                std::chrono::milliseconds longest);

    // The assignment with addresses here, as seen from the referee, in the place of the players'.
    // Those of earlier attempts are closed.
    [[nodiscard]] protocol::MatchAssignment open(protocol::MatchAssignment assignment,
                                                 const QUrl &manager);
    void close(const base::MatchId &match);
    // How many addresses are open.
    [[nodiscard]] qsizetype size() const { return m_tickets.size(); }

private:
    struct Ticket
    {
        base::MatchId match;
        base::PlayerId player;
        QString matchToken;
    };

    void receive(const protocol::RpcRequest &request, const transport::Caller &caller,
                 const transport::RpcResponder &respond);
    void ask(const PlayerRecord &player, const protocol::RpcRequest &request,
             const transport::RpcResponder &respond);

    const AgentBook &m_book;
    transport::RpcClient &m_client;
    std::chrono::milliseconds m_longest;
    QHash<QByteArray, Ticket> m_tickets;
    quint64 m_lastCall = 0;
    std::unordered_map<quint64, transport::RpcCall> m_calls;
};

} // namespace league::manager
