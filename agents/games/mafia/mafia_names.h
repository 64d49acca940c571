// The words of protocol.md §3 and §4 that stand in the maps of Mafia: rules, questions, events,
// letters and results.
//
// `key` names what stands left of the colon, `word` what stands right of it, `kind` the messages
// and events. The protocol room turns these maps into JSON as they are. See also fact_names.h.
#pragma once

#include <QLatin1String>

namespace league::games::mafia {

namespace key {

// Players and the table.
inline constexpr QLatin1String PlayerId{"player_id"};
inline constexpr QLatin1String DisplayName{"display_name"};
inline constexpr QLatin1String Seat{"seat"};
inline constexpr QLatin1String Role{"role"};
inline constexpr QLatin1String Team{"team"};
inline constexpr QLatin1String Teammates{"teammates"};
inline constexpr QLatin1String RoleBrief{"role_brief"};
inline constexpr QLatin1String Objective{"objective"};
inline constexpr QLatin1String Alive{"alive"};
inline constexpr QLatin1String AliveCount{"alive_count"};
inline constexpr QLatin1String Players{"players"};
inline constexpr QLatin1String ViewSeq{"view_seq"};
inline constexpr QLatin1String View{"view"};
inline constexpr QLatin1String Deadline{"deadline"};
inline constexpr QLatin1String CallNumber{"call_number"};

// Phases.
inline constexpr QLatin1String From{"from"};
inline constexpr QLatin1String To{"to"};
inline constexpr QLatin1String Phase{"phase"};
inline constexpr QLatin1String NextPhase{"next_phase"};
inline constexpr QLatin1String DayNumber{"day_number"};
inline constexpr QLatin1String NightNumber{"night_number"};
inline constexpr QLatin1String CycleNumber{"cycle_number"};
inline constexpr QLatin1String SpeedMode{"speed_mode"};

// The night.
inline constexpr QLatin1String ActionType{"action_type"};
inline constexpr QLatin1String AgentId{"agent_id"};
inline constexpr QLatin1String TargetId{"target_id"};
inline constexpr QLatin1String TargetName{"target_name"};
inline constexpr QLatin1String SecondChoiceId{"second_choice_id"};
inline constexpr QLatin1String Think{"think"};
inline constexpr QLatin1String SuspicionScores{"suspicion_scores"};
inline constexpr QLatin1String Defaulted{"defaulted"};
inline constexpr QLatin1String ValidTargets{"valid_targets"};
inline constexpr QLatin1String LastProtected{"last_protected"};
inline constexpr QLatin1String TeamActions{"team_actions"};
inline constexpr QLatin1String Consultation{"consultation"};
inline constexpr QLatin1String Submissions{"submissions"};
inline constexpr QLatin1String ProvisionalTarget{"provisional_target"};
inline constexpr QLatin1String Agreement{"agreement"};
inline constexpr QLatin1String SheriffId{"sheriff_id"};
inline constexpr QLatin1String IsMafia{"is_mafia"};
inline constexpr QLatin1String Killed{"killed"};
inline constexpr QLatin1String Prevented{"prevented"};
inline constexpr QLatin1String Announcement{"announcement"};
inline constexpr QLatin1String KillTarget{"kill_target"};
inline constexpr QLatin1String KillDecision{"kill_decision"};
inline constexpr QLatin1String Protected{"protected"};
inline constexpr QLatin1String ProtectTarget{"protect_target"};
inline constexpr QLatin1String Investigation{"investigation"};
inline constexpr QLatin1String Defaults{"defaults"};

// Deaths.
inline constexpr QLatin1String Cause{"cause"};
inline constexpr QLatin1String Revealed{"revealed"};

// The discussion.
inline constexpr QLatin1String Turn{"turn"};
inline constexpr QLatin1String ChannelId{"channel_id"};
inline constexpr QLatin1String TurnId{"turn_id"};
inline constexpr QLatin1String TurnIndex{"turn_index"};
inline constexpr QLatin1String TurnsRemaining{"turns_remaining"};
inline constexpr QLatin1String Order{"order"};
inline constexpr QLatin1String TimeoutAt{"timeout_at"};
inline constexpr QLatin1String MaxSayChars{"max_say_chars"};
inline constexpr QLatin1String MayPass{"may_pass"};
inline constexpr QLatin1String StreamingAllowed{"streaming_allowed"};
inline constexpr QLatin1String Pass{"pass"};
inline constexpr QLatin1String Say{"say"};
inline constexpr QLatin1String SpeechActs{"speech_acts"};
inline constexpr QLatin1String Act{"act"};
inline constexpr QLatin1String Strength{"strength"};
inline constexpr QLatin1String TimedOut{"timed_out"};
inline constexpr QLatin1String Truncated{"truncated"};
inline constexpr QLatin1String ClaimedRole{"claimed_role"};
inline constexpr QLatin1String ActualRole{"actual_role"};
inline constexpr QLatin1String Segment{"segment"};
inline constexpr QLatin1String ChunkSeq{"chunk_seq"};
inline constexpr QLatin1String Text{"text"};
inline constexpr QLatin1String Final{"final"};

// The vote.
inline constexpr QLatin1String VoterId{"voter_id"};
inline constexpr QLatin1String VoteTime{"vote_time"};
inline constexpr QLatin1String ElapsedMs{"elapsed_ms"};
inline constexpr QLatin1String Changed{"changed"};
inline constexpr QLatin1String Tally{"tally"};
inline constexpr QLatin1String VotesCast{"votes_cast"};
inline constexpr QLatin1String MayAbstain{"may_abstain"};
inline constexpr QLatin1String VotesNeeded{"votes_needed_for_majority"};
inline constexpr QLatin1String Eliminated{"eliminated"};
inline constexpr QLatin1String Votes{"votes"};
inline constexpr QLatin1String Distribution{"distribution"};
inline constexpr QLatin1String Abstained{"abstained"};
inline constexpr QLatin1String Tie{"tie"};
inline constexpr QLatin1String Tied{"tied"};
inline constexpr QLatin1String TieBreak{"tie_break"};
inline constexpr QLatin1String NoEliminationReason{"no_elimination_reason"};
inline constexpr QLatin1String MajorityReached{"majority_reached"};

// What a seat knows.
inline constexpr QLatin1String You{"you"};
inline constexpr QLatin1String Statements{"statements"};
inline constexpr QLatin1String Claims{"claims"};
inline constexpr QLatin1String Announcements{"announcements"};
inline constexpr QLatin1String Private{"private"};
inline constexpr QLatin1String MyActions{"my_actions"};
inline constexpr QLatin1String Investigations{"investigations"};
inline constexpr QLatin1String LastViewSeq{"last_view_seq"};

// The end.
inline constexpr QLatin1String Winner{"winner"};
inline constexpr QLatin1String WinnerTeam{"winner_team"};
inline constexpr QLatin1String WinningPlayers{"winning_players"};
inline constexpr QLatin1String FinalState{"final_state"};
inline constexpr QLatin1String DurationMs{"duration_ms"};
inline constexpr QLatin1String Roles{"roles"};
inline constexpr QLatin1String Survivors{"survivors"};
inline constexpr QLatin1String Eliminations{"eliminations"};
inline constexpr QLatin1String FinalDayNumber{"final_day_number"};
inline constexpr QLatin1String FinalCycleNumber{"final_cycle_number"};
inline constexpr QLatin1String SeedSalt{"seed_salt"};
inline constexpr QLatin1String DealIndex{"deal_index"};
inline constexpr QLatin1String Technical{"technical"};
inline constexpr QLatin1String Bots{"bots"};

// Inputs that do not come from players.
inline constexpr QLatin1String Misses{"misses"};
inline constexpr QLatin1String Value{"value"};

} // namespace key

} // namespace league::games::mafia
