// Tool: one tool of somebody's MCP server, and what calling it takes.
//
// Read from the answers to tools/list. A schema is kept as it came; nothing in it is ever fetched,
// whatever its $ref points at (mcp.md §3.9).
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>

namespace league::protocol::mcp_client {

struct Tool
{
    QString name;
    QString description = {};
    JsonObject inputSchema = {};
    JsonObject outputSchema = {};
};

struct ToolPage
{
    QList<Tool> tools;
    QString nextCursor = {}; // null on the last page
};

// One answer to tools/list; entries without a name are left out.
[[nodiscard]] base::Result<ToolPage> readToolPage(const JsonValue &result);
// What is wrong with the x-mcp-header annotations of a tool; empty when it may be called.
[[nodiscard]] QString headerAnnotationProblem(const Tool &tool);
// The headers Mcp-Param-… that go with a call of the tool in the modern era.
[[nodiscard]] QList<QPair<QByteArray, QByteArray>> parameterHeaders(const Tool &tool,
                                                                    const JsonObject &arguments);
// A text as a header value: itself, or base64 between "=?base64?" and "?=" when it is not plain.
[[nodiscard]] QByteArray headerText(const QString &text);

} // namespace league::protocol::mcp_client
