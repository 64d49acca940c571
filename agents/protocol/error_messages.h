// Errors as messages: LEAGUE_ERROR and GAME_ERROR (002 §4; interop.md §1), and how a Failure
// becomes one.
//
// LEAGUE_ERROR is an answer of the manager; GAME_ERROR is sent by the referee before a retry. Both
// carry code and name. Neither ever repeats a token, although 002 §4.1 shows one in `context`.
#pragma once

#include "agents/base/result.h"
#include "agents/protocol/attempt.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/field_types.h"
#include "agents/protocol/json_rpc.h"
#include "agents/protocol/timestamps.h"

namespace league::protocol {

// The value of `error_code`; a name that is sent in its place is read as the code (L-16).
struct ErrorCode
{
    QString text = {};

    static constexpr QLatin1String Expectation{"an error code such as \"E003\""};
    [[nodiscard]] static base::Result<ErrorCode> fromWire(QStringView codeOrName);
    [[nodiscard]] QString toWire() const { return text; }
};

struct LeagueError
{
    static constexpr QLatin1String Type{"LEAGUE_ERROR"};
    static constexpr QLatin1String Method{};

    ErrorCode errorCode = {};
    QString errorName = {};
    QString errorDescription = {}; // L-16: the name once more
    QString originalMessageType = {};
    JsonObject context = {};
    bool retryable = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("error_code", self.errorCode);
        v.optional("error_name", self.errorName);
        v.optional("error_description", self.errorDescription);
        v.optional("original_message_type", self.originalMessageType);
        v.scrubbed("context", self.context);
        v.withDefault("retryable", self.retryable, false);
    }
};

struct RetryInfo
{
    int retryCount = 0;
    int maxRetries = 0;
    std::optional<Timestamp> nextRetryAt = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("retry_count", self.retryCount);
        v.required("max_retries", self.maxRetries);
        v.nullable("next_retry_at", self.nextRetryAt);
    }
};

struct GameError
{
    static constexpr QLatin1String Type{"GAME_ERROR"};
    static constexpr QLatin1String Method{"notify_game_error"};

    base::MatchId matchId = {};
    int attempt = 1;
    ErrorCode errorCode = {};
    QString errorName = {};
    QString errorDescription = {};
    base::PlayerId affectedPlayer = {};
    base::PlayerId playerId = {}; // the exercise's name for affected_player
    QString actionRequired = {}; // the message that did not come
    std::optional<int> retryCount = {};
    std::optional<int> maxRetries = {};
    std::optional<RetryInfo> retryInfo = {};
    QString consequence = {}; // what happens without an answer
    QString gameState = {};
    JsonObject context = {};
    bool retryable = false;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("match_id", self.matchId);
        describeAttempt(self, v);
        v.required("error_code", self.errorCode);
        v.optional("error_name", self.errorName);
        v.optional("error_description", self.errorDescription);
        v.optional("affected_player", self.affectedPlayer);
        v.optional("player_id", self.playerId);
        v.optional("action_required", self.actionRequired);
        v.optional("retry_count", self.retryCount);
        v.optional("max_retries", self.maxRetries);
        v.optional("retry_info", self.retryInfo);
        v.optional("consequence", self.consequence);
        v.optional("game_state", self.gameState);
        v.scrubbed("context", self.context);
        v.withDefault("retryable", self.retryable, false);
    }
};

// A LEAGUE_ERROR that tells the failure: code, name, and the sentence in the context. A failure
// without a code is the program's own and goes out as INTERNAL_ERROR.
[[nodiscard]] LeagueError leagueErrorFrom(const base::Failure &failure,
                                          const QString &originalMessageType,
                                          JsonObject context = {});

// A GAME_ERROR with code, name and whether a retry is of use; the caller adds the rest.
[[nodiscard]] GameError gameErrorFrom(QLatin1String code, const base::MatchId &matchId,
                                      const base::PlayerId &playerId);

// The same failure as a JSON-RPC error: -32000 with error_code, error_description and context, or
// -32603 for a failure without a code.
[[nodiscard]] RpcError rpcErrorFrom(const base::Failure &failure, JsonObject context = {});

// The way back: what the other side refused, with its code and its sentence.
[[nodiscard]] base::Failure failureFrom(const LeagueError &error);
[[nodiscard]] base::Failure failureFrom(const RpcError &error);

} // namespace league::protocol
