// McpScript: an MCP server that does what the test says, and a client that talks to it.
//
// What is not scripted is answered as such a server would: notifications with 202, unknown methods
// with -32601.
#pragma once

#include "agents/base/json/json_document.h"
#include "agents/protocol/json_rpc.h"
#include "agents/transport/mcp_client.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

namespace league::test {

// What the server says to one request.
struct Say
{
    int status = 200;
    QByteArray body = {};
    QByteArray contentType = "application/json";
    transport::Headers headers = {};

    // The same reply as one event of a stream, after what is typical for such streams.
    [[nodiscard]] Say asStream() const
    {
        Say stream = *this;
        stream.contentType = "text/event-stream; charset=utf-8";
        stream.body = ": hello\r\n\r\nid: 1\r\ndata: \r\n\r\n"
                      "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\"}\r\n\r\n"
                      "data: {\"jsonrpc\":\"2.0\",\"id\":-5,\"result\":{}}\r\n\r\n"
                      "event: message\r\nid: 2\r\ndata: "
            + body + "\r\n\r\n";
        return stream;
    }
    [[nodiscard]] Say with(const QByteArray &name, const QByteArray &value) const
    {
        Say more = *this;
        more.headers.append({name, value});
        return more;
    }
};

// What the server got.
struct Heard
{
    transport::WireRequest http;
    protocol::RpcRequest rpc;

    [[nodiscard]] QByteArray header(const char *name) const { return http.header(name); }
    [[nodiscard]] Say result(const JsonObject &result) const
    {
        return {200, protocol::toBytes(protocol::RpcReply{rpc.id, JsonValue(result)})};
    }
    [[nodiscard]] Say error(int code, int status = 200, const JsonObject &data = {}) const
    {
        const protocol::RpcError error{code, QStringLiteral("no"), data};
        return {status, protocol::toBytes(protocol::RpcReply{rpc.id, error})};
    }
};

struct McpScript
{
    using Answer = std::function<std::optional<Say>(const Heard &)>; // nothing: it keeps silent

    explicit McpScript(const QString &kind = QStringLiteral("in process"),
                       const transport::HttpLimits &limits = {})
        : both(kind, limits), client(std::make_unique<transport::McpClient>(*both.wire, both.clock))
    {
        auto served = both.wire->serve(
            QHostAddress(QHostAddress::LocalHost), 0,
            [this](const transport::WireRequest &request, const transport::WireReply &reply) {
                receive(request, reply);
            });
        listener = std::move(*served);
        endpoint = listener->endpoint();
    }

    void on(const QString &method, Answer answer) { answers.insert(method, std::move(answer)); }

    // A server with a handshake, and a session when it has an id.
    void beLegacy(const QByteArray &sessionId = {},
                  const QString &version = QStringLiteral("2025-11-25"))
    {
        on(QStringLiteral("initialize"), [sessionId, version](const Heard &heard) {
            const Say say =
                heard.result({{QStringLiteral("protocolVersion"), version},
                              {QStringLiteral("capabilities"), JsonObject()},
                              {QStringLiteral("serverInfo"),
                               JsonObject{{QStringLiteral("name"), QStringLiteral("old bot")}}}});
            return sessionId.isEmpty() ? say : say.with("Mcp-Session-Id", sessionId);
        });
    }
    // A server without one.
    void beModern()
    {
        on(QStringLiteral("server/discover"), [](const Heard &heard) {
            return heard.result(
                {{QStringLiteral("resultType"), QStringLiteral("complete")},
                 {QStringLiteral("supportedVersions"), JsonArray{QStringLiteral("2026-07-28")}},
                 {QStringLiteral("serverInfo"),
                  JsonObject{{QStringLiteral("name"), QStringLiteral("new bot")}}}});
        });
    }
    void haveTools(const JsonArray &tools)
    {
        on(QStringLiteral("tools/list"), [tools](const Heard &heard) {
            return heard.result({{QStringLiteral("tools"), tools}});
        });
    }
    // A tool that takes anything, and what it gives.
    void haveTool(const QString &name, const JsonObject &gives)
    {
        haveTools({JsonObject{{QStringLiteral("name"), name},
                              {QStringLiteral("inputSchema"), JsonObject()}}});
        on(QStringLiteral("tools/call"), [gives](const Heard &heard) {
            return heard.result({{QStringLiteral("structuredContent"), gives}});
        });
    }

    void call(const QString &tool = QStringLiteral("choose_parity"),
              std::chrono::milliseconds timeout = std::chrono::seconds(30))
    {
        outcome.reset();
        handle = client->call(endpoint, tool, {{QStringLiteral("match_id"), QStringLiteral("R1")}},
                              timeout, [this](transport::RpcOutcome o) { outcome = std::move(o); });
    }
    bool waitForOutcome()
    {
        return eventually([this] { return outcome.has_value(); });
    }
    bool waitFor(const QString &method, qsizetype times = 1)
    {
        return eventually([&] { return count(method) >= times; });
    }

    [[nodiscard]] qsizetype count(const QString &method) const { return methods().count(method); }
    // What was asked, in order; other verbs than POST by their name.
    [[nodiscard]] QStringList methods() const
    {
        QStringList names;
        for (const Heard &request : requests) {
            names.append(request.http.verb == "POST" ? request.rpc.method
                                                     : QString::fromLatin1(request.http.verb));
        }
        return names;
    }
    [[nodiscard]] const Heard &last(const QString &method) const
    {
        return requests.at(methods().lastIndexOf(method));
    }

    void receive(const transport::WireRequest &request, const transport::WireReply &reply)
    {
        Heard now{request, {}};
        auto parsed = protocol::parseRpcRequest(request.body);
        if (auto *rpc = std::get_if<protocol::RpcRequest>(&parsed))
            now.rpc = *rpc;
        requests.append(now);
        const QString method = methods().last();
        const std::optional<Say> say = answers.contains(method) ? answers.value(method)(now)
            : now.rpc.isNotification()                          ? Say{202}
                                                                : now.error(-32601);
        if (say)
            reply.send(say->status, say->body, say->contentType, say->headers);
        else
            silent.append(reply);
    }

    BothWires both;
    QHash<QString, Answer> answers;
    QList<Heard> requests;
    QList<transport::WireReply> silent;
    std::unique_ptr<transport::Listener> listener;
    QUrl endpoint;
    std::unique_ptr<transport::McpClient> client;
    transport::McpCall handle;
    std::optional<transport::RpcOutcome> outcome;
};

} // namespace league::test
