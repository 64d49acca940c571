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

// An agent that the program brings along, as it has to be brought along again.
struct SeatFact
{
    QString role = {}; // "referee" or "player"
    QString name = {};
    int port = 0;
    QString mind = {}; // of a player: built_in, script, model, person
    QString strategy = {};
    QString command = {}; // of a script
    QString modelUrl = {}; // of a model; never its key
    QString modelName = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("role", self.role);
        v.required("name", self.name);
        v.required("port", self.port);
        v.optional("mind", self.mind);
        v.optional("strategy", self.strategy);
        v.optional("command", self.command);
        v.optional("model_url", self.modelUrl);
        v.optional("model_name", self.modelName);
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
    QList<SeatFact> seats = {}; // who they are, where the operator chose each one

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("players", self.players);
        v.required("referees", self.referees);
        v.withDefault("strategies", self.strategies, {});
        v.required("wire", self.wire);
        v.optional("seats", self.seats);
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

// An agent has gone before the league began: it is in it no more.
struct LeftFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"left"};

    QString role = {}; // "referee" or "player"
    QString id = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("role", self.role);
        v.required("id", self.id);
        v.optional("reason", self.reason);
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
