#include "agents/transport/rpc_desk.h"

#include "agents/base/json/json_document.h"
#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/request_reading.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/message_catalogue.h"
#include "agents/transport/league_proof.h"
#include "agents/transport/mcp_desk.h"

#include <algorithm>

namespace league::transport {

using protocol::RpcError;
using protocol::RpcReply;
using protocol::RpcRequest;

namespace {

namespace code = protocol::rpc_code;

const QByteArray McpVerbs = QByteArrayLiteral("POST, OPTIONS");
const QByteArray PageVerbs = QByteArrayLiteral("GET, HEAD");

// Refusals of the HTTP rules come in the form that callers of /mcp can read.
QByteArray errorBody(int rpcCode, const QString &sentence)
{
    return protocol::toBytes(RpcReply{JsonValue::Null, RpcError{rpcCode, sentence}});
}

void refuse(const WireReply &reply, int status, const QString &sentence,
            const Headers &headers = {})
{
    reply.send(status, errorBody(code::InvalidRequest, sentence), JsonContentType, headers);
}

bool isJson(const QByteArray &contentType)
{
    const QByteArray type = contentType.split(';').constFirst().trimmed();
    return type.compare(JsonContentType, Qt::CaseInsensitive) == 0;
}

// For pages of allowed origins that run in a browser.
Headers corsHeaders(const WireRequest &request)
{
    const QByteArray origin = request.header("origin");
    if (origin.isNull())
        return {};
    return {{"Access-Control-Allow-Origin", origin},
            {"Access-Control-Expose-Headers", "Mcp-Session-Id"},
            {"Vary", "Origin"}};
}

Headers preflightHeaders(const WireRequest &request)
{
    Headers headers = corsHeaders(request);
    headers.emplaceBack("Allow", McpVerbs);
    headers.emplaceBack("Access-Control-Allow-Methods", McpVerbs);
    headers.emplaceBack("Access-Control-Allow-Headers",
                        "content-type, accept, authorization, mcp-protocol-version, "
                        "mcp-session-id, mcp-method, mcp-name, last-event-id");
    return headers;
}

// Whether nothing in it can be named otherwise: our own agents said it, and to one another.
bool isOurs(const RpcRequest &said)
{
    return protocol::messageByMethod(said.method) && protocol::hasWholeEnvelope(said.params);
}

} // namespace

// One request to /mcp until it is answered; what the copies of a responder share.
class RpcDesk::Pending final : public RpcResponder::Request
{
public:
    Pending(const std::shared_ptr<RpcDesk> &desk, const WireRequest &request, WireReply reply)
        : m_desk(desk),
          m_reply(std::move(reply)),
          m_headers(corsHeaders(request)),
          m_takesValues(request.said)
    {
        if (!desk->m_settings.tap)
            return;
        m_exchange = std::make_unique<Exchange>();
        m_exchange->peer = request.peer.toString();
        m_exchange->request = request.text();
        m_exchange->startedUtcMs = desk->m_clock.utcMs();
        m_startedMs = desk->m_clock.steadyMs();
    }

    ~Pending() override
    {
        if (m_isAnswered)
            return;
        // A closed server drops what is pending, and there is nothing wrong with that.
        if (const auto desk = m_desk.lock(); desk && desk->m_settings.isOpen)
            qCWarning(base::transportLog) << "A request was dropped without an answer:" << m_method;
        const RpcError error{
            code::InternalError, QStringLiteral("The agent did not answer this request."), {}};
        Pending::answer(200, protocol::toBytes(RpcReply{m_id, error}), QStringLiteral("dropped"),
                        {});
    }

    void concern(const RpcRequest &call, bool isForeign)
    {
        m_isForeign = isForeign;
        m_id = call.isNotification() ? JsonValue(JsonValue::Null) : call.id;
        m_method = call.method;
    }

    void answer(int status, const QByteArray &body, const QString &outcome,
                const Headers &headers) override
    {
        if (std::exchange(m_isAnswered, true))
            return;
        m_reply.send(status, body, JsonContentType, m_headers + headers);
        report(status, body, outcome);
    }

    void answer(const RpcReply &reply) override
    {
        if (!m_takesValues || m_exchange)
            return answer(200, protocol::toBytes(reply), QStringLiteral("answered"), {});
        if (!std::exchange(m_isAnswered, true))
            m_reply.send(reply, m_headers);
    }

    void refuse(int status, const RpcError &error)
    {
        answer(status, protocol::toBytes(RpcReply{m_id, error}), QStringLiteral("refused"), {});
    }

    [[nodiscard]] const JsonValue &id() const override { return m_id; }
    [[nodiscard]] bool isForeign() const override { return m_isForeign; }

private:
    void report(int status, const QByteArray &body, const QString &outcome)
    {
        const auto desk = m_desk.lock();
        if (!m_exchange || !desk || !desk->m_settings.tap)
            return;
        m_exchange->method = m_method;
        m_exchange->reply = body;
        m_exchange->status = status;
        m_exchange->outcome = outcome;
        m_exchange->elapsedMs = desk->m_clock.steadyMs() - m_startedMs;
        desk->m_settings.tap->exchanged(*m_exchange);
    }

    std::weak_ptr<RpcDesk> m_desk;
    WireReply m_reply;
    Headers m_headers;
    JsonValue m_id = JsonValue::Null;
    QString m_method;
    bool m_takesValues;
    bool m_isAnswered = false;
    bool m_isForeign = false;
    std::unique_ptr<Exchange> m_exchange; // only with a tap
    qint64 m_startedMs = 0;
};

void RpcDesk::receive(const WireRequest &request, const WireReply &reply)
{
    // Whoever speaks without a text is in this very program: there is no page, no proxy and no text
    // in between, which is what the rules of HTTP are about.
    if (request.said) {
        return isForMcp(request.path) ? receiveSaid(*request.said, request, reply)
                                      : receivePage(request, reply);
    }
    if (!m_settings.guard.admitsHost(request.header("host")))
        return refuse(reply, 403, QStringLiteral("The Host header does not name this agent."));
    const QByteArray origin = request.header("origin");
    if (!origin.isNull() && !m_settings.guard.admitsOrigin(origin))
        return refuse(reply, 403, QStringLiteral("Pages of that origin may not call this agent."));
    if (isForMcp(request.path))
        return receiveMcp(request, reply);
    receivePage(request, reply);
}

bool RpcDesk::isForMcp(const QByteArray &path) const
{
    return path == "/mcp" || path == "/mcp/" || handlerBelow(path);
}

void RpcDesk::receiveMcp(const WireRequest &request, const WireReply &reply)
{
    if (request.verb == "OPTIONS")
        return reply.send(204, {}, {}, preflightHeaders(request));
    if (request.verb != "POST") {
        return refuse(reply, 405, QStringLiteral("Only POST is understood here."),
                      {{"Allow", McpVerbs}});
    }
    receivePost(request, reply);
}

void RpcDesk::receiveSaid(const RpcRequest &said, const WireRequest &request,
                          const WireReply &reply)
{
    const auto pending = std::make_shared<Pending>(shared_from_this(), request, reply);
    if (isOurs(said))
        return dispatch(said, request, pending);
    dispatch(protocol::inOurForm(said, m_clock.utcMs()), request, pending);
}

void RpcDesk::receivePost(const WireRequest &request, const WireReply &reply)
{
    const auto pending = std::make_shared<Pending>(shared_from_this(), request, reply);
    const QByteArray contentType = request.header("content-type");
    if (!contentType.isNull() && !isJson(contentType)) {
        return pending->refuse(
            415, {code::InvalidRequest, QStringLiteral("The body must be application/json."), {}});
    }
    const auto read = protocol::readAnyRequest(request.body, m_clock.utcMs());
    const auto *error = std::get_if<RpcError>(&read);
    if (!error)
        return dispatch(std::get<RpcRequest>(read), request, pending);

    // Whoever posts a reply to something gets the same as for a notification.
    const bool isReply = std::holds_alternative<RpcReply>(protocol::parseRpcReply(request.body));
    if (error->code == code::InvalidRequest && isReply)
        return pending->answer(202, {}, QStringLiteral("accepted"), {});
    const bool isNoRequest = error->code == code::ParseError || error->code == code::InvalidRequest;
    pending->refuse(isNoRequest ? 400 : 200, *error);
}

void RpcDesk::dispatch(const RpcRequest &call, const WireRequest &request,
                       const std::shared_ptr<Pending> &pending)
{
    pending->concern(call, isForeign(call, request));
    if (call.isNotification())
        pending->answer(202, {}, QStringLiteral("accepted"), {});
    const Caller caller{request.peer, request.headers, request.path};
    const RpcResponder respond(pending);
    // Kept alive by hand: a tool may destroy the server.
    const auto mcp = handlerBelow(request.path) ? nullptr : m_settings.mcp;
    const auto find = [this, path = request.path](const RpcRequest &league) {
        return handlerFor(league, path);
    };
    if (mcp && mcp->receive(call, caller, respond, find))
        return;
    if (const Handler handler = handlerFor(call, request.path))
        return (*handler)(call, caller, respond);
    pending->refuse(
        200,
        {code::MethodNotFound,
         QStringLiteral("The method \"%1\" is not known here.").arg(base::quotable(call.method)),
         {}});
}

bool RpcDesk::isForeign(const RpcRequest &call, const WireRequest &request) const
{
    if (protocol::isMcpMethod(call.method))
        return false; // MCP says where everything stands
    return call.framing != protocol::Framing::Flat
        || handlerBelow(request.path)
        // Who speaks without a text is in this very program.
        || (m_settings.answersEveryDialect && !request.said
            && request.header(LeagueProofHeader).isNull());
}

RpcDesk::Handler RpcDesk::handlerBelow(const QByteArray &path) const
{
    const auto folder = std::ranges::find_if(
        m_settings.byFolder, [&](const auto &entry) { return path.startsWith(entry.first); });
    return folder == m_settings.byFolder.end() ? nullptr : folder->second;
}

RpcDesk::Handler RpcDesk::handlerFor(const RpcRequest &call, const QByteArray &path) const
{
    if (const Handler handler = handlerBelow(path))
        return handler;
    if (const Handler handler = m_settings.byMethod.value(call.method))
        return handler;
    if (const Handler handler =
            m_settings.byMessageType.value(protocol::messageTypeOf(call.params)))
        return handler;
    return m_settings.otherwise;
}

void RpcDesk::receivePage(const WireRequest &request, const WireReply &reply)
{
    const auto page = pageAt(request.path);
    const bool isHealth = request.path == "/health" && m_settings.health;
    if (!page && !isHealth) {
        return reply.send(
            404,
            errorBody(code::MethodNotFound,
                      QStringLiteral("There is nothing at %1; agents are called by POST /mcp.")
                          .arg(QString::fromLatin1(request.path))));
    }
    if (request.verb != "GET" && request.verb != "HEAD") {
        return refuse(reply, 405, QStringLiteral("This page can only be read."),
                      {{"Allow", PageVerbs}});
    }
    if (page)
        return (*page)(request, reply);
    reply.send(200, JsonDocument(m_settings.health()).toJson(JsonDocument::Compact),
               JsonContentType, corsHeaders(request));
}

RpcDesk::Page RpcDesk::pageAt(const QByteArray &path) const
{
    if (const auto exact = m_settings.pages.find(path); exact != m_settings.pages.end())
        return exact->second;
    // The longest path that ends in '/' and that this one begins with.
    QByteArray folder = path;
    while (!folder.isEmpty()) {
        folder.truncate(folder.lastIndexOf('/', folder.size() - 2) + 1);
        if (const auto found = m_settings.pages.find(folder);
            found != m_settings.pages.end() && folder != "/")
            return found->second;
        if (folder == "/")
            break;
    }
    return nullptr;
}

} // namespace league::transport
