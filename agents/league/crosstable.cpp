#include "agents/league/crosstable.h"

#include <utility>

namespace league::tournament {

Crosstable::Crosstable(Roster roster) : m_roster(std::move(roster))
{
    const auto n = static_cast<size_t>(m_roster.size());
    m_cells.resize(n * n);
}

base::Outcome Crosstable::count(const MatchScore &score)
{
    const auto numbers = seatNumbers(score, m_roster);
    if (!numbers)
        return numbers.failure();
    if (score.seats.size() != 2) {
        return base::Failure{QStringLiteral("Match %1 has %2 players; a crosstable holds matches "
                                            "between two.")
                                 .arg(score.match.text())
                                 .arg(score.seats.size())};
    }
    if (m_entered.contains(score.match)) {
        return base::Failure{QStringLiteral("Match %1 is already in the crosstable. A result "
                                            "stands.")
                                 .arg(score.match.text())};
    }
    m_entered.insert(score.match);
    for (const int side : {0, 1}) {
        const ScoredSeat &seat = score.seats.at(side);
        m_cells[indexOf(numbers->at(side), numbers->at(1 - side))].append(
            Meeting{score.match, seat.score, seat.points});
    }
    return base::Done{};
}

const QList<Meeting> &Crosstable::cell(int row, int column) const
{
    return m_cells.at(indexOf(row, column));
}

size_t Crosstable::indexOf(int row, int column) const
{
    return static_cast<size_t>(row) * static_cast<size_t>(size()) + static_cast<size_t>(column);
}

} // namespace league::tournament
