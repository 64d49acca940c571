// Leagues of the local network as lines on a terminal.
#pragma once

#include "agents/transport/lan/heard_leagues.h"

#include <QStringList>

namespace league::app {

// "http://192.168.1.20:8000/mcp  Spring Cup: even_odd, 3 of 8 players, open". Whoever knows the
// line needs no other: the address comes first.
[[nodiscard]] QString lineOf(const protocol::LeagueAnnouncement &league);

// Prints every league when it is first heard, and again when something about it is new.
class LeagueLines
{
public:
    void show(const QList<transport::HeardLeague> &leagues);

private:
    QStringList m_shown;
};

} // namespace league::app
