#include "agents/league/standings.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace league::tournament {

namespace {

void addTo(StandingRow &row, const ScoredSeat &seat)
{
    ++row.played;
    row.points += seat.points;
    if (!seat.team.isEmpty()) {
        TeamRecord &team = row.byTeam[seat.team];
        ++team.played;
        team.wins += seat.score == SeatScore::Win ? 1 : 0;
    }
    switch (seat.score) {
    case SeatScore::Win:
        ++row.wins;
        break;
    case SeatScore::Draw:
        ++row.draws;
        break;
    case SeatScore::TechnicalLoss:
        ++row.technicalLosses;
        [[fallthrough]];
    case SeatScore::Loss:
        ++row.losses;
        break;
    case SeatScore::Void:
        break;
    }
}

} // namespace

Standings::Standings(Roster roster, TieBreak tieBreak)
    : m_roster(std::move(roster)), m_tieBreak(tieBreak)
{
    const auto n = static_cast<size_t>(m_roster.size());
    m_pointsAgainst.assign(n * n, 0);
    for (const Entrant &entrant : m_roster.entrants()) {
        StandingRow row;
        row.player = entrant.player;
        row.displayName = entrant.displayName;
        m_rows.push_back(std::move(row));
    }
}

base::Outcome Standings::count(const MatchScore &score)
{
    const auto numbers = seatNumbers(score, m_roster);
    if (!numbers)
        return numbers.failure();
    if (hasCounted(score.match)) {
        return base::Failure{QStringLiteral("Match %1 has already counted. A result stands; only a "
                                            "match that has not counted can be played again.")
                                 .arg(score.match.text())};
    }
    m_counted.insert(score.match);
    for (qsizetype i = 0; i < score.seats.size(); ++i) {
        const ScoredSeat &seat = score.seats.at(i);
        if (seat.score == SeatScore::Void)
            continue;
        addTo(m_rows[static_cast<size_t>(numbers->at(i))], seat);
        if (score.seats.size() == 2)
            pointsAgainst(numbers->at(i), numbers->at(1 - i)) += seat.points;
    }
    return base::Done{};
}

bool Standings::hasCounted(const base::MatchId &match) const
{
    return m_counted.contains(match);
}

QList<StandingRow> Standings::rows() const
{
    const std::vector<int> tieBreak = tieBreakValues();
    const auto merit = [&](int number) {
        const StandingRow &r = row(number);
        return std::tuple(r.points, r.wins, tieBreak[static_cast<size_t>(number)],
                          -r.technicalLosses, -number);
    };
    std::vector<int> order(m_rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return merit(a) > merit(b); });

    QList<StandingRow> table;
    table.reserve(static_cast<qsizetype>(order.size()));
    for (const int number : order) {
        table.append(row(number));
        table.last().rank = static_cast<int>(table.size());
    }
    return table;
}

std::vector<int> Standings::tieBreakValues() const
{
    std::map<std::pair<int, int>, std::vector<int>> tiedGroups;
    for (int number = 0; number < m_roster.size(); ++number)
        tiedGroups[{row(number).points, row(number).wins}].push_back(number);

    std::vector<int> values(m_rows.size(), 0);
    for (const auto &[pointsAndWins, tied] : tiedGroups) {
        for (const int number : tied)
            values[static_cast<size_t>(number)] = tieBreakValue(number, tied);
    }
    return values;
}

int Standings::tieBreakValue(int number, const std::vector<int> &tied) const
{
    // Among equal wins the rate is higher the fewer matches were played, and 0 without a win.
    if (m_tieBreak == TieBreak::WinRate)
        return row(number).wins == 0 ? 0 : -row(number).played;
    const size_t firstOfRow = static_cast<size_t>(number) * m_rows.size();
    return std::accumulate(tied.begin(), tied.end(), 0, [&](int sum, int opponent) {
        return sum + m_pointsAgainst[firstOfRow + static_cast<size_t>(opponent)];
    });
}

const StandingRow &Standings::row(int number) const
{
    return m_rows[static_cast<size_t>(number)];
}

int &Standings::pointsAgainst(int number, int opponent)
{
    return m_pointsAgainst[static_cast<size_t>(number) * m_rows.size()
                           + static_cast<size_t>(opponent)];
}

} // namespace league::tournament
