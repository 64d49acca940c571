// ChannelParties: whoever may sit in a channel, whatever it has registered as.
//
// Owned by the ChannelOffice; reads the AgentBook. Agents without a game are A01, A02, …; players
// and referees of the league come under their own ids (protocol.md §12.1).
#pragma once

#include "agents/channel/newcomer.h"
#include "agents/manager/agent_book.h"

namespace league::manager {

struct ChannelParty
{
    base::AgentId id = {};
    QString name = {};
    QString sender = {}; // "agent:A01", "player:P03"
    QUrl endpoint = {}; // empty: it asks for its turns
    int maxConcurrentTurns = 1;
    bool isOfLeague = false; // a player or a referee, whom the league looks after

    [[nodiscard]] bool isPolling() const { return endpoint.isEmpty(); }
    [[nodiscard]] channel::Newcomer newcomer() const { return {id, name, sender}; }
};

class ChannelParties
{
public:
    // The book must outlive the parties.
    explicit ChannelParties(const AgentBook &book) : m_book(book) { }

    // Nothing when nobody has that id, or when it plays no more.
    [[nodiscard]] std::optional<ChannelParty> find(const base::AgentId &id) const;
    // Who sent this, by its token: E011 without one, E012 when nobody has it.
    [[nodiscard]] base::Result<ChannelParty>
    authenticated(const protocol::Envelope &envelope) const;
    // What every call to the party must carry (league_proof.h).
    [[nodiscard]] transport::Headers proofsFor(const ChannelParty &party) const;

private:
    const AgentBook &m_book;
};

} // namespace league::manager
