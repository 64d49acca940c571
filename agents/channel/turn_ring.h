// TurnRing: whose turn is next (requirements.md §4.6).
//
// The members in the order in which they joined, and a cursor on the one that has, or last had, the
// turn. A plain value; part of ChannelState.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/result.h"

#include <QList>

#include <functional>
#include <optional>

namespace league::channel {

class TurnRing
{
public:
    using Judge = std::function<bool(const base::AgentId &)>;

    struct Next
    {
        base::AgentId agent;
        bool startsCycle = false; // the end of the ring was passed (T-071)
    };

    TurnRing() = default;
    TurnRing(QList<base::AgentId> order, int cursor);

    [[nodiscard]] const QList<base::AgentId> &order() const { return m_order; }
    [[nodiscard]] int cursor() const { return m_cursor; } // -1: before the first
    [[nodiscard]] int size() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] bool isEmpty() const { return m_order.isEmpty(); }
    [[nodiscard]] bool contains(const base::AgentId &agent) const;
    // From 1, as people count; 0 for an agent that is not in the ring.
    [[nodiscard]] int positionOf(const base::AgentId &agent) const;
    // Whom the cursor is on; empty before the first turn.
    [[nodiscard]] base::AgentId current() const;

    // At the end: after everybody in the running cycle, before the first starts again (TR-09).
    void append(const base::AgentId &agent);
    // T-072: a member at or before the cursor takes the cursor back by one.
    void remove(const base::AgentId &agent);
    void moveCursorTo(const base::AgentId &agent);
    // T-073: those who may be moved share their places in the wanted order; everybody else stays.
    // Whoever the order leaves out follows in the old order. Refuses strangers and doubles.
    [[nodiscard]] base::Result<TurnRing> reordered(const QList<base::AgentId> &wanted,
                                                   const Judge &movable) const;

    // T-070: the first member after the cursor that is ready; the one on the cursor comes last.
    [[nodiscard]] std::optional<Next> next(const Judge &ready) const;

    friend bool operator==(const TurnRing &, const TurnRing &) = default;

private:
    QList<base::AgentId> m_order;
    int m_cursor = -1;
};

} // namespace league::channel
