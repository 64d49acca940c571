// What an agent offers to MCP clients: tools, resources and prompts, each with its description.
//
// Plain values, made by the roles and kept by McpCore, which lists them in the order in which they
// were added. What a tool does is not here: see McpDesk.
#pragma once

#include "agents/base/json/json.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace league::protocol {

// What a client may assume of a tool (the annotations of MCP).
enum class ToolNature {
    Reads, // changes nothing
    Acts, // changes something; the same call again changes nothing more
    Plays, // changes something each time
    Ends, // what it ends does not come back
};

struct McpTool
{
    QString name = {};
    QString title = {};
    QString description = {};
    ToolNature nature = ToolNature::Reads;
    JsonObject inputSchema = {};
    JsonObject outputSchema = {}; // empty: none is promised
    // The league.v2 message that the arguments are the payload of, for tools that are a method of
    // league.v2; the envelope is added. Empty for other tools.
    QString messageType = {};
    // Turns arguments that are easy to fill in into that payload; none when they are it already.
    JsonObject (*toPayload)(const JsonObject &arguments) = nullptr;
};

// Something to read, answered by a tool of the agent.
struct McpResource
{
    QString uri = {};
    QString name = {};
    QString title = {};
    QString description = {};
    QString tool = {};
};

// The same for one of many: league://match/{match_id}. The variable is an argument of the tool.
struct McpResourceTemplate
{
    QString prefix = {}; // league://match/
    QString variable = {}; // match_id
    QString name = {};
    QString title = {};
    QString description = {};
    QString tool = {};
    std::function<QStringList()> suggestions = {}; // for completion

    [[nodiscard]] QString uriTemplate() const
    {
        return prefix + QLatin1Char('{') + variable + QLatin1Char('}');
    }
};

struct McpPromptArgument
{
    QString name = {};
    QString description = {};
    QString otherwise = {}; // what stands in the text when it is not given
    QStringList suggestions = {};
};

struct McpPrompt
{
    QString name = {};
    QString title = {};
    QString description = {};
    QString text = {}; // {name} stands for an argument
    QList<McpPromptArgument> arguments = {};
};

// Who answers.
struct McpIdentity
{
    QString title = {}; // "Agent League manager"
    QString version = {};
    QString instructions = {}; // for the model that uses the tools
};

// As tools/list, resources/list, … show them.
[[nodiscard]] JsonObject toMcpJson(const McpTool &tool);
[[nodiscard]] JsonObject toMcpJson(const McpResource &resource);
[[nodiscard]] JsonObject toMcpJson(const McpResourceTemplate &resource);
[[nodiscard]] JsonObject toMcpJson(const McpPrompt &prompt);
[[nodiscard]] JsonObject toMcpJson(const McpIdentity &identity);

} // namespace league::protocol
