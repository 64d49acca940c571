#include "agents/manager/assignment_maker.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/protocol/match_rules.h"
#include "agents/protocol/message.h"

namespace league::manager {

namespace {

protocol::MatchRules matchRules(const tournament::LeagueRules &rules)
{
    protocol::MatchRules match;
    match.joinTimeoutMs = static_cast<int>(rules.joinTimeout.count());
    match.choiceTimeoutMs = static_cast<int>(rules.choiceTimeout.count());
    match.ackTimeoutMs = static_cast<int>(rules.ackTimeout.count());
    match.reportTimeoutMs = static_cast<int>(rules.reportTimeout.count());
    match.maxRetries = rules.maxRetries;
    match.initialDelayMs = static_cast<int>(rules.initialDelay.count());
    match.backoffMultiplier = rules.backoffMultiplier;
    match.failureThreshold = rules.failureThreshold;
    match.recoveryTimeoutMs = static_cast<int>(rules.recoveryTimeout.count());
    match.drawRange = {rules.drawMin, rules.drawMax};
    match.drawSource = rules.drawSource == tournament::DrawSource::Seeded
        ? protocol::DrawSource::Seeded
        : protocol::DrawSource::System;
    match.noShowPolicy = rules.noShowPolicy == tournament::NoShowPolicy::Void
        ? QStringLiteral("void")
        : QStringLiteral("technical_loss");
    match.trustSourceAddress = rules.trustSourceAddress;
    return match;
}

} // namespace

AssignmentMaker::AssignmentMaker(const LeagueOptions &options, const AgentBook &book,
                                 RecordOf recordOf, DealTo dealTo)
    : m_options(options),
      m_book(book),
      m_recordOf(std::move(recordOf)),
      m_dealTo(std::move(dealTo)),
      m_rules(protocol::payloadOf(matchRules(options.rules)))
{
}

protocol::MatchAssignment AssignmentMaker::make(const OpenMatch &match) const
{
    protocol::MatchAssignment assignment;
    assignment.leagueId = m_options.leagueId;
    assignment.roundId = match.round;
    assignment.matchId = match.match.matchId;
    assignment.attempt = match.attempt;
    assignment.gameType = m_options.gameType;
    assignment.matchToken = base::newToken(u"mt");
    assignment.rules = m_rules;
    assignment.roster = rosterOf(match.match.players);
    assignment.substituteRoster = rosterOf(match.substitutes);
    for (const protocol::RosterEntry &each : std::as_const(assignment.substituteRoster))
        assignment.substitutes.append(each.playerId);
    if (m_options.rules.drawSource == tournament::DrawSource::Seeded) {
        assignment.seed = static_cast<qint64>(
            base::RandomStream::seedFromText(QStringLiteral("%1/%2/%3")
                                                 .arg(m_options.secret, match.match.matchId.text())
                                                 .arg(match.attempt)));
    }
    m_dealTo(assignment);
    return assignment;
}

QList<protocol::RosterEntry> AssignmentMaker::rosterOf(const QList<base::PlayerId> &players) const
{
    QList<protocol::RosterEntry> roster;
    for (const base::PlayerId &id : players) {
        const PlayerRecord &player = *m_book.player(id);
        if (player.isWithdrawn)
            continue;
        roster.append({.playerId = id,
                       .displayName = player.displayName,
                       .contactEndpoint = player.endpoint.toString(),
                       .tokenSha256 = player.tokenSha256,
                       .standings = m_recordOf(id),
                       .dialect = player.dialect,
                       .capabilities = player.capabilities});
    }
    return roster;
}

} // namespace league::manager
