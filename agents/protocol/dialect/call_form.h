// CallForm: the ways to put a call to an agent of another dialect (interop.md §3).
//
// What reaches the most agents is tried first. Which one an endpoint understood is remembered by
// its word, in the journal too; the transport room's Interpreter does the trying.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/protocol/wire_words.h"

#include <QList>
#include <QStringList>

namespace league::protocol {

enum class CallForm {
    Canonical, // what we send to our own: the message flat in params
    Superset, // the same, and once more under params.message
    ParityChoose, // the choice is asked for by another name
    ToolCall, // tools/call without any of MCP around it
    TypeAsMethod, // the message type is the method
    Mcp, // an ordinary MCP server
};

constexpr auto wireWords(CallForm)
{
    using enum CallForm;
    return std::array{WireWord{Canonical, QLatin1String("league.v2")},
                      WireWord{Superset, QLatin1String("superset")},
                      WireWord{ParityChoose, QLatin1String("parity_choose")},
                      WireWord{ToolCall, QLatin1String("tools_call")},
                      WireWord{TypeAsMethod, QLatin1String("message_type")},
                      WireWord{Mcp, QLatin1String("mcp")}};
}

// The forms to try for a method with an agent nobody knows yet, best first. Only what is answered
// with a message has more than one: whether a notification was understood is hard to tell.
[[nodiscard]] QList<CallForm> formsFor(const QString &method);

// The canonical request in that form; Mcp leaves it as it is.
[[nodiscard]] RpcRequest inForm(CallForm form, const RpcRequest &request);

// The tool that takes a message in the form ToolCall: "receive_game_invitation".
[[nodiscard]] QString toolFor(const QString &method);
// The tools of an MCP server that may take it, the likeliest first.
[[nodiscard]] QStringList toolsFor(const QString &method);

// Whether the refusal says that the form was not understood, so that another may be.
[[nodiscard]] bool isNotUnderstood(const RpcError &error, int httpStatus);

} // namespace league::protocol
