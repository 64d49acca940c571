// RefereePool: which referee plays which match.
//
// Owned by the MatchDesk. A round's matches are planned over the referees before it is announced,
// evenly for what each can take at once; a planned match waits in its referee's queue until the
// referee has room.
#pragma once

#include "agents/base/ids.h"

#include <QList>

#include <optional>

namespace league::manager {

class RefereePool
{
public:
    void add(const base::RefereeId &referee, int capacity);
    // Takes a referee out: lost, or unsuitable. Returns the matches that waited for it; those it
    // was playing are the caller's business.
    [[nodiscard]] QList<base::MatchId> remove(const base::RefereeId &referee);
    [[nodiscard]] bool isEmpty() const { return m_desks.isEmpty(); }
    [[nodiscard]] bool contains(const base::RefereeId &referee) const;

    // Puts a match into the queue of the referee with the least to do for its size; of equals the
    // one that got its last match longest ago. Nothing when there is no referee.
    [[nodiscard]] std::optional<base::RefereeId> plan(const base::MatchId &match);
    // Whether takeNext() has something for any referee.
    [[nodiscard]] bool hasNext() const;
    // Takes the next waiting match of a referee that has room for it, and counts it as running.
    [[nodiscard]] std::optional<base::MatchId> takeNext(const base::RefereeId &referee);
    // A match that the referee has already; it counts as running. Ignored for an unknown referee.
    void occupy(const base::RefereeId &referee);
    // Takes a waiting match out of its queue.
    void drop(const base::MatchId &match);
    // A running match is over, or was never taken; a removed referee is ignored.
    void release(const base::RefereeId &referee);

private:
    struct Desk
    {
        base::RefereeId referee;
        int capacity = 1;
        int running = 0;
        quint64 lastPlanned = 0;
        QList<base::MatchId> queue = {};

        [[nodiscard]] bool hasNext() const { return !queue.isEmpty() && running < capacity; }
    };

    [[nodiscard]] Desk *find(const base::RefereeId &referee);

    QList<Desk> m_desks; // in the order of registration
    quint64 m_plans = 0;
};

} // namespace league::manager
