#include "agents/referee/match_report.h"

#include "agents/games/fact_names.h"
#include "agents/referee/match_order.h"

namespace league::referee {

std::optional<protocol::PlayerOutcome> wireOutcome(games::SeatResult result)
{
    switch (result) {
    case games::SeatResult::Win:
        return protocol::PlayerOutcome::Win;
    case games::SeatResult::Draw:
        return protocol::PlayerOutcome::Draw;
    case games::SeatResult::Loss:
        return protocol::PlayerOutcome::Loss;
    case games::SeatResult::TechnicalLoss:
        return protocol::PlayerOutcome::TechnicalLoss;
    case games::SeatResult::Void:
        break;
    }
    return std::nullopt;
}

namespace {

// Of games of teams; nothing in the others.
void addTeams(protocol::MatchResult &result, const games::MatchOutcome &outcome)
{
    result.winnerTeam = outcome.details.value(games::fact::WinnerTeam).toString();
    const QVariantList winners = outcome.details.value(games::fact::WinningPlayers).toList();
    for (const QVariant &winner : winners)
        result.winners.append(base::PlayerId(winner.toString()));
}

} // namespace

protocol::MatchResultReport reportOf(const protocol::MatchAssignment &match,
                                     const games::MatchOutcome &outcome,
                                     const QList<base::PlayerId> &absent,
                                     QList<protocol::MatchEventEntry> events)
{
    protocol::MatchResultReport report;
    report.leagueId = match.leagueId;
    report.roundId = match.roundId;
    report.matchId = match.matchId;
    report.attempt = match.attempt;
    report.gameType = match.gameType;
    report.events = std::move(events);

    protocol::MatchResult &result = report.result;
    result.status = protocol::fromWireWord<protocol::ResultStatus>(outcome.status);
    result.winner = outcome.winner.value_or(base::PlayerId());
    for (int seat = 0; seat < match.roster.size(); ++seat) {
        const base::PlayerId &player = match.roster.at(seat).playerId;
        if (isBot(match.roster.at(seat))) {
            result.bots.append(player);
            continue;
        }
        result.score.insert(player, outcome.points.at(seat));
        if (const auto word = wireOutcome(outcome.seats.at(seat)))
            result.outcomes.insert(player, *word);
        if (outcome.seats.at(seat) == games::SeatResult::TechnicalLoss)
            result.technical.append(player);
    }
    for (const base::PlayerId &player : absent) {
        result.score.insert(player, 0);
        result.outcomes.insert(player, protocol::PlayerOutcome::TechnicalLoss);
        result.technical.append(player);
    }
    addTeams(result, outcome);
    QVariantMap details = outcome.details;
    details.insert(games::fact::Reason, outcome.reason);
    result.details = JsonObject::fromVariantMap(details);
    return report;
}

} // namespace league::referee
