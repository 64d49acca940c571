// VoteSender: brings a vote that was changed to the referee (`submit_vote`, protocol.md §4.10).
//
// Owned by a PlayerAgent whose strategy is a person. An answer goes back with the referee's call; a
// change is a request of its own, so the sender remembers where each match is played, as the
// manager announced it, and what the last vote was about.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/match_stamp.h"
#include "agents/transport/rpc_client.h"

#include <QHash>
#include <QUrl>

namespace league::player {

class VoteSender
{
public:
    // The envelope of a message to a referee, with our own token.
    using Envelopes = std::function<protocol::Envelope(const base::MatchId &)>;
    using Done = std::function<void(base::Outcome)>;

    // The client must outlive it.
    VoteSender(transport::RpcClient &client, Envelopes envelopes);

    // Where the matches of a round are played.
    void noteReferees(const protocol::RoundAnnouncement &round);
    // A vote of this match was asked for, under this name of ours.
    void noteVote(const protocol::SaidStamp &stamp);
    // Sends the vote, `facts` in the words of the protocol. `done` hears once, from the event loop
    // or at once, whether the referee has taken it.
    void send(const base::MatchId &match, const QVariantMap &facts, const Done &done);

private:
    transport::RpcClient &m_client;
    Envelopes m_envelopes;
    QHash<base::MatchId, QUrl> m_referees; // of the latest round
    QHash<base::MatchId, protocol::SaidStamp> m_stamps;
};

} // namespace league::player
