// Who accused whom: counts over the statements of a view.
#pragma once

#include "agents/games/mafia/bots/mafia_view.h"

namespace league::games::bots {

// How often the player was accused on the day that it is.
[[nodiscard]] int accusationsToday(const MafiaView &view, int target);
// By how many different players who live.
[[nodiscard]] int accusersToday(const MafiaView &view, int target);
// Whether at least a third of the living accuse the player today.
[[nodiscard]] bool isAccusedByAThird(const MafiaView &view, int target);
// How often the player accused somebody, on all days.
[[nodiscard]] int accusationsBy(const MafiaView &view, int speaker);
// How often the player accused one of ours who still lives, on all days.
[[nodiscard]] int accusationsOfMyMafiaBy(const MafiaView &view, int speaker);

} // namespace league::games::bots
