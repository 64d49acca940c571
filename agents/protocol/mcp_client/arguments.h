// A league message as the arguments of somebody's tool (mcp.md §3.7).
#pragma once

#include "agents/protocol/mcp_client/tool.h"

namespace league::protocol::mcp_client {

// Fits the message to the tool's input schema. Its fields become arguments: those that the tool
// knows, or all of them when it says that it takes what it does not know. An argument that takes an
// object ("message", "params", "payload", "data", or the only one there is) gets the whole message.
// A failure names what the tool requires and the message does not have.
[[nodiscard]] base::Result<JsonObject> argumentsFor(const Tool &tool, const JsonObject &message);

} // namespace league::protocol::mcp_client
