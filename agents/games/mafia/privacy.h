// Privacy: who may see which event, and what of it (protocol.md §6).
//
// The one place that decides it. Every message to a player is built from such a copy and from
// nothing else.
#pragma once

#include "agents/games/mafia/table.h"
#include "agents/games/match_state.h"

#include <optional>

namespace league::games::mafia {

// The visibility of what only one player sees: "player:P06".
[[nodiscard]] QString onlyFor(const Player &player);

// Whether the player may see an event now: the dead get nothing new beyond what is public.
[[nodiscard]] bool maySee(const Player &player, const QString &visibility);
// The event as the player sees it, without what is for observers; none when it may not see it.
[[nodiscard]] std::optional<GameEvent> copyFor(const GameEvent &event, const Player &player);

} // namespace league::games::mafia
