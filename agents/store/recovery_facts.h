// What the manager writes into the journal when a league does not go straight on: where it listens,
// what was lost and started over, who is out, what the operator said.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::store {

// The manager listens, for the first time or again after a crash.
struct OpenedFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"opened"};

    QString endpoint = {};
    QString address = {}; // what it is bound to: 127.0.0.1, 0.0.0.0
    bool resumed = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("endpoint", self.endpoint);
        v.optional("address", self.address);
        v.withDefault("resumed", self.resumed, false);
    }
};

// The league is played by one program, which brings its agents along.
struct HouseFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"house"};

    int players = 0;
    int referees = 0;
    QStringList strategies = {};
    QString wire = {}; // "http" or "inprocess"

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("players", self.players);
        v.required("referees", self.referees);
        v.withDefault("strategies", self.strategies, {});
        v.required("wire", self.wire);
    }
};

// An attempt at a match ended without a result (L-24); a newer one follows.
struct AbortedFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"aborted"};

    int roundId = 0;
    int attempt = 1;
    base::RefereeId refereeId = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("round_id", self.roundId);
        v.required("attempt", self.attempt);
        v.nullable("referee_id", self.refereeId);
        v.required("reason", self.reason);
    }
};

// A player is out of the league (L-23).
struct WithdrawnFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"withdrawn"};

    base::PlayerId playerId = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.required("reason", self.reason);
    }
};

// A referee is away, or has come back.
struct RefereeFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"referee"};

    base::RefereeId refereeId = {};
    bool available = false;
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("referee_id", self.refereeId);
        v.required("available", self.available);
        v.optional("reason", self.reason);
    }
};

// What the operator ordered.
struct ControlFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"control"};

    QString command = {};
    base::MatchId matchId = {};
    base::PlayerId playerId = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("command", self.command);
        v.optional("match_id", self.matchId);
        v.optional("player_id", self.playerId);
        v.optional("reason", self.reason);
    }
};

} // namespace league::store
