#include "agents/transport/league_proof.h"

#include "agents/base/token.h"

namespace league::transport {

Headers proofFor(const QString &tokenSha256)
{
    if (tokenSha256.isEmpty()) // a foreign manager does not tell
        return {};
    return {{LeagueProofHeader, tokenSha256.toLatin1()}};
}

Proof proofOf(const Caller &caller, const QString &token)
{
    Proof best = Proof::Missing;
    for (const auto &[name, value] : caller.headers) {
        if (!isSameWord(name, LeagueProofHeader) || value.isEmpty())
            continue;
        if (base::tokenMatches(token, QString::fromLatin1(value)))
            return Proof::Right;
        best = Proof::Wrong;
    }
    return best;
}

} // namespace league::transport
