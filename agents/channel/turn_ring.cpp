#include "agents/channel/turn_ring.h"

#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::channel {

using base::AgentId;

TurnRing::TurnRing(QList<AgentId> order, int cursor)
    : m_order(std::move(order)),
      m_cursor(std::clamp(cursor, -1, static_cast<int>(m_order.size()) - 1))
{
}

bool TurnRing::contains(const AgentId &agent) const
{
    return m_order.contains(agent);
}

int TurnRing::positionOf(const AgentId &agent) const
{
    return static_cast<int>(m_order.indexOf(agent)) + 1;
}

AgentId TurnRing::current() const
{
    return m_cursor < 0 ? AgentId() : m_order.at(m_cursor);
}

void TurnRing::append(const AgentId &agent)
{
    m_order.append(agent);
}

void TurnRing::remove(const AgentId &agent)
{
    const auto index = static_cast<int>(m_order.indexOf(agent));
    if (index < 0)
        return;
    m_order.removeAt(index);
    if (index <= m_cursor)
        --m_cursor;
}

void TurnRing::moveCursorTo(const AgentId &agent)
{
    const auto index = static_cast<int>(m_order.indexOf(agent));
    if (index >= 0)
        m_cursor = index;
}

base::Result<TurnRing> TurnRing::reordered(const QList<AgentId> &wanted, const Judge &movable) const
{
    QList<AgentId> moving;
    QList<AgentId> seen;
    for (const AgentId &agent : wanted) {
        if (!contains(agent) || seen.contains(agent)) {
            return base::Failure{
                QStringLiteral("The order names %1 %2; name every member once at most.")
                    .arg(agent.text(),
                         contains(agent) ? QStringLiteral("twice")
                                         : QStringLiteral("who is not in the channel")),
                protocol::error_code::NotAMember};
        }
        seen.append(agent);
        if (movable(agent))
            moving.append(agent);
    }
    for (const AgentId &agent : m_order) {
        if (movable(agent) && !moving.contains(agent))
            moving.append(agent);
    }
    TurnRing changed = *this;
    auto next = moving.cbegin();
    for (AgentId &place : changed.m_order) {
        if (movable(place))
            place = *next++;
    }
    return changed;
}

std::optional<TurnRing::Next> TurnRing::next(const Judge &ready) const
{
    for (int step = 1; step <= size(); ++step) {
        const int index = m_cursor + step;
        const AgentId &agent = m_order.at(index % size());
        if (ready(agent))
            return Next{agent, index >= size()};
    }
    return std::nullopt;
}

} // namespace league::channel
