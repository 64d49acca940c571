// Kinds of events that tell those who watch of a change that no player is told of: the operator has
// set another speed, or somebody whom nobody waited for any more plays again (M-124, MR-35).
#pragma once

#include <QLatin1String>

namespace league::games::mafia::kind {

inline constexpr QLatin1String SpeedChanged{"SPEED_CHANGED"};
inline constexpr QLatin1String PlayerActive{"PLAYER_ACTIVE"};

} // namespace league::games::mafia::kind
