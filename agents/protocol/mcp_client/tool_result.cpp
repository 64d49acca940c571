#include "agents/protocol/mcp_client/tool_result.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"

namespace league::protocol::mcp_client {

namespace {

constexpr QLatin1String TextKey("text");
constexpr QLatin1String WrappedKey("result");
constexpr qsizetype LongestReason = 300;

// FastMCP puts what is no object under "result"; some versions say so in the output schema.
bool isWrapped(const JsonObject &content, const JsonObject &outputSchema)
{
    return content.size() == 1 && content.contains(WrappedKey)
        && (outputSchema.isEmpty()
            || outputSchema.value(QLatin1String("x-fastmcp-wrap-result")).toBool()
            || !content.value(WrappedKey).isObject());
}

JsonObject asObject(const JsonValue &value)
{
    if (value.isObject())
        return value.toObject();
    if (!value.isString())
        return {{WrappedKey, value}};
    const JsonDocument document = JsonDocument::fromJson(value.toString().toUtf8());
    return document.isObject() ? document.object() : JsonObject{{TextKey, value}};
}

// The first text that a person or a program can read; null when there is none.
QString firstText(const JsonObject &result)
{
    const JsonArray content = result.value(QLatin1String("content")).toArray();
    for (const auto &block : content) {
        const JsonValue text = block.toObject().value(TextKey);
        if (text.isString())
            return text.toString();
    }
    return {};
}

ToolResult failed(const JsonObject &result, const QString &text)
{
    return {ToolResult::Kind::Failed, result.value(QLatin1String("structuredContent")).toObject(),
            text.isEmpty() ? QStringLiteral("The tool failed and does not say why.")
                           : base::quotable(text, LongestReason)};
}

} // namespace

ToolResult readToolResult(const JsonValue &result, const Tool &tool)
{
    if (!result.isObject())
        return {ToolResult::Kind::Unreadable,
                {},
                QStringLiteral("The answer to tools/call is not an object.")};
    const JsonObject object = result.toObject();
    const QString type = object.value(QLatin1String("resultType")).toString();
    if (!type.isEmpty() && type != QLatin1String("complete")) {
        return {ToolResult::Kind::Unfinished,
                {},
                QStringLiteral("The tool wants more than its arguments (\"%1\"), which an agent "
                               "cannot give it.")
                    .arg(base::quotable(type))};
    }
    const QString text = firstText(object);
    if (object.value(QLatin1String("isError")).toBool())
        return failed(object, text);
    const JsonObject structured = object.value(QLatin1String("structuredContent")).toObject();
    if (isWrapped(structured, tool.outputSchema))
        return {ToolResult::Kind::Given, asObject(structured.value(WrappedKey))};
    if (!structured.isEmpty())
        return {ToolResult::Kind::Given, structured};
    return {ToolResult::Kind::Given, text.isNull() ? JsonObject() : asObject(text)};
}

} // namespace league::protocol::mcp_client
