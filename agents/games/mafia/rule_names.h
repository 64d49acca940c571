// The keys of the `mafia` block of protocol.md §3.
#pragma once

#include <QLatin1String>

namespace league::games::mafia::rule {

inline constexpr QLatin1String Block{"mafia"};
inline constexpr QLatin1String SpeedMode{"speed_mode"};
inline constexpr QLatin1String Timing{"timing"};
inline constexpr QLatin1String Discussion{"discussion"};
inline constexpr QLatin1String Turns{"turns"};
inline constexpr QLatin1String EndWhenAllSpoke{"end_when_all_spoke"};
inline constexpr QLatin1String RotateBy{"rotate_by"};
inline constexpr QLatin1String MaxSayChars{"max_say_chars"};
inline constexpr QLatin1String MaxThinkChars{"max_think_chars"};
inline constexpr QLatin1String Night{"night"};
inline constexpr QLatin1String ConsultRounds{"mafia_consult_rounds"};
inline constexpr QLatin1String MaxInvalidResubmits{"max_invalid_resubmits"};
inline constexpr QLatin1String Voting{"voting"};
inline constexpr QLatin1String AllowAbstain{"allow_abstain"};
inline constexpr QLatin1String MissingVote{"missing_vote"};
inline constexpr QLatin1String NoEliminationRule{"no_elimination_rule"};
inline constexpr QLatin1String SettleMs{"settle_ms"};
inline constexpr QLatin1String RevealOnDeath{"reveal_on_death"};
inline constexpr QLatin1String Vote{"vote"};
inline constexpr QLatin1String WinCheckAfterNight{"win_check_after_night"};
inline constexpr QLatin1String MaxDays{"max_days"};
inline constexpr QLatin1String InactiveAfter{"inactive_after"};
inline constexpr QLatin1String InactivePolicy{"inactive_policy"};
inline constexpr QLatin1String FillWithBots{"fill_with_bots"};
inline constexpr QLatin1String HumanMessages{"human_messages"};
inline constexpr QLatin1String SeatAlias{"seat_alias"};

// Inside `timing`, in the words of M-120.
inline constexpr QLatin1String Reveal{"reveal"};
inline constexpr QLatin1String Resolution{"resolution"};
inline constexpr QLatin1String TimeoutMs{"timeout_ms"};
inline constexpr QLatin1String PerAgentMs{"per_agent_ms"};
inline constexpr QLatin1String DelayMs{"delay_ms"};
inline constexpr QLatin1String TimePerTurnMs{"time_per_turn_ms"};

} // namespace league::games::mafia::rule
