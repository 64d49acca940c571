// What `agent-league discover --json` prints: the leagues that were heard on the local network.
#pragma once

#include "agents/protocol/league_announcement.h"

namespace league::protocol {

struct FoundLeague
{
    LeagueAnnouncement heard = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("name", self.heard.name);
        v.required("address", self.heard.address);
        v.required("league_id", self.heard.leagueId);
        v.required("game_type", self.heard.gameType);
        v.required("state", self.heard.state);
        v.required("players", self.heard.players);
        v.required("expected_players", self.heard.expectedPlayers);
        v.required("needs_join_code", self.heard.needsCode);
        v.required("spectators", self.heard.spectators);
        v.required("protocol", self.heard.protocol);
    }
};

struct DiscoveryReport
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = {}; // FOUND, NONE, INTERRUPTED or FAILED
    QList<FoundLeague> leagues = {};
    qint64 durationMs = 0;
    QString reason = {}; // why FAILED

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.required("leagues", self.leagues);
        v.required("duration_ms", self.durationMs);
        v.optional("reason", self.reason);
    }
};

} // namespace league::protocol
