// How an agent without --manager finds its league: it listens on the local network and joins the
// one league that fits.
#pragma once

#include "app/cli/listening.h"
#include "app/league_finder.h"

namespace league::app {

struct LeagueSearch
{
    transport::LanPlace place; // where it listens
    QString league; // the name or id that was asked for; empty: any
    std::optional<std::chrono::seconds> limit; // without one it waits until a league opens
};

// Declares --league and --wait-seconds.
void declareSearch(QCommandLineParser &parser);
// The search that the options ask for; nothing when --manager says where the league is.
[[nodiscard]] std::optional<LeagueSearch> readSearch(OptionReader &options,
                                                     const QString &managerOption);

// Listens until a league is found, and gives its announcement: an open league of the game (empty:
// of any). Otherwise says on the terminal why there is none, and what to type, and gives the exit
// code.
struct SearchEnd
{
    std::optional<protocol::LeagueAnnouncement> found;
    int code = 0;
};
[[nodiscard]] SearchEnd findLeague(const LeagueSearch &search, const QString &game,
                                   base::Clock &clock);

} // namespace league::app
