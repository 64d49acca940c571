// MCP servers that are slow, restart, break off, never end or move elsewhere (mcp.md §3.5, §3.8).
#include "tests/transport/mcp_script.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::test::comesToRest;
using league::test::eventually;
using league::test::Heard;
using league::test::McpScript;
using league::test::Say;

using Kind = RpcOutcome::Kind;

namespace {

const QString Initialize = QStringLiteral("initialize");
const QString Discover = QStringLiteral("server/discover");
const QString Initialized = QStringLiteral("notifications/initialized");
const QString Cancelled = QStringLiteral("notifications/cancelled");
const QString List = QStringLiteral("tools/list");
const QString Call = QStringLiteral("tools/call");
const QString Get = QStringLiteral("GET");
const QString Tool = QStringLiteral("choose_parity");
const JsonObject Even{{QStringLiteral("parity_choice"), QStringLiteral("even")}};

std::optional<Say> silence(const Heard &)
{
    return std::nullopt;
}

Say stream(const QByteArray &body)
{
    return {200, body, "text/event-stream"};
}

// Writes bytes of its own to whoever connects, for answers that no tidy server gives.
struct RawServer
{
    explicit RawServer(std::function<QByteArray(const QByteArray &)> answer)
    {
        tcp.listen(QHostAddress::LocalHost);
        url = QStringLiteral("http://127.0.0.1:%1/mcp").arg(tcp.serverPort());
        QObject::connect(&tcp, &QTcpServer::newConnection, &tcp, [this, answer] {
            QTcpSocket *socket = tcp.nextPendingConnection();
            auto request = std::make_shared<QByteArray>();
            QObject::connect(socket, &QTcpSocket::readyRead, &tcp, [=, this] {
                *request += socket->readAll();
                const bool isWhole = request->startsWith("GET") || request->endsWith('}');
                if (!isWhole)
                    return;
                requests.append(*request);
                const QByteArray said = answer(std::exchange(*request, {}));
                socket->write(said);
                // A length of its own ends the answer; without one, and breaking, the socket does.
                if (said.contains("X-Break: 1"))
                    socket->disconnectFromHost();
            });
        });
    }

    QTcpServer tcp;
    QUrl url;
    QList<QByteArray> requests;
};

QByteArray plain(const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

// The beginning of a stream that promises more than it has.
QByteArray endless(const QByteArray &events, const QByteArray &headers = {})
{
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + headers
        + "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(events.size(), 16) + "\r\n"
        + events + "\r\n";
}

QByteArray legacyReply(const QByteArray &request)
{
    const QByteArray body = request.mid(request.indexOf("\r\n\r\n") + 4);
    const auto parsed = league::protocol::parseRpcRequest(body);
    Heard heard;
    heard.rpc = std::get<league::protocol::RpcRequest>(parsed);
    if (heard.rpc.method == Initialize)
        return heard.result({{QStringLiteral("protocolVersion"), QStringLiteral("2025-11-25")}})
            .body;
    if (heard.rpc.method == List)
        return heard
            .result(
                {{QStringLiteral("tools"), JsonArray{JsonObject{{QStringLiteral("name"), Tool}}}}})
            .body;
    if (heard.rpc.method == Call)
        return heard.result({{QStringLiteral("structuredContent"), Even}}).body;
    return heard.error(-32601).body;
}

} // namespace

class TestMcpTrouble : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDeadline_isOverEverything_data()
    {
        QTest::addColumn<QString>("silentMethod");
        QTest::addColumn<bool>("isTold"); // the server is told that nobody waits
        QTest::newRow("discovery") << Discover << false;
        QTest::newRow("handshake") << Initialize << false;
        QTest::newRow("ready") << Initialized << false;
        QTest::newRow("list") << List << true;
        QTest::newRow("call") << Call << true;
    }
    void theDeadline_isOverEverything()
    {
        QFETCH(QString, silentMethod);
        QFETCH(bool, isTold);
        McpScript script;
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        script.on(silentMethod, silence);
        script.call(Tool, 5s);
        QVERIFY(script.waitFor(silentMethod));
        script.both.clock.advance(4999ms);
        QVERIFY(comesToRest());
        QVERIFY(!script.outcome);
        script.both.clock.advance(1ms);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::TimedOut);
        QCOMPARE(script.outcome->elapsedMs, 5000);
        QVERIFY(script.outcome->reason.contains(QStringLiteral("5000 ms")));
        QVERIFY(comesToRest());
        QCOMPARE(script.count(Cancelled), isTold ? 1 : 0);
        if (isTold) {
            const Heard &told = script.last(Cancelled);
            QCOMPARE(told.rpc.params.value(u"requestId"), script.last(silentMethod).rpc.id);
            QCOMPARE(told.header("mcp-session-id"), "abc");
        }
    }

    void timeSpentOnTheWay_isMissingAtTheEnd()
    {
        McpScript script;
        script.beModern();
        script.haveTool(Tool, Even);
        script.on(List, silence);
        script.on(Call, silence);
        script.call(Tool, 5s);
        QVERIFY(script.waitFor(List));
        script.both.clock.advance(4s);
        script.silent.takeLast().send(
            200,
            script.last(List)
                .result({{QStringLiteral("tools"),
                          JsonArray{JsonObject{{QStringLiteral("name"), Tool}}}}})
                .body);
        QVERIFY(script.waitFor(Call));
        script.both.clock.advance(1s);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::TimedOut);
        QVERIFY(comesToRest());
        QCOMPARE(script.count(Cancelled), 0); // the modern era knows by the connection
    }

    void aCallThatIsGivenUp_neverAnswers()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Call, silence);
        script.call();
        QVERIFY(script.waitFor(Call));
        script.handle.cancel();
        QVERIFY(script.waitFor(Cancelled));
        script.silent.first().send(200, script.last(Call).result({}).body);
        script.both.clock.advance(60s);
        QVERIFY(comesToRest());
        QVERIFY(!script.outcome);
    }

    void aClientThatDies_takesItsCallsAlong()
    {
        for (const QString &moment : {Discover, Initialize, Initialized, List, Call}) {
            McpScript script;
            script.beLegacy("abc");
            script.haveTool(Tool, Even);
            script.on(moment, silence);
            script.call();
            QVERIFY(script.waitFor(moment));
            script.client.reset();
            script.both.clock.advance(60s);
            QVERIFY(comesToRest());
            QVERIFY(!script.outcome);
            script.handle.cancel();
        }
    }

    void aClient_mayDieInsideItsOwnCallback_data() { league::test::bothWires(); }
    void aClient_mayDieInsideItsOwnCallback()
    {
        QFETCH(QString, kind);
        McpScript script(kind);
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        bool isDone = false;
        script.handle = script.client->call(script.endpoint, Tool, {}, 5s, [&](const RpcOutcome &) {
            script.client.reset();
            isDone = true;
        });
        QVERIFY(eventually([&] { return isDone; }));
        script.handle.cancel();

        script.client = std::make_unique<McpClient>(*script.both.wire, script.both.clock);
        script.call();
        QVERIFY(script.waitForOutcome());
        script.on(QStringLiteral("DELETE"), silence);
        isDone = false;
        script.client->endSessions([&isDone] { isDone = true; });
        QVERIFY(script.waitFor(QStringLiteral("DELETE")));
        script.client.reset();
        QVERIFY(!isDone);
    }

    void aForgottenSession_isOpenedAnewOnce_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("404, as the protocol says") << 404;
        QTest::newRow("400, as many servers say") << 400;
    }
    void aForgottenSession_isOpenedAnewOnce()
    {
        QFETCH(int, status);
        McpScript script;
        QByteArray known = "first";
        script.beLegacy("first");
        script.haveTool(Tool, Even);
        for (const QString &method : {List, Call}) {
            const McpScript::Answer willing = script.answers.value(method);
            script.on(method, [&, willing](const Heard &heard) -> std::optional<Say> {
                if (heard.header("mcp-session-id") != known)
                    return heard.error(-32000, status);
                return willing(heard);
            });
        }
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);

        // The server was restarted.
        known = "second";
        script.beLegacy("second");
        script.requests.clear();
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.methods(),
                 QStringList({Call, Discover, Initialize, Initialized, List, Call}));

        // It forgets whatever it promises.
        known = "none";
        script.requests.clear();
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.outcome->httpStatus, status);
        QCOMPARE(script.count(Initialize), 1);
    }

    void aServerOfAnotherEraThanBefore_isFoundOutAnew()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        script.beModern();
        const McpScript::Answer willing = script.answers.value(Call);
        script.on(Call, [willing](const Heard &heard) {
            return heard.header("mcp-method").isNull() ? heard.error(-32602, 400) : willing(heard);
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QVERIFY(script.client->facts(script.endpoint)->isModern());
    }

    void aStreamThatBreaksOff_isTakenUpAgain()
    {
        McpScript script;
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        script.on(Call, [](const Heard &) { return stream("id: 7\nretry: 500\ndata: \n\n"); });
        script.on(Get, [&](const Heard &) {
            if (script.count(Get) == 1)
                return stream("id: 8\ndata: \n\n");
            return stream(
                "id: 9\ndata: "
                + script.last(Call).result({{QStringLiteral("structuredContent"), Even}}).body
                + "\n\n");
        });
        script.call();
        QVERIFY(script.waitFor(Call));
        QVERIFY(comesToRest());
        script.both.clock.advance(499ms);
        QVERIFY(comesToRest());
        QCOMPARE(script.count(Get), 0);
        script.both.clock.advance(1ms);
        QVERIFY(script.waitFor(Get));
        QCOMPARE(script.last(Get).header("last-event-id"), "7");
        QCOMPARE(script.last(Get).header("mcp-session-id"), "abc");
        QVERIFY(script.last(Get).header("accept").contains("text/event-stream"));
        QVERIFY(comesToRest());
        script.both.clock.advance(500ms);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.last(Get).header("last-event-id"), "8");
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.outcome->result.toObject(), Even);
        QCOMPARE(script.count(Call), 1);
    }

    void aServerInAHurry_doesNotMakeUsRunInCircles()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Call, [](const Heard &) { return stream("id: 7\nretry: 0\n\n"); });
        script.on(Get, [](const Heard &) { return stream("id: 7\nretry: 0\n\n"); });
        script.call(Tool, 2s);
        QVERIFY(script.waitFor(Call));
        while (!script.outcome) {
            QVERIFY(comesToRest());
            script.both.clock.advance(100ms);
        }
        QCOMPARE(script.outcome->kind, Kind::TimedOut);
        QVERIFY(script.count(Get) <= 20);
        QVERIFY(script.count(Get) >= 10);
    }

    void aStreamWithoutTheAnswer_isUnreadable_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::addColumn<QByteArray>("body");
        const QByteArray withId = "id: 7\ndata: {}\n\n";
        QTest::newRow("no event has an id") << false << QByteArray("data: {}\n\n");
        QTest::newRow("the modern era takes nothing up again") << true << withId;
        QTest::newRow("nothing at all") << false << QByteArray();
        QTest::newRow("an answer to somebody else")
            << false
            << QByteArray("data: {\"jsonrpc\":\"2.0\",\"id\":\"other\",\"result\":{}}\n\n");
    }
    void aStreamWithoutTheAnswer_isUnreadable()
    {
        QFETCH(bool, isModern);
        QFETCH(QByteArray, body);
        McpScript script;
        if (isModern)
            script.beModern();
        else
            script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Call, [body](const Heard &) { return stream(body); });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Unreadable);
        QCOMPARE(script.count(Get), 0);
    }

    void anErrorToNobody_isForUs()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Call, [](const Heard &) {
            return stream("data: {\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,"
                          "\"message\":\"broken\"}}\n\n");
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.outcome->reason, QStringLiteral("broken"));
    }

    void aServerThatTakesNothingUpAgain_isRefused()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Call, [](const Heard &) { return stream("id: 7\nretry: 100\n\n"); });
        script.on(Get, [](const Heard &) { return Say{405}; });
        script.call();
        QVERIFY(script.waitFor(Call));
        QVERIFY(comesToRest());
        script.both.clock.advance(100ms);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.outcome->httpStatus, 405);
    }

    void anAnswerThatIsTooLarge_isUnreadable_data() { league::test::bothWires(); }
    void anAnswerThatIsTooLarge_isUnreadable()
    {
        QFETCH(QString, kind);
        HttpLimits limits;
        limits.maxResponseBytes = 4096;
        McpScript script(kind, limits);
        script.beModern();
        script.haveTool(Tool, Even);
        script.on(Call, [](const Heard &) { return stream(QByteArray(5000, 'x')); });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Unreadable);
        QVERIFY(script.outcome->reason.contains(QStringLiteral("4096")));
    }

    void aStreamThatStaysOpen_isLeftOnceTheAnswerIsThere()
    {
        RawServer server([](const QByteArray &request) {
            const QByteArray reply = legacyReply(request);
            return reply.contains("structuredContent") || reply.contains("\"tools\"")
                ? endless("id: 1\ndata: " + reply + "\n\n")
                : plain(reply);
        });
        McpScript script(QStringLiteral("http"));
        script.endpoint = server.url;
        script.call();
        QVERIFY(script.waitForOutcome()); // the clock stands still: no deadline ends it
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.outcome->result.toObject(), Even);
    }

    void aStreamThatIsCut_isTakenUpWhereItWas()
    {
        QByteArray answer;
        RawServer server([&answer](const QByteArray &request) {
            if (request.startsWith("GET"))
                return endless("id: 2\ndata: " + answer + "\n\n");
            const QByteArray reply = legacyReply(request);
            if (!reply.contains("structuredContent"))
                return plain(reply);
            answer = reply;
            return endless("id: 1\nretry: 200\ndata: \n\nid: 2\ndata: {\"half", "X-Break: 1\r\n");
        });
        struct Tap final : TrafficTap
        {
            void exchanged(const Exchange &exchange) override { outcomes.append(exchange.outcome); }
            QStringList outcomes;
        } tap;
        McpScript script(QStringLiteral("http"));
        script.client->setTap(&tap);
        script.endpoint = server.url;
        script.call();
        QVERIFY(eventually([&] { return tap.outcomes.contains(QStringLiteral("unreadable")); }));
        script.both.clock.advance(200ms);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.outcome->result.toObject(), Even);
        QVERIFY(server.requests.last().toLower().contains("last-event-id: 1\r\n"));
    }

    void aServerThatMovedNextDoor_isFollowed_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("location");
        QTest::addColumn<bool>("isFollowed");
        QTest::newRow("307") << 307 << QByteArray("/mcp/") << true;
        QTest::newRow("308") << 308 << QByteArray("/mcp/") << true;
        QTest::newRow("302 would lose the body") << 302 << QByteArray("/mcp/") << false;
        QTest::newRow("another host") << 307 << QByteArray("http://localhost:1/mcp") << false;
    }
    void aServerThatMovedNextDoor_isFollowed()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, location);
        QFETCH(bool, isFollowed);
        McpScript script(QStringLiteral("http"));
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        for (const QString &method : {Discover, Initialize, Initialized, List, Call}) {
            const McpScript::Answer willing = script.answers.value(method);
            script.on(method, [=](const Heard &heard) -> std::optional<Say> {
                if (heard.http.path == "/mcp")
                    return Say{status, "moved", "text/plain"}.with("Location", location);
                if (willing)
                    return willing(heard);
                return heard.rpc.isNotification() ? Say{202} : heard.error(-32601);
            });
        }
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, isFollowed ? Kind::Answered : Kind::Refused);
        QCOMPARE(script.requests.last().http.path, isFollowed ? "/mcp/" : "/mcp");
        if (isFollowed)
            QCOMPARE(script.last(Call).header("mcp-session-id"), "abc");
    }
};

QTEST_GUILESS_MAIN(TestMcpTrouble)
#include "tst_mcp_trouble.moc"
