// ToolOutcome: what became of a tool call, and the result that tells it to the client.
//
// Made by McpDesk from the answer of whoever did the work; what went wrong there is a result with
// isError, so that a model can read the sentence and try again.
#pragma once

#include "agents/protocol/json_rpc.h"
#include "agents/protocol/mcp/mcp_era.h"

namespace league::protocol {

struct ToolOutcome
{
    JsonObject fields = {};
    QString complaint = {}; // one sentence; empty when it worked

    // A LEAGUE_ERROR and a rejected registration are no success, although they are results.
    [[nodiscard]] static ToolOutcome from(const RpcReply &reply);
};

// Who reads the result: a league agent that never said which MCP it speaks finds the fields beside
// the content too, and always JSON in it.
enum class ToolReader { McpClient, LeagueAgent };

[[nodiscard]] JsonObject toolResult(const ToolOutcome &outcome, ToolReader reader);

// The arguments as a complete league.v2 message of that type: what is missing of the envelope is
// added, and an operator's token goes where the message has its token.
[[nodiscard]] JsonObject completedMessage(JsonObject arguments, const QString &messageType,
                                          qint64 nowMs);

} // namespace league::protocol
