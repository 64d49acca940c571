#include "agents/manager/result_judge.h"

#include "agents/manager/team_judge.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/result_details.h"

namespace league::manager {

namespace {

using protocol::PlayerOutcome;
using protocol::ResultStatus;

// Reports written from the source documents have no status: it follows from the winner.
ResultStatus statusOf(const protocol::MatchResult &result)
{
    if (result.status)
        return *result.status;
    if (!result.technical.isEmpty())
        return ResultStatus::TechnicalLoss;
    return result.winner.isEmpty() ? ResultStatus::Draw : ResultStatus::Win;
}

// Where only the one at fault is named, the other has won.
base::PlayerId winnerOf(const protocol::MatchResult &result, ResultStatus status,
                        const store::ScheduledMatch &match)
{
    if (!result.winner.isEmpty() || status != ResultStatus::TechnicalLoss)
        return result.winner;
    if (result.technical.size() != 1 || match.players.size() != 2)
        return {};
    const qsizetype atFault = match.players.indexOf(result.technical.constFirst());
    return atFault < 0 ? base::PlayerId() : match.players.at(1 - atFault);
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

// What in the report does not fit the rest of it; empty when all does.
QString contradictionIn(const protocol::MatchResult &result, const store::ResultFact &fact)
{
    const bool isTechnical = fact.status == ResultStatus::TechnicalLoss;
    if (!fact.winner.isEmpty() && !fact.playerIds.contains(fact.winner))
        return QStringLiteral("names %1 as winner, who did not play.").arg(fact.winner.text());
    if (fact.status == ResultStatus::Win && fact.winner.isEmpty())
        return QStringLiteral("is a WIN without a winner.");
    if (fact.status != ResultStatus::Win && !isTechnical && !fact.winner.isEmpty())
        return QStringLiteral("is a %1 with a winner.").arg(protocol::wireWord(fact.status));
    for (const base::PlayerId &player : result.technical) {
        if (!fact.playerIds.contains(player))
            return QStringLiteral("has %1 at fault, who did not play.").arg(player.text());
        if (!isTechnical || player == fact.winner)
            return QStringLiteral("has %1 at fault, but not as the loser.").arg(player.text());
    }
    for (auto said = result.outcomes.begin(); said != result.outcomes.end(); ++said) {
        const auto is = fact.outcomes.constFind(said.key());
        if (is == fact.outcomes.constEnd() || *is != *said) {
            return QStringLiteral("has %1 for %2, which does not follow from the winner.")
                .arg(protocol::wireWord(*said), said.key().text());
        }
    }
    return {};
}

// A match without a report: nobody has points yet.
store::ResultFact undecided(const store::ScheduledMatch &match)
{
    store::ResultFact fact;
    fact.playerIds = match.players;
    for (const base::PlayerId &player : std::as_const(fact.playerIds))
        fact.score.insert(player, 0);
    return fact;
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
    fact.attempt = report.attempt.value_or(1);
    fact.gameType = report.gameType;
    fact.refereeId = referee;
    fact.playerIds = match.players;
    fact.status = statusOf(result);
    fact.winner = winnerOf(result, fact.status, match);
    fact.details = result.details;
    fact.reason = protocol::reasonIn(result.details);

    for (const base::PlayerId &player : std::as_const(fact.playerIds)) {
        const std::optional<PlayerOutcome> outcome = outcomeOf(player, fact.winner, fact.status);
        if (outcome)
            fact.outcomes.insert(player, *outcome);
        fact.score.insert(player, pointsFor(outcome));
    }
    const QString contradiction = contradictionIn(result, fact);
    if (contradiction.isEmpty())
        return fact;
    return base::Failure{
        QStringLiteral("The report of %1 %2").arg(report.matchId.text(), contradiction),
        protocol::error_code::MissingRequiredField};
}

store::ResultFact forfeit(const store::ScheduledMatch &match,
                          const QList<base::PlayerId> &withdrawn,
                          tournament::WithdrawalPolicy policy)
{
    store::ResultFact fact = undecided(match);
    QStringList names;
    for (const base::PlayerId &player : withdrawn)
        names.append(player.text());
    const QString who =
        QStringLiteral("%1 %2 withdrawn from the league")
            .arg(names.join(QStringLiteral(" and ")),
                 names.size() == 1 ? QStringLiteral("was") : QStringLiteral("were"));
    if (policy == tournament::WithdrawalPolicy::VoidRemaining) {
        fact.status = ResultStatus::Cancelled;
        fact.reason = who + QStringLiteral(", so the match does not count.");
        return fact;
    }
    fact.status = ResultStatus::TechnicalLoss;
    for (const base::PlayerId &player : std::as_const(fact.playerIds)) {
        if (!withdrawn.contains(player))
            fact.winner = player;
    }
    for (const base::PlayerId &player : std::as_const(fact.playerIds)) {
        const std::optional<PlayerOutcome> outcome = outcomeOf(player, fact.winner, fact.status);
        fact.outcomes.insert(player, *outcome);
        fact.score.insert(player, pointsFor(outcome));
    }
    fact.reason = who
        + (fact.winner.isEmpty()
               ? QStringLiteral(", so neither gets points.")
               : QStringLiteral(", so %1 wins by default.").arg(fact.winner.text()));
    return fact;
}

store::ResultFact abortion(const store::ScheduledMatch &match, const QString &why)
{
    store::ResultFact fact = undecided(match);
    fact.status = ResultStatus::Aborted;
    fact.reason = why.isEmpty() ? QStringLiteral("The operator ended the match.")
                                : QStringLiteral("The operator ended the match: %1").arg(why);
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
             result.score.value(player), teamOf(player, result)});
    }
    return score;
}

} // namespace league::manager
