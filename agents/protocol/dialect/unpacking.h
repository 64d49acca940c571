// Where the message is in what an agent sent: packed in one of the ways seen (interop.md §2).
#pragma once

#include <QJsonObject>

namespace league::protocol {

// The message in the parameters of a request: params.message, params.arguments, params.envelope
// with params.payload, or the parameters themselves; then with what stands in `data`.
[[nodiscard]] QJsonObject unpackedParams(const QJsonObject &params);

// The message in an answer: in `result`, as the text or structured content of a tool result, in
// envelope and payload, as the parameters of a JSON-RPC request, or the body itself.
[[nodiscard]] QJsonObject unpackedAnswer(const QJsonObject &body);

} // namespace league::protocol
