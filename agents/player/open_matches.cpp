#include "agents/player/open_matches.h"

#include "agents/base/token.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::player {

namespace {

constexpr qsizetype OverRemembered = 256;

base::Failure notOpen(const base::MatchId &match, int attempt)
{
    return {QStringLiteral("Attempt %1 of %2 is not open here: this player was not invited to it, "
                           "or it is over.")
                .arg(QString::number(attempt), match.text()),
            protocol::error_code::InvalidPhase};
}

bool isSameTable(const OpenMatch &one, const OpenMatch &other)
{
    return one.match == other.match && one.tokenSha256 == other.tokenSha256;
}

} // namespace

base::Result<OpenMatch *> OpenMatches::join(const OpenMatch &invitation)
{
    const auto known = std::ranges::find_if(
        m_open, [&](const OpenMatch &open) { return isSameTable(open, invitation); });
    if (known != m_open.end() && known->attempt == invitation.attempt) {
        known->isProven = known->isProven || invitation.isProven;
        return &*known;
    }
    const bool isStale = known != m_open.end() && known->attempt > invitation.attempt;
    if (isStale || isOver(invitation))
        return notOpen(invitation.match, invitation.attempt);
    if (known != m_open.end())
        m_open.erase(known);
    makeRoom();
    m_open.append(invitation);
    return &m_open.last();
}

base::Result<OpenMatch *> OpenMatches::find(const base::MatchId &match, int attempt,
                                            const QString &token)
{
    bool isOpenForOthers = false;
    for (OpenMatch &open : m_open) {
        if (open.match != match || open.attempt != attempt)
            continue;
        if (base::tokenMatches(token, open.tokenSha256))
            return &open;
        isOpenForOthers = true;
    }
    if (!isOpenForOthers)
        return notOpen(match, attempt);
    return base::Failure{
        QStringLiteral("This is not the token of an invitation to %1.").arg(match.text()),
        protocol::error_code::AuthTokenInvalid};
}

void OpenMatches::close(const OpenMatch &over)
{
    const OpenMatch closed = over; // it may stand in the list itself
    m_open.removeIf([&](const OpenMatch &open) {
        return closed.isProven ? open.match == closed.match : isSameTable(open, closed);
    });
    m_over.append(closed);
    if (m_over.size() > OverRemembered)
        m_over.removeFirst();
}

bool OpenMatches::isOver(const OpenMatch &invitation) const
{
    return std::ranges::any_of(m_over, [&](const OpenMatch &over) {
        return over.attempt >= invitation.attempt && over.match == invitation.match
            && (over.isProven || isSameTable(over, invitation));
    });
}

void OpenMatches::makeRoom()
{
    if (m_open.size() < Most)
        return;
    const auto stranger =
        std::ranges::find_if(m_open, [](const OpenMatch &open) { return !open.isProven; });
    m_open.erase(stranger == m_open.end() ? m_open.begin() : stranger);
}

} // namespace league::player
