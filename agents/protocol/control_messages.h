// Steering and watching: the operator's commands, heartbeats, and the plain acknowledgement.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

// The operator starts the league (L-25). Acknowledged with a StatusReply.
struct StartLeague
{
    static constexpr QLatin1String Type{"START_LEAGUE"};
    static constexpr QLatin1String Method{"start_league"};

    base::LeagueId leagueId = {}; // empty: the league that the manager runs

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("league_id", self.leagueId);
    }
};

// The operator steers a match (protocol.md §3). Acknowledged with a StatusReply.
struct MatchControl
{
    static constexpr QLatin1String Type{"MATCH_CONTROL"};
    static constexpr QLatin1String Method{"control_match"};

    base::MatchId matchId = {};
    MatchCommand command = MatchCommand::Pause;
    QString value = {}; // the speed mode of set_speed, the reason of abort

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        v.required("command", self.command);
        v.optional("value", self.value);
        v.must("value", self.command != MatchCommand::SetSpeed || !self.value.isEmpty(),
               "must name the speed with set_speed");
    }
};

struct Heartbeat
{
    static constexpr QLatin1String Type{"HEARTBEAT"};
    static constexpr QLatin1String Method{"heartbeat"};

    QString nonce = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("nonce", self.nonce);
    }
};

struct HeartbeatAck
{
    static constexpr QLatin1String Type{"HEARTBEAT_ACK"};
    static constexpr QLatin1String Method{};

    QString nonce = {}; // the one that was asked with
    QString lifecycleState = {};
    double load = 0; // matches or turns under way

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("nonce", self.nonce);
        v.required("lifecycle_state", self.lifecycleState);
        v.withDefault("load", self.load, 0);
    }
};

// What a notification is answered with: {"status":"OK"}, without an envelope. Use payloadOf().
struct StatusReply
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = QStringLiteral("OK");

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
    }
};

} // namespace league::protocol
