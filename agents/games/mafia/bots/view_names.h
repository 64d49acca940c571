// The words of the calls that a player of Mafia reads and of the answers that it writes
// (protocol.md §4.4, §4.9, §4.10, §4.14).
//
// Used by the built-in players only; they read what every player on the wire gets.
#pragma once

#include <QLatin1String>

namespace league::games::bots::word {

// The calls.
inline constexpr QLatin1String View{"view"};
inline constexpr QLatin1String ValidTargets{"valid_targets"};
inline constexpr QLatin1String ActionType{"action_type"};
inline constexpr QLatin1String TeamActions{"team_actions"};
inline constexpr QLatin1String Consultation{"consultation"};
inline constexpr QLatin1String Turn{"turn"};
inline constexpr QLatin1String TurnId{"turn_id"};
inline constexpr QLatin1String MayPass{"may_pass"};

// The view.
inline constexpr QLatin1String You{"you"};
inline constexpr QLatin1String Players{"players"};
inline constexpr QLatin1String Statements{"statements"};
inline constexpr QLatin1String Votes{"votes"};
inline constexpr QLatin1String Private{"private"};
inline constexpr QLatin1String Investigations{"investigations"};
inline constexpr QLatin1String PlayerId{"player_id"};
inline constexpr QLatin1String DisplayName{"display_name"};
inline constexpr QLatin1String Seat{"seat"};
inline constexpr QLatin1String Role{"role"};
inline constexpr QLatin1String Team{"team"};
inline constexpr QLatin1String Teammates{"teammates"};
inline constexpr QLatin1String Alive{"alive"};
inline constexpr QLatin1String Cause{"cause"};
inline constexpr QLatin1String CycleNumber{"cycle_number"};
inline constexpr QLatin1String DayNumber{"day_number"};
inline constexpr QLatin1String NightNumber{"night_number"};
inline constexpr QLatin1String Pass{"pass"};
inline constexpr QLatin1String TimedOut{"timed_out"};
inline constexpr QLatin1String Say{"say"};
inline constexpr QLatin1String Think{"think"};
inline constexpr QLatin1String SpeechActs{"speech_acts"};
inline constexpr QLatin1String Act{"act"};
inline constexpr QLatin1String Strength{"strength"};
inline constexpr QLatin1String TargetId{"target_id"};
inline constexpr QLatin1String IsMafia{"is_mafia"};
inline constexpr QLatin1String VoterId{"voter_id"};

// Roles, teams and ends.
inline constexpr QLatin1String Mafia{"mafia"};
inline constexpr QLatin1String Doctor{"doctor"};
inline constexpr QLatin1String Sheriff{"sheriff"};
inline constexpr QLatin1String Villager{"villager"};
inline constexpr QLatin1String ByNight{"night"};
inline constexpr QLatin1String ByVote{"vote"};

// Kinds of questions.
inline constexpr QLatin1String NightAction{"night_action"};
inline constexpr QLatin1String DiscussionTurn{"discussion_turn"};
inline constexpr QLatin1String Vote{"vote"};

// Speech acts.
inline constexpr QLatin1String Accuse{"ACCUSE"};
inline constexpr QLatin1String Defend{"DEFEND"};
inline constexpr QLatin1String ClaimRole{"CLAIM_ROLE"};
inline constexpr QLatin1String Report{"REPORT"};
inline constexpr QLatin1String Ask{"ASK"};

} // namespace league::games::bots::word
