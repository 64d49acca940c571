// The fixed words of Mafia that stand as values in its maps (protocol.md §4); see mafia_names.h.
#pragma once

#include <QLatin1String>

namespace league::games::mafia {

// Kinds of events and letters.
namespace kind {
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
inline constexpr QLatin1String ModeratorMessage{"MODERATOR_MESSAGE"};
inline constexpr QLatin1String VoteCast{"VOTE_CAST"};
inline constexpr QLatin1String VoteResult{"VOTE_RESULT"};
inline constexpr QLatin1String PlayerInactive{"PLAYER_INACTIVE"};
inline constexpr QLatin1String MatchPaused{"MATCH_PAUSED"};
inline constexpr QLatin1String MatchResumed{"MATCH_RESUMED"};
inline constexpr QLatin1String GameEnded{"GAME_ENDED"};
} // namespace kind

// Kinds of questions and answers.
namespace ask {
inline constexpr QLatin1String NightAction{"night_action"};
inline constexpr QLatin1String DiscussionTurn{"discussion_turn"};
inline constexpr QLatin1String Vote{"vote"};
inline constexpr QLatin1String TurnChunk{"turn_chunk"}; // answers only
} // namespace ask

// Types of inputs (protocol.md §10), and where they come from.
namespace input {
inline constexpr QLatin1String Clock{"clock"};
inline constexpr QLatin1String Operator{"operator"};
inline constexpr QLatin1String Link{"link"};
inline constexpr QLatin1String Human{"human:operator"};
inline constexpr QLatin1String Player{"player:"}; // followed by the id
inline constexpr QLatin1String NightAction{"NIGHT_ACTION_RESPONSE"};
inline constexpr QLatin1String DiscussionTurn{"DISCUSSION_TURN_RESPONSE"};
inline constexpr QLatin1String Vote{"VOTE_RESPONSE"};
inline constexpr QLatin1String TurnChunk{"TURN_CHUNK"};
inline constexpr QLatin1String PhaseDeadline{"PHASE_DEADLINE"};
inline constexpr QLatin1String TurnDeadline{"TURN_DEADLINE"};
inline constexpr QLatin1String SettleEnd{"SETTLE_END"};
inline constexpr QLatin1String RevealEnd{"REVEAL_END"};
inline constexpr QLatin1String Connected{"CONNECTED"};
inline constexpr QLatin1String Disconnected{"DISCONNECTED"};
inline constexpr QLatin1String Expired{"EXPIRED"}; // the referee has given up on a call
inline constexpr QLatin1String HumanMessage{"HUMAN_MESSAGE"};
} // namespace input

// What the operator may order.
namespace order {
inline constexpr QLatin1String Pause{"pause"};
inline constexpr QLatin1String Resume{"resume"};
inline constexpr QLatin1String Advance{"advance"};
inline constexpr QLatin1String SetSpeed{"set_speed"};
inline constexpr QLatin1String Say{"say"}; // with human_messages "moderator"
} // namespace order

namespace word {
inline constexpr QLatin1String Mafia{"mafia"}; // role, team and visibility
inline constexpr QLatin1String Town{"town"};
inline constexpr QLatin1String Doctor{"doctor"};
inline constexpr QLatin1String Sheriff{"sheriff"};
inline constexpr QLatin1String Villager{"villager"};

inline constexpr QLatin1String Observer{"observer"}; // visibility
inline constexpr QLatin1String OnlyPlayer{"player:"}; // visibility, followed by the id

inline constexpr QLatin1String Kill{"KILL"};
inline constexpr QLatin1String Protect{"PROTECT"};
inline constexpr QLatin1String Investigate{"INVESTIGATE"};

inline constexpr QLatin1String Provisional{"provisional"}; // agreement
inline constexpr QLatin1String Majority{"majority"}; // … and kill_decision
inline constexpr QLatin1String Split{"split"};
inline constexpr QLatin1String Single{"single"}; // kill_decision
inline constexpr QLatin1String SeededTie{"seeded_tie"};
inline constexpr QLatin1String SeededDefault{"seeded_default"};

inline constexpr QLatin1String ByNight{"night"}; // cause of a death
inline constexpr QLatin1String ByVote{"vote"};
inline constexpr QLatin1String Technical{"technical"};

inline constexpr QLatin1String AllOneVote{"ALL_ONE_VOTE"};
inline constexpr QLatin1String NoVotes{"NO_VOTES"};
inline constexpr QLatin1String SeededRng{"seeded_rng"};

inline constexpr QLatin1String Accuse{"ACCUSE"};
inline constexpr QLatin1String Defend{"DEFEND"};
inline constexpr QLatin1String ClaimRole{"CLAIM_ROLE"};
inline constexpr QLatin1String Report{"REPORT"};
inline constexpr QLatin1String Ask{"ASK"};

inline constexpr QLatin1String ThinkSegment{"think"};
inline constexpr QLatin1String SaySegment{"say"};

inline constexpr QLatin1String AllMafiaOut{"All mafia eliminated"};
inline constexpr QLatin1String MafiaParity{"Mafia reached parity"};
inline constexpr QLatin1String DayLimit{"Day limit reached"};
} // namespace word

} // namespace league::games::mafia
