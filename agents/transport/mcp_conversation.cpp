#include "agents/transport/mcp_conversation.h"

#include "agents/base/quoting.h"
#include "agents/protocol/mcp_client/arguments.h"
#include "agents/protocol/mcp_client/requests.h"
#include "agents/protocol/mcp_client/tool_result.h"

#include <algorithm>

namespace league::transport {

namespace {

using namespace protocol::mcp_client;
using Kind = RpcOutcome::Kind;

constexpr qsizetype MostPages = 50; // of tools; a list without end is no list

const Tool *find(const QList<Tool> &tools, const QStringList &names)
{
    for (const QString &name : names) {
        const auto it = std::find_if(tools.begin(), tools.end(),
                                     [&](const Tool &tool) { return tool.name == name; });
        if (it != tools.end())
            return &*it;
    }
    return nullptr;
}

QString namesOf(const QList<Tool> &tools)
{
    QStringList names;
    for (const Tool &tool : tools)
        names.append(tool.name);
    return names.isEmpty() ? QStringLiteral("none")
                           : base::quotable(names.join(QLatin1String(", ")), 200);
}

} // namespace

McpConversation::McpConversation(McpOffice &office, QUrl endpoint, McpErrand errand,
                                 std::chrono::milliseconds timeout, Done done)
    : m_office(&office),
      m_endpoint(std::move(endpoint)),
      m_errand(std::move(errand)),
      m_timeout(timeout),
      m_done(std::move(done)),
      m_startedMs(office.clock().steadyMs())
{
}

void McpConversation::begin()
{
    m_office->enter(shared_from_this());
    m_deadline = m_office->clock().after(m_timeout, [this] { timeIsUp(); });
    const McpSession *known = m_office->sessionAt(m_endpoint);
    if (!known)
        return shakeHands();
    m_session = *known;
    m_isKnownServer = true;
    proceed();
}

void McpConversation::shakeHands()
{
    m_handshake = std::make_unique<McpHandshake>(
        *m_office, m_endpoint, m_startedMs + m_timeout.count(),
        [this](std::variant<McpSession, RpcOutcome> result) {
            if (auto *failure = std::get_if<RpcOutcome>(&result))
                return finish(std::move(*failure));
            m_session = m_office->adopt(m_endpoint, std::get<McpSession>(result));
            proceed();
        });
    m_handshake->begin();
}

void McpConversation::proceed()
{
    const bool isListed = m_errand.kind != McpErrand::Kind::List && m_session.tools
        && find(*m_session.tools, m_errand.tools);
    if (isListed)
        return chooseTool(*m_session.tools);
    m_pages.clear();
    m_cursors.clear();
    listPage({});
}

void McpConversation::listPage(const QString &cursor)
{
    ask(listToolsRequest(m_office->nextId(), cursor), {},
        [this](const RpcOutcome &outcome) { pageArrived(outcome); });
}

void McpConversation::pageArrived(const RpcOutcome &outcome)
{
    if (startsOver(outcome))
        return;
    const bool knowsNoLists =
        outcome.kind == Kind::Refused && outcome.error.code == protocol::rpc_code::MethodNotFound;
    if (knowsNoLists && m_errand.kind != McpErrand::Kind::List) {
        m_canList = false;
        return chooseTool({});
    }
    if (!outcome.ok())
        return finish(outcome);
    const base::Result<ToolPage> page = readToolPage(outcome.result);
    if (!page) {
        RpcOutcome unreadable = outcome;
        unreadable.kind = Kind::Unreadable;
        unreadable.reason = page.failure().sentence;
        return finish(unreadable);
    }
    m_pages += page->tools;
    const bool isLast = page->nextCursor.isNull() || m_cursors.contains(page->nextCursor)
        || m_cursors.size() + 1 >= MostPages;
    if (isLast)
        return listed(m_pages);
    m_cursors.append(page->nextCursor);
    listPage(page->nextCursor);
}

void McpConversation::listed(const Tools &tools)
{
    Tools usable = tools;
    // The annotations mean something in the modern era only, where a wrong one makes a tool void.
    if (m_session.facts.isModern()) {
        usable.removeIf([](const Tool &tool) { return !headerAnnotationProblem(tool).isEmpty(); });
    }
    m_office->rememberTools(m_endpoint, usable);
    if (m_errand.kind != McpErrand::Kind::List)
        return chooseTool(usable);
    m_pages = usable;
    RpcOutcome outcome;
    outcome.kind = Kind::Answered;
    finish(outcome);
}

void McpConversation::chooseTool(const Tools &tools)
{
    if (!m_canList)
        return callTool({m_errand.tools.value(0)});
    if (const Tool *tool = find(tools, m_errand.tools))
        return callTool(*tool);
    refuse(protocol::rpc_code::MethodNotFound,
           QStringLiteral("The MCP server at %1 has no tool %2. Its tools: %3.")
               .arg(m_endpoint.toString(), m_errand.tools.join(QLatin1String(" or ")),
                    namesOf(tools)));
}

void McpConversation::callTool(const Tool &tool)
{
    m_tool = tool;
    JsonObject arguments = m_errand.content;
    if (m_errand.kind == McpErrand::Kind::Deliver && m_canList) {
        const base::Result<JsonObject> fitting = argumentsFor(tool, m_errand.content);
        if (!fitting)
            return refuse(protocol::rpc_code::InvalidParams, fitting.failure().sentence);
        arguments = *fitting;
    }
    ask(callToolRequest(m_office->nextId(), tool.name, arguments),
        parameterHeaders(tool, arguments), [this](const RpcOutcome &outcome) { called(outcome); });
}

void McpConversation::called(const RpcOutcome &outcome)
{
    if (startsOver(outcome))
        return;
    if (!outcome.ok())
        return finish(outcome);
    const ToolResult result = readToolResult(outcome.result, m_tool);
    RpcOutcome read = outcome;
    read.result = result.value;
    if (result.kind == ToolResult::Kind::Given)
        return finish(read);
    read.kind = result.kind == ToolResult::Kind::Unreadable ? Kind::Unreadable : Kind::Refused;
    read.error = {protocol::rpc_code::ApplicationError, result.text, result.value};
    read.reason = result.text;
    finish(read);
}

// A server that was restarted knows nothing of what was agreed on; such a request did nothing yet.
bool McpConversation::startsOver(const RpcOutcome &outcome)
{
    const bool isGone = outcome.httpStatus == 404 && !m_session.id.isEmpty();
    const bool isChanged = m_isKnownServer
        && (outcome.httpStatus == 400 || outcome.httpStatus == 404 || outcome.httpStatus == 405);
    if (m_hasStartedOver || outcome.ok() || !(isGone || isChanged))
        return false;
    m_hasStartedOver = true;
    m_isKnownServer = false;
    m_office->forget(m_endpoint, m_session);
    shakeHands();
    return true;
}

void McpConversation::ask(const protocol::RpcRequest &request, const Headers &parameters,
                          McpExchange::Done next)
{
    const auto resuming = m_session.facts.isModern() ? McpExchange::Resuming::Impossible
                                                     : McpExchange::Resuming::Possible;
    m_exchange = std::make_unique<McpExchange>(*m_office, m_endpoint,
                                               m_startedMs + m_timeout.count(), resuming);
    m_openRequest = request.id;
    m_exchange->begin(m_session.dressed(request), m_session.headersFor(request, parameters),
                      [this, next = std::move(next)](const RpcOutcome &outcome) {
                          m_openRequest = JsonValue::Undefined;
                          next(outcome);
                      });
}

void McpConversation::timeIsUp()
{
    const auto self = shared_from_this();
    giveUp(QStringLiteral("The time for the answer is over"));
    RpcOutcome outcome;
    outcome.kind = Kind::TimedOut;
    outcome.reason = QStringLiteral("The MCP server at %1 did not answer within %2 ms.")
                         .arg(m_endpoint.toString(), QString::number(m_timeout.count()));
    finish(outcome);
}

void McpConversation::giveUp(const QString &reason)
{
    // In the modern era closing the connection says it.
    if (!m_office || m_openRequest.isUndefined() || m_session.facts.isModern())
        return;
    m_office->notify(m_endpoint, m_session, cancelledNotification(m_openRequest, reason));
}

void McpConversation::refuse(int code, const QString &reason)
{
    RpcOutcome outcome;
    outcome.kind = Kind::Refused;
    outcome.error = {code, reason, {}};
    outcome.reason = reason;
    finish(outcome);
}

void McpConversation::finish(RpcOutcome outcome)
{
    const auto self = shared_from_this();
    outcome.sends = 1;
    outcome.elapsedMs = m_office->clock().steadyMs() - m_startedMs;
    const Done done = std::exchange(m_done, nullptr);
    release();
    if (done)
        done(std::move(outcome), m_pages);
}

void McpConversation::cancel()
{
    const auto self = shared_from_this();
    giveUp(QStringLiteral("Nobody waits for the answer"));
    release();
}

void McpConversation::abandon()
{
    const auto self = shared_from_this();
    m_office = nullptr;
    release();
}

void McpConversation::release()
{
    m_deadline.cancel();
    m_openRequest = JsonValue::Undefined;
    m_exchange.reset();
    m_handshake.reset();
    if (McpOffice *const office = std::exchange(m_office, nullptr))
        office->strikeOff(this);
}

} // namespace league::transport
