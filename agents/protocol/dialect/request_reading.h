// Reading requests of any dialect: bodies in, canonical requests out (interop.md §2).
//
// A request that comes complete in our own form is left as it is and judged strictly later. What is
// recognisably of another dialect (packed otherwise, called otherwise, or with parts of the
// envelope missing) is unpacked and completed, so that the rooms above know one form only.
// Completing never makes up a token: who is not allowed stays not allowed.
#pragma once

#include "agents/protocol/json_rpc.h"

namespace league::protocol {

// A body that is no request in any dialect yields the error to answer with. `nowMs` stands in for a
// timestamp that was left out.
[[nodiscard]] std::variant<RpcRequest, RpcError> readAnyRequest(const QByteArray &body,
                                                                qint64 nowMs);

// Methods of MCP are left alone: they have slashes in their names, or are "initialize" or "ping".
[[nodiscard]] bool isMcpMethod(const QString &method);

// The same for a request that is unpacked already, such as the arguments of a tool.
[[nodiscard]] RpcRequest inOurForm(RpcRequest request, qint64 nowMs);

} // namespace league::protocol
