// GameRegistry: the games this program can play.
//
// Asked by manager, referee and the settings page. The games live as long as the program.
#pragma once

#include "agents/games/game.h"

namespace league::games {

class GameRegistry
{
public:
    // The game with this id, null when there is none.
    [[nodiscard]] static const Game *find(QStringView id);
    // The ids of all games, the default game first.
    [[nodiscard]] static QStringList ids();
};

} // namespace league::games
