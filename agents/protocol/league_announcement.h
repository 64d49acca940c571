// LeagueAnnouncement: what a manager calls out on the local network, so that people need not type
// its address: one small datagram of JSON, without any secret.
//
// Written by the transport's LeagueAnnouncer and read by HeardLeagues. Whatever arrives on that
// port may come from anybody: readAnnouncement() lets through only what could be an announcement of
// ours, with texts that can be shown.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

enum class AnnouncedState {
    Open, // players may register
    Running, // it is played, or full; it can be watched
    Over,
    Gone, // its manager closes: forget it
};

constexpr auto wireWords(AnnouncedState)
{
    using enum AnnouncedState;
    return std::array{WireWord{Open, QLatin1String("open")},
                      WireWord{Running, QLatin1String("running")},
                      WireWord{Over, QLatin1String("over")}, WireWord{Gone, QLatin1String("gone")}};
}

struct LeagueAnnouncement
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    // No announcement is longer, and nothing longer is read: it fits into every network's packet.
    static constexpr qsizetype MaxBytes = 1200;

    QString protocol = QStringLiteral("league.v2");
    QString messageType = QStringLiteral("LEAGUE_ANNOUNCEMENT");
    QString herald = {}; // made up anew by each announcer: what it calls on several cards is one
    QString leagueId = {};
    QString name = {};
    QString gameType = {};
    QString address = {}; // http://192.168.1.20:8000/mcp
    AnnouncedState state = AnnouncedState::Open;
    int players = 0;
    int expectedPlayers = 0; // 0: nobody said
    bool needsCode = false;
    bool spectators = true; // whether it can be watched

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("protocol", self.protocol);
        v.required("message_type", self.messageType);
        v.required("herald", self.herald);
        v.required("league_id", self.leagueId);
        v.required("league_name", self.name);
        v.required("game_type", self.gameType);
        v.required("address", self.address);
        v.required("state", self.state);
        v.required("players", self.players);
        v.withDefault("expected_players", self.expectedPlayers, 0);
        v.withDefault("needs_join_code", self.needsCode, false);
        v.withDefault("spectators", self.spectators, true);
    }
    friend bool operator==(const LeagueAnnouncement &, const LeagueAnnouncement &) = default;
};

// As it travels; never longer than MaxBytes, for names are cut.
[[nodiscard]] QByteArray datagramOf(const LeagueAnnouncement &announcement);
// What somebody sent, or why it is none: texts are short and of one line, figures are possible, the
// address is http with a path. Whose address it may be is decided by whoever knows the sender.
[[nodiscard]] base::Result<LeagueAnnouncement> readAnnouncement(const QByteArray &datagram);

} // namespace league::protocol
