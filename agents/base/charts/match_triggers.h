// What a referee fires in the chart of a match, whatever the game; the rest the game's own events
// fire. A chart has those that it needs.
#pragma once

#include <QLatin1String>

namespace league::base::match_trigger {

inline constexpr QLatin1String MatchAssigned("MATCH_ASSIGNED");
inline constexpr QLatin1String BothJoined("BOTH_JOINED"); // of two seats
inline constexpr QLatin1String SeatsFilled("SEATS_FILLED"); // of more
inline constexpr QLatin1String JoinTimeout("JOIN_TIMEOUT");
inline constexpr QLatin1String JoinRefused("JOIN_REFUSED");
inline constexpr QLatin1String CancellationReported("CANCELLATION_REPORTED");
inline constexpr QLatin1String GameEnded("GAME_ENDED"); // where no event of the game fires the end
inline constexpr QLatin1String MatchAborted("MATCH_ABORTED");

} // namespace league::base::match_trigger
