#include "agents/games/game_registry.h"

#include "agents/games/even_odd/even_odd.h"
#include "agents/games/mafia/mafia.h"

#include <array>

namespace league::games {

namespace {

std::array<const Game *, 2> allGames()
{
    static const EvenOdd evenOdd;
    static const Mafia mafia;
    return {&evenOdd, &mafia};
}

} // namespace

const Game *GameRegistry::find(QStringView id)
{
    for (const Game *game : allGames()) {
        if (game->facts().id == id)
            return game;
    }
    return nullptr;
}

QStringList GameRegistry::ids()
{
    QStringList ids;
    for (const Game *game : allGames())
        ids.append(game->facts().id);
    return ids;
}

} // namespace league::games
