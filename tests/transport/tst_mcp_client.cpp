// Calling the tools of MCP servers that behave: both eras, JSON and streams, with and without
// sessions (mcp.md §3).
#include "tests/transport/mcp_script.h"

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::base::Result;
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
const QString List = QStringLiteral("tools/list");
const QString Call = QStringLiteral("tools/call");
const QString Tool = QStringLiteral("choose_parity");
const JsonObject Even{{QStringLiteral("parity_choice"), QStringLiteral("even")}};

JsonObject tool(const QString &name, const JsonObject &properties = {})
{
    return {{QStringLiteral("name"), name},
            {QStringLiteral("inputSchema"),
             JsonObject{{QStringLiteral("type"), QStringLiteral("object")},
                        {QStringLiteral("properties"), properties}}}};
}

JsonObject annotated(const QString &header, const QString &type = QStringLiteral("string"))
{
    return {{QStringLiteral("type"), type}, {QStringLiteral("x-mcp-header"), header}};
}

} // namespace

class TestMcpClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTool_isCalled_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("isModern");
        QTest::addColumn<bool>("isStream");
        QTest::addColumn<QByteArray>("sessionId");
        for (const char *kind : {"http", "in process"}) {
            for (const bool stream : {false, true}) {
                const auto row = [&](const char *era, bool modern, const QByteArray &id) {
                    QTest::addRow("%s, %s, %s", kind, era, stream ? "stream" : "JSON")
                        << QString::fromLatin1(kind) << modern << stream << id;
                };
                row("modern", true, {});
                row("legacy", false, {});
                row("legacy with a session", false, "abc-123");
            }
        }
    }
    void aTool_isCalled()
    {
        QFETCH(QString, kind);
        QFETCH(bool, isModern);
        QFETCH(bool, isStream);
        QFETCH(QByteArray, sessionId);
        McpScript script(kind);
        if (isModern)
            script.beModern();
        else
            script.beLegacy(sessionId);
        script.haveTool(Tool, Even);
        if (isStream) {
            for (const QString &method : {Discover, Initialize, List, Call}) {
                const McpScript::Answer plain = script.answers.value(method);
                if (plain)
                    script.on(method, [plain](const Heard &h) { return plain(h)->asStream(); });
            }
        }
        QVERIFY(!script.client->facts(script.endpoint));
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.outcome->result.toObject(), Even);
        QCOMPARE(script.outcome->httpStatus, 200);
        QCOMPARE(script.outcome->sends, 1);
        const QStringList handshake =
            isModern ? QStringList{Discover} : QStringList{Discover, Initialize, Initialized};
        QCOMPARE(script.methods(), handshake + QStringList({List, Call}));
        QCOMPARE(script.client->facts(script.endpoint)->isModern(), isModern);
        QCOMPARE(script.client->facts(script.endpoint)->name,
                 isModern ? QStringLiteral("new bot") : QStringLiteral("old bot"));

        // The second call knows everything.
        script.requests.clear();
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.methods(), QStringList{Call});
    }

    void everyPost_acceptsBothFormsOfAnswer()
    {
        McpScript script;
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.requests.size(), 5);
        for (const Heard &heard : script.requests) {
            QCOMPARE(heard.header("accept"), "application/json, text/event-stream");
            QCOMPARE(heard.header("content-type"), "application/json");
            QVERIFY(heard.header("origin").isNull());
        }
    }

    void aLegacyServer_getsItsHeaders()
    {
        McpScript script;
        script.beLegacy("abc", QStringLiteral("2025-06-18"));
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QVERIFY(script.last(Initialize).header("mcp-protocol-version").isNull());
        QVERIFY(script.last(Initialize).header("mcp-session-id").isNull());
        QCOMPARE(script.last(Initialize).rpc.params.value(u"protocolVersion"),
                 QStringLiteral("2025-11-25"));
        for (const QString &method : {Initialized, List, Call}) {
            QCOMPARE(script.last(method).header("mcp-protocol-version"), "2025-06-18");
            QCOMPARE(script.last(method).header("mcp-session-id"), "abc");
            QVERIFY(script.last(method).header("mcp-method").isNull());
            QVERIFY(!script.last(method).rpc.params.contains(u"_meta"));
        }
        QCOMPARE(script.client->facts(script.endpoint)->version, QStringLiteral("2025-06-18"));
    }

    void aModernServer_getsItsHeaders()
    {
        McpScript script;
        script.beModern();
        const QString name = QStringLiteral("w\u00e4hle");
        script.haveTool(name, Even);
        script.haveTools(
            {tool(name, {{QStringLiteral("match_id"), annotated(QStringLiteral("Match"))}})});
        script.call(name);
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        for (const Heard &heard : script.requests) {
            QCOMPARE(heard.header("mcp-protocol-version"), "2026-07-28");
            QCOMPARE(heard.header("mcp-method"), heard.rpc.method.toLatin1());
            const JsonObject meta = heard.rpc.params.value(u"_meta").toObject();
            QCOMPARE(meta.value(u"io.modelcontextprotocol/protocolVersion"),
                     QStringLiteral("2026-07-28"));
            QVERIFY(meta.value(u"io.modelcontextprotocol/clientCapabilities").isObject());
        }
        QVERIFY(script.last(List).header("mcp-name").isNull());
        QCOMPARE(script.last(Call).header("mcp-name"),
                 "=?base64?" + name.toUtf8().toBase64() + "?=");
        QCOMPARE(script.last(Call).header("mcp-param-match"), "R1");
    }

    void aWrongAnnotation_voidsAToolOfTheModernEraOnly()
    {
        const JsonArray tools{
            tool(QStringLiteral("good")),
            tool(QStringLiteral("bad"),
                 {{QStringLiteral("a"), annotated(QStringLiteral("not a name"))}})};
        for (const bool modern : {true, false}) {
            McpScript script;
            if (modern)
                script.beModern();
            else
                script.beLegacy();
            script.haveTools(tools);
            QStringList names;
            script.handle = script.client->listTools(
                script.endpoint, 5s, [&names](const Result<QList<McpTool>> &listed) {
                    for (const McpTool &each : *listed)
                        names.append(each.name);
                });
            QVERIFY(eventually([&] { return !names.isEmpty(); }));
            QCOMPARE(names.contains(QStringLiteral("bad")), !modern);
            QVERIFY(names.contains(QStringLiteral("good")));
        }
    }

    void tools_areListedPageByPage()
    {
        McpScript script;
        script.beModern();
        script.haveTool(Tool, Even);
        script.on(List, [](const Heard &heard) {
            const QString cursor = heard.rpc.params.value(u"cursor").toString();
            JsonObject page{{QStringLiteral("tools"),
                             JsonArray{tool(cursor == QLatin1String("3") ? Tool : u't' + cursor)}}};
            if (cursor != QLatin1String("3"))
                page.insert(QStringLiteral("nextCursor"), QString::number(cursor.toInt() + 1));
            return heard.result(page);
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.count(List), 4);
        QVERIFY(!script.requests.at(1).rpc.params.contains(u"cursor"));
    }

    void aListWithoutEnd_ends_data()
    {
        QTest::addColumn<bool>("isRepeating");
        QTest::addColumn<int>("pages");
        QTest::newRow("the same page again and again") << true << 2;
        QTest::newRow("ever new pages") << false << 50;
    }
    void aListWithoutEnd_ends()
    {
        QFETCH(bool, isRepeating);
        QFETCH(int, pages);
        McpScript script;
        script.beModern();
        script.haveTool(Tool, Even);
        script.on(List, [&](const Heard &heard) {
            const QString next =
                isRepeating ? QStringLiteral("x") : QString::number(script.count(List));
            return heard.result({{QStringLiteral("tools"), JsonArray{tool(Tool)}},
                                 {QStringLiteral("nextCursor"), next}});
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.count(List), pages);
    }

    void aToolThatIsNotThere_isRefusedByName()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(QStringLiteral("sing"), {});
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.outcome->error.code, -32601);
        QVERIFY(script.outcome->reason.contains(QStringLiteral("no tool choose_parity")));
        QVERIFY(script.outcome->reason.contains(QStringLiteral("sing")));
        QCOMPARE(script.count(Call), 0);

        // A tool that the server has learnt since is found.
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
    }

    void aServerThatListsNothing_isCalledAllTheSame()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.answers.remove(List);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.outcome->result.toObject(), Even);
    }

    void aMessage_isDeliveredAsTheToolWantsIt()
    {
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.haveTools(
            {tool(QStringLiteral("parity_choose"),
                  {{QStringLiteral("message"),
                    JsonObject{{QStringLiteral("type"), QStringLiteral("object")}}}})});
        const JsonObject message{{QStringLiteral("match_id"), QStringLiteral("R1M1")}};
        const auto deliver = [&](const QStringList &tools) {
            script.outcome.reset();
            script.handle =
                script.client->deliver(script.endpoint, tools, message, 5s,
                                       [&](RpcOutcome o) { script.outcome = std::move(o); });
            return script.waitForOutcome();
        };
        QVERIFY(deliver({Tool, QStringLiteral("parity_choose")}));
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.last(Call).rpc.params.value(u"name"), QStringLiteral("parity_choose"));
        QCOMPARE(script.last(Call).rpc.params.value(u"arguments").toObject(),
                 (JsonObject{{QStringLiteral("message"), message}}));

        JsonObject choosy = tool(Tool);
        JsonObject schema = choosy.value(u"inputSchema").toObject();
        schema.insert(QStringLiteral("required"), JsonArray{QStringLiteral("mood")});
        choosy.insert(QStringLiteral("inputSchema"), schema);
        script.haveTools({choosy});
        QVERIFY(deliver({Tool}));
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.outcome->error.code, -32602);
        QVERIFY(script.outcome->reason.contains(QStringLiteral("requires mood")));
    }

    void whatAToolSays_isTheOutcome_data()
    {
        QTest::addColumn<JsonObject>("result");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("reason");
        const auto text = [](const char *words) {
            return JsonArray{JsonObject{{QStringLiteral("type"), QStringLiteral("text")},
                                        {QStringLiteral("text"), QString::fromLatin1(words)}}};
        };
        QTest::newRow("text") << JsonObject{{QStringLiteral("content"), text("even")}}
                              << static_cast<int>(Kind::Answered) << QString();
        QTest::newRow("error") << JsonObject{{QStringLiteral("isError"), true},
                                             {QStringLiteral("content"), text("too late")}}
                               << static_cast<int>(Kind::Refused) << QStringLiteral("too late");
        QTest::newRow("unfinished")
            << JsonObject{{QStringLiteral("resultType"), QStringLiteral("input_required")}}
            << static_cast<int>(Kind::Refused) << QStringLiteral("input_required");
    }
    void whatAToolSays_isTheOutcome()
    {
        QFETCH(JsonObject, result);
        QFETCH(int, kind);
        QFETCH(QString, reason);
        McpScript script;
        script.beModern();
        script.haveTool(Tool, {});
        script.on(Call, [result](const Heard &heard) { return heard.result(result); });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(static_cast<int>(script.outcome->kind), kind);
        QVERIFY(script.outcome->reason.contains(reason));
    }

    void twoFirstCallsAtOnce_endUpInOneSession()
    {
        McpScript script;
        script.beLegacy();
        int sessions = 0;
        const McpScript::Answer plain = script.answers.value(Initialize);
        script.on(Initialize, [&sessions, plain](const Heard &heard) {
            return plain(heard)->with("Mcp-Session-Id", QByteArray::number(++sessions));
        });
        script.haveTool(Tool, Even);
        int answered = 0;
        const auto count = [&](const RpcOutcome &outcome) { answered += outcome.ok() ? 1 : 0; };
        const McpCall first = script.client->call(script.endpoint, Tool, {}, 5s, count);
        const McpCall second = script.client->call(script.endpoint, Tool, {}, 5s, count);
        QVERIFY(eventually([&] { return answered == 2; }));
        QVERIFY(script.waitFor(QStringLiteral("DELETE")));
        QCOMPARE(sessions, 2);
        QCOMPARE(script.count(QStringLiteral("DELETE")), 1);
        const QByteArray ended = script.last(QStringLiteral("DELETE")).header("mcp-session-id");
        for (const Heard &heard : script.requests) {
            if (heard.rpc.method == Call)
                QVERIFY(heard.header("mcp-session-id") != ended);
        }
    }

    void sessions_areEnded()
    {
        McpScript script;
        script.beLegacy("abc");
        script.haveTool(Tool, Even);
        script.on(QStringLiteral("DELETE"), [](const Heard &) { return Say{405}; });
        script.call();
        QVERIFY(script.waitForOutcome());
        bool isDone = false;
        script.client->endSessions([&isDone] { isDone = true; });
        QVERIFY(!isDone);
        QVERIFY(eventually([&] { return isDone; }));
        QCOMPARE(script.last(QStringLiteral("DELETE")).header("mcp-session-id"), "abc");
        QCOMPARE(script.last(QStringLiteral("DELETE")).header("mcp-protocol-version"),
                 "2025-11-25");
        QVERIFY(!script.client->facts(script.endpoint));

        isDone = false;
        script.client->endSessions([&isDone] { isDone = true; });
        QVERIFY(eventually([&] { return isDone; }));
        QCOMPARE(script.count(QStringLiteral("DELETE")), 1);
    }

    void aTap_seesEveryExchange()
    {
        struct Tap final : TrafficTap
        {
            void exchanged(const Exchange &exchange) override { seen.append(exchange); }
            QList<Exchange> seen;
        } tap;
        McpScript script;
        script.client->setTap(&tap);
        script.beModern();
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(tap.seen.size(), 3);
        QCOMPARE(tap.seen.last().method, Call);
        QCOMPARE(tap.seen.last().request, script.last(Call).http.body);
        QVERIFY(tap.seen.last().reply.contains("parity_choice"));
        QCOMPARE(tap.seen.last().outcome, QStringLiteral("answered"));
        QCOMPARE(tap.seen.last().status, 200);
    }
};

QTEST_GUILESS_MAIN(TestMcpClient)
#include "tst_mcp_client.moc"
