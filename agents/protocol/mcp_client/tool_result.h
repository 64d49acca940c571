// ToolResult: what a tool gave back, in the one form that the league reads: a JSON object.
#pragma once

#include "agents/protocol/mcp_client/tool.h"

namespace league::protocol::mcp_client {

struct ToolResult
{
    enum class Kind {
        Given, // `value` is what the tool said
        Failed, // the tool itself says that it failed; `text` says why
        Unfinished, // the server wants something of us first that no agent can give
        Unreadable,
    };

    Kind kind = Kind::Unreadable;
    // The structured content, unwrapped where FastMCP wrapped it; else the text as JSON; else the
    // text under "text".
    JsonObject value = {};
    QString text = {}; // a sentence when nothing was given
};

// The answer to tools/call. The tool is the one called, for what its output schema says.
[[nodiscard]] ToolResult readToolResult(const JsonValue &result, const Tool &tool);

} // namespace league::protocol::mcp_client
