#include "agents/league/role_ledger.h"

#include <algorithm>
#include <utility>

namespace league::tournament {

namespace {

constexpr int Share = 10; // quotas are out of ten matches

} // namespace

void RoleLedger::note(const Deal &deal)
{
    for (auto dealt = deal.cbegin(); dealt != deal.cend(); ++dealt) {
        ++m_counts[dealt.key()][dealt.value()];
        ++m_played[dealt.key()];
    }
}

int RoleLedger::count(const base::PlayerId &player, const QString &role) const
{
    return m_counts.value(player).value(role);
}

int RoleLedger::best(const QList<Deal> &candidates) const
{
    int chosen = 0;
    for (int k = 1; k < candidates.size(); ++k) {
        if (imbalance(candidates.at(k)) < imbalance(candidates.at(chosen)))
            chosen = k;
    }
    return chosen;
}

qint64 RoleLedger::imbalance(const Deal &deal) const
{
    qint64 sum = 0;
    for (auto dealt = deal.cbegin(); dealt != deal.cend(); ++dealt)
        sum += lineCost(dealt.key(), dealt.value());
    return sum;
}

qint64 RoleLedger::lineCost(const base::PlayerId &player, const QString &role) const
{
    const qint64 played = m_played.value(player) + 1;
    qint64 sum = 0;
    for (auto quota = m_quotas.cbegin(); quota != m_quotas.cend(); ++quota) {
        const qint64 had = count(player, quota.key()) + (quota.key() == role ? 1 : 0);
        const qint64 off = Share * had - quota.value() * played;
        sum += off * off;
    }
    return sum;
}

Deal RoleLedger::plan(const QList<base::PlayerId> &players) const
{
    QStringList roles;
    for (auto quota = m_quotas.cbegin(); quota != m_quotas.cend(); ++quota)
        roles.insert(roles.size(), quota.value(), quota.key());
    Deal deal;
    for (qsizetype i = 0; i < std::min(players.size(), roles.size()); ++i)
        deal.insert(players.at(i), roles.at(i));
    // Two swap their roles as long as that helps; each swap lowers the imbalance, so it ends.
    bool hasImproved = true;
    while (std::exchange(hasImproved, false)) {
        for (const base::PlayerId &a : deal.keys()) {
            for (const base::PlayerId &b : deal.keys()) {
                const qint64 now = lineCost(a, deal.value(a)) + lineCost(b, deal.value(b));
                const qint64 then = lineCost(a, deal.value(b)) + lineCost(b, deal.value(a));
                if (then >= now)
                    continue;
                std::swap(deal[a], deal[b]);
                hasImproved = true;
            }
        }
    }
    return deal;
}

} // namespace league::tournament
