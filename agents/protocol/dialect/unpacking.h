// Where the message is in what an agent sent: packed in one of the ways seen (interop.md §2).
#pragma once

#include "agents/base/json/json.h"

namespace league::protocol {

// The message in the parameters of a request: params.message, params.arguments, params.envelope
// with params.payload, or the parameters themselves; then with what stands in `data`.
[[nodiscard]] JsonObject unpackedParams(const JsonObject &params);

// The message in an answer: in `result`, as the text or structured content of a tool result, in
// envelope and payload, as the parameters of a JSON-RPC request, or the body itself.
[[nodiscard]] JsonObject unpackedAnswer(const JsonObject &body);

} // namespace league::protocol
