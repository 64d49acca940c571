// Finding out the era of an MCP server, and the handshake of the legacy one (mcp.md §3.4, §3.5).
#include "tests/transport/mcp_script.h"

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::test::Heard;
using league::test::McpScript;
using league::test::Say;

using Kind = RpcOutcome::Kind;

namespace {

const QString Initialize = QStringLiteral("initialize");
const QString Discover = QStringLiteral("server/discover");
const QString Initialized = QStringLiteral("notifications/initialized");
const QString Call = QStringLiteral("tools/call");
const QString Tool = QStringLiteral("choose_parity");
const JsonObject Even{{QStringLiteral("parity_choice"), QStringLiteral("even")}};

JsonObject offering(const QStringList &versions)
{
    return {{QStringLiteral("supported"), JsonArray::fromStringList(versions)}};
}

} // namespace

Q_DECLARE_METATYPE(league::test::McpScript::Answer)

class TestMcpHandshake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoModernAnswer_leadsToTheLegacyHandshake_data()
    {
        using Answer = McpScript::Answer;
        QTest::addColumn<Answer>("discovery");
        const auto row = [](const char *name, const Answer &answer) {
            QTest::newRow(name) << answer;
        };
        row("method not found", [](const Heard &h) { return h.error(-32601); });
        row("method not found under 404", [](const Heard &h) { return h.error(-32601, 404); });
        row("no session", [](const Heard &h) { return h.error(-32000, 400); });
        row("another error", [](const Heard &h) { return h.error(-32603); });
        row("an empty result", [](const Heard &h) { return h.result({}); });
        row("other versions", [](const Heard &h) {
            return h.result(
                {{QStringLiteral("supportedVersions"), JsonArray{QStringLiteral("2025-11-25")}}});
        });
        row("wrong version, offering legacy ones", [](const Heard &h) {
            return h.error(-32022, 400, offering({QStringLiteral("2025-11-25")}));
        });
        row("404 without a reply", [](const Heard &) { return Say{404, "Not Found"}; });
        row("405", [](const Heard &) { return Say{405}; });
        row("406", [](const Heard &) { return Say{406, "{}"}; });
        row("422 of another framework", [](const Heard &) { return Say{422, "{\"detail\":[]}"}; });
        row("200 without a reply", [](const Heard &) { return Say{200, "hello", "text/plain"}; });
        row("202", [](const Heard &) { return Say{202}; });
    }
    void whatIsNoModernAnswer_leadsToTheLegacyHandshake()
    {
        QFETCH(McpScript::Answer, discovery);
        McpScript script;
        script.beLegacy();
        script.on(Discover, discovery);
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.count(Discover), 1);
        QCOMPARE(script.count(Initialize), 1);
        QVERIFY(!script.client->facts(script.endpoint)->isModern());
    }

    void whatSaysNothingAboutTheEra_endsTheCall_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("hasReply");
        QTest::addColumn<int>("kind");
        const auto row = [](int status, bool hasReply, Kind kind) {
            QTest::addRow("%d%s", status, hasReply ? " with a reply" : "")
                << status << hasReply << static_cast<int>(kind);
        };
        row(401, false, Kind::Refused);
        row(401, true, Kind::Refused);
        row(403, false, Kind::Refused);
        row(403, true, Kind::Refused);
        row(302, false, Kind::Refused);
        row(500, false, Kind::Unreachable);
        row(500, true, Kind::Refused);
        row(503, false, Kind::Unreachable);
    }
    void whatSaysNothingAboutTheEra_endsTheCall()
    {
        QFETCH(int, status);
        QFETCH(bool, hasReply);
        QFETCH(int, kind);
        McpScript script;
        script.beLegacy();
        script.on(Discover, [status, hasReply](const Heard &heard) {
            return hasReply ? heard.error(-32000, status) : Say{status};
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(static_cast<int>(script.outcome->kind), kind);
        QCOMPARE(script.outcome->httpStatus, status);
        QVERIFY(!script.outcome->reason.isEmpty());
        QCOMPARE(script.methods(), QStringList{Discover});
        QVERIFY(!script.client->facts(script.endpoint));
    }

    void aModernServerThatRefusesTheVersionOnce_isAskedAgain()
    {
        McpScript script;
        script.beModern();
        const McpScript::Answer agrees = script.answers.value(Discover);
        script.on(Discover, [&](const Heard &heard) -> std::optional<Say> {
            if (script.count(Discover) == 1)
                return heard.error(-32022, 400, offering({QStringLiteral("2026-07-28")}));
            return agrees(heard);
        });
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.count(Discover), 2);
        QCOMPARE(script.count(Initialize), 0);
    }

    void aModernServerThatRefusesItsOwnVersion_isLeftAlone()
    {
        McpScript script;
        script.on(Discover, [](const Heard &heard) {
            return heard.error(-32022, 400, offering({QStringLiteral("2026-07-28")}));
        });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QCOMPARE(script.methods(), QStringList({Discover, Discover}));
    }

    void aVersion_isAgreedOn_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<bool>("isKnown");
        for (const char *known : {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"})
            QTest::newRow(known) << QString::fromLatin1(known) << true;
        for (const char *unknown : {"2026-07-28", "2031-01-01", "1.0"})
            QTest::newRow(unknown) << QString::fromLatin1(unknown) << false;
    }
    void aVersion_isAgreedOn()
    {
        QFETCH(QString, version);
        QFETCH(bool, isKnown);
        McpScript script;
        script.beLegacy({}, version);
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, isKnown ? Kind::Answered : Kind::Refused);
        QCOMPARE(script.count(Initialized), isKnown ? 1 : 0);
        if (isKnown)
            QCOMPARE(script.last(Call).header("mcp-protocol-version"), version.toLatin1());
        else
            QVERIFY(script.outcome->reason.contains(version));
    }

    void aLegacyServerThatNamesItsVersions_isAskedAgain()
    {
        McpScript script;
        script.beLegacy({}, QStringLiteral("2025-03-26"));
        const McpScript::Answer agrees = script.answers.value(Initialize);
        script.on(Initialize, [agrees](const Heard &heard) -> std::optional<Say> {
            if (heard.rpc.params.value(u"protocolVersion") != QStringLiteral("2025-03-26")) {
                return heard.error(
                    -32602, 200,
                    offering({QStringLiteral("2023-01-01"), QStringLiteral("2025-03-26")}));
            }
            return agrees(heard);
        });
        script.haveTool(Tool, Even);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
        QCOMPARE(script.count(Initialize), 2);
    }

    void aHandshakeThatFails_isTheOutcome_data()
    {
        using Answer = McpScript::Answer;
        QTest::addColumn<Answer>("initialization");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const Answer &answer, Kind kind) {
            QTest::newRow(name) << answer << static_cast<int>(kind);
        };
        row(
            "an error", [](const Heard &h) { return h.error(-32603); }, Kind::Refused);
        row(
            "404", [](const Heard &) { return Say{404}; }, Kind::Refused);
        row(
            "500", [](const Heard &) { return Say{500}; }, Kind::Unreachable);
        row(
            "no reply",
            [](const Heard &) {
                return Say{200, "hi"};
            },
            Kind::Unreadable);
        row(
            "no version", [](const Heard &h) { return h.result({}); }, Kind::Unreadable);
        row(
            "the same offer twice",
            [](const Heard &h) {
                return h.error(-32602, 200, offering({QStringLiteral("2025-03-26")}));
            },
            Kind::Refused);
    }
    void aHandshakeThatFails_isTheOutcome()
    {
        QFETCH(McpScript::Answer, initialization);
        QFETCH(int, kind);
        McpScript script;
        script.on(Initialize, initialization);
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(static_cast<int>(script.outcome->kind), kind);
        QVERIFY(!script.outcome->reason.isEmpty());
        QVERIFY(script.count(Initialize) <= 2);
        QCOMPARE(script.count(Initialized), 0);
        QVERIFY(!script.client->facts(script.endpoint));
    }

    void aSessionIdThatNoHeaderCarries_isRefused()
    {
        McpScript script;
        script.beLegacy("two words");
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Refused);
        QVERIFY(script.outcome->reason.contains(QStringLiteral("session id")));
        QCOMPARE(script.count(Initialized), 0);
    }

    void aServerThatAnswersTheNotification_isForgiven_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {200, 202, 204, 400})
            QTest::addRow("%d", status) << status;
    }
    void aServerThatAnswersTheNotification_isForgiven()
    {
        QFETCH(int, status);
        McpScript script;
        script.beLegacy();
        script.haveTool(Tool, Even);
        script.on(Initialized, [status](const Heard &) { return Say{status, "{}"}; });
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Answered);
    }

    void aServerThatIsNotThere_isUnreachable_data() { league::test::bothWires(); }
    void aServerThatIsNotThere_isUnreachable()
    {
        QFETCH(QString, kind);
        McpScript script(kind);
        script.listener.reset();
        script.call();
        QVERIFY(script.waitForOutcome());
        QCOMPARE(script.outcome->kind, Kind::Unreachable);
        QVERIFY(!script.outcome->reason.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMcpHandshake)
#include "tst_mcp_handshake.moc"
