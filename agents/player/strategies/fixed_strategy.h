// FixedStrategy ("even", "odd"): always the same choice.
//
// The easiest player to read: two of the same kind always draw, and whoever notices can choose
// between a sure point and a coin.
#pragma once

#include "agents/player/strategies/parity_strategy.h"

namespace league::player {

class FixedStrategy final : public ParityStrategy
{
public:
    // The choice is also the strategy's name.
    FixedStrategy(QString choice, quint64 seed, base::PlayerId self);

    [[nodiscard]] QString name() const override { return m_choice; }

protected:
    // A question that does not offer the choice gets any of its options.
    [[nodiscard]] TurnAnswer decide(const TurnQuestion &question) override;

private:
    QString m_choice;
};

} // namespace league::player
