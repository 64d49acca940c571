#include "agents/transport/mcp_handshake.h"

#include "agents/base/quoting.h"
#include "agents/protocol/mcp_client/requests.h"

#include <algorithm>

namespace league::transport {

namespace {

using namespace protocol::mcp_client;
using Kind = RpcOutcome::Kind;

constexpr int MostAttempts = 2; // the first, and one more in a version that the server named

// What says nothing about the era: the server is down, or does not want us.
bool isNoEraSignal(const RpcOutcome &outcome)
{
    const int status = outcome.httpStatus;
    return status == 0 || status == 401 || status == 403 || status >= 500
        || (status >= 300 && status < 400);
}

bool isVisible(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

RpcOutcome refusal(const RpcOutcome &of, const QString &reason)
{
    RpcOutcome outcome = of;
    outcome.kind = Kind::Refused;
    outcome.result = JsonValue::Undefined;
    outcome.error = {protocol::rpc_code::ApplicationError, reason, {}};
    outcome.reason = reason;
    return outcome;
}

} // namespace

McpHandshake::McpHandshake(McpOffice &office, QUrl endpoint, qint64 dueMs, Done done)
    : m_office(office), m_endpoint(std::move(endpoint)), m_dueMs(dueMs), m_done(std::move(done))
{
}

void McpHandshake::begin()
{
    discover();
}

void McpHandshake::ask(const protocol::RpcRequest &request, const Headers &headers,
                       McpExchange::Done next)
{
    m_exchange = std::make_unique<McpExchange>(m_office, m_endpoint, m_dueMs,
                                               McpExchange::Resuming::Impossible);
    m_exchange->begin(request, headers, std::move(next));
}

void McpHandshake::discover()
{
    ++m_discoveries;
    m_session.facts = {ServerFacts::Era::Modern, ModernVersion};
    const protocol::RpcRequest request = m_session.dressed(discoverRequest(m_office.nextId()));
    ask(request, m_session.headersFor(request),
        [this](const RpcOutcome &outcome) { discovered(outcome); });
}

void McpHandshake::discovered(const RpcOutcome &outcome)
{
    if (outcome.kind != Kind::Answered && isNoEraSignal(outcome))
        return fail(outcome);
    if (outcome.ok()) {
        if (const std::optional<ServerFacts> facts = readDiscovery(outcome.result)) {
            m_session.facts = *facts;
            const Done done = std::exchange(m_done, nullptr);
            return done(m_session);
        }
    }
    const bool offersModern =
        isVersionRefusal(outcome.error) && versionsOfferedBy(outcome.error).contains(ModernVersion);
    if (!offersModern)
        return initialize(LegacyVersion);
    if (m_discoveries < MostAttempts)
        return discover();
    fail(outcome);
}

void McpHandshake::initialize(const QString &version)
{
    ++m_initializations;
    m_session = {};
    // The header with the version comes only once both sides have agreed on one.
    ask(initializeRequest(m_office.nextId(), version), {},
        [this](const RpcOutcome &outcome) { initialized(outcome); });
}

void McpHandshake::initialized(const RpcOutcome &outcome)
{
    if (outcome.ok())
        return opened(outcome);
    const QStringList offers = versionsOfferedBy(outcome.error);
    const auto known = std::find_if(offers.begin(), offers.end(),
                                    [](const QString &offer) { return isLegacyVersion(offer); });
    if (known == offers.end() || m_initializations >= MostAttempts)
        return fail(outcome);
    initialize(*known);
}

void McpHandshake::opened(const RpcOutcome &outcome)
{
    const std::optional<ServerFacts> facts = readInitialized(outcome.result);
    if (!facts) {
        RpcOutcome unreadable = outcome;
        unreadable.kind = Kind::Unreadable;
        unreadable.reason =
            QStringLiteral("The answer to initialize names no version of the protocol.");
        return fail(unreadable);
    }
    if (!isLegacyVersion(facts->version)) {
        return fail(refusal(outcome,
                            QStringLiteral("The server wants to speak MCP %1, which is not known "
                                           "here.")
                                .arg(base::quotable(facts->version))));
    }
    const QByteArray id = headerValue(outcome.headers, "mcp-session-id");
    if (!isVisible(id)) {
        return fail(refusal(
            outcome, QStringLiteral("The server gave a session id that no header can carry.")));
    }
    m_session = {*facts, id};
    announceReady();
}

void McpHandshake::announceReady()
{
    const protocol::RpcRequest ready = initializedNotification();
    ask(ready, m_session.headersFor(ready), [this](const RpcOutcome &outcome) {
        if (!outcome.ok())
            return fail(outcome);
        const Done done = std::exchange(m_done, nullptr);
        done(m_session);
    });
}

void McpHandshake::fail(RpcOutcome outcome)
{
    const Done done = std::exchange(m_done, nullptr);
    done(std::move(outcome)); // may destroy us
}

} // namespace league::transport
