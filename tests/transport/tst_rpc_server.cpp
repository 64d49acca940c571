// The front door of an agent: HTTP rules, JSON-RPC rules and dispatch (L-34), on both wires.
#include "agents/base/json/json_document.h"
#include "agents/transport/host_guard.h"
#include "agents/transport/rpc_server.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

#include <QRegularExpression>

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::protocol::RpcError;
using league::protocol::RpcRequest;
using league::test::BothWires;
using league::test::eventually;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);

struct Tap final : TrafficTap
{
    void exchanged(const Exchange &exchange) override { seen.append(exchange); }
    QList<Exchange> seen;
};

// A server with two methods, one message type and two pages, and a way to ask it anything.
struct Agent
{
    explicit Agent(const QString &kind) : both(kind), server(*both.wire, both.clock)
    {
        server.on(QStringLiteral("ping"), [](const RpcRequest &, const Caller &, RpcResponder r) {
            r.result({{QStringLiteral("pong"), true}});
        });
        server.on(QStringLiteral("fail"), [](const RpcRequest &, const Caller &, RpcResponder r) {
            r.error({-32000, QStringLiteral("no"), {}});
        });
        server.on(QStringLiteral("drop"), [](const RpcRequest &, const Caller &, RpcResponder) {});
        server.onMessageType(QStringLiteral("GAME_INVITATION"),
                             [](const RpcRequest &, const Caller &, RpcResponder r) {
                                 r.result({{QStringLiteral("by"), QStringLiteral("type")}});
                             });
        server.setHealth([] { return JsonObject{{QStringLiteral("role"), QStringLiteral("x")}}; });
        server.route("/",
                     [](const WireRequest &, WireReply w) { w.send(200, "home", "text/html"); });
        server.route("/api/matches/",
                     [](const WireRequest &r, WireReply w) { w.send(200, r.path, "text/plain"); });
        server.setTap(&tap);
        endpoint = *server.listen(Loopback, 0);
    }

    WireAnswer ask(const QByteArray &verb, const QString &path, const QByteArray &body = {},
                   const Headers &headers = {})
    {
        QUrl url = endpoint;
        url.setPath(path);
        std::optional<WireAnswer> got;
        const auto call = both.wire->call({url, body, 5s, headers, verb},
                                          [&got](WireAnswer answer) { got = std::move(answer); });
        if (!eventually([&got] { return got.has_value(); }))
            return {};
        return *got;
    }

    WireAnswer post(const QByteArray &body, const Headers &headers = {})
    {
        return ask("POST", QStringLiteral("/mcp"), body, headers);
    }

    BothWires both;
    Tap tap;
    RpcServer server;
    QUrl endpoint;
};

JsonObject json(const WireAnswer &answer)
{
    return JsonDocument::fromJson(answer.body).object();
}

int errorCode(const WireAnswer &answer)
{
    return json(answer).value(u"error").toObject().value(u"code").toInt();
}

template<class... Columns>
void onBoth(const char *name, const Columns &...columns)
{
    (QTest::addRow("http: %s", name) << QStringLiteral("http") << ... << columns);
    (QTest::addRow("in process: %s", name) << QStringLiteral("in process") << ... << columns);
}

} // namespace

class TestRpcServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBody_getsItsStatusAndCode_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code"); // 0: no error
        const auto row = [](const char *name, const char *body, int status, int code) {
            onBoth(name, QByteArray(body), status, code);
        };
        row("a call", R"({"jsonrpc":"2.0","id":1,"method":"ping"})", 200, 0);
        row("a refusal", R"({"jsonrpc":"2.0","id":1,"method":"fail"})", 200, -32000);
        row("a dropped call", R"({"jsonrpc":"2.0","id":1,"method":"drop"})", 200, -32603);
        row("unknown", R"({"jsonrpc":"2.0","id":1,"method":"nix"})", 200, -32601);
        row("unknown method, known type",
            R"({"jsonrpc":"2.0","id":1,"method":"x","params":{"message_type":"GAME_INVITATION"}})",
            200, 0);
        row("unknown method, unknown type",
            R"({"jsonrpc":"2.0","id":1,"method":"x","params":{"message_type":"Y"}})", 200, -32601);
        row("params not an object", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[1]})", 200,
            -32602);
        row("no JSON", "hello", 400, -32700);
        row("empty", "", 400, -32700);
        row("cut off", R"({"jsonrpc":"2.0",)", 400, -32700);
        row("not a request", R"({"jsonrpc":"2.0","id":1})", 400, -32600);
        row("no version", R"({"id":1,"method":"ping"})", 400, -32600);
        row("id null", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", 400, -32600);
        row("batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])", 400, -32600);
        row("notification", R"({"jsonrpc":"2.0","method":"ping"})", 202, 0);
        row("unknown notification", R"({"jsonrpc":"2.0","method":"notifications/x"})", 202, 0);
        row("somebody's reply", R"({"jsonrpc":"2.0","id":7,"result":{}})", 202, 0);
    }
    void everyBody_getsItsStatusAndCode()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(int, code);
        Agent agent(kind);
        if (code == -32603)
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("dropped.*drop")));
        const WireAnswer answer = agent.post(body);
        QCOMPARE(answer.status, status);
        QCOMPARE(errorCode(answer), code);
        if (status == 202)
            QVERIFY(answer.body.isEmpty());
        else
            QCOMPARE(answer.contentType, "application/json");
    }

    void ids_areEchoedWithTheirType_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"1", "0", "-7", "\"abc\"", "\"\"", "9007199254740991"})
            onBoth(id, QByteArray(id));
    }
    void ids_areEchoedWithTheirType()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, id);
        Agent agent(kind);
        const WireAnswer answer =
            agent.post(R"({"jsonrpc":"2.0","method":"ping","id":)" + id + "}");
        QVERIFY2(answer.body.contains("\"id\":" + id + ","), answer.body);
    }

    void httpRules_areKept_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("allow");
        const auto row = [](const char *verb, const char *path, int status,
                            const char *allow = "") {
            const QByteArray name = QByteArray(verb) + ' ' + path;
            onBoth(name.constData(), QByteArray(verb), QString::fromLatin1(path), status,
                   QByteArray(allow));
        };
        for (const char *verb : {"GET", "HEAD", "DELETE", "PUT", "PATCH", "TRACE", "BREW"})
            row(verb, "/mcp", 405, "POST, OPTIONS");
        row("GET", "/mcp/", 405, "POST, OPTIONS");
        row("OPTIONS", "/mcp", 204, "POST, OPTIONS");
        row("GET", "/health", 200);
        row("HEAD", "/health", 200);
        row("POST", "/health", 405, "GET, HEAD");
        row("GET", "/", 200);
        row("POST", "/", 405, "GET, HEAD");
        row("GET", "/api/matches/R1M1", 200);
        row("GET", "/api/matches/", 200);
        row("GET", "/api/matches", 404);
        row("GET", "/api", 404);
        row("GET", "/nothing/here", 404);
        row("POST", "/other", 404);
        row("GET", "/healthy", 404);
    }
    void httpRules_areKept()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, verb);
        QFETCH(QString, path);
        QFETCH(int, status);
        QFETCH(QByteArray, allow);
        Agent agent(kind);
        const WireAnswer answer = agent.ask(verb, path);
        QCOMPARE(answer.status, status);
        QCOMPARE(headerValue(answer.headers, "allow"), allow);
        if (verb == "HEAD")
            QVERIFY(answer.body.isEmpty());
        else if (status >= 400)
            QVERIFY(json(answer).contains(u"error"));
    }

    void theSlashAfterMcp_isForgiven_data() { league::test::bothWires(); }
    void theSlashAfterMcp_isForgiven()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        QCOMPARE(
            agent
                .ask("POST", QStringLiteral("/mcp/"), R"({"jsonrpc":"2.0","id":1,"method":"ping"})")
                .status,
            200);
    }

    void mediaTypes_areChecked_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("status");
        onBoth("json", QByteArray("application/json"), 200);
        onBoth("charset", QByteArray("application/json; charset=utf-8"), 200);
        onBoth("other case", QByteArray("Application/JSON"), 200);
        onBoth("text", QByteArray("text/plain"), 415);
        onBoth("form", QByteArray("application/x-www-form-urlencoded"), 415);
        onBoth("longer word", QByteArray("application/jsonp"), 415);
    }
    void mediaTypes_areChecked()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, type);
        QFETCH(int, status);
        Agent agent(kind);
        QCOMPARE(agent.post(R"({"jsonrpc":"2.0","id":1,"method":"ping"})", {{"Content-Type", type}})
                     .status,
                 status);
    }

    void origins_areCheckedExactly_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        onBoth("localhost", QByteArray("http://localhost:5173"), 200);
        onBoth("address", QByteArray("http://127.0.0.1"), 200);
        onBoth("v6", QByteArray("https://[::1]:80"), 200);
        onBoth("null", QByteArray("null"), 403);
        onBoth("evil", QByteArray("http://localhost.evil.example"), 403);
        onBoth("evil port", QByteArray("http://localhost:80.evil.example"), 403);
        onBoth("evil user", QByteArray("http://localhost@evil.example"), 403);
        onBoth("other scheme", QByteArray("ftp://localhost"), 403);
        onBoth("path", QByteArray("http://localhost/x"), 403);
    }
    void origins_areCheckedExactly()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, origin);
        QFETCH(int, status);
        Agent agent(kind);
        const WireAnswer answer =
            agent.post(R"({"jsonrpc":"2.0","id":1,"method":"ping"})", {{"Origin", origin}});
        QCOMPARE(answer.status, status);
        QCOMPARE(headerValue(answer.headers, "access-control-allow-origin"),
                 status == 200 ? origin : QByteArray());
    }

    void hosts_areCheckedExactly()
    {
        HostGuard guard;
        for (const char *host : {"localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]", "[::1]:80"})
            QVERIFY2(guard.admitsHost(host), host);
        for (const char *host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.nip.io",
                                 "localhost:", "localhost:8x", "::1", "[::1", "10.0.0.7"})
            QVERIFY2(!guard.admitsHost(host), host);
        guard.allow({QStringLiteral("League.Example"), QStringLiteral("10.0.0.7"),
                     QStringLiteral("fe80::1")});
        for (const char *host : {"league.example:8000", "10.0.0.7", "[fe80::1]:80"})
            QVERIFY2(guard.admitsHost(host), host);
    }

    void aForeignHost_isRefused_data() { league::test::bothWires(); }
    void aForeignHost_isRefused()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        QCOMPARE(agent.post("{}", {{"Host", "rebound.example"}}).status, 403);
    }

    void allowedHosts_areTheOnesSetLast_data() { league::test::bothWires(); }
    void allowedHosts_areTheOnesSetLast()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        const auto statusFor = [&](const char *host) {
            return agent.post(R"({"jsonrpc":"2.0","id":1,"method":"ping"})", {{"Host", host}})
                .status;
        };
        agent.server.setAllowedHosts({QStringLiteral("one.example")});
        QCOMPARE(statusFor("one.example:8000"), 200);
        agent.server.setAllowedHosts({QStringLiteral("two.example")});
        QCOMPARE(statusFor("one.example"), 403);
        QCOMPARE(statusFor("two.example"), 200);
        QCOMPARE(statusFor("127.0.0.1"), 200);
    }

    void aHandler_knowsCallerAndParams_data() { league::test::bothWires(); }
    void aHandler_knowsCallerAndParams()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        Caller seen;
        JsonObject params;
        agent.server.on(QStringLiteral("who"),
                        [&](const RpcRequest &r, const Caller &caller, RpcResponder responder) {
                            seen = caller;
                            params = r.params;
                            responder.result({});
                        });
        const WireAnswer answer = agent.post(
            R"({"jsonrpc":"2.0","id":1,"method":"who","params":{"a":[1]}})", {{"Mcp-Name", "x"}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(seen.address, Loopback);
        QCOMPARE(seen.header("mcp-name"), "x");
        QCOMPARE(params, (JsonObject{{QStringLiteral("a"), JsonArray{1}}}));
    }

    void aNotification_reachesItsHandler_data() { league::test::bothWires(); }
    void aNotification_reachesItsHandler()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        int handled = 0;
        agent.server.on(QStringLiteral("note"),
                        [&](const RpcRequest &, const Caller &, RpcResponder responder) {
                            ++handled;
                            responder.result({}); // goes nowhere
                        });
        QCOMPARE(agent.post(R"({"jsonrpc":"2.0","method":"note"})").status, 202);
        QCOMPARE(handled, 1);
    }

    void onlyTheFirstAnswer_counts_data() { league::test::bothWires(); }
    void onlyTheFirstAnswer_counts()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        agent.server.on(QStringLiteral("twice"),
                        [](const RpcRequest &, const Caller &, RpcResponder r) {
                            const RpcResponder copy = r;
                            r.result({{QStringLiteral("n"), 1}});
                            copy.error({-32000, QStringLiteral("second"), {}});
                        });
        const WireAnswer answer = agent.post(R"({"jsonrpc":"2.0","id":1,"method":"twice"})");
        QCOMPARE(json(answer).value(u"result").toObject().value(u"n").toInt(), 1);
    }

    void aResponder_mayOutliveTheServer_data() { league::test::bothWires(); }
    void aResponder_mayOutliveTheServer()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        Tap tap;
        RpcResponder kept;
        auto server = std::make_unique<RpcServer>(*both.wire, both.clock);
        server->setTap(&tap);
        bool asked = false;
        server->on(QStringLiteral("bye"),
                   [&](const RpcRequest &, const Caller &, RpcResponder responder) {
                       kept = std::move(responder);
                       server.reset(); // inside its own handler
                       asked = true;
                   });
        const QUrl url = *server->listen(Loopback, 0);
        std::optional<WireAnswer> got;
        const auto call = both.wire->call({url, R"({"jsonrpc":"2.0","id":1,"method":"bye"})", 5s},
                                          [&](WireAnswer answer) { got = std::move(answer); });
        QVERIFY(eventually([&] { return asked && got; }));
        QCOMPARE(got->kind, WireAnswer::Kind::Unreachable);
        kept.result({});
        kept = {};
        QVERIFY(tap.seen.isEmpty());
    }

    void dialects_mayAnswerInTheirOwnWay_data() { league::test::bothWires(); }
    void dialects_mayAnswerInTheirOwnWay()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        agent.server.otherwise([](const RpcRequest &r, const Caller &, RpcResponder responder) {
            if (r.method == QLatin1String("tools/nix"))
                responder.error({-32601, QStringLiteral("no such method"), {}}, 404);
            else
                responder.raw({{QStringLiteral("bare"), true}}, 201, {{"Mcp-Session-Id", "s1"}});
        });
        const WireAnswer missing = agent.post(R"({"jsonrpc":"2.0","id":1,"method":"tools/nix"})");
        QCOMPARE(missing.status, 404);
        QCOMPARE(errorCode(missing), -32601);
        const WireAnswer bare = agent.post(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");
        QCOMPARE(bare.status, 201);
        QCOMPARE(bare.body, "{\"bare\":true}");
        QCOMPARE(headerValue(bare.headers, "mcp-session-id"), "s1");
        QCOMPARE(agent.post(R"({"jsonrpc":"2.0","id":1,"method":"ping"})").status, 200);
    }

    void theTap_seesWhatWentInAndOut_data() { league::test::bothWires(); }
    void theTap_seesWhatWentInAndOut()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        std::optional<RpcResponder> kept;
        agent.server.on(QStringLiteral("slow"),
                        [&](const RpcRequest &, const Caller &, RpcResponder r) { kept = r; });
        const QByteArray body = R"({"jsonrpc":"2.0","id":1,"method":"slow"})";
        std::optional<WireAnswer> got;
        const qint64 started = agent.both.clock.utcMs();
        const auto call = agent.both.wire->call(
            {agent.endpoint, body, 5s}, [&](WireAnswer answer) { got = std::move(answer); });
        QVERIFY(eventually([&] { return kept.has_value(); }));
        agent.both.clock.advance(1234ms);
        kept->result({});
        QVERIFY(eventually([&] { return got.has_value(); }));
        QCOMPARE(agent.tap.seen.size(), 1);
        const Exchange &seen = agent.tap.seen.first();
        QCOMPARE(seen.direction, Exchange::Direction::In);
        QCOMPARE(seen.peer, QStringLiteral("127.0.0.1"));
        QCOMPARE(seen.method, QStringLiteral("slow"));
        QCOMPARE(seen.request, body);
        QCOMPARE(seen.reply, got->body);
        QCOMPARE(seen.status, 200);
        QCOMPARE(seen.outcome, QStringLiteral("answered"));
        QCOMPARE(seen.startedUtcMs, started);
        QCOMPARE(seen.elapsedMs, 1234);

        agent.post("no JSON");
        QCOMPARE(agent.tap.seen.size(), 2);
        QCOMPARE(agent.tap.seen.last().outcome, QStringLiteral("refused"));
        QCOMPARE(agent.tap.seen.last().status, 400);
    }

    void listeningTwice_movesThePort_andClosingEndsIt_data() { league::test::bothWires(); }
    void listeningTwice_movesThePort_andClosingEndsIt()
    {
        QFETCH(QString, kind);
        Agent agent(kind);
        const QUrl first = agent.endpoint;
        agent.endpoint = *agent.server.listen(Loopback, 0);
        QCOMPARE(agent.server.endpoint(), agent.endpoint);
        QCOMPARE(agent.ask("GET", QStringLiteral("/health")).status, 200);
        agent.server.close();
        QVERIFY(!agent.server.isListening());
        QVERIFY(agent.server.endpoint().isEmpty());
        for (const QUrl &closed : {first, agent.endpoint}) {
            agent.endpoint = closed;
            QCOMPARE(agent.ask("GET", QStringLiteral("/health")).kind,
                     WireAnswer::Kind::Unreachable);
        }
    }
};

QTEST_GUILESS_MAIN(TestRpcServer)
#include "tst_rpc_server.moc"
