#include "agents/games/mafia/privacy.h"

#include "agents/games/fact_names.h"

namespace league::games::mafia {

QString onlyFor(const Player &player)
{
    return word::OnlyPlayer + player.id.text();
}

bool maySee(const Player &player, const QString &visibility)
{
    if (visibility == fact::VisibleToAll)
        return true;
    if (visibility == word::Mafia)
        return player.role == Role::Mafia && player.isAlive;
    return visibility == onlyFor(player);
}

std::optional<GameEvent> copyFor(const GameEvent &event, const Player &player)
{
    if (!maySee(player, event.visibility))
        return std::nullopt;
    GameEvent copy = event;
    copy.facts.remove(fact::ObserverPart);
    return copy;
}

} // namespace league::games::mafia
