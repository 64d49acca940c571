#include "agents/manager/result_judge.h"

#include "agents/protocol/error_codes.h"
#include "agents/protocol/result_details.h"

namespace league::manager {

namespace {

using protocol::PlayerOutcome;
using protocol::ResultStatus;

base::Failure contradiction(const protocol::MatchResultReport &report, const QString &what)
{
    return {QStringLiteral("The report of %1 %2").arg(report.matchId.text(), what),
            protocol::error_code::MissingRequiredField};
}

// Reports written from the source documents have no status: it follows from the winner.
ResultStatus statusOf(const protocol::MatchResult &result)
{
    if (result.status)
        return *result.status;
    if (!result.technical.isEmpty())
        return ResultStatus::TechnicalLoss;
    return result.winner.isEmpty() ? ResultStatus::Draw : ResultStatus::Win;
}

std::optional<PlayerOutcome> outcomeOf(const base::PlayerId &player, const base::PlayerId &winner,
                                       ResultStatus status)
{
    switch (status) {
    case ResultStatus::Draw:
        return PlayerOutcome::Draw;
    case ResultStatus::Win:
        return player == winner ? PlayerOutcome::Win : PlayerOutcome::Loss;
    case ResultStatus::TechnicalLoss:
        return player == winner ? PlayerOutcome::Win : PlayerOutcome::TechnicalLoss;
    case ResultStatus::Cancelled:
    case ResultStatus::Aborted:
        break;
    }
    return std::nullopt;
}

int pointsFor(std::optional<PlayerOutcome> outcome)
{
    if (outcome == PlayerOutcome::Win)
        return 3;
    return outcome == PlayerOutcome::Draw ? 1 : 0;
}

tournament::SeatScore seatScore(std::optional<PlayerOutcome> outcome)
{
    if (!outcome)
        return tournament::SeatScore::Void;
    switch (*outcome) {
    case PlayerOutcome::Win:
        return tournament::SeatScore::Win;
    case PlayerOutcome::Draw:
        return tournament::SeatScore::Draw;
    case PlayerOutcome::Loss:
        return tournament::SeatScore::Loss;
    case PlayerOutcome::TechnicalLoss:
        break;
    }
    return tournament::SeatScore::TechnicalLoss;
}

} // namespace

base::Result<store::ResultFact> judge(const protocol::MatchResultReport &report,
                                      const store::ScheduledMatch &match,
                                      const base::RefereeId &referee)
{
    const protocol::MatchResult &result = report.result;
    store::ResultFact fact;
    fact.roundId = report.roundId;
    fact.attempt = report.attempt;
    fact.gameType = report.gameType;
    fact.refereeId = referee;
    fact.playerIds = {match.playerA, match.playerB};
    fact.status = statusOf(result);
    fact.winner = result.winner;
    fact.details = result.details;
    fact.reason = protocol::reasonIn(result.details);

    if (!fact.winner.isEmpty() && !fact.playerIds.contains(fact.winner)) {
        return contradiction(
            report,
            QStringLiteral("names %1 as winner, who did not play.").arg(fact.winner.text()));
    }
    if (fact.status == ResultStatus::Win && fact.winner.isEmpty())
        return contradiction(report, QStringLiteral("is a WIN without a winner."));
    if (fact.status == ResultStatus::Draw && !fact.winner.isEmpty())
        return contradiction(report, QStringLiteral("is a DRAW with a winner."));
    if (result.technical.contains(fact.winner))
        return contradiction(report, QStringLiteral("gives the winner a technical loss."));

    for (const base::PlayerId &player : std::as_const(fact.playerIds)) {
        const std::optional<PlayerOutcome> outcome = outcomeOf(player, fact.winner, fact.status);
        if (outcome)
            fact.outcomes.insert(player, *outcome);
        fact.score.insert(player, pointsFor(outcome));
    }
    return fact;
}

tournament::MatchScore scoreOf(const base::MatchId &match, const store::ResultFact &result)
{
    tournament::MatchScore score{match, {}};
    for (const base::PlayerId &player : result.playerIds) {
        const auto outcome = result.outcomes.constFind(player);
        score.seats.append(
            {player,
             seatScore(outcome == result.outcomes.constEnd() ? std::nullopt
                                                             : std::optional(*outcome)),
             result.score.value(player)});
    }
    return score;
}

} // namespace league::manager
