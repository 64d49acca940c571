// Replay: a match or a channel as its replay file has it (protocol.md §10).
//
// A plain value: made from the journal (match_replay.h, channel_replay.h) or read from a file
// (replay_file.h); verified, played back and analysed without anything else.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/timestamps.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace league::store {

struct ReplayPlayer
{
    QString playerId = {};
    QString displayName = {};
    QString agent = {}; // how it plays: "http", "bot", a strategy's name

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_id", self.playerId);
        v.withDefault("display_name", self.displayName, {});
        v.withDefault("agent", self.agent, QStringLiteral("http"));
    }
};

struct ReplayHeader
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"header"};
    static constexpr QLatin1String Format{"league.replay.v1"};
    static constexpr QLatin1String Full{"full"}; // can be run again
    static constexpr QLatin1String Public{"public"}; // what everybody may see; no inputs, no seed
    static constexpr QLatin1String Channel{"channel"}; // the game_type of a channel's file

    QString format = Format;
    QString gameType = {};
    QString leagueId = {};
    std::optional<int> roundId = {};
    QString matchId = {};
    QString channelId = {};
    std::optional<int> attempt = {};
    JsonValue seed = {}; // a whole number, or 64 hex digits
    QString seedSalt = {};
    QString seedCommitment = {};
    std::optional<int> dealIndex = {};
    JsonValue rolePlan = {};
    JsonObject config = {};
    QList<ReplayPlayer> players = {}; // in the order of the referee's roster
    protocol::Timestamp startedAt = {};
    QString redaction = Full;

    [[nodiscard]] bool isPublic() const { return redaction == Public; }
    // The seed as the engines take it: a decimal number or hex digits; empty when there is none.
    [[nodiscard]] QString seedText() const;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("format", self.format);
        v.required("game_type", self.gameType);
        v.nullable("league_id", self.leagueId);
        v.optional("round_id", self.roundId);
        v.optional("match_id", self.matchId);
        v.optional("channel_id", self.channelId);
        v.optional("attempt", self.attempt);
        v.nullable("seed", self.seed);
        v.optional("seed_salt", self.seedSalt);
        v.optional("seed_commitment", self.seedCommitment);
        v.optional("deal_index", self.dealIndex);
        v.nullable("role_plan", self.rolePlan);
        v.withDefault("config", self.config, {});
        v.withDefault("players", self.players, {});
        v.required("started_at", self.startedAt);
        v.required("redaction", self.redaction);
    }
};

// Something that was handed to the engine.
struct ReplayInput
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"input"};

    qint64 n = 0; // 1, 2, 3, … without gaps
    qint64 tMs = 0; // match time
    QString source = {}; // "player:P06", "clock", "operator", "link", "human:<name>"
    QString type = {};
    JsonObject data = {};
    bool accepted = true;
    QString errorCode = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("n", self.n);
        v.required("t_ms", self.tMs);
        v.required("source", self.source);
        v.required("type", self.type);
        v.withDefault("data", self.data, {});
        v.required("accepted", self.accepted);
        v.nullable("error_code", self.errorCode);
    }
};

// Something that the engine said happened.
struct ReplayEvent
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"event"};

    qint64 seq = 0; // 1, 2, 3, … without gaps
    qint64 tMs = 0; // that of the input it follows from
    qint64 afterInput = 0; // 0: before the first
    QString type = {};
    QString visibility = {}; // "public", "mafia", "player:<id>", "observer"
    JsonObject data = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("seq", self.seq);
        v.required("t_ms", self.tMs);
        v.required("after_input", self.afterInput);
        v.required("type", self.type);
        v.required("visibility", self.visibility);
        v.withDefault("data", self.data, {});
    }
};

using ReplayLine = std::variant<ReplayInput, ReplayEvent>;

// How it ended; the engine's run must come to the same.
struct ReplayResult
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString status = {};
    QString winnerPlayerId = {};
    QString winnerTeam = {};
    QMap<QString, int> score = {};
    QString reason = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        v.optional("winner_player_id", self.winnerPlayerId);
        v.optional("winner_team", self.winnerTeam);
        v.optional("score", self.score);
        v.optional("reason", self.reason);
    }

    friend bool operator==(const ReplayResult &, const ReplayResult &) = default;
};

struct Replay
{
    ReplayHeader header = {};
    QList<ReplayLine> lines = {}; // line 2 of the file is the first of these
    ReplayResult result = {};

    [[nodiscard]] QList<ReplayInput> inputs() const;
    [[nodiscard]] QList<ReplayEvent> events() const;
    // What this is a replay of, for sentences: "R1M1, attempt 1" or "channel reviews".
    [[nodiscard]] QString name() const;
};

// Inputs and events in one causal order, numbered: an input stands before the first event that came
// after it. `eventsBefore` has how many events there were when each input came.
[[nodiscard]] QList<ReplayLine> inCausalOrder(const QList<ReplayInput> &inputs,
                                              const QList<qint64> &eventsBefore,
                                              const QList<ReplayEvent> &events);

// The same without inputs, seed and whatever only observers may see.
[[nodiscard]] Replay publicReplay(const Replay &replay);

// The team that won, as the details of a result name it; empty where nobody wins as a team.
[[nodiscard]] QString winnerTeamIn(const JsonObject &details);

// What the referee must have published before the match to be bound to this seed: SHA-256 of
// `<seed>:<match_id>:<attempt>` in Even/Odd (protocol.md §1.3), with `:<seed_salt>` in other games
// (§3).
[[nodiscard]] QString commitmentOf(const ReplayHeader &header);

} // namespace league::store
