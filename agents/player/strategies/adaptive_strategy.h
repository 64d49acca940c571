// AdaptiveStrategy ("adaptive"): does what has paid best against this opponent.
//
// For each opponent it keeps how many points each of its own choices has brought, and takes the one
// with the better average. An average starts with one imagined match at 1.5 points, the worth of a
// fair coin, and a choice that was tried little compared with the number of matches gets the
// benefit of the doubt, so that a few unlucky matches do not decide for ever. Against an opponent
// it has not met it goes by its record against all. Once in eight matches, and when two choices
// seem equally good, it tosses a coin: opponents change, and what is never tried is never learnt.
#pragma once

#include "agents/player/strategies/match_history.h"
#include "agents/player/strategies/parity_strategy.h"

namespace league::player {

class AdaptiveStrategy final : public ParityStrategy
{
public:
    using ParityStrategy::ParityStrategy;

    [[nodiscard]] QString name() const override { return QStringLiteral("adaptive"); }
    // Learns from matches in which both chose; a win by default teaches nothing about choices.
    void observe(const FinishedMatch &match) override;

protected:
    [[nodiscard]] TurnAnswer decide(const TurnQuestion &question) override;

private:
    MatchHistory m_history;
};

} // namespace league::player
