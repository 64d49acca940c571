#include "agents/league/match_score.h"

namespace league::tournament {

base::Result<QList<int>> seatNumbers(const MatchScore &score, const Roster &roster)
{
    if (score.match.isEmpty() || score.seats.size() < 2) {
        return base::Failure{QStringLiteral("The result of match \"%1\" cannot count: it needs a "
                                            "match id and at least two players.")
                                 .arg(score.match.text())};
    }
    QList<int> numbers;
    for (const ScoredSeat &seat : score.seats) {
        const std::optional<int> number = roster.numberOf(seat.player);
        if (!number) {
            return base::Failure{QStringLiteral("The result of match %1 cannot count: %2 is not in "
                                                "this league.")
                                     .arg(score.match.text(), seat.player.text()),
                                 QStringLiteral("E005")};
        }
        if (numbers.contains(*number)) {
            return base::Failure{QStringLiteral("The result of match %1 cannot count: %2 has two "
                                                "seats in it.")
                                     .arg(score.match.text(), seat.player.text())};
        }
        numbers.append(*number);
    }
    return numbers;
}

} // namespace league::tournament
