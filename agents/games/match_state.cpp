#include "agents/games/match_state.h"

namespace league::games {

base::Outcome MatchState::obey(const MatchOrderFact &order, qint64)
{
    return base::Failure{
        QStringLiteral("A match of this game can only be aborted, not \"%1\".").arg(order.command),
        QStringLiteral("E101")};
}

} // namespace league::games
