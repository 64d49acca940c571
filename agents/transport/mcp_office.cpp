#include "agents/transport/mcp_office.h"

#include "agents/transport/mcp_conversation.h"

#include <QPointer>

namespace league::transport {

namespace {

constexpr std::chrono::milliseconds FarewellTimeout{5'000};

} // namespace

McpOffice::McpOffice(Wire &wire, base::Clock &clock) : m_wire(wire), m_clock(clock) { }

McpOffice::~McpOffice()
{
    const auto conversations = std::exchange(m_conversations, {});
    for (const auto &[key, conversation] : conversations)
        conversation->abandon();
}

QUrl McpOffice::keyOf(const QUrl &endpoint)
{
    return endpoint.adjusted(QUrl::RemoveFragment | QUrl::RemoveUserInfo);
}

void McpOffice::enter(const std::shared_ptr<McpConversation> &conversation)
{
    m_conversations.emplace(conversation.get(), conversation);
}

void McpOffice::strikeOff(McpConversation *conversation)
{
    m_conversations.erase(conversation);
}

const McpSession *McpOffice::sessionAt(const QUrl &endpoint) const
{
    const auto it = m_sessions.constFind(keyOf(endpoint));
    return it == m_sessions.constEnd() ? nullptr : &*it;
}

McpSession McpOffice::adopt(const QUrl &endpoint, const McpSession &session)
{
    if (const McpSession *faster = sessionAt(endpoint)) {
        endSession(endpoint, session, nullptr);
        return *faster;
    }
    m_sessions.insert(keyOf(endpoint), session);
    return session;
}

void McpOffice::rememberTools(const QUrl &endpoint, const QList<protocol::mcp_client::Tool> &tools)
{
    const auto it = m_sessions.find(keyOf(endpoint));
    if (it != m_sessions.end())
        it->tools = tools;
}

void McpOffice::forget(const QUrl &endpoint, const McpSession &session)
{
    const McpSession *known = sessionAt(endpoint);
    if (known && known->id == session.id && known->facts == session.facts)
        m_sessions.remove(keyOf(endpoint));
}

void McpOffice::notify(const QUrl &endpoint, const McpSession &session,
                       const protocol::RpcRequest &notification)
{
    sendAndForget({endpoint, protocol::toBytes(session.dressed(notification)), FarewellTimeout,
                   session.headersFor(notification)},
                  nullptr);
}

void McpOffice::endSessions(std::function<void()> done)
{
    // Every farewell holds it; when the last one is over, the caller is told. The office may have
    // closed by then.
    const QPointer<QObject> receiver(&m_receiver);
    const std::shared_ptr<void> untilDone(nullptr, [receiver, done = std::move(done)](void *) {
        if (done && receiver)
            QMetaObject::invokeMethod(receiver, done, Qt::QueuedConnection);
    });
    const auto sessions = std::exchange(m_sessions, {});
    for (auto it = sessions.begin(); it != sessions.end(); ++it)
        endSession(it.key(), it.value(), untilDone);
}

void McpOffice::endSession(const QUrl &endpoint, const McpSession &session,
                           const std::shared_ptr<void> &untilDone)
{
    if (session.id.isEmpty())
        return;
    WireCall call{endpoint, {}, FarewellTimeout, session.headersFor({})};
    call.verb = "DELETE";
    sendAndForget(std::move(call), untilDone);
}

void McpOffice::sendAndForget(WireCall call, const std::shared_ptr<void> &untilDone)
{
    const auto place = m_unwatched.emplace(m_unwatched.end());
    *place = m_wire.call(std::move(call), [this, place, untilDone](const WireAnswer &) {
        m_unwatched.erase(place);
    });
}

} // namespace league::transport
