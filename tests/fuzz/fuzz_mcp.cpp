// MCP: whatever is asked of it, each request is answered exactly once, as its era demands, and what
// goes wrong in a tool is told to the client instead of to the log.
//
// The input is a JSON object of the headers, if any, a line break, and the body of the request.
#include "agents/base/json/json.h"
#include "agents/protocol/mcp/manager_offers.h"
#include "agents/protocol/mcp/mcp_core.h"
#include "agents/protocol/mcp/mcp_keys.h"
#include "agents/protocol/mcp/seat_offers.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

using namespace league;
using namespace league::protocol;

namespace {

const McpCore &core()
{
    static const McpCore made = [] {
        McpCore offering(manager_offers::identity(QStringLiteral("1")));
        offering.offer(manager_offers::getStandings());
        offering.offer(manager_offers::registerPlayer());
        for (const McpResource &resource : manager_offers::resources())
            offering.offer(resource);
        offering.offer(manager_offers::matchResource());
        for (const McpPrompt &prompt : manager_offers::prompts())
            offering.offer(prompt);
        return offering;
    }();
    return made;
}

std::optional<QString> header(const JsonObject &headers, QLatin1String name)
{
    const JsonValue value = headers.value(name);
    return value.isString() ? std::optional(value.toString()) : std::nullopt;
}

// Answers as an agent would: what it was asked, or that it did not like it.
bool runTool(const QString &name, const JsonObject &arguments, const McpCore::ToolDone &done)
{
    const McpTool *tool = core().tool(name);
    if (!tool)
        return false;
    const JsonObject payload = tool->toPayload ? tool->toPayload(arguments) : arguments;
    const JsonObject message = completedMessage(payload, tool->messageType, 0);
    const bool isFine = !message.contains(QLatin1String("fail"));
    done({message, isFine ? QString() : QStringLiteral("It failed.")});
    return true;
}

void mustBeGoodError(const RpcError &error, int status, McpEra era)
{
    test::mustBeGoodSentence(error.message);
    test::mustHold(error.code < 0, "an error has a code");
    const bool isKnown = status == 200 || status == 400 || (status == 404 && era == McpEra::Modern);
    test::mustHold(isKnown, "an error has a status of its era", QString::number(status));
    test::mustHold(status != 404 || error.code == rpc_code::MethodNotFound,
                   "only an unknown method is not found");
}

void mustBeGoodResult(const JsonObject &result, const RpcRequest &request, McpEra era)
{
    const bool saysType = result.value(mcp_key::ResultType) == QLatin1String("complete");
    test::mustHold(saysType == (era == McpEra::Modern),
                   "every modern result is complete, and only those");
    if (request.method != mcp_method::CallTool)
        return;
    const JsonArray content = result.value(mcp_key::Content).toArray();
    test::mustHold(content.size() == 1, "a tool's result has a text");
    test::mustHold(result.value(mcp_key::IsError).isBool(), "a tool's result says if it is one");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const qsizetype end = input.indexOf('\n');
    const JsonObject lines = objectIn(input.left(end)).value_or(JsonObject());
    const auto read = parseRpcRequest(end < 0 ? input : input.mid(end + 1));
    const auto *request = std::get_if<RpcRequest>(&read);
    if (!request)
        return;
    const McpHeaders headers{header(lines, QLatin1String("version")),
                             header(lines, QLatin1String("method")),
                             header(lines, QLatin1String("name"))};
    const std::optional<McpEra> era = mcpEraOf(*request, headers);
    const bool isMcpName = request->method.contains(u'/');
    mustHold(era || !isMcpName, "what has the name of an MCP method is MCP", request->method);
    if (!era)
        return;
    int answers = 0;
    core().receive(*request, *era, headers, runTool, [&](const McpAnswer &answer) {
        ++answers;
        if (const auto *error = std::get_if<RpcError>(&answer.content))
            return mustBeGoodError(*error, answer.status, *era);
        mustHold(answer.status == 200, "a result travels with 200");
        mustBeGoodResult(std::get<JsonObject>(answer.content), *request, *era);
    });
    mustHold(answers == 1, "each request is answered exactly once");
}
