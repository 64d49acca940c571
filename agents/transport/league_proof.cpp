#include "agents/transport/league_proof.h"

#include "agents/base/token.h"

namespace league::transport {

namespace {

const QByteArray HeaderName = QByteArrayLiteral("League-Proof");

} // namespace

Headers proofFor(const QString &tokenSha256)
{
    if (tokenSha256.isEmpty()) // a foreign manager does not tell
        return {};
    return {{HeaderName, tokenSha256.toLatin1()}};
}

Proof proofOf(const Caller &caller, const QString &token)
{
    const QByteArray shown = caller.header(HeaderName);
    if (shown.isEmpty())
        return Proof::Missing;
    return base::tokenMatches(token, QString::fromLatin1(shown)) ? Proof::Right : Proof::Wrong;
}

} // namespace league::transport
