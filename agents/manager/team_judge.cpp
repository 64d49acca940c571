#include "agents/manager/team_judge.h"

#include "agents/protocol/error_codes.h"
#include "agents/protocol/mafia/mafia_words.h"
#include "agents/protocol/result_details.h"

#include <algorithm>

namespace league::manager {

namespace {

using protocol::MafiaRole;
using protocol::MafiaTeam;
using protocol::PlayerOutcome;
using protocol::ResultStatus;

QString teamWithRole(const QString &role)
{
    return protocol::wireWord(role == protocol::wireWord(MafiaRole::Mafia) ? MafiaTeam::Mafia
                                                                           : MafiaTeam::Town);
}

QString otherTeam(const QString &team)
{
    return protocol::wireWord(team == protocol::wireWord(MafiaTeam::Mafia) ? MafiaTeam::Town
                                                                           : MafiaTeam::Mafia);
}

// Reads one report.
class Reading
{
public:
    Reading(const protocol::MatchResult &said, const OpenMatch &match,
            const QList<base::PlayerId> &withdrawn)
        : m_said(said),
          m_match(match),
          m_withdrawn(withdrawn),
          m_roles(protocol::rolesIn(said.details))
    {
    }

    // Who is in the result: everybody who had a seat, then those who filled in.
    [[nodiscard]] QList<base::PlayerId> players() const
    {
        QList<base::PlayerId> all = m_match.match.players;
        for (const base::PlayerId &player : m_match.substitutes) {
            if (isTold(player) && !m_said.bots.contains(player))
                all.append(player);
        }
        return all;
    }

    [[nodiscard]] ResultStatus status() const
    {
        if (m_said.status)
            return *m_said.status;
        return m_said.winnerTeam.isEmpty() ? ResultStatus::Draw : ResultStatus::Win;
    }

    [[nodiscard]] std::optional<PlayerOutcome> outcomeOf(const base::PlayerId &player) const
    {
        const bool isAtFault = m_said.technical.contains(player) || m_withdrawn.contains(player);
        switch (status()) {
        case ResultStatus::Win:
            return isAtFault                      ? PlayerOutcome::TechnicalLoss
                : m_said.winners.contains(player) ? PlayerOutcome::Win
                                                  : PlayerOutcome::Loss;
        case ResultStatus::Cancelled:
            if (m_said.technical.isEmpty() && m_withdrawn.isEmpty())
                return std::nullopt; // nobody is to blame
            [[fallthrough]];
        case ResultStatus::Draw:
            return isAtFault ? PlayerOutcome::TechnicalLoss : PlayerOutcome::Draw;
        case ResultStatus::TechnicalLoss:
        case ResultStatus::Aborted:
            break;
        }
        return std::nullopt;
    }

    // What does not fit the rest; empty when all does.
    [[nodiscard]] QString contradiction() const
    {
        const QString who = strangers();
        if (!who.isEmpty())
            return who;
        if (status() == ResultStatus::TechnicalLoss)
            return QStringLiteral("is a TECHNICAL_LOSS, which a match of teams cannot be.");
        const QString result = aboutTheResult();
        if (!result.isEmpty() || status() != ResultStatus::Win)
            return result;
        for (auto role = m_roles.cbegin(); role != m_roles.cend(); ++role) {
            const bool hasWon = teamWithRole(role.value()) == m_said.winnerTeam;
            if (hasWon != m_said.winners.contains(role.key())) {
                return QStringLiteral("has %1 as %2, which does not fit its winners.")
                    .arg(role.key().text(), role.value());
            }
        }
        return {};
    }

private:
    [[nodiscard]] bool isTold(const base::PlayerId &player) const
    {
        return m_said.score.contains(player) || m_said.outcomes.contains(player)
            || m_said.technical.contains(player);
    }

    [[nodiscard]] QString strangers() const
    {
        const QList<QList<base::PlayerId>> named{m_said.score.keys(), m_said.outcomes.keys(),
                                                 m_said.technical, m_said.winners};
        for (const QList<base::PlayerId> &list : named) {
            for (const base::PlayerId &player : list) {
                if (!m_match.hasPlayer(player) && !m_said.bots.contains(player))
                    return QStringLiteral("names %1, who did not play.").arg(player.text());
            }
        }
        return {};
    }

    [[nodiscard]] QString aboutTheResult() const
    {
        const bool isWin = status() == ResultStatus::Win;
        if (isWin
            && (!protocol::fromWireWord<MafiaTeam>(m_said.winnerTeam) || m_said.winners.isEmpty()))
            return QStringLiteral("is a WIN without a team that won.");
        if (!isWin && (!m_said.winnerTeam.isEmpty() || !m_said.winners.isEmpty()))
            return QStringLiteral("is a %1 with a team that won.")
                .arg(protocol::wireWord(status()));
        if (!m_said.winner.isEmpty())
            return QStringLiteral("names %1 alone as winner.").arg(m_said.winner.text());
        if (status() == ResultStatus::Cancelled || status() == ResultStatus::Aborted)
            return {};
        for (const base::PlayerId &player : players()) {
            if (!isTold(player) && !m_withdrawn.contains(player))
                return QStringLiteral("says nothing about %1.").arg(player.text());
            const auto said = m_said.outcomes.constFind(player);
            if (said != m_said.outcomes.constEnd() && *said != outcomeOf(player)
                && !m_withdrawn.contains(player)) {
                return QStringLiteral("has %1 for %2, which does not follow from the rest.")
                    .arg(protocol::wireWord(*said), player.text());
            }
        }
        return {};
    }

    const protocol::MatchResult &m_said;
    const OpenMatch &m_match;
    const QList<base::PlayerId> &m_withdrawn;
    QMap<base::PlayerId, QString> m_roles;
};

} // namespace

base::Result<store::ResultFact> judgeTeams(const protocol::MatchResultReport &report,
                                           const OpenMatch &match,
                                           const QList<base::PlayerId> &withdrawn)
{
    const Reading reading(report.result, match, withdrawn);
    const QString contradiction = reading.contradiction();
    if (!contradiction.isEmpty()) {
        return base::Failure{
            QStringLiteral("The report of %1 %2").arg(report.matchId.text(), contradiction),
            protocol::error_code::MissingRequiredField};
    }
    store::ResultFact fact;
    fact.refereeId = match.referee;
    fact.playerIds = reading.players();
    fact.status = reading.status();
    fact.winnerTeam = report.result.winnerTeam;
    fact.winners = report.result.winners;
    fact.details = report.result.details;
    fact.reason = protocol::reasonIn(fact.details);
    for (const base::PlayerId &player : std::as_const(fact.playerIds)) {
        const std::optional<PlayerOutcome> outcome = reading.outcomeOf(player);
        if (outcome)
            fact.outcomes.insert(player, *outcome);
        fact.score.insert(player,
                          outcome == PlayerOutcome::Win        ? 3
                              : outcome == PlayerOutcome::Draw ? 1
                                                               : 0);
    }
    return fact;
}

QString teamOf(const base::PlayerId &player, const store::ResultFact &result)
{
    const QMap<base::PlayerId, QString> roles = protocol::rolesIn(result.details);
    if (!roles.isEmpty())
        return roles.contains(player) ? teamWithRole(roles.value(player)) : QString();
    // Without roles the result itself tells, except of those who may not have come at all.
    if (result.winnerTeam.isEmpty())
        return {};
    if (result.winners.contains(player))
        return result.winnerTeam;
    return result.outcomes.value(player) == PlayerOutcome::Loss ? otherTeam(result.winnerTeam)
                                                                : QString();
}

} // namespace league::manager
