#include "agents/transport/mcp_client.h"

#include "agents/transport/mcp_conversation.h"
#include "agents/transport/mcp_office.h"

namespace league::transport {

namespace {

using Tools = QList<McpTool>;

McpCall begun(McpOffice &office, const QUrl &endpoint, McpErrand errand,
              std::chrono::milliseconds timeout, McpConversation::Done done)
{
    auto conversation = std::make_shared<McpConversation>(office, endpoint, std::move(errand),
                                                          timeout, std::move(done));
    conversation->begin();
    return McpCall(std::move(conversation));
}

McpConversation::Done withoutTools(McpClient::Done done)
{
    return [done = std::move(done)](RpcOutcome outcome, const Tools &) {
        if (done)
            done(std::move(outcome));
    };
}

} // namespace

McpCall &McpCall::operator=(McpCall &&other) noexcept
{
    if (this != &other) {
        cancel();
        m_call = std::move(other.m_call);
    }
    return *this;
}

void McpCall::cancel()
{
    if (const auto call = std::exchange(m_call, nullptr))
        call->cancel();
}

McpClient::McpClient(Wire &wire, base::Clock &clock)
    : m_office(std::make_unique<McpOffice>(wire, clock))
{
}

McpClient::~McpClient() = default;

McpCall McpClient::call(const QUrl &endpoint, const QString &tool, const JsonObject &arguments,
                        std::chrono::milliseconds timeout, Done done)
{
    return begun(*m_office, endpoint, {McpErrand::Kind::Call, {tool}, arguments}, timeout,
                 withoutTools(std::move(done)));
}

McpCall McpClient::deliver(const QUrl &endpoint, const QStringList &tools,
                           const JsonObject &message, std::chrono::milliseconds timeout, Done done)
{
    return begun(*m_office, endpoint, {McpErrand::Kind::Deliver, tools, message}, timeout,
                 withoutTools(std::move(done)));
}

McpCall McpClient::listTools(const QUrl &endpoint, std::chrono::milliseconds timeout, Listed done)
{
    return begun(*m_office, endpoint, {}, timeout,
                 [done = std::move(done)](const RpcOutcome &outcome, const Tools &tools) {
                     if (!done)
                         return;
                     if (outcome.ok())
                         done(tools);
                     else
                         done(base::Failure{outcome.reason});
                 });
}

std::optional<McpServerFacts> McpClient::facts(const QUrl &endpoint) const
{
    const McpSession *session = m_office->sessionAt(endpoint);
    return session ? std::optional(session->facts) : std::nullopt;
}

void McpClient::endSessions(std::function<void()> done)
{
    m_office->endSessions(std::move(done));
}

void McpClient::setTap(TrafficTap *tap)
{
    m_office->setTap(tap);
}

} // namespace league::transport
