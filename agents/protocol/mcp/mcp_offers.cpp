#include "agents/protocol/mcp/mcp_offers.h"

#include "agents/protocol/mcp/mcp_keys.h"

#include <QJsonArray>

namespace league::protocol {

namespace {

constexpr QLatin1String Title("title");
constexpr QLatin1String Description("description");
constexpr QLatin1String MimeType("mimeType");
const QString JsonType = QStringLiteral("application/json");

QJsonObject annotationsOf(ToolNature nature)
{
    const bool reads = nature == ToolNature::Reads;
    return {{QStringLiteral("readOnlyHint"), reads},
            {QStringLiteral("destructiveHint"), nature == ToolNature::Ends},
            {QStringLiteral("idempotentHint"), reads || nature == ToolNature::Acts},
            {QStringLiteral("openWorldHint"), false}};
}

} // namespace

QJsonObject toMcpJson(const McpTool &tool)
{
    QJsonObject json{{mcp_key::Name, tool.name},
                     {Title, tool.title},
                     {Description, tool.description},
                     {QStringLiteral("inputSchema"), tool.inputSchema},
                     {QStringLiteral("annotations"), annotationsOf(tool.nature)}};
    if (!tool.outputSchema.isEmpty())
        json.insert(QStringLiteral("outputSchema"), tool.outputSchema);
    return json;
}

QJsonObject toMcpJson(const McpResource &resource)
{
    return {{mcp_key::Uri, resource.uri},
            {mcp_key::Name, resource.name},
            {Title, resource.title},
            {Description, resource.description},
            {MimeType, JsonType}};
}

QJsonObject toMcpJson(const McpResourceTemplate &resource)
{
    return {{QStringLiteral("uriTemplate"), resource.uriTemplate()},
            {mcp_key::Name, resource.name},
            {Title, resource.title},
            {Description, resource.description},
            {MimeType, JsonType}};
}

QJsonObject toMcpJson(const McpPrompt &prompt)
{
    QJsonArray arguments;
    for (const McpPromptArgument &argument : prompt.arguments) {
        arguments.append(QJsonObject{{mcp_key::Name, argument.name},
                                     {Description, argument.description},
                                     {QStringLiteral("required"), false}});
    }
    return {{mcp_key::Name, prompt.name},
            {Title, prompt.title},
            {Description, prompt.description},
            {mcp_key::Arguments, arguments}};
}

QJsonObject toMcpJson(const McpIdentity &identity)
{
    return {{mcp_key::Name, QStringLiteral("agent-league")},
            {Title, identity.title},
            {QStringLiteral("version"), identity.version}};
}

} // namespace league::protocol
