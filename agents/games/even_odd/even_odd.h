// Even or Odd.
//
//   Id                   even_odd
//   Seats                2
//   Turns                one; both are asked at the same time
//   Information          hidden: choices are sealed until both are in
//   Question             choose_parity
//   Options              even, odd (exactly these words, L-09)
//   Chance               one whole number, 1 to 10 by default, drawn after both choices (§1.3)
//   Result               different choices: who named the number's parity wins;
//                        equal choices: a draw, whatever the number (L-10)
//   Points               win 3, draw 1, loss 0, technical loss 0
//   Technical loss       no answer in time, an invalid answer, or not coming at all; the other
//                        seat wins by default; two at fault get 0 points each
//   Rules                draw_range {min, max}, draw_source, no_show_policy, choice_timeout_ms
//   Details of a result  drawn_number, number_parity, choices, seed, draw_index, draw_source,
//                        entropy; where somebody was at fault (fault.h) causes and
//                        error_codes by player, cause and error_code of the first seat
#pragma once

#include "agents/games/game.h"

namespace league::games {

class EvenOdd final : public Game
{
public:
    [[nodiscard]] GameFacts facts() const override;
    [[nodiscard]] QVariantMap defaultRules() const override;
    [[nodiscard]] base::Outcome checkRules(const QVariantMap &rules) const override;
    [[nodiscard]] base::Outcome checkSetup(const MatchSetup &setup) const override;
    [[nodiscard]] QString commitment(const QString &seed, const base::MatchId &match,
                                     int attempt) const override;
    [[nodiscard]] std::unique_ptr<MatchState> newMatch(const MatchSetup &setup) const override;
    // With the policy `void`, or without any fault, the status is CANCELLED and nothing counts.
    [[nodiscard]] MatchOutcome
    noShow(const MatchSetup &setup, const QList<std::optional<Fault>> &faultsBySeat) const override;
};

} // namespace league::games
