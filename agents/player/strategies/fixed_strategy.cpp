#include "agents/player/strategies/fixed_strategy.h"

namespace league::player {

FixedStrategy::FixedStrategy(QString choice, quint64 seed, base::PlayerId self)
    : ParityStrategy(seed, std::move(self)), m_choice(std::move(choice))
{
}

TurnAnswer FixedStrategy::decide(const TurnQuestion &question)
{
    if (!optionsOf(question).contains(m_choice)) {
        return {anyOption(question, 1),
                QStringLiteral("I wanted %1, but it is not offered.").arg(m_choice)};
    }
    return {m_choice, QStringLiteral("I always choose %1.").arg(m_choice)};
}

} // namespace league::player
