#include "agents/manager/referee_pool.h"

#include <algorithm>

namespace league::manager {

void RefereePool::add(const base::RefereeId &referee, int capacity)
{
    Desk *desk = find(referee);
    if (!desk) {
        m_desks.append(Desk{.referee = referee});
        desk = &m_desks.last();
    }
    desk->capacity = std::max(1, capacity);
}

QList<base::MatchId> RefereePool::remove(const base::RefereeId &referee)
{
    const Desk *desk = find(referee);
    if (!desk)
        return {};
    const QList<base::MatchId> waiting = desk->queue;
    m_desks.removeIf([&](const Desk &each) { return each.referee == referee; });
    return waiting;
}

bool RefereePool::contains(const base::RefereeId &referee) const
{
    return std::ranges::any_of(m_desks, [&](const Desk &desk) { return desk.referee == referee; });
}

std::optional<base::RefereeId> RefereePool::plan(const base::MatchId &match)
{
    if (m_desks.isEmpty())
        return std::nullopt;
    // Compares load / capacity without a division: a/b < c/d is a*d < c*b.
    const auto isBefore = [](const Desk &a, const Desk &b) {
        const qsizetype left = (a.running + a.queue.size()) * b.capacity;
        const qsizetype right = (b.running + b.queue.size()) * a.capacity;
        return left != right ? left < right : a.lastPlanned < b.lastPlanned;
    };
    Desk &desk = *std::ranges::min_element(m_desks, isBefore);
    desk.queue.append(match);
    desk.lastPlanned = ++m_plans;
    return desk.referee;
}

bool RefereePool::hasNext() const
{
    return std::ranges::any_of(m_desks, &Desk::hasNext);
}

std::optional<base::MatchId> RefereePool::takeNext(const base::RefereeId &referee)
{
    Desk *desk = find(referee);
    if (!desk || !desk->hasNext())
        return std::nullopt;
    ++desk->running;
    return desk->queue.takeFirst();
}

void RefereePool::occupy(const base::RefereeId &referee)
{
    if (Desk *desk = find(referee))
        ++desk->running;
}

void RefereePool::drop(const base::MatchId &match)
{
    for (Desk &desk : m_desks)
        desk.queue.removeAll(match);
}

void RefereePool::release(const base::RefereeId &referee)
{
    Desk *desk = find(referee);
    if (desk && desk->running > 0)
        --desk->running;
}

RefereePool::Desk *RefereePool::find(const base::RefereeId &referee)
{
    const auto it =
        std::ranges::find_if(m_desks, [&](const Desk &desk) { return desk.referee == referee; });
    return it == m_desks.end() ? nullptr : &*it;
}

} // namespace league::manager
