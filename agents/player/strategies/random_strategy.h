// RandomStrategy ("random"): tosses a coin for every match.
//
// It cannot be predicted, so nobody does better than average against it, and neither does it. The
// measure for all others.
#pragma once

#include "agents/player/strategies/parity_strategy.h"

namespace league::player {

class RandomStrategy final : public ParityStrategy
{
public:
    using ParityStrategy::ParityStrategy;

    [[nodiscard]] QString name() const override { return QStringLiteral("random"); }

protected:
    [[nodiscard]] TurnAnswer decide(const TurnQuestion &question) override;
};

} // namespace league::player
