// What an answer of a wire means to the caller of an RPC method (L-12, interop.md §2).
#pragma once

#include "agents/transport/call_policy.h"
#include "agents/transport/wire_call.h"

namespace league::transport {

// Reads generously: JSON-RPC errors under any status, event streams, bare JSON objects.
[[nodiscard]] RpcOutcome readAnswer(const WireAnswer &answer, const CallPolicy &policy);
// Whether the outcome ends a call, rather than being a reason to try again.
[[nodiscard]] bool isFinal(RpcOutcome::Kind kind);
// Whether it counts against the endpoint (L-31): timeouts, connection failures and 5xx.
[[nodiscard]] bool isEndpointFailure(RpcOutcome::Kind kind);
// The word for it in logs and in the traffic inspector: "timed_out".
[[nodiscard]] QString outcomeWord(RpcOutcome::Kind kind);

} // namespace league::transport
