// What a referee adds to the record of a match so that it can be run again (protocol.md §10).
//
// Recorded for observers only: every input when it is handed in, and when the match is over what it
// started from. Replay files are made of these and of the game's own events.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

// Somebody at the table.
struct SetupSeat
{
    base::PlayerId playerId = {};
    QString displayName = {};
    QString entropy = {};
    bool isBot = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.withDefault("display_name", self.displayName, {});
        v.optional("entropy", self.entropy);
        v.withDefault("is_bot", self.isBot, false);
    }
};

// What the match started from. It holds the seed, so it is recorded when the match is over.
struct MatchSetupFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"match_setup"};

    QString gameType = {};
    int attempt = 1;
    QString seed = {}; // hex digits, or a decimal number
    QString seedSalt = {};
    int dealIndex = 0;
    JsonObject rolePlan = {};
    JsonObject config = {}; // the rules of the match, complete
    QList<SetupSeat> seats = {}; // in the order of the roster
    Timestamp startedAt = {}; // of match time 0

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("game_type", self.gameType);
        v.required("attempt", self.attempt);
        v.required("seed", self.seed);
        v.optional("seed_salt", self.seedSalt);
        v.withDefault("deal_index", self.dealIndex, 0);
        v.optional("role_plan", self.rolePlan);
        v.withDefault("config", self.config, {});
        v.required("seats", self.seats);
        v.required("started_at", self.startedAt);
    }
};

// Something that was handed to the game.
struct MatchInputFact
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"match_input"};

    qint64 tMs = 0; // match time
    QString source = {}; // "player:P06", "clock", "operator", "link"
    QString type = {}; // as inputs are called: "NIGHT_ACTION_RESPONSE"
    JsonObject data = {};
    QString errorCode = {}; // empty when it was accepted
    qint64 eventsBefore = 0; // how many events the game had reported when it came

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("t_ms", self.tMs);
        v.required("source", self.source);
        v.required("type", self.type);
        v.withDefault("data", self.data, {});
        v.optional("error_code", self.errorCode);
        v.required("events_before", self.eventsBefore);
    }
};

} // namespace league::protocol
