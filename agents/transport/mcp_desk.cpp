#include "agents/transport/mcp_desk.h"

#include "agents/protocol/dialect/request_reading.h"

namespace league::transport {

using protocol::McpAnswer;
using protocol::McpCore;
using protocol::RpcRequest;
using protocol::ToolOutcome;

namespace {

std::optional<QString> headerText(const Caller &caller, QByteArrayView name)
{
    const QByteArray value = caller.header(name);
    return value.isNull() ? std::nullopt : std::optional(QString::fromUtf8(value));
}

// Whoever does the work of a tool answers a request of JSON-RPC; its answer becomes a tool result.
class ToolAnswer final : public RpcResponder::Request
{
public:
    ToolAnswer(JsonValue id, McpCore::ToolDone done) : m_id(std::move(id)), m_done(std::move(done))
    {
    }

    ~ToolAnswer() override
    {
        if (m_done)
            m_done({{}, QStringLiteral("The agent did not answer this call.")});
    }

    void answer(int, const QByteArray &body, const QString &, const Headers &) override
    {
        if (!m_done)
            return;
        const auto read = protocol::parseRpcReply(body);
        const auto *reply = std::get_if<protocol::RpcReply>(&read);
        const auto done = std::exchange(m_done, nullptr);
        done(reply ? ToolOutcome::from(*reply) : ToolOutcome{{}, QStringLiteral("No answer.")});
    }

    void answer(const protocol::RpcReply &reply) override
    {
        if (const auto done = std::exchange(m_done, nullptr))
            done(ToolOutcome::from(reply));
    }

    [[nodiscard]] const JsonValue &id() const override { return m_id; }
    [[nodiscard]] bool isForeign() const override { return false; }

private:
    JsonValue m_id;
    McpCore::ToolDone m_done;
};

} // namespace

McpDesk::McpDesk(protocol::McpIdentity identity, const base::Clock &clock)
    : m_core(std::move(identity)), m_clock(clock)
{
}

void McpDesk::offer(const protocol::McpTool &tool)
{
    m_core.offer(tool);
    m_handlers.remove(tool.name);
}

void McpDesk::offer(const protocol::McpTool &tool, Handler handler)
{
    m_core.offer(tool);
    m_handlers.insert(tool.name, std::make_shared<const Handler>(std::move(handler)));
}

bool McpDesk::receive(const RpcRequest &call, const Caller &caller, const RpcResponder &respond,
                      const Lookup &lookup) const
{
    const protocol::McpHeaders headers{headerText(caller, "mcp-protocol-version"),
                                       headerText(caller, "mcp-method"),
                                       headerText(caller, "mcp-name")};
    const std::optional<protocol::McpEra> era = protocol::mcpEraOf(call, headers);
    if (!era)
        return false;
    if (call.isNotification()) // accepted, and nothing here depends on any
        return true;
    m_core.receive(
        call, *era, headers,
        [this, &caller, &lookup](const QString &name, const JsonObject &arguments,
                                 const McpCore::ToolDone &done) {
            return run(name, arguments, caller, lookup, done);
        },
        [respond](const McpAnswer &answer) {
            if (const auto *error = std::get_if<protocol::RpcError>(&answer.content))
                return respond.error(*error, answer.status);
            respond.result(std::get<JsonObject>(answer.content));
        });
    return true;
}

bool McpDesk::run(const QString &name, const JsonObject &arguments, const Caller &caller,
                  const Lookup &lookup, const McpCore::ToolDone &done) const
{
    const protocol::McpTool *tool = m_core.tool(name);
    const bool isMessage = !protocol::messageTypeOf(arguments).isEmpty();
    RpcRequest call{1, name, arguments};
    if (!tool) // students' referees call tools by other names (interop.md §2)
        call = protocol::inOurForm(call, m_clock.utcMs());
    std::shared_ptr<const Handler> handler = m_handlers.value(name);
    if (tool && !tool->messageType.isEmpty()) {
        const bool isFlat = tool->toPayload && !isMessage;
        call.params = protocol::completedMessage(isFlat ? tool->toPayload(arguments) : arguments,
                                                 tool->messageType, m_clock.utcMs());
    }
    if (!handler || isMessage) {
        if (const auto raw = lookup(call))
            handler = raw;
    }
    if (!handler)
        return false;
    (*handler)(call, caller, RpcResponder(std::make_shared<ToolAnswer>(call.id, done)));
    return true;
}

} // namespace league::transport
