#include "agents/player/strategies/random_strategy.h"

namespace league::player {

TurnAnswer RandomStrategy::decide(const TurnQuestion &question)
{
    return {anyOption(question, 1), QStringLiteral("The coin decided.")};
}

} // namespace league::player
