#include "agents/referee/announced_matches.h"

#include "agents/base/token.h"

namespace league::referee {

QList<protocol::MatchAssignment> matchesFor(const base::RefereeId &referee, const QUrl &endpoint,
                                            const protocol::RoundAnnouncement &round)
{
    QList<protocol::MatchAssignment> matches;
    for (const protocol::AnnouncedMatch &match : round.matches) {
        const bool isOurs = match.refereeId.isEmpty() ? QUrl(match.refereeEndpoint) == endpoint
                                                      : match.refereeId == referee;
        if (!isOurs || match.playerAEndpoint.isEmpty() || match.playerBEndpoint.isEmpty())
            continue;
        protocol::MatchAssignment assignment;
        assignment.leagueId = round.leagueId;
        assignment.roundId = round.roundId;
        assignment.matchId = match.matchId;
        assignment.gameType = match.gameType;
        assignment.matchToken = base::newToken(u"mt");
        for (const auto &[player, address] : {std::pair{match.playerAId, match.playerAEndpoint},
                                              std::pair{match.playerBId, match.playerBEndpoint}}) {
            assignment.roster.append({.playerId = player,
                                      .displayName = player.text(),
                                      .contactEndpoint = address,
                                      .tokenSha256 = {}});
        }
        matches.append(assignment);
    }
    return matches;
}

} // namespace league::referee
