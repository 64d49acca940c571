#include "agents/protocol/mcp/mcp_offers.h"

#include "agents/base/json/json.h"
#include "agents/protocol/mcp/mcp_keys.h"

namespace league::protocol {

namespace {

constexpr QLatin1String Title("title");
constexpr QLatin1String Description("description");
constexpr QLatin1String MimeType("mimeType");
const QString JsonType = QStringLiteral("application/json");

JsonObject annotationsOf(ToolNature nature)
{
    const bool reads = nature == ToolNature::Reads;
    return {{QStringLiteral("readOnlyHint"), reads},
            {QStringLiteral("destructiveHint"), nature == ToolNature::Ends},
            {QStringLiteral("idempotentHint"), reads || nature == ToolNature::Acts},
            {QStringLiteral("openWorldHint"), false}};
}

} // namespace

JsonObject toMcpJson(const McpTool &tool)
{
    JsonObject json{{mcp_key::Name, tool.name},
                    {Title, tool.title},
                    {Description, tool.description},
                    {QStringLiteral("inputSchema"), tool.inputSchema},
                    {QStringLiteral("annotations"), annotationsOf(tool.nature)}};
    if (!tool.outputSchema.isEmpty())
        json.insert(QStringLiteral("outputSchema"), tool.outputSchema);
    return json;
}

JsonObject toMcpJson(const McpResource &resource)
{
    return {{mcp_key::Uri, resource.uri},
            {mcp_key::Name, resource.name},
            {Title, resource.title},
            {Description, resource.description},
            {MimeType, JsonType}};
}

JsonObject toMcpJson(const McpResourceTemplate &resource)
{
    return {{QStringLiteral("uriTemplate"), resource.uriTemplate()},
            {mcp_key::Name, resource.name},
            {Title, resource.title},
            {Description, resource.description},
            {MimeType, JsonType}};
}

JsonObject toMcpJson(const McpPrompt &prompt)
{
    JsonArray arguments;
    for (const McpPromptArgument &argument : prompt.arguments) {
        arguments.append(JsonObject{{mcp_key::Name, argument.name},
                                    {Description, argument.description},
                                    {QStringLiteral("required"), false}});
    }
    return {{mcp_key::Name, prompt.name},
            {Title, prompt.title},
            {Description, prompt.description},
            {mcp_key::Arguments, arguments}};
}

JsonObject toMcpJson(const McpIdentity &identity)
{
    return {{mcp_key::Name, QStringLiteral("agent-league")},
            {Title, identity.title},
            {QStringLiteral("version"), identity.version}};
}

} // namespace league::protocol
