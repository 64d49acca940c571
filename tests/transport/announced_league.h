// A league as it is announced in tests.
#pragma once

#include "agents/protocol/league_announcement.h"

namespace league::test {

inline protocol::LeagueAnnouncement announcedLeague(const QString &herald = QStringLiteral("h1"))
{
    protocol::LeagueAnnouncement league;
    league.herald = herald;
    league.leagueId = QStringLiteral("league_1");
    league.name = QStringLiteral("Spring Cup");
    league.gameType = QStringLiteral("even_odd");
    league.address = QStringLiteral("http://192.168.1.20:8000/mcp");
    league.players = 3;
    return league;
}

} // namespace league::test
