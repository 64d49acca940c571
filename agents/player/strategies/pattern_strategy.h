// PatternStrategy ("pattern"): predicts the opponent's habit and chooses the other way.
//
// It looks at what this opponent chose so far, in order of rounds, for a run that repeats
// (habit.h); of an opponent it has not met, it expects what its opponents choose most. It then
// takes the opposite of what it expects, because a coin for three points (1.5 on average) beats the
// sure point of a draw. Without any expectation it tosses a coin.
#pragma once

#include "agents/player/strategies/match_history.h"
#include "agents/player/strategies/parity_strategy.h"

#include <optional>

namespace league::player {

class PatternStrategy final : public ParityStrategy
{
public:
    using ParityStrategy::ParityStrategy;

    [[nodiscard]] QString name() const override { return QStringLiteral("pattern"); }
    // Learns what the opponent chose; a match without its choice teaches nothing.
    void observe(const FinishedMatch &match) override;

protected:
    [[nodiscard]] TurnAnswer decide(const TurnQuestion &question) override;

private:
    [[nodiscard]] std::optional<QString> expectedOfOpponent(const TurnQuestion &question) const;

    MatchHistory m_history;
};

} // namespace league::player
