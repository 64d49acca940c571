// PlayerDesk: takes what players send by themselves during a match: answers that come later than
// the call, changes, and pieces of a speech (protocol.md §4.1).
//
// Owned by a RefereeAgent. Who sends is decided by the token alone; what it is worth is decided by
// the game. The answer is ACTION_ACK, or a JSON-RPC error with a code of §7.
#pragma once

#include "agents/referee/match_runner.h"
#include "agents/transport/rpc_server.h"

namespace league::referee {

class PlayerDesk
{
public:
    // The match of that name when it is played here; null otherwise.
    using FindMatch = std::function<MatchRunner *(const base::MatchId &)>;
    using MakeEnvelope = std::function<protocol::Envelope(const protocol::Envelope &call)>;

    // Serves at once; the server must outlive it.
    PlayerDesk(transport::RpcServer &server, FindMatch find, MakeEnvelope answerTo);

private:
    // A message whose sender is certain.
    struct Sender
    {
        MatchRunner *runner = nullptr;
        int seat = 0;
    };

    template<class M>
    void serve(transport::RpcServer &server, const QString &kind);
    void serveChunks(transport::RpcServer &server);
    // E101 when the match is not played here, E109 for an older attempt, E005, E011 or E012 for
    // somebody who does not sit there.
    [[nodiscard]] base::Result<Sender> senderOf(const protocol::Envelope &envelope,
                                                const base::MatchId &match,
                                                std::optional<int> attempt,
                                                const base::PlayerId &player) const;
    [[nodiscard]] base::Result<bool> take(const JsonObject &message, const QString &kind,
                                          const protocol::Envelope &envelope) const;

    FindMatch m_find;
    MakeEnvelope m_answerTo;
};

} // namespace league::referee
