// The methods of MCP in both eras, and the schemas that our agents offer.
#include "agents/base/json/json_document.h"
#include "agents/protocol/mcp/agent_offers.h"
#include "agents/protocol/mcp/channel_offers.h"
#include "agents/protocol/mcp/mafia_seat_offers.h"
#include "agents/protocol/mcp/manager_offers.h"
#include "agents/protocol/mcp/mcp_core.h"
#include "agents/protocol/mcp/mcp_keys.h"
#include "agents/protocol/mcp/seat_offers.h"

#include <QRegularExpression>
#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QString Modern = QStringLiteral("2026-07-28");

QString str(const char *text)
{
    return QString::fromLatin1(text);
}

QList<McpTool> allTools()
{
    namespace manager = manager_offers;
    const QList<McpTool> channels = channel_offers::agentTools() + channel_offers::operatorTools();
    return channels
        + QList<McpTool>{manager::getStandings(),
                         manager::getSchedule(),
                         manager::getMatch(),
                         manager::listAgents(),
                         manager::leagueQuery(),
                         manager::getEntries(),
                         manager::registerPlayer(),
                         manager::startLeague(),
                         manager::controlLeague(),
                         manager::joinLeague(),
                         seat_offers::waitForTurn(),
                         seat_offers::chooseParity(),
                         seat_offers::submitNightAction(),
                         seat_offers::submitDiscussionTurn(),
                         seat_offers::submitVote(),
                         seat_offers::myMatches(),
                         referee_offers::getMatchState(),
                         referee_offers::listMatches(),
                         player_offers::getPlayerState(),
                         player_offers::myMatches(),
                         player_offers::handleGameInvitation(),
                         player_offers::chooseParity(),
                         player_offers::notifyMatchResult()};
}

// A core with a tool that repeats its arguments, a tool that fails, and something to read.
struct Server
{
    Server() : core({str("Test server"), str("1.2"), str("Be kind.")})
    {
        core.offer(McpTool{.name = str("echo"), .inputSchema = {{str("type"), str("object")}}});
        core.offer(McpTool{.name = str("fail"), .inputSchema = {{str("type"), str("object")}}});
        core.offer(McpResource{str("league://all"), str("all"), {}, {}, str("echo")});
        core.offer(McpResourceTemplate{.prefix = str("league://match/"),
                                       .variable = str("match_id"),
                                       .name = str("match"),
                                       .tool = str("echo"),
                                       .suggestions = [] {
                                           QStringList ids;
                                           for (int i = 0; i < 150; ++i)
                                               ids.append(QStringLiteral("R%1M1").arg(i));
                                           return ids;
                                       }});
        core.offer(McpPrompt{.name = str("greet"),
                             .text = str("Say {word} to {word}."),
                             .arguments = {{.name = str("word"),
                                            .otherwise = str("hello"),
                                            .suggestions = {str("hello"), str("hi"), str("ho")}}}});
    }

    McpAnswer ask(const QString &method, const JsonObject &params,
                  McpEra era = McpEra::Legacy) const
    {
        RpcRequest request{1, method, params};
        McpHeaders headers{.version = str("2025-11-25")};
        if (era == McpEra::Modern) {
            request.params.insert(mcp_key::Meta,
                                  JsonObject{{mcp_key::ClaimedVersion, Modern},
                                             {mcp_key::ClaimedCapabilities, JsonObject()}});
            headers = {Modern, method, params.value(mcp_key::Name).toString()};
            if (params.contains(mcp_key::Uri))
                headers.name = params.value(mcp_key::Uri).toString();
        }
        std::optional<McpAnswer> got;
        core.receive(
            request, era, headers,
            [](const QString &name, const JsonObject &arguments, const McpCore::ToolDone &done) {
                if (name == str("echo"))
                    done({arguments, {}});
                else if (name == str("fail"))
                    done({{{str("why"), 7}}, str("It is closed.")});
                else
                    return false;
                return true;
            },
            [&got](const McpAnswer &answer) { got = answer; });
        return got.value_or(McpAnswer{0, {}});
    }

    JsonObject result(const QString &method, const JsonObject &params = {},
                      McpEra era = McpEra::Legacy) const
    {
        const McpAnswer answer = ask(method, params, era);
        const auto *fields = std::get_if<JsonObject>(&answer.content);
        return fields ? *fields : JsonObject();
    }

    int code(const QString &method, const JsonObject &params) const
    {
        const McpAnswer answer = ask(method, params);
        const auto *error = std::get_if<RpcError>(&answer.content);
        return error ? error->code : 0;
    }

    McpCore core;
};

QString textOf(const JsonObject &result)
{
    return result.value(u"content").toArray().at(0).toObject().value(u"text").toString();
}

// Every schema inside a schema, itself included.
void collect(const JsonObject &schema, QList<JsonObject> &into)
{
    into.append(schema);
    const JsonObject properties = schema.value(u"properties").toObject();
    for (const auto &property : properties)
        collect(property.toObject(), into);
    if (schema.contains(u"items"))
        collect(schema.value(u"items").toObject(), into);
}

} // namespace

class TestMcpCore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initialize_echoesAKnownRevision_andNamesTheNewestOtherwise_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("answered");
        for (const char *known : {"2025-11-25", "2025-06-18", "2025-03-26"})
            QTest::newRow(known) << str(known) << str(known);
        for (const char *other : {"2024-11-05", "2026-07-28", "2099-01-01", ""})
            QTest::addRow("not %s", other) << str(other) << str("2025-11-25");
    }

    void initialize_echoesAKnownRevision_andNamesTheNewestOtherwise()
    {
        QFETCH(QString, asked);
        QFETCH(QString, answered);
        Server server;
        const JsonObject result =
            server.result(mcp_method::Initialize, {{mcp_key::ProtocolVersion, asked}});
        QCOMPARE(result.value(mcp_key::ProtocolVersion).toString(), answered);
        QCOMPARE(result.value(u"instructions").toString(), str("Be kind."));
        QCOMPARE(result.value(u"serverInfo").toObject().value(u"title").toString(),
                 str("Test server"));
        QCOMPARE(result.value(mcp_key::Capabilities).toObject().keys(),
                 QStringList({str("completions"), str("logging"), str("prompts"), str("resources"),
                              str("tools")}));
    }

    void ping_isAnsweredWithNothing()
    {
        Server server;
        const McpAnswer answer = server.ask(mcp_method::Ping, {});
        QCOMPARE(std::get<JsonObject>(answer.content), JsonObject());
    }

    void everyModernResult_isComplete_andSaysWhoAnswers_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<JsonObject>("params");
        QTest::addColumn<bool>("isCacheable");
        const auto row = [](QLatin1String method, const JsonObject &params, bool isCacheable) {
            QTest::newRow(method.data()) << QString(method) << params << isCacheable;
        };
        row(mcp_method::Discover, {}, true);
        row(mcp_method::ListTools, {}, true);
        row(mcp_method::ListResources, {}, true);
        row(mcp_method::ListTemplates, {}, true);
        row(mcp_method::ListPrompts, {}, true);
        row(mcp_method::ReadResource, {{mcp_key::Uri, str("league://all")}}, true);
        row(mcp_method::CallTool, {{mcp_key::Name, str("echo")}}, false);
        row(mcp_method::GetPrompt, {{mcp_key::Name, str("greet")}}, false);
    }

    void everyModernResult_isComplete_andSaysWhoAnswers()
    {
        QFETCH(QString, method);
        QFETCH(JsonObject, params);
        QFETCH(bool, isCacheable);
        Server server;
        const JsonObject result = server.result(method, params, McpEra::Modern);
        QCOMPARE(result.value(mcp_key::ResultType).toString(), str("complete"));
        QVERIFY(result.value(mcp_key::Meta).toObject().contains(mcp_key::ServerInfoMeta));
        QCOMPARE(result.contains(u"ttlMs"), isCacheable);
        QCOMPARE(result.contains(u"cacheScope"), isCacheable);
        const JsonObject legacy = server.result(method, params);
        QVERIFY(!legacy.contains(mcp_key::ResultType) && !legacy.contains(u"ttlMs"));
    }

    void aToolResult_isJson_inTextAndInStructure()
    {
        Server server;
        const JsonObject arguments{{str("a"), 1}};
        const JsonObject result = server.result(
            mcp_method::CallTool, {{mcp_key::Name, str("echo")}, {mcp_key::Arguments, arguments}});
        QCOMPARE(result.value(mcp_key::StructuredContent).toObject(), arguments);
        QCOMPARE(JsonDocument::fromJson(textOf(result).toUtf8()).object(), arguments);
        QCOMPARE(result.value(mcp_key::IsError), JsonValue(false));
        QVERIFY(!result.contains(u"a"));
    }

    void aToolThatFails_saysWhyInWords()
    {
        Server server;
        const JsonObject result =
            server.result(mcp_method::CallTool, {{mcp_key::Name, str("fail")}});
        QCOMPARE(result.value(mcp_key::IsError), JsonValue(true));
        QCOMPARE(textOf(result), str("It is closed."));
        QVERIFY(!result.contains(mcp_key::StructuredContent));
    }

    // Students' referees call tools without any handshake and look for the fields.
    void aLeagueAgent_findsTheFieldsBesideTheContent()
    {
        const ToolOutcome good{{{str("parity_choice"), str("odd")}}, {}};
        const JsonObject result = toolResult(good, ToolReader::LeagueAgent);
        QCOMPARE(result.value(u"parity_choice").toString(), str("odd"));
        QCOMPARE(textOf(result), str("{\"parity_choice\":\"odd\"}"));
        const ToolOutcome bad{{{str("error_code"), str("E012")}}, str("No.")};
        QCOMPARE(textOf(toolResult(bad, ToolReader::LeagueAgent)),
                 str("{\"error_code\":\"E012\"}"));
        QCOMPARE(textOf(toolResult(bad, ToolReader::McpClient)), str("No."));
    }

    void whatIsAskedWrongly_isMinus32602_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<JsonObject>("params");
        const auto row = [](const char *name, QLatin1String method, const JsonObject &params) {
            QTest::newRow(name) << QString(method) << params;
        };
        const JsonObject prompt{{str("type"), str("ref/prompt")}, {mcp_key::Name, str("greet")}};
        const JsonObject word{{mcp_key::Name, str("word")}, {str("value"), str("h")}};
        row("unknown tool", mcp_method::CallTool, {{mcp_key::Name, str("no")}});
        row("no tool", mcp_method::CallTool, {});
        row("arguments as a list", mcp_method::CallTool,
            {{mcp_key::Name, str("echo")}, {mcp_key::Arguments, JsonArray{1}}});
        row("unknown prompt", mcp_method::GetPrompt, {{mcp_key::Name, str("no")}});
        row("cursor", mcp_method::ListPrompts, {{str("cursor"), str("x")}});
        row("log level", mcp_method::SetLogLevel, {{str("level"), str("loud")}});
        row("no ref", mcp_method::Complete, {{str("argument"), word}});
        row("no argument", mcp_method::Complete, {{str("ref"), prompt}});
        row("ref of another kind", mcp_method::Complete,
            {{str("ref"), JsonObject{{str("type"), str("ref/x")}}}, {str("argument"), word}});
    }

    void whatIsAskedWrongly_isMinus32602()
    {
        QFETCH(QString, method);
        QFETCH(JsonObject, params);
        Server server;
        QCOMPARE(server.code(method, params), -32602);
    }

    void resources_areReadWithTheirTool()
    {
        Server server;
        const auto read = [&](const char *uri) {
            const JsonObject result =
                server.result(mcp_method::ReadResource, {{mcp_key::Uri, str(uri)}});
            const JsonObject content = result.value(u"contents").toArray().at(0).toObject();
            return JsonDocument::fromJson(content.value(u"text").toString().toUtf8()).object();
        };
        QCOMPARE(read("league://match/R1M1").value(u"match_id").toString(), str("R1M1"));
        QCOMPARE(server.code(mcp_method::ReadResource, {{mcp_key::Uri, str("league://match/")}}),
                 -32002);
        QCOMPARE(server.result(mcp_method::ListTemplates)
                     .value(u"resourceTemplates")
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(u"uriTemplate")
                     .toString(),
                 str("league://match/{match_id}"));
    }

    void prompts_takeTheirArguments()
    {
        Server server;
        const auto text = [&](const JsonObject &arguments) {
            const JsonObject result =
                server.result(mcp_method::GetPrompt,
                              {{mcp_key::Name, str("greet")}, {mcp_key::Arguments, arguments}});
            return result.value(u"messages")
                .toArray()
                .at(0)
                .toObject()
                .value(u"content")
                .toObject()
                .value(u"text")
                .toString();
        };
        QCOMPARE(text({}), str("Say hello to hello."));
        QCOMPARE(text({{str("word"), str("bye")}}), str("Say bye to bye."));
    }

    void completion_suggestsWhatBeginsSo_atMostAHundred()
    {
        Server server;
        const auto complete = [&](const JsonObject &ref, const char *name, const char *value) {
            return server
                .result(mcp_method::Complete,
                        {{str("ref"), ref},
                         {str("argument"),
                          JsonObject{{mcp_key::Name, str(name)}, {str("value"), str(value)}}}})
                .value(u"completion")
                .toObject();
        };
        const JsonObject prompt{{str("type"), str("ref/prompt")}, {mcp_key::Name, str("greet")}};
        QCOMPARE(complete(prompt, "word", "h").value(u"values").toArray().size(), 3);
        QCOMPARE(complete(prompt, "word", "HE").value(u"values").toArray(),
                 JsonArray{str("hello")});
        QCOMPARE(complete(prompt, "other", "").value(u"values").toArray(), JsonArray());
        const JsonObject match{{str("type"), str("ref/resource")},
                               {mcp_key::Uri, str("league://match/{match_id}")}};
        const JsonObject many = complete(match, "match_id", "");
        QCOMPARE(many.value(u"values").toArray().size(), 100);
        QCOMPARE(many.value(u"total").toInt(), 150);
        QCOMPARE(many.value(u"hasMore"), JsonValue(true));
    }

    // What some clients reject, or drop without a word (mcp.md 2.5).
    void everyToolOfOurs_isUnderstoodByEveryClient()
    {
        static const QRegularExpression name(str("^[A-Za-z0-9_.-]{1,64}$"));
        for (const McpTool &tool : allTools()) {
            const QByteArray hint = tool.name.toUtf8();
            QVERIFY2(name.match(tool.name).hasMatch(), hint.constData());
            QVERIFY2(!tool.title.isEmpty() && !tool.description.isEmpty(), hint.constData());
            QList<JsonObject> schemas;
            for (const JsonObject &top : {tool.inputSchema, tool.outputSchema}) {
                QVERIFY2(top.isEmpty() || top.value(u"type").toString() == str("object"),
                         hint.constData());
                collect(top, schemas);
            }
            QVERIFY2(!tool.inputSchema.isEmpty(), hint.constData());
            for (const JsonObject &schema : std::as_const(schemas)) {
                QVERIFY2(!schema.value(u"type").isArray(), hint.constData());
                for (const char *word : {"oneOf", "anyOf", "allOf", "$ref"})
                    QVERIFY2(!schema.contains(str(word)), hint.constData());
                const JsonArray required = schema.value(u"required").toArray();
                for (const auto &key : required) {
                    QVERIFY2(schema.value(u"properties").toObject().contains(key.toString()),
                             hint.constData());
                }
            }
        }
    }

    void aSchema_saysWhatTheMessageSays()
    {
        const JsonObject schema = seat_offers::chooseParity().inputSchema;
        const JsonObject properties = schema.value(u"properties").toObject();
        QCOMPARE(schema.value(u"required").toArray(),
                 (JsonArray{str("seat_key"), str("parity_choice")}));
        QCOMPARE(properties.value(u"parity_choice").toObject().value(u"enum").toArray(),
                 (JsonArray{str("even"), str("odd")}));
        QVERIFY(
            !properties.value(u"seat_key").toObject().value(u"description").toString().isEmpty());
        const JsonObject nothing = manager_offers::getStandings().inputSchema;
        QCOMPARE(nothing.value(u"additionalProperties"), JsonValue(false));
    }

    void anotherToolOfTheSameName_takesThePlaceOfTheFirst()
    {
        Server server;
        server.core.offer(McpTool{.name = str("echo"), .title = str("New"), .inputSchema = {}});
        const JsonArray tools = server.result(mcp_method::ListTools).value(u"tools").toArray();
        QCOMPARE(tools.size(), 2);
        QCOMPARE(tools.at(0).toObject().value(u"title").toString(), str("New"));
    }
};

QTEST_APPLESS_MAIN(TestMcpCore)
#include "tst_mcp_core.moc"
