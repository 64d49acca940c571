#include "agents/referee/match_order.h"

#include "agents/games/game_registry.h"
#include "agents/protocol/message.h"
#include "agents/referee/game_dialogue.h"

namespace league::referee {

namespace {

// Games with a deal are given their seed, so that the manager can balance the roles.
base::Result<QString> seedOf(const protocol::MatchAssignment &assignment, const games::Game &game,
                             protocol::DrawSource source)
{
    if (game.facts().dealsSeats) {
        if (assignment.seed)
            return QString::number(*assignment.seed);
        return base::Failure{QStringLiteral("A match of %1 needs a seed and the assignment has "
                                            "none.")
                                 .arg(game.facts().title)};
    }
    if (source != protocol::DrawSource::Seeded)
        return game.newSeed();
    if (assignment.seed)
        return QString::number(*assignment.seed);
    return base::Failure{
        QStringLiteral("The draw source is \"seeded\" but the assignment has no seed.")};
}

// The league's rules and the game's own settings; a game takes what it knows.
QVariantMap rulesOf(const protocol::MatchAssignment &assignment)
{
    QVariantMap rules = assignment.rules.toVariantMap();
    rules.insert(assignment.mafia.toVariantMap());
    return rules;
}

games::MatchSetup setupOf(const protocol::MatchAssignment &assignment, const QString &seed)
{
    games::MatchSetup setup;
    setup.match = assignment.matchId;
    setup.attempt = assignment.attempt;
    setup.rules = rulesOf(assignment);
    setup.seed = seed;
    setup.seedSalt = assignment.seedSalt;
    setup.dealIndex = assignment.dealIndex.value_or(0);
    for (auto it = assignment.rolePlan.begin(); it != assignment.rolePlan.end(); ++it)
        setup.rolePlan.insert(it.key().text(), it.value());
    return setup;
}

} // namespace

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
    const base::Result<protocol::SeatRules> seatRules =
        protocol::read<protocol::SeatRules>(assignment.mafia);
    if (!seatRules)
        return seatRules.failure();
    const base::Result<QString> seed = seedOf(assignment, *game, rules->drawSource);
    if (!seed)
        return seed.failure();

    MatchOrder order{assignment, *rules, *seatRules, setupOf(assignment, *seed), {}};
    if (seatRules->fillWithBots && !game->botNames().isEmpty()) {
        for (int bot = 1; order.assignment.roster.size() < game->facts().minSeats; ++bot)
            order.assignment.roster.append(botEntry(bot));
    }
    games::MatchSetup setup = order.setup;
    for (const protocol::RosterEntry &entry : std::as_const(order.assignment.roster))
        setup.seats.append({entry.playerId, {}, entry.displayName, isBot(entry)});
    if (const base::Outcome check = game->checkSetup(setup); !check)
        return check.failure();
    order.commitment = game->commitmentOf(setup);
    return order;
}

protocol::RosterEntry botEntry(int number)
{
    protocol::RosterEntry entry;
    entry.playerId = base::PlayerId(QStringLiteral("BOT%1").arg(number, 2, 10, QLatin1Char('0')));
    entry.displayName = QStringLiteral("Bot %1").arg(number);
    return entry;
}

bool isBot(const protocol::RosterEntry &entry)
{
    return entry.contactEndpoint.isEmpty() && entry.tokenSha256.isEmpty();
}

} // namespace league::referee
