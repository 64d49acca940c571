// The judge of Mafia: who has won, and from that points and details (M-102, M-151, M-152, MR-36).
//
// Functions without memory, called by Mafia and MafiaMatch.
#pragma once

#include "agents/games/fault.h"
#include "agents/games/mafia/attendance.h"
#include "agents/games/mafia/table.h"
#include "agents/games/match_outcome.h"
#include "agents/games/match_setup.h"

namespace league::games::mafia {

// What a match is worth to everybody of a team (protocol.md §8.4); a loss gives nothing.
inline constexpr int WinPoints = 3;
inline constexpr int DrawPoints = 1;

// What is known at the end beyond the table.
struct Ending
{
    QLatin1String winner = {}; // mafia or town; empty for a draw
    int day = 0;
    int cycle = 0;
    qint64 durationMs = 0;
};

// mafia or town; empty while nobody has won (M-102).
[[nodiscard]] QLatin1String winnerAt(const Table &table);
// Everybody of the winning team, dead or alive, by id.
[[nodiscard]] QStringList winningPlayers(const Table &table, QLatin1String winner);
// "All mafia eliminated", "Mafia reached parity" or "Day limit reached".
[[nodiscard]] QLatin1String reasonOf(const Ending &ending);
// Everything about every player, in seat order; for observers, and for all after the end.
[[nodiscard]] QVariantList playersInFull(const Table &table);

// `roster` of the table's players is the order of seats and points.
[[nodiscard]] MatchOutcome judge(const MatchSetup &setup, const Table &table,
                                 const Attendance &attendance, const Ending &ending);
// A match that did not begin (MR-36): the absent get a technical loss, those present a point; with
// no fault at all nothing counts.
[[nodiscard]] MatchOutcome noShow(const MatchSetup &setup,
                                  const QList<std::optional<Fault>> &faults);

} // namespace league::games::mafia
