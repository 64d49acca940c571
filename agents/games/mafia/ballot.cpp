#include "agents/games/mafia/ballot.h"

#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::games::mafia {

namespace error_code = protocol::error_code;
using base::Failure;

QStringList Ballot::validTargets(const Player &voter) const
{
    QStringList ids = m_table.livingIds();
    ids.removeAll(voter.id.text());
    return ids;
}

base::Outcome Ballot::check(const Player &voter, const QString &target,
                            const MafiaRules &rules) const
{
    if (target.isEmpty()) {
        if (rules.allowAbstain)
            return base::Done{};
        return Failure{QStringLiteral("Nobody may abstain in this match; name a living player."),
                       error_code::InvalidTarget};
    }
    const Player *named = m_table.find(target);
    if (!named) {
        return Failure{QStringLiteral("Nobody at this table is called \"%1\"; name one of the "
                                      "valid targets.")
                           .arg(base::quotable(target)),
                       error_code::InvalidTarget};
    }
    if (named->id == voter.id) {
        return Failure{
            QStringLiteral("%1 cannot vote for itself; name another player.").arg(target),
            error_code::SelfTarget};
    }
    if (!named->isAlive) {
        return Failure{QStringLiteral("%1 is dead; vote for a living player.").arg(target),
                       error_code::InvalidTarget};
    }
    return base::Done{};
}

void Ballot::cast(const Player &voter, const QString &target, qint64 atMs)
{
    const bool isChanged = m_votes.contains(voter.seat);
    m_votes.insert(voter.seat, {voter.id, base::PlayerId(target), atMs, isChanged});
}

const Vote *Ballot::voteOf(const Player &voter) const
{
    const auto it = m_votes.constFind(voter.seat);
    return it == m_votes.constEnd() ? nullptr : &*it;
}

QList<Vote> Ballot::votes() const
{
    QList<Vote> valid = m_votes.values();
    valid.removeIf([](const Vote &vote) { return vote.target.isEmpty(); });
    return valid;
}

QVariantMap Ballot::tally() const
{
    QVariantMap tally;
    for (const Player &player : m_table.living()) {
        if (const int count = votesFor(player); count > 0)
            tally.insert(player.id.text(), count);
    }
    return tally;
}

QStringList Ballot::abstained() const
{
    QStringList ids;
    for (const Player &player : m_table.living()) {
        const Vote *vote = voteOf(player);
        if (!vote || vote->target.isEmpty())
            ids.append(player.id.text());
    }
    return ids;
}

int Ballot::neededForMajority() const
{
    return static_cast<int>(m_table.living().size()) / 2 + 1;
}

VoteResult Ballot::count(NoElimination rule, const Streams &streams) const
{
    VoteResult result;
    const QList<Player> living = m_table.living();
    int most = 0;
    bool haveAllOne = true;
    for (const Player &player : living) {
        const int count = votesFor(player);
        most = std::max(most, count);
        haveAllOne &= count == 1;
    }
    if (most == 0) {
        result.noElimination = word::NoVotes;
        return result;
    }
    for (const Player &player : living) {
        if (votesFor(player) == most)
            result.leaders.append(player.id.text());
    }
    result.isTie = result.leaders.size() > 1;
    result.isMajority = most >= neededForMajority();
    const bool isExempt = (rule == NoElimination::AllAliveOneVote && haveAllOne)
        || (rule == NoElimination::MaxIsOne && most == 1);
    if (isExempt) {
        result.noElimination = word::AllOneVote;
        return result;
    }
    result.isDrawn = result.isTie;
    result.eliminated = base::PlayerId(
        result.isTie
            ? streams.open(QStringLiteral("day/%1/vote_tie").arg(m_day)).pick(result.leaders)
            : result.leaders.first());
    return result;
}

int Ballot::votesFor(const Player &target) const
{
    return static_cast<int>(std::ranges::count(m_votes, target.id, &Vote::target));
}

} // namespace league::games::mafia
