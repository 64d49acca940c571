// Which MCP a request speaks, and what a modern one must keep (mcp.md 2.2 and 2.4), row by row.
#include "agents/base/json/json.h"
#include "agents/protocol/mcp/mcp_core.h"
#include "agents/protocol/mcp/mcp_keys.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QString Modern = QStringLiteral("2026-07-28");
const QString Legacy = QStringLiteral("2025-11-25");

JsonObject meta(const JsonValue &version = Modern)
{
    return {{mcp_key::ClaimedVersion, version}, {mcp_key::ClaimedCapabilities, JsonObject()}};
}

JsonObject withMeta(const JsonObject &claims, JsonObject params = {})
{
    params.insert(mcp_key::Meta, claims);
    return params;
}

// What the core answers, as status and code; 0 when it is a result.
struct Verdict
{
    int status = 0;
    int code = 0;
    JsonObject data = {};
};

Verdict verdictOn(const RpcRequest &request, const McpHeaders &headers)
{
    const McpCore core({QStringLiteral("Test"), QStringLiteral("1"), {}});
    const auto era = mcpEraOf(request, headers);
    if (!era)
        return {};
    std::optional<McpAnswer> got;
    core.receive(
        request, *era, headers, [](const auto &, const auto &, const auto &) { return false; },
        [&got](const McpAnswer &answer) { got = answer; });
    const auto *error = got ? std::get_if<RpcError>(&got->content) : nullptr;
    return {got ? got->status : 0, error ? error->code : 0, error ? error->data : JsonObject()};
}

} // namespace

Q_DECLARE_METATYPE(league::protocol::McpHeaders)

class TestMcpLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEra_followsFromTheBody_andAHeaderOnlyWhenItIsModern_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<JsonObject>("params");
        QTest::addColumn<McpHeaders>("headers");
        QTest::addColumn<QString>("era");
        const auto row = [](const char *name, const char *method, const JsonObject &params,
                            const McpHeaders &headers, const char *era) {
            QTest::newRow(name) << QString::fromLatin1(method) << params << headers
                                << QString::fromLatin1(era);
        };
        const JsonObject message{{QStringLiteral("message_type"), QStringLiteral("PING")}};
        row("handshake", "initialize", {}, {}, "legacy");
        row("ping", "ping", {}, {}, "legacy");
        row("a league agent's ping", "ping", message, {}, "league");
        row("tools/list", "tools/list", {}, {}, "legacy");
        row("anything with a slash", "made/up", {}, {}, "legacy");
        row("notification", "notifications/initialized", {}, {}, "legacy");
        row("league method", "choose_parity", {}, {}, "league");
        row("message type as method", "GAME_INVITATION", {}, {}, "league");
        row("claim", "tools/list", withMeta(meta()), {}, "modern");
        row("claim on a handshake", "initialize", withMeta(meta()), {}, "modern");
        row("claim of nonsense", "tools/list", withMeta(meta(7)), {}, "modern");
        row("claim on a league method", "choose_parity", withMeta(meta()), {}, "modern");
        row("other meta", "tools/list", withMeta({{QStringLiteral("progressToken"), 1}}), {},
            "legacy");
        row("modern header", "tools/list", {}, {.version = Modern}, "modern");
        row("modern header with blanks", "ping", {}, {.version = QStringLiteral(" 2026-07-28 ")},
            "modern");
        row("legacy header", "tools/list", {}, {.version = Legacy}, "legacy");
        row("unknown header", "tools/list", {}, {.version = QStringLiteral("1999")}, "legacy");
        row("method header alone", "tools/list", {}, {.method = QStringLiteral("tools/list")},
            "legacy");
        row("league method, legacy header", "choose_parity", {}, {.version = Legacy}, "league");
    }

    void theEra_followsFromTheBody_andAHeaderOnlyWhenItIsModern()
    {
        QFETCH(QString, method);
        QFETCH(JsonObject, params);
        QFETCH(McpHeaders, headers);
        QFETCH(QString, era);
        const auto found = mcpEraOf({1, method, params}, headers);
        const QString name = !found    ? QStringLiteral("league")
            : *found == McpEra::Modern ? QStringLiteral("modern")
                                       : QStringLiteral("legacy");
        QCOMPARE(name, era);
    }

    void theFirstBrokenRule_decidesTheAnswer_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<JsonObject>("params");
        QTest::addColumn<McpHeaders>("headers");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const QString &method, const JsonObject &params,
                            const McpHeaders &headers, int status, int code) {
            QTest::newRow(name) << method << params << headers << status << code;
        };
        const QString list = mcp_method::ListTools;
        const QString call = mcp_method::CallTool;
        const JsonObject named{{mcp_key::Name, QStringLiteral("tool")}};
        const McpHeaders good{.version = Modern, .method = list};
        const auto headers = [](const QString &method, const std::optional<QString> &name) {
            return McpHeaders{.version = Modern, .method = method, .name = name};
        };

        row("all is well", list, withMeta(meta()), good, 200, 0);
        row("no meta", list, {}, good, 400, -32602);
        row("no version in it", list, withMeta({{mcp_key::ClaimedCapabilities, JsonObject()}}),
            good, 400, -32602);
        row("no capabilities in it", list, withMeta({{mcp_key::ClaimedVersion, Modern}}), good, 400,
            -32602);
        row("meta before headers", list, withMeta({{mcp_key::ClaimedVersion, Modern}}), {}, 400,
            -32602);
        row("no version header", list, withMeta(meta()), {.method = list}, 400, -32020);
        row("another version header", list, withMeta(meta()), {.version = Legacy, .method = list},
            400, -32020);
        row("header before support", list, withMeta(meta(QStringLiteral("v9"))), good, 400, -32020);
        row("not supported", list, withMeta(meta(QStringLiteral("v9"))),
            {.version = QStringLiteral("v9"), .method = list}, 400, -32022);
        row("a legacy claim", list, withMeta(meta(Legacy)), {.version = Legacy, .method = list},
            400, -32022);
        row("no method header", list, withMeta(meta()), {.version = Modern}, 400, -32020);
        row("another method header", list, withMeta(meta()), headers(call, {}), 400, -32020);
        row("its case counts", list, withMeta(meta()), headers(QStringLiteral("Tools/List"), {}),
            400, -32020);
        row("blanks around it do not", list, withMeta(meta()),
            headers(QStringLiteral("\t tools/list "), {}), 200, 0);
        row("no name header", call, withMeta(meta(), named), headers(call, {}), 400, -32020);
        row("another name header", call, withMeta(meta(), named),
            headers(call, QStringLiteral("Tool")), 400, -32020);
        row("name in base64", call, withMeta(meta(), named),
            headers(call, QStringLiteral("=?base64?dG9vbA==?=")), 200, -32602);
        row("broken base64", call, withMeta(meta(), named),
            headers(call, QStringLiteral("=?base64?dG9v*?=")), 400, -32020);
        row("prompts repeat their name too", mcp_method::GetPrompt, withMeta(meta(), named),
            headers(mcp_method::GetPrompt, {}), 400, -32020);
        row("resources repeat their uri", mcp_method::ReadResource,
            withMeta(meta(), {{mcp_key::Uri, QStringLiteral("league:x")}}),
            headers(mcp_method::ReadResource, QStringLiteral("league:y")), 400, -32020);
        for (const char *gone : {"initialize", "ping", "logging/setLevel", "resources/subscribe",
                                 "resources/unsubscribe", "subscriptions/listen", "made/up"}) {
            const QString method = QString::fromLatin1(gone);
            row(gone, method, withMeta(meta()), headers(method, {}), 404, -32601);
        }
        row("unknown tool", call, withMeta(meta(), named), headers(call, QStringLiteral("tool")),
            200, -32602);
        row("bad cursor", list, withMeta(meta(), {{QStringLiteral("cursor"), QStringLiteral("x")}}),
            good, 200, -32602);

        row("legacy: no header", list, {}, {}, 200, 0);
        row("legacy: its own header", list, {}, {.version = Legacy}, 200, 0);
        row("legacy: the oldest", list, {}, {.version = QStringLiteral("2025-03-26")}, 200, 0);
        row("legacy: unknown header", list, {}, {.version = QStringLiteral("2024-11-05")}, 400,
            -32022);
        row("legacy: any header on a handshake", mcp_method::Initialize, {},
            {.version = QStringLiteral("1999")}, 200, 0);
        row("legacy: unknown method", QStringLiteral("made/up"), {}, {}, 200, -32601);
        row("legacy: unknown resource", mcp_method::ReadResource,
            {{mcp_key::Uri, QStringLiteral("league:x")}}, {}, 200, -32002);
    }

    void theFirstBrokenRule_decidesTheAnswer()
    {
        QFETCH(QString, method);
        QFETCH(JsonObject, params);
        QFETCH(McpHeaders, headers);
        QFETCH(int, status);
        QFETCH(int, code);
        const Verdict verdict = verdictOn({1, method, params}, headers);
        QCOMPARE(verdict.status, status);
        QCOMPARE(verdict.code, code);
    }

    void anUnsupportedRevision_isToldWhatIsSupported()
    {
        const QString asked = QStringLiteral("v9");
        const Verdict verdict = verdictOn({1, mcp_method::ListTools, withMeta(meta(asked))},
                                          {.version = asked, .method = mcp_method::ListTools});
        QCOMPARE(verdict.data.value(u"requested").toString(), asked);
        QCOMPARE(verdict.data.value(u"supported").toArray(), JsonArray{Modern});
    }

    void aMissingResource_isNamedInTheError()
    {
        const QString uri = QStringLiteral("league:nothing");
        const Verdict verdict =
            verdictOn({1, mcp_method::ReadResource, withMeta(meta(), {{mcp_key::Uri, uri}})},
                      {.version = Modern, .method = mcp_method::ReadResource, .name = uri});
        QCOMPARE(verdict.code, -32602);
        QCOMPARE(verdict.data.value(mcp_key::Uri).toString(), uri);
    }
};

QTEST_APPLESS_MAIN(TestMcpLadder)
#include "tst_mcp_ladder.moc"
