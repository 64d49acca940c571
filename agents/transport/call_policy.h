// CallPolicy and RpcOutcome: how hard to try, and what came of it (L-11, L-12).
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/json_rpc.h"
#include "agents/transport/wire_headers.h"

#include <chrono>
#include <functional>

namespace league::transport {

// One first send and at most maxRetries more. Before retry n there is a pause of
// initialDelay * multiplier^(n-1), counted from the end of the send before.
struct RetryPolicy
{
    int maxRetries = 3;
    std::chrono::milliseconds initialDelay{2'000};
    double multiplier = 2.0;

    // Send once and leave it.
    [[nodiscard]] static RetryPolicy none() { return {0, {}, 1.0}; }
    [[nodiscard]] std::chrono::milliseconds delayBefore(int retry) const;
};

// What came of a call, or of one send of it.
struct RpcOutcome
{
    enum class Kind {
        Answered,
        Refused, // a JSON-RPC error, or an HTTP 3xx/4xx without one: clear, so not retried
        TimedOut,
        Unreachable, // also a 5xx that carries no JSON-RPC reply
        Unreadable,
        CircuitOpen, // not sent: the endpoint's breaker is open
    };

    Kind kind = Kind::TimedOut;
    JsonValue result = JsonValue::Undefined; // of an answer, also of one that is not wanted
    protocol::RpcError error = {}; // of a refusal
    int sends = 0;
    qint64 elapsedMs = 0;
    QString reason = {}; // a sentence for people when there is no answer
    int httpStatus = 0;
    Headers headers = {}; // of the HTTP answer

    [[nodiscard]] bool ok() const { return kind == Kind::Answered; }
    // Whatever came back was sent by somebody who lives, even an error.
    [[nodiscard]] bool isSignOfLife() const
    {
        return kind == Kind::Answered || kind == Kind::Refused || kind == Kind::Unreadable;
    }
};

// Said right before a retry goes out.
struct RetryNotice
{
    int retry = 1; // 1 for the second send
    int maxRetries = 0;
    RpcOutcome::Kind failure = RpcOutcome::Kind::TimedOut; // of the send before
    QString reason = {};
};

struct CallPolicy
{
    // Answer: a JSON-RPC reply or a JSON object. Acknowledgement: any 2xx, whatever is in it.
    enum class Wants { Answer, Acknowledgement };

    std::chrono::milliseconds timeout{30'000}; // the window of each send
    RetryPolicy retries = {};
    std::function<void(const RetryNotice &)> beforeRetry = {};
    // Makes the message of a retry anew, for messages that name a deadline; without it the first
    // one is repeated.
    std::function<JsonObject()> renew = {};
    // Says whether a result is the message that is wanted; one that is not counts as unreadable.
    std::function<bool(const JsonValue &)> accepts = {};
    Wants wants = Wants::Answer;
    Headers headers = {};
};

} // namespace league::transport
