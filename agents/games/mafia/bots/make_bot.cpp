#include "agents/games/mafia/bots/make_bot.h"

#include "agents/games/mafia/bots/heuristic_bot.h"

namespace league::games::bots {

namespace {

const QString Heuristic = QStringLiteral("heuristic");
const QString Random = QStringLiteral("random");

} // namespace

QStringList mafiaBotNames()
{
    return {Heuristic, Random};
}

std::unique_ptr<Bot> makeMafiaBot(QStringView name, quint64 seed, const base::MatchId &match,
                                  const base::PlayerId &player)
{
    if (name == Heuristic)
        return std::make_unique<HeuristicBot>(seed, match, player);
    if (name == Random)
        return std::make_unique<RandomBot>(seed, match, player);
    return nullptr;
}

} // namespace league::games::bots
