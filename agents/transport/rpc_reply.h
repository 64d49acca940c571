// replyIn: what the other side said to a call, or why there is no such thing.
//
// An agent may refuse by a JSON-RPC error or by a LEAGUE_ERROR; whoever calls wants one Failure
// with the protocol's code and a sentence. Nobody there is E009.
#pragma once

#include "agents/base/result.h"
#include "agents/transport/call_policy.h"

namespace league::transport {

[[nodiscard]] base::Result<JsonObject> replyIn(const RpcOutcome &outcome);

} // namespace league::transport
