// MCP on an agent's front door: what is MCP and what is not, statuses, and league methods as tools.
#include "agents/base/json/json_document.h"
#include "agents/protocol/mcp/mcp_keys.h"
#include "agents/protocol/mcp/tool_schema.h"
#include "agents/protocol/tool_messages.h"
#include "agents/transport/mcp_desk.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

using namespace league;
using namespace league::transport;
using namespace league::protocol;
using namespace std::chrono_literals;
using league::test::BothWires;
using league::test::bothWires;
using league::test::eventually;

namespace {

QString str(const char *text)
{
    return QString::fromLatin1(text);
}

// An agent that serves `league_method` raw and as a tool, and has a tool of its own.
struct Agent
{
    explicit Agent(const QString &kind) : both(kind), server(*both.wire, both.clock)
    {
        const auto echo = [this](const RpcRequest &call, const Caller &, const RpcResponder &r) {
            ++rawCalls;
            r.result({{str("method"), call.method}, {str("params"), call.params}});
        };
        server.on(str("league_method"), echo);
        server.on(str("unlisted"), echo);
        server.onMessageType(str("SOME_TYPE"), echo);
        server.on(str("refuses"), [](const auto &, const auto &, const RpcResponder &r) {
            r.error({-32000, str("Not today."), {}});
        });
        server.on(str("forgets"), [](const auto &, const auto &, const RpcResponder &) {});
        McpDesk &mcp = server.serveMcp({str("Test"), str("1"), {}});
        mcp.offer(McpTool{.name = str("league_method"),
                          .inputSchema = schemaOf<NoArguments>(),
                          .messageType = str("SOME_TYPE")});
        mcp.onTool<MatchQuery>(McpTool{.name = str("own"), .inputSchema = schemaOf<MatchQuery>()},
                               [](const MatchQuery &query, const RpcResponder &r) {
                                   r.result({{str("got"), query.matchId.text()}});
                               });
        endpoint = *server.listen(QHostAddress(QHostAddress::LocalHost), 0);
    }

    WireAnswer ask(const QByteArray &verb, const QByteArray &body, const Headers &headers = {},
                   const QString &path = str("/mcp")) const
    {
        QUrl url = endpoint;
        url.setPath(path);
        std::optional<WireAnswer> got;
        const auto call = both.wire->call({url, body, 5s, headers, verb},
                                          [&got](WireAnswer answer) { got = std::move(answer); });
        return eventually([&got] { return got.has_value(); }) ? *got : WireAnswer();
    }

    JsonObject result(const QString &method, const JsonObject &params,
                      const Headers &headers = {}) const
    {
        const QByteArray body = toBytes(RpcRequest{str("a"), method, params});
        const WireAnswer answer = ask("POST", body, headers);
        return JsonDocument::fromJson(answer.body).object().value(u"result").toObject();
    }

    JsonObject tool(const char *name, const JsonObject &arguments,
                    const Headers &headers = {}) const
    {
        return result(mcp_method::CallTool,
                      {{mcp_key::Name, str(name)}, {mcp_key::Arguments, arguments}}, headers);
    }

    BothWires both;
    RpcServer server;
    QUrl endpoint;
    int rawCalls = 0;
};

const Headers AsMcp{{"MCP-Protocol-Version", "2025-11-25"}};

QString textOf(const JsonObject &result)
{
    return result.value(u"content").toArray().at(0).toObject().value(u"text").toString();
}

} // namespace

class TestMcpDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // mcp.md 2.1, with the statuses that clients of MCP depend on.
    void everyRequest_getsTheStatusOfMcp_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QString>("path");
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        const QByteArray list = toBytes(RpcRequest{1, mcp_method::ListTools, {}});
        const auto row = [](const char *name, const char *verb, const char *path,
                            const Headers &headers, const QByteArray &body, int status) {
            for (const char *kind : {"http", "in process"}) {
                QTest::addRow("%s: %s", kind, name)
                    << str(kind) << QByteArray(verb) << str(path) << headers << body << status;
            }
        };
        row("POST", "POST", "/mcp", {}, list, 200);
        row("POST with a slash", "POST", "/mcp/", {}, list, 200);
        row("GET", "GET", "/mcp", {}, {}, 405);
        row("GET with a slash", "GET", "/mcp/", {}, {}, 405);
        row("DELETE", "DELETE", "/mcp", {}, {}, 405);
        row("OPTIONS", "OPTIONS", "/mcp", {}, {}, 204);
        row("strange host", "POST", "/mcp", {{"Host", "evil.example"}}, list, 403);
        row("strange origin", "POST", "/mcp",
            {{"Origin",
              "http:"
              "//localhost.evil.com"}},
            list, 403);
        row("null origin", "POST", "/mcp", {{"Origin", "null"}}, list, 403);
        row("own origin", "POST", "/mcp",
            {{"Origin",
              "http:"
              "//localhost:1234"}},
            list, 200);
        row("no accept", "POST", "/mcp", {{"Accept", "text/html"}}, list, 200);
        row("not JSON by type", "POST", "/mcp", {{"Content-Type", "text/plain"}}, list, 415);
        row("not JSON", "POST", "/mcp", {}, "{", 400);
        row("batch", "POST", "/mcp", {}, "[" + list + "]", 400);
        row("null id", "POST", "/mcp", {},
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"tools/list\"}", 400);
        row("notification", "POST", "/mcp", {},
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", 202);
        row("unknown notification", "POST", "/mcp", {},
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/made/up\"}", 202);
        row("a reply", "POST", "/mcp", {}, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", 202);
        row("stray session", "POST", "/mcp", {{"Mcp-Session-Id", "gone"}}, list, 200);
        row("unknown revision", "POST", "/mcp", {{"MCP-Protocol-Version", "1999"}}, list, 400);
        row("modern, unknown method", "POST", "/mcp",
            {{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", "made/up"}},
            toBytes(RpcRequest{1,
                               str("made/up"),
                               {{mcp_key::Meta,
                                 JsonObject{{mcp_key::ClaimedVersion, str("2026-07-28")},
                                            {mcp_key::ClaimedCapabilities, JsonObject()}}}}}),
            404);
    }

    void everyRequest_getsTheStatusOfMcp()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, verb);
        QFETCH(QString, path);
        QFETCH(Headers, headers);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        Agent agent(kind);
        const WireAnswer answer = agent.ask(verb, body, headers, path);
        QCOMPARE(answer.status, status);
        if (status == 202)
            QCOMPARE(answer.body, QByteArray());
        if (status == 405)
            QCOMPARE(headerValue(answer.headers, "allow"), QByteArray("POST, OPTIONS"));
    }

    void leagueMethods_areStillAnsweredRaw_data() { bothWires(); }

    void leagueMethods_areStillAnsweredRaw()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        const JsonObject params{{str("x"), 1}};
        const JsonObject raw = agent.result(str("league_method"), params);
        QCOMPARE(raw.value(u"params").toObject(), params);
        QVERIFY(!raw.contains(u"content"));
        QCOMPARE(agent.rawCalls, 1);
    }

    void aLeagueMethod_isATool_whoseEnvelopeIsAdded_data() { bothWires(); }

    void aLeagueMethod_isATool_whoseEnvelopeIsAdded()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        const JsonObject result =
            agent.tool("league_method",
                       {{str("match_id"), str("R1M1")}, {str("operator_token"), str("op")}}, AsMcp);
        const JsonObject seen =
            result.value(u"structuredContent").toObject().value(u"params").toObject();
        QCOMPARE(seen.value(u"match_id").toString(), str("R1M1"));
        QCOMPARE(seen.value(u"message_type").toString(), str("SOME_TYPE"));
        QCOMPARE(seen.value(u"auth_token").toString(), str("op"));
        QVERIFY(!seen.contains(u"operator_token"));
        QVERIFY(readEnvelope(seen).ok());
    }

    // A whole message keeps its envelope, also under a name that tools/list does not show.
    void aWholeMessage_isHandedOnAsItIs()
    {
        Agent agent(str("in process"));
        const JsonObject message{{str("message_type"), str("SOME_TYPE")},
                                 {str("sender"), str("referee:REF01")}};
        for (const char *name : {"unlisted", "receive_some_type", "own"}) {
            const JsonObject result = agent.tool(name, message);
            QCOMPARE(result.value(u"params").toObject(), message);
            QCOMPARE(result.value(u"structuredContent").toObject().value(u"params").toObject(),
                     message);
        }
        QCOMPARE(agent.rawCalls, 3);
        const JsonObject kept = agent.tool("league_method", message);
        QCOMPARE(kept.value(u"params").toObject().value(u"sender").toString(),
                 str("referee:REF01"));
    }

    void aToolOfItsOwn_getsItsArguments_orSaysWhatIsMissing()
    {
        Agent agent(str("in process"));
        const JsonObject good = agent.tool("own", {{str("match_id"), str("R2M1")}}, AsMcp);
        QCOMPARE(good.value(u"structuredContent").toObject().value(u"got").toString(), str("R2M1"));
        const JsonObject bad = agent.tool("own", {}, AsMcp);
        QCOMPARE(bad.value(u"isError"), JsonValue(true));
        QVERIFY2(textOf(bad).contains(str("match_id")), qPrintable(textOf(bad)));
    }

    void whatGoesWrong_isAToolError()
    {
        Agent agent(str("in process"));
        const JsonObject refused = agent.tool("refuses", {}, AsMcp);
        QCOMPARE(refused.value(u"isError"), JsonValue(true));
        QCOMPARE(textOf(refused), str("Not today."));
        const JsonObject dropped = agent.tool("forgets", {}, AsMcp);
        QCOMPARE(dropped.value(u"isError"), JsonValue(true));
        QVERIFY(!textOf(dropped).isEmpty());
    }

    void aNotification_runsNoTool()
    {
        Agent agent(str("in process"));
        const RpcRequest call{
            JsonValue::Undefined, mcp_method::CallTool, {{mcp_key::Name, str("league_method")}}};
        QCOMPARE(agent.ask("POST", toBytes(call)).status, 202);
        QCOMPARE(agent.rawCalls, 0);
    }

    void theId_comesBackWithItsType_data()
    {
        QTest::addColumn<JsonValue>("id");
        QTest::newRow("number") << JsonValue(7);
        QTest::newRow("text") << JsonValue(str("seven"));
    }

    void theId_comesBackWithItsType()
    {
        QFETCH(JsonValue, id);
        Agent agent(str("http"));
        const WireAnswer answer =
            agent.ask("POST", toBytes(RpcRequest{id, mcp_method::ListTools, {}}));
        QCOMPARE(JsonDocument::fromJson(answer.body).object().value(u"id"), id);
    }
};

QTEST_GUILESS_MAIN(TestMcpDesk)
#include "tst_mcp_desk.moc"
