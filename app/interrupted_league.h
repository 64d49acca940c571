// Leagues that were interrupted: found again, and gone on with.
#pragma once

#include "agents/manager/league_history.h"
#include "agents/manager/league_options.h"
#include "agents/store/league_folder.h"

namespace league::app {

struct InterruptedLeague
{
    store::LeagueFolder folder;
    manager::LeagueHistory history; // its members; the rest is read when nobody else can write it
};

// Who plays the league, and so which command goes on with it.
enum class PlayedBy { Network, House };

// The league with this id, or the one that changed last and is not over when the id is empty. Fails
// when there is none, or when the other command has to go on with it.
[[nodiscard]] base::Result<InterruptedLeague>
findInterrupted(const QString &dataFolder, const QString &leagueId, PlayedBy playedBy);

// Sets id, game, rules and seed as the journal has them; fails when it holds a rule that this
// program does not know.
[[nodiscard]] base::Outcome adopt(const manager::LeagueHistory &history,
                                  manager::LeagueOptions &options);

// What to type to go on with a league; `options` are added as they are.
[[nodiscard]] QString resumeCommand(PlayedBy playedBy, const QString &leagueId,
                                    const QString &dataFolder, const QStringList &options);

} // namespace league::app
