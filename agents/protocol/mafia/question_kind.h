// What a player of Mafia can be asked: the kinds of its three calls, as games and scripts name
// them.
#pragma once

#include <QLatin1String>

namespace league::protocol {

// The game's own name in messages (M-001).
inline constexpr QLatin1String MafiaGame{"mafia"};

} // namespace league::protocol

namespace league::protocol::question_kind {

inline constexpr QLatin1String NightAction{"night_action"};
inline constexpr QLatin1String DiscussionTurn{"discussion_turn"};
inline constexpr QLatin1String Vote{"vote"};

} // namespace league::protocol::question_kind
