// SeparateAnswers: takes answers that players send as requests of their own (interop.md §2).
//
// Owned by whoever calls players: a referee, and the manager for referees of other dialects. Some
// agents only acknowledge a call and post their answer later. Such an answer could come from
// anybody, so its sender must be certain; then the interpreter hands it to the call that waits.
#pragma once

#include "agents/base/ids.h"
#include "agents/transport/interpreter.h"
#include "agents/transport/rpc_server.h"

namespace league::transport {

class SeparateAnswers
{
public:
    struct Claim
    {
        base::MatchId match;
        base::PlayerId player;
        QString token;
        QHostAddress from; // where it really came from
    };
    // Where the player listens that the answer is from; E011 or E012 when that is not certain.
    using SenderOf = std::function<base::Result<QUrl>(const Claim &)>;

    // Serves at once; server and interpreter must outlive it.
    SeparateAnswers(RpcServer &server, Interpreter &interpreter, SenderOf senderOf);

    // What is told to a claim that the token does not bear out.
    [[nodiscard]] static base::Failure unproven(const Claim &claim);
    // Whether it has no token and comes from the machine where the player listens. For agents that
    // never send one, where the operator accepts that (trust_source_address).
    [[nodiscard]] static bool isFromMachineOf(const QUrl &endpoint, const Claim &claim);

private:
    template<class M>
    void serve(RpcServer &server);

    Interpreter &m_interpreter;
    SenderOf m_senderOf;
};

} // namespace league::transport
