// Crosstable: who met whom and how it ended, as a square of players by players.
//
// Owned by whoever shows it (view, export); fed with the same scores as the standings. Rows and
// columns are player numbers in registration order. A cell tells the story from the row's side, so
// that a win in one cell is a loss in the mirrored one.
#pragma once

#include "agents/base/result.h"
#include "agents/league/match_score.h"

#include <QSet>

#include <vector>

namespace league::tournament {

struct Meeting
{
    base::MatchId match;
    SeatScore score = SeatScore::Void; // of the row's player
    int points = 0; // of the row's player
};

class Crosstable
{
public:
    explicit Crosstable(Roster roster);

    // Enters a match between two players. Refused, with nothing changed, when it was entered before
    // or its players do not fit.
    base::Outcome count(const MatchScore &score);

    [[nodiscard]] const Roster &roster() const { return m_roster; }
    [[nodiscard]] int size() const { return m_roster.size(); }
    // The meetings of two players in the order they were entered; empty on the diagonal and before
    // they have met, two in a double round robin.
    [[nodiscard]] const QList<Meeting> &cell(int row, int column) const;

private:
    [[nodiscard]] size_t indexOf(int row, int column) const;

    Roster m_roster;
    std::vector<QList<Meeting>> m_cells;
    QSet<base::MatchId> m_entered;
};

} // namespace league::tournament
