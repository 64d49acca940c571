// ChangeSender: brings an answer that was changed to the referee: a vote (`submit_vote`, M-083) or
// whom the mafia kill (`submit_night_action`, M-029); protocol.md §4.4, §4.10.
//
// Owned by a PlayerAgent whose strategy is a person. An answer goes back with the referee's call; a
// change is a request of its own, so the sender remembers who has asked last in each match, under
// which name of ours, and where that referee is found: it says so in its invitation, or the manager
// has announced it.
#pragma once

#include "agents/base/result.h"
#include "agents/player/strategy.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/match_stamp.h"
#include "agents/transport/rpc_client.h"

#include <QHash>
#include <QUrl>

namespace league::player {

class ChangeSender
{
public:
    // The envelope of a message to a referee, with our own token.
    using Envelopes = std::function<protocol::Envelope(const base::MatchId &)>;
    using Done = std::function<void(base::Outcome)>;

    // The client must outlive it.
    ChangeSender(transport::RpcClient &client, Envelopes envelopes);

    // Where the tables of a round are.
    void noteReferees(const protocol::RoundAnnouncement &round);
    // A referee has asked, and calls us this. Where it is: as it said itself, when it is certainly
    // of our league (our token goes there); empty when it did not, then the announcement counts.
    void noteCall(const protocol::SaidStamp &stamp, const QString &refereeEndpoint);
    // Sends the new answer to what was asked, `facts` in the words of the protocol. `done` hears
    // once, from the event loop or at once, whether the referee has taken it.
    void send(const TurnQuestion &question, const QVariantMap &facts, const Done &done);

private:
    struct Asked
    {
        protocol::SaidStamp stamp;
        QUrl referee;
    };
    template<class Response>
    void sendAs(const Asked &asked, const QVariantMap &facts, const Done &done);

    transport::RpcClient &m_client;
    Envelopes m_envelopes;
    QHash<base::MatchId, QString> m_announced; // the tables of the latest round
    QHash<base::MatchId, Asked> m_asked;
};

} // namespace league::player
