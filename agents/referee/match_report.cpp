#include "agents/referee/match_report.h"

#include "agents/games/fact_names.h"

namespace league::referee {

namespace {

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

} // namespace

protocol::MatchResultReport reportOf(const protocol::MatchAssignment &match,
                                     const games::MatchOutcome &outcome,
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
        result.score.insert(player, outcome.points.at(seat));
        if (const auto word = wireOutcome(outcome.seats.at(seat)))
            result.outcomes.insert(player, *word);
        if (outcome.seats.at(seat) == games::SeatResult::TechnicalLoss)
            result.technical.append(player);
    }
    QVariantMap details = outcome.details;
    details.insert(games::fact::Reason, outcome.reason);
    result.details = QJsonObject::fromVariantMap(details);
    return report;
}

} // namespace league::referee
