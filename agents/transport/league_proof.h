// League-Proof: the header by which an agent knows calls of its own league from those of strangers.
//
// The protocol gives the manager's messages no token, so anybody who reaches an agent's port could
// end the league for it. The proof is the fingerprint of the token that the called agent got when
// it registered: the manager keeps it, referees get it with a match (L-18), and nobody else knows
// it. It is a secret like a token and stands in no log, tap or transcript: those hold bodies only.
#pragma once

#include "agents/transport/rpc_server.h"

namespace league::transport {

inline const QByteArray LeagueProofHeader = QByteArrayLiteral("League-Proof");

// The header to send to the agent whose token has this fingerprint; none for an empty one.
[[nodiscard]] Headers proofFor(const QString &tokenSha256);

enum class Proof { Missing, Wrong, Right };
// What a caller has shown to the agent with this token. One right proof among several will do; each
// is compared in the same time wherever it differs.
[[nodiscard]] Proof proofOf(const Caller &caller, const QString &token);

} // namespace league::transport
