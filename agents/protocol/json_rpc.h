// JSON-RPC 2.0 requests and replies, as bytes and as values.
//
// The framing only: what stands in `params` and `result` is the messages' business. Used by the
// RPC server and client of the transport room.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/dialect/framing.h"

#include <QByteArray>
#include <QString>

#include <variant>

namespace league::protocol {

namespace rpc_code {
inline constexpr int ParseError = -32700;
inline constexpr int InvalidRequest = -32600;
inline constexpr int MethodNotFound = -32601;
inline constexpr int InvalidParams = -32602;
inline constexpr int InternalError = -32603;
inline constexpr int ApplicationError = -32000; // `data` has error_code, error_description, context
} // namespace rpc_code

struct RpcError
{
    int code = rpc_code::InternalError;
    QString message;
    JsonObject data = {};
};

struct RpcRequest
{
    JsonValue id = JsonValue::Undefined; // undefined: a notification, which gets no reply
    QString method;
    JsonObject params = {};
    Framing framing = Framing::Flat; // how it came

    [[nodiscard]] bool isNotification() const { return id.isUndefined(); }
};

struct RpcReply
{
    JsonValue id = JsonValue::Null;
    std::variant<JsonValue, RpcError> content;

    [[nodiscard]] bool isError() const { return content.index() == 1; }
    [[nodiscard]] const JsonValue &result() const { return std::get<0>(content); }
    [[nodiscard]] const RpcError &error() const { return std::get<1>(content); }
};

// A body that is not a well-formed request yields the error to answer with.
[[nodiscard]] std::variant<RpcRequest, RpcError> parseRpcRequest(const QByteArray &body);
// A body that is not a well-formed reply yields the error that says what is wrong with it.
[[nodiscard]] std::variant<RpcReply, RpcError> parseRpcReply(const QByteArray &body);

[[nodiscard]] QByteArray toBytes(const RpcRequest &request);
[[nodiscard]] QByteArray toBytes(const RpcReply &reply);

} // namespace league::protocol
