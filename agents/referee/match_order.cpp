#include "agents/referee/match_order.h"

#include "agents/games/game_registry.h"
#include "agents/protocol/message.h"
#include "agents/referee/game_dialogue.h"

namespace league::referee {

base::Result<MatchOrder> orderFrom(const protocol::MatchAssignment &assignment)
{
    const games::Game *game = games::GameRegistry::find(assignment.gameType);
    if (!game || !dialogueFor(assignment.gameType)) {
        return base::Failure{
            QStringLiteral("This referee does not know the game \"%1\".").arg(assignment.gameType)};
    }
    const base::Result<protocol::MatchRules> rules =
        protocol::read<protocol::MatchRules>(assignment.rules);
    if (!rules)
        return rules.failure();

    const bool seeded = rules->drawSource == protocol::DrawSource::Seeded;
    if (seeded && !assignment.seed) {
        return base::Failure{
            QStringLiteral("The draw source is \"seeded\" but the assignment has no seed.")};
    }
    const QString seed = seeded ? QString::number(*assignment.seed) : game->newSeed();
    games::MatchSetup setup{
        assignment.matchId, assignment.attempt, {}, assignment.rules.toVariantMap(), seed};
    for (const protocol::RosterEntry &entry : assignment.roster)
        setup.seats.append({entry.playerId, {}});
    if (const base::Outcome check = game->checkSetup(setup); !check)
        return check.failure();
    return MatchOrder{assignment, *rules, seed,
                      game->commitment(seed, assignment.matchId, assignment.attempt)};
}

} // namespace league::referee
