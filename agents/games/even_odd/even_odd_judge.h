// The judge of Even or Odd: from choices, number and faults to points and one plain sentence.
//
// Functions without memory, called by EvenOdd and EvenOddMatch.
#pragma once

#include "agents/games/even_odd/even_odd_rules.h"
#include "agents/games/fault.h"
#include "agents/games/match_outcome.h"
#include "agents/games/match_setup.h"

#include <QStringList>

namespace league::games::even_odd_judge {

inline constexpr QLatin1String Even{"even"};
inline constexpr QLatin1String Odd{"odd"};

// even or odd; right for negative numbers too.
[[nodiscard]] QLatin1String parityOf(int number);

// Both chose: equal choices draw, otherwise the one who named the parity wins (L-10).
[[nodiscard]] MatchOutcome judge(const MatchSetup &setup, const EvenOddRules &rules,
                                 const QStringList &choices, const DrawnNumber &drawn);
// Somebody did not choose: technical loss, the other wins by default (L-09). The choices hold an
// empty text for a seat at fault; no number was drawn, but the seed is revealed all the same.
[[nodiscard]] MatchOutcome technicalLoss(const MatchSetup &setup, const EvenOddRules &rules,
                                         const QStringList &choices,
                                         const QList<std::optional<Fault>> &faults);
// Somebody did not come (L-03, L-04).
[[nodiscard]] MatchOutcome noShow(const MatchSetup &setup,
                                  const QList<std::optional<Fault>> &faults, NoShowPolicy policy);

} // namespace league::games::even_odd_judge
