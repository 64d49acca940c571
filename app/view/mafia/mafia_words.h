// The words of Mafia's events (protocol.md §4, §10) that the table on the screen reads.
//
// Used by what folds a match for its page; nothing here is written anywhere.
#pragma once

#include <QLatin1String>

namespace league::app::view::mafia {

// Kinds of events.
inline constexpr QLatin1String RolesAssigned{"ROLES_ASSIGNED"};
inline constexpr QLatin1String RoleAssignment{"MAFIA_ROLE_ASSIGNMENT"};
inline constexpr QLatin1String PhaseChanged{"PHASE_CHANGED"};
inline constexpr QLatin1String ActionSubmitted{"NIGHT_ACTION_SUBMITTED"};
inline constexpr QLatin1String TeamUpdate{"MAFIA_TEAM_UPDATE"};
inline constexpr QLatin1String InvestigationResult{"INVESTIGATION_RESULT"};
inline constexpr QLatin1String NightResolved{"NIGHT_RESOLVED"};
inline constexpr QLatin1String PlayerEliminated{"PLAYER_ELIMINATED"};
inline constexpr QLatin1String TurnStarted{"TURN_STARTED"};
inline constexpr QLatin1String ThinkChunk{"AGENT_THINK_CHUNK"};
inline constexpr QLatin1String SayChunk{"AGENT_SAY_CHUNK"};
inline constexpr QLatin1String Statement{"DISCUSSION_STATEMENT"};
inline constexpr QLatin1String RoleClaimed{"ROLE_CLAIMED"};
inline constexpr QLatin1String VoteCast{"VOTE_CAST"};
inline constexpr QLatin1String VoteResult{"VOTE_RESULT"};
inline constexpr QLatin1String PlayerInactive{"PLAYER_INACTIVE"};
inline constexpr QLatin1String PlayerActive{"PLAYER_ACTIVE"};
inline constexpr QLatin1String MatchPaused{"MATCH_PAUSED"};
inline constexpr QLatin1String MatchResumed{"MATCH_RESUMED"};
inline constexpr QLatin1String SpeedChanged{"SPEED_CHANGED"};
inline constexpr QLatin1String GameEnded{"GAME_ENDED"};
inline constexpr QLatin1String GameOver{"GAME_OVER"}; // to a player, with what its result was

// Phases (requirements.md §2).
inline constexpr QLatin1String Setup{"SETUP"};
inline constexpr QLatin1String NightActions{"NIGHT_ACTIONS"};
inline constexpr QLatin1String MorningReveal{"MORNING_REVEAL"};
inline constexpr QLatin1String DayDiscussion{"DAY_DISCUSSION"};
inline constexpr QLatin1String DayVoting{"DAY_VOTING"};
inline constexpr QLatin1String Resolution{"RESOLUTION"};
inline constexpr QLatin1String End{"END"};

// Roles, actions, causes, acts.
inline constexpr QLatin1String RoleMafia{"mafia"};
inline constexpr QLatin1String RoleDoctor{"doctor"};
inline constexpr QLatin1String RoleSheriff{"sheriff"};
inline constexpr QLatin1String RoleVillager{"villager"};
inline constexpr QLatin1String Kill{"KILL"};
inline constexpr QLatin1String Protect{"PROTECT"};
inline constexpr QLatin1String Investigate{"INVESTIGATE"};
inline constexpr QLatin1String CauseVote{"vote"};
inline constexpr QLatin1String Accuse{"ACCUSE"};
inline constexpr QLatin1String Defend{"DEFEND"};
inline constexpr QLatin1String Majority{"majority"};

// Visibility (§6.1).
inline constexpr QLatin1String ToAll{"public"};
inline constexpr QLatin1String ToMafia{"mafia"};
inline constexpr QLatin1String ToPlayer{"player:"};

// Kinds of questions.
inline constexpr QLatin1String AskNight{"night_action"};
inline constexpr QLatin1String AskTurn{"discussion_turn"};
inline constexpr QLatin1String AskVote{"vote"};

// Fields.
inline constexpr QLatin1String ObserverPart{"_observer"};
inline constexpr QLatin1String PlayerId{"player_id"};
inline constexpr QLatin1String AgentId{"agent_id"};
inline constexpr QLatin1String DisplayName{"display_name"};
inline constexpr QLatin1String SeatNumber{"seat"};
inline constexpr QLatin1String Players{"players"};
inline constexpr QLatin1String Role{"role"};
inline constexpr QLatin1String Teammates{"teammates"};
inline constexpr QLatin1String Seed{"seed"};
inline constexpr QLatin1String To{"to"};
inline constexpr QLatin1String NextPhase{"next_phase"};
inline constexpr QLatin1String DayNumber{"day_number"};
inline constexpr QLatin1String NightNumber{"night_number"};
inline constexpr QLatin1String CycleNumber{"cycle_number"};
inline constexpr QLatin1String Deadline{"deadline"};
inline constexpr QLatin1String TimeoutAt{"timeout_at"};
inline constexpr QLatin1String SpeedMode{"speed_mode"};
inline constexpr QLatin1String Alive{"alive"};
inline constexpr QLatin1String AliveCount{"alive_count"};
inline constexpr QLatin1String ActionType{"action_type"};
inline constexpr QLatin1String TargetId{"target_id"};
inline constexpr QLatin1String Defaulted{"defaulted"};
inline constexpr QLatin1String Submissions{"submissions"};
inline constexpr QLatin1String Agreement{"agreement"};
inline constexpr QLatin1String IsMafia{"is_mafia"};
inline constexpr QLatin1String Killed{"killed"};
inline constexpr QLatin1String Prevented{"prevented"};
inline constexpr QLatin1String KillDecision{"kill_decision"};
inline constexpr QLatin1String ProtectedId{"protected"};
inline constexpr QLatin1String Cause{"cause"};
inline constexpr QLatin1String TurnId{"turn_id"};
inline constexpr QLatin1String TurnIndex{"turn_index"};
inline constexpr QLatin1String TurnsRemaining{"turns_remaining"};
inline constexpr QLatin1String Order{"order"};
inline constexpr QLatin1String Text{"text"};
inline constexpr QLatin1String Say{"say"};
inline constexpr QLatin1String Think{"think"};
inline constexpr QLatin1String SuspicionScores{"suspicion_scores"};
inline constexpr QLatin1String Pass{"pass"};
inline constexpr QLatin1String TimedOut{"timed_out"};
inline constexpr QLatin1String Truncated{"truncated"};
inline constexpr QLatin1String SpeechActs{"speech_acts"};
inline constexpr QLatin1String Act{"act"};
inline constexpr QLatin1String ClaimedRole{"claimed_role"};
inline constexpr QLatin1String VoterId{"voter_id"};
inline constexpr QLatin1String ElapsedMs{"elapsed_ms"};
inline constexpr QLatin1String Changed{"changed"};
inline constexpr QLatin1String Eliminated{"eliminated"};
inline constexpr QLatin1String Votes{"votes"};
inline constexpr QLatin1String Tied{"tied"};
inline constexpr QLatin1String TieBreak{"tie_break"};
inline constexpr QLatin1String NoElimination{"no_elimination_reason"};
inline constexpr QLatin1String Winner{"winner"};
inline constexpr QLatin1String FinalState{"final_state"};
inline constexpr QLatin1String WinnerTeam{"winner_team"};
inline constexpr QLatin1String Reason{"reason"};

// What a player is asked, and what it knows then (§4.14).
inline constexpr QLatin1String View{"view"};
inline constexpr QLatin1String You{"you"};
inline constexpr QLatin1String Statements{"statements"};
inline constexpr QLatin1String Turn{"turn"};
inline constexpr QLatin1String Phase{"phase"};
inline constexpr QLatin1String Roles{"roles"};
inline constexpr QLatin1String GameResult{"game_result"};
inline constexpr QLatin1String Announcements{"announcements"};
inline constexpr QLatin1String Private{"private"};
inline constexpr QLatin1String Investigations{"investigations"};
inline constexpr QLatin1String ValidTargets{"valid_targets"};
inline constexpr QLatin1String MaxSayChars{"max_say_chars"};
inline constexpr QLatin1String MayAbstain{"may_abstain"};

} // namespace league::app::view::mafia
