// McpCore: an MCP server without a socket: a request in, a result and an HTTP status out.
//
// Owned by a McpDesk, one per agent. Speaks the legacy revisions (with `initialize`) and the modern
// one (stateless); keeps nothing between requests, so there is no session to lose. It knows what is
// offered; whoever calls receive() brings along how a tool is run.
#pragma once

#include "agents/protocol/mcp/mcp_ladder.h"
#include "agents/protocol/mcp/mcp_offers.h"
#include "agents/protocol/mcp/tool_outcome.h"

#include <variant>

namespace league::protocol {

struct McpAnswer
{
    int status = 200;
    std::variant<JsonObject, RpcError> content = {};
};

class McpCore
{
public:
    using Done = std::function<void(const McpAnswer &)>;
    using ToolDone = std::function<void(const ToolOutcome &)>;
    // Runs a tool and reports once, now or later; false when there is no tool of that name.
    using RunTool =
        std::function<bool(const QString &name, const JsonObject &arguments, const ToolDone &done)>;

    explicit McpCore(McpIdentity identity) : m_identity(std::move(identity)) { }

    // A tool of a name that is there already is replaced, in its place.
    void offer(const McpTool &tool);
    void offer(const McpResource &resource) { m_resources.append(resource); }
    void offer(const McpResourceTemplate &resource) { m_templates.append(resource); }
    void offer(const McpPrompt &prompt) { m_prompts.append(prompt); }

    // Null when nothing of that name is offered.
    [[nodiscard]] const McpTool *tool(const QString &name) const;

    // Answers once, now or later. A notification is the caller's business: it gets no answer.
    void receive(const RpcRequest &request, McpEra era, const McpHeaders &headers,
                 const RunTool &run, const Done &done) const;

private:
    struct Exchange; // a request on its way through the core

    void answer(const Exchange &exchange) const;
    void initialize(const Exchange &exchange) const;
    void discover(const Exchange &exchange) const;
    void callTool(const Exchange &exchange) const;
    void readResource(const Exchange &exchange) const;
    void getPrompt(const Exchange &exchange) const;
    void complete(const Exchange &exchange) const;
    template<class Offer>
    void list(const Exchange &exchange, QLatin1String key, const QList<Offer> &offers) const;
    [[nodiscard]] const McpPrompt *prompt(const QString &name) const;
    // The words for an argument of what `ref` names; of what is not known there are none.
    [[nodiscard]] QStringList suggestions(const JsonObject &ref, const QString &argument) const;

    McpIdentity m_identity;
    QList<McpTool> m_tools;
    QList<McpResource> m_resources;
    QList<McpResourceTemplate> m_templates;
    QList<McpPrompt> m_prompts;
};

} // namespace league::protocol
