#include "agents/referee/mafia_result.h"

#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/protocol/message.h"
#include "agents/referee/match_report.h"

namespace league::referee {

namespace {

namespace fact = games::fact;
namespace key = games::mafia::key;

QList<base::PlayerId> players(const QVariant &list)
{
    QList<base::PlayerId> ids;
    const QVariantList items = list.toList();
    for (const QVariant &item : items)
        ids.append(base::PlayerId(item.toString()));
    return ids;
}

QList<protocol::Elimination> eliminations(const QVariant &list)
{
    QList<protocol::Elimination> result;
    const QVariantList items = list.toList();
    for (const QVariant &item : items) {
        const QVariantMap map = item.toMap();
        result.append({base::PlayerId(map.value(key::PlayerId).toString()),
                       map.value(key::Cause).toString(), map.value(key::CycleNumber).toInt()});
    }
    return result;
}

template<class T>
std::optional<T> number(const QVariantMap &details, QLatin1String name)
{
    const QVariant value = details.value(name);
    return value.isValid() && !value.isNull() ? std::optional(value.value<T>()) : std::nullopt;
}

protocol::TeamResult teamResult(const QVariantMap &details)
{
    protocol::TeamResult team;
    team.winnerTeam = details.value(fact::WinnerTeam).toString();
    team.winningPlayers = players(details.value(fact::WinningPlayers));
    const QVariantMap roles = details.value(key::Roles).toMap();
    for (auto role = roles.begin(); role != roles.end(); ++role)
        team.roles.insert(base::PlayerId(role.key()), role.value().toString());
    team.survivors = players(details.value(key::Survivors));
    team.eliminations = eliminations(details.value(key::Eliminations));
    team.finalDayNumber = number<int>(details, key::FinalDayNumber);
    team.finalCycleNumber = number<int>(details, key::FinalCycleNumber);
    team.durationMs = number<qint64>(details, key::DurationMs);
    team.seed = number<qint64>(details, fact::Seed);
    team.seedSalt = details.value(key::SeedSalt).toString();
    team.dealIndex = number<int>(details, key::DealIndex);
    return team;
}

} // namespace

protocol::GameOver mafiaGameOver(const protocol::MatchAssignment &match, int seat,
                                 const games::MatchOutcome &outcome, const base::PlayerId &self)
{
    protocol::GameOver over;
    over.leagueId = match.leagueId;
    over.roundId = match.roundId;
    over.matchId = match.matchId;
    over.attempt = match.attempt;
    over.gameType = match.gameType;
    protocol::GameResult &result = over.gameResult;
    result.status = protocol::fromWireWord<protocol::ResultStatus>(outcome.status)
                        .value_or(protocol::ResultStatus::Aborted);
    result.team = teamResult(outcome.details);
    const QString reason = outcome.details.value(fact::Reason).toString();
    result.reason = reason.isEmpty() ? outcome.reason : reason;
    over.yourRole = result.team.roles.value(self);
    over.yourResult = wireOutcome(outcome.seats.at(seat));
    over.yourPoints = outcome.points.at(seat);
    return over;
}

} // namespace league::referee
