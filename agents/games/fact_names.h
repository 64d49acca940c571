// The names of the facts that games write into maps: rules, details of an outcome, events, views.
//
// The same words stand in the protocol documents; the protocol room turns these maps into JSON as
// they are. Games, and those who read what a game wrote, use these names and never the bare text.
#pragma once

#include <QLatin1String>

namespace league::games::fact {

// Rules (requirements.md §1).
inline constexpr QLatin1String DrawRange{"draw_range"}; // a map of Min and Max
inline constexpr QLatin1String Min{"min"};
inline constexpr QLatin1String Max{"max"};
inline constexpr QLatin1String DrawSource{"draw_source"}; // SourceSystem or SourceSeeded
inline constexpr QLatin1String NoShowPolicy{"no_show_policy"};
inline constexpr QLatin1String ChoiceTimeoutMs{"choice_timeout_ms"};

inline constexpr QLatin1String SourceSystem{"system"};
inline constexpr QLatin1String SourceSeeded{"seeded"};
inline constexpr QLatin1String PolicyTechnicalLoss{"technical_loss"};
inline constexpr QLatin1String PolicyVoid{"void"};

// Outcome, events and views.
inline constexpr QLatin1String MatchId{"match_id"};
inline constexpr QLatin1String Attempt{"attempt"};
inline constexpr QLatin1String GameType{"game_type"};
inline constexpr QLatin1String Players{"players"}; // list of player ids in seat order
inline constexpr QLatin1String PlayerId{"player_id"};
inline constexpr QLatin1String Status{"status"};
inline constexpr QLatin1String Winner{"winner_player_id"};
inline constexpr QLatin1String WinnerTeam{"winner_team"}; // of games of teams
inline constexpr QLatin1String WinningPlayers{"winning_players"}; // list of player ids
inline constexpr QLatin1String Reason{"reason"};
inline constexpr QLatin1String Score{"score"}; // points by player
inline constexpr QLatin1String Answered{"answered"}; // by player: a valid answer is in
inline constexpr QLatin1String OwnChoice{"parity_choice"};
inline constexpr QLatin1String Choices{"choices"}; // by player, valid ones only
inline constexpr QLatin1String DrawnNumber{"drawn_number"};
inline constexpr QLatin1String NumberParity{"number_parity"};
inline constexpr QLatin1String Seed{"seed"};
inline constexpr QLatin1String Entropy{"entropy"}; // by player
inline constexpr QLatin1String DrawIndex{"draw_index"};
inline constexpr QLatin1String Cause{"cause"}; // why there is no regular result
inline constexpr QLatin1String Causes{"causes"}; // by player at fault
inline constexpr QLatin1String ErrorCode{"error_code"}; // of the cause, where it has one (fault.h)
inline constexpr QLatin1String ErrorCodes{"error_codes"}; // by player at fault

// Statuses of a finished match.
inline constexpr QLatin1String StatusWin{"WIN"};
inline constexpr QLatin1String StatusDraw{"DRAW"};
inline constexpr QLatin1String StatusTechnicalLoss{"TECHNICAL_LOSS"};
inline constexpr QLatin1String StatusCancelled{"CANCELLED"}; // does not count for anybody

// Who may see an event (protocol.md §6.1).
inline constexpr QLatin1String VisibleToAll{"public"};
inline constexpr QLatin1String ObserverPart{"_observer"}; // a map that only observers see

} // namespace league::games::fact
