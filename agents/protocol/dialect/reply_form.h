// How a reply is written for a caller of another dialect (interop.md §3).
#pragma once

#include "agents/protocol/json_rpc.h"

namespace league::protocol {

// The reply with its fields once more at the top of the body, for agents that read the body as the
// message, and under the other names that acceptance and choice have.
[[nodiscard]] QByteArray inEveryPlace(const RpcReply &reply);

// A message with both names of acceptance and of choice.
[[nodiscard]] JsonObject withBothNames(JsonObject message);

} // namespace league::protocol
