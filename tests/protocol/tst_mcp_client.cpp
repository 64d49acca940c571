// What an MCP client says and reads: requests, facts of servers, tools, results, arguments.
#include "agents/base/json/json_document.h"
#include "agents/protocol/mcp_client/arguments.h"
#include "agents/protocol/mcp_client/requests.h"
#include "agents/protocol/mcp_client/server_facts.h"
#include "agents/protocol/mcp_client/tool_result.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using namespace league::protocol::mcp_client;

namespace {

// JSON with single quotes, which read better in C++.
JsonObject json(QByteArray text)
{
    text.replace('\'', '"');
    JsonParseError problem;
    const JsonDocument document = JsonDocument::fromJson(text, &problem);
    if (problem.error != JsonParseError::NoError)
        qFatal("%s: %s", text.constData(), qPrintable(problem.errorString()));
    return document.object();
}

Tool toolTaking(const QByteArray &schema)
{
    return {QStringLiteral("choose_parity"), {}, json(schema)};
}

const QByteArray Message =
    "{'message_type':'CHOOSE_PARITY_CALL','match_id':'R1M1','round_id':1,'context':{'a':1}}";

} // namespace

class TestMcpClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessage_fitsTheTool_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("arguments");
        const QByteArray text = "'{\\'context\\':{\\'a\\':1},\\'match_id\\':\\'R1M1\\',"
                                "\\'message_type\\':\\'CHOOSE_PARITY_CALL\\',\\'round_id\\':1}'";
        QTest::newRow("no schema: everything") << QByteArray("{}") << Message;
        QTest::newRow("an object without properties: everything")
            << QByteArray("{'type':'object'}") << Message;
        QTest::newRow("nothing taken: nothing")
            << QByteArray("{'type':'object','additionalProperties':false}") << QByteArray("{}");
        QTest::newRow("the fields it knows")
            << QByteArray("{'properties':{'match_id':{'type':'string'},'mood':{}}}")
            << QByteArray("{'match_id':'R1M1'}");
        QTest::newRow("all fields when others are allowed")
            << QByteArray("{'properties':{'match_id':{}},'additionalProperties':true}") << Message;
        QTest::newRow("all fields when others have a schema")
            << QByteArray("{'properties':{'match_id':{}},'additionalProperties':{}}") << Message;
        for (const char *name : {"message", "params", "payload", "data", "request", "envelope"}) {
            const QByteArray quoted = QByteArray("'") + name + "':";
            QTest::newRow(name) << "{'properties':{" + quoted + "{'type':'object'}},'required':['"
                    + name + "']}"
                                << "{" + quoted + Message + "}";
        }
        QTest::newRow("the message beside a field")
            << QByteArray("{'properties':{'match_id':{},'message':{'type':'object'}}}")
            << "{'match_id':'R1M1','message':" + Message + "}";
        QTest::newRow("one argument of any name that takes an object")
            << QByteArray("{'properties':{'invitation':{'type':'object'}}}")
            << "{'invitation':" + Message + "}";
        QTest::newRow("one argument that is a class of the server")
            << QByteArray("{'properties':{'call':{'$ref':'#/$defs/Call'}},'required':['call']}")
            << "{'call':" + Message + "}";
        QTest::newRow("one argument that may be null")
            << QByteArray("{'properties':{'call':{'anyOf':[{'type':'object'},{'type':'null'}]}}}")
            << "{'call':" + Message + "}";
        QTest::newRow("one object that is a field of the message")
            << QByteArray("{'properties':{'context':{'type':'object'}}}")
            << QByteArray("{'context':{'a':1}}");
        QTest::newRow("the message as text")
            << QByteArray("{'properties':{'message':{'type':'string'}}}")
            << "{'message':" + text + "}";
        QTest::newRow("a number where a text is wanted")
            << QByteArray("{'properties':{'round_id':{'type':'string'}}}")
            << QByteArray("{'round_id':'1'}");
        QTest::newRow("a number where either will do")
            << QByteArray("{'properties':{'round_id':{'type':['integer','string']}}}")
            << QByteArray("{'round_id':1}");
        QTest::newRow("an object where a text is wanted")
            << QByteArray("{'properties':{'context':{'type':'string'},'x':{}}}")
            << QByteArray("{'context':'{\\'a\\':1}'}");
        QTest::newRow("a field under its other name")
            << QByteArray("{'properties':{'match':{'type':'string'}},'required':['match']}")
            << QByteArray("{'match':'R1M1'}");
    }
    void aMessage_fitsTheTool()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, arguments);
        const auto fitted = argumentsFor(toolTaking(schema), json(Message));
        QVERIFY2(fitted.ok(), fitted.ok() ? "" : qPrintable(fitted.failure().sentence));
        JsonObject wanted = json(QByteArray(arguments).replace("\\'", "\x01"));
        // What stands between \x01 is JSON inside of a text.
        for (const QString &key : wanted.keys()) {
            if (wanted.value(key).isString())
                wanted.insert(key, QString(wanted.value(key).toString()).replace(QChar(1), u'"'));
        }
        QCOMPARE(*fitted, wanted);
    }

    void whatTheMessageDoesNotHave_isNamed()
    {
        const auto fitted =
            argumentsFor(toolTaking("{'properties':{'mood':{'type':'string'},'match_id':{}},"
                                    "'required':['match_id','mood','weather']}"),
                         json(Message));
        QVERIFY(!fitted);
        QCOMPARE(fitted.failure().sentence,
                 QStringLiteral("The tool choose_parity requires mood, weather, which the message "
                                "does not have."));
    }

    void aResult_isReadInOneForm_data()
    {
        using Kind = ToolResult::Kind;
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QByteArray>("outputSchema");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *name, const QByteArray &result, const QByteArray &value,
                            const QByteArray &schema = "{}", Kind kind = Kind::Given) {
            QTest::newRow(name) << result << schema << static_cast<int>(kind) << value;
        };
        row("structured content", "{'structuredContent':{'parity_choice':'even'},'content':[]}",
            "{'parity_choice':'even'}");
        row("wrapped by FastMCP, as it says", "{'structuredContent':{'result':{'a':1}}}", "{'a':1}",
            "{'x-fastmcp-wrap-result':true}");
        row("wrapped, no schema known", "{'structuredContent':{'result':{'a':1}}}", "{'a':1}");
        row("a wrapped text", "{'structuredContent':{'result':'even'}}", "{'text':'even'}",
            "{'type':'object'}");
        row("a wrapped number", "{'structuredContent':{'result':7}}", "{'result':7}");
        row("a field that is called result", "{'structuredContent':{'result':{'a':1}}}",
            "{'result':{'a':1}}", "{'type':'object'}");
        row("a result among others", "{'structuredContent':{'result':'even','b':1}}",
            "{'result':'even','b':1}");
        row("text that is JSON", "{'content':[{'type':'text','text':'{\\'a\\':1}'}]}", "{'a':1}");
        row("text that is no object", "{'content':[{'type':'text','text':'[1]'}]}",
            "{'text':'[1]'}");
        row("plain text", "{'content':[{'type':'text','text':'I say even.'}]}",
            "{'text':'I say even.'}");
        row("text after a picture",
            "{'content':[{'type':'image','data':'x'},{'type':'text','text':'odd'}]}",
            "{'text':'odd'}");
        row("text beside an empty structure",
            "{'structuredContent':{},'content':[{'type':'text','text':'odd'}]}", "{'text':'odd'}");
        row("nothing", "{'content':[]}", "{}");
        row("complete, as the modern era says", "{'resultType':'complete','content':[]}", "{}");
        row("a tool that failed", "{'isError':true,'content':[{'type':'text','text':'too late'}]}",
            "{}", "{}", Kind::Failed);
        row("a tool that failed with details",
            "{'isError':true,'structuredContent':{'error_code':'E004'}}", "{'error_code':'E004'}",
            "{}", Kind::Failed);
        row("a tool that wants to ask a person", "{'resultType':'input_required'}", "{}", "{}",
            Kind::Unfinished);
    }
    void aResult_isReadInOneForm()
    {
        QFETCH(QByteArray, result);
        QFETCH(QByteArray, outputSchema);
        QFETCH(int, kind);
        QFETCH(QByteArray, value);
        Tool tool;
        tool.outputSchema = json(outputSchema);
        result.replace("\\'", "\\\"");
        const ToolResult read = readToolResult(json(result), tool);
        QCOMPARE(static_cast<int>(read.kind), kind);
        QCOMPARE(read.value, json(value));
        QCOMPARE(read.text.isEmpty(), read.kind == ToolResult::Kind::Given);
    }

    void theReasonOfATool_isFitToBeShown()
    {
        const QString loud = QStringLiteral("no\nway ").repeated(200);
        const JsonObject block{{QStringLiteral("type"), QStringLiteral("text")},
                               {QStringLiteral("text"), loud}};
        const ToolResult read =
            readToolResult(JsonObject{{QStringLiteral("isError"), true},
                                      {QStringLiteral("content"), JsonArray{block}}},
                           {});
        QVERIFY(read.text.startsWith(QStringLiteral("no")));
        QVERIFY(!read.text.contains(u'\n'));
        QVERIFY(read.text.size() <= 301);
    }

    void aResultThatIsNoObject_isUnreadable()
    {
        QCOMPARE(readToolResult(QStringLiteral("even"), {}).kind, ToolResult::Kind::Unreadable);
    }

    void tools_comeInPages()
    {
        const auto page = readToolPage(
            json("{'tools':[{'name':'a','description':'b','inputSchema':{'$ref':'http:x'},"
                 "'outputSchema':{'type':'object'}},{'title':'nameless'}],'nextCursor':'2'}"));
        QVERIFY(page.ok());
        QCOMPARE(page->tools.size(), 1);
        QCOMPARE(page->tools.first().name, QStringLiteral("a"));
        QCOMPARE(page->tools.first().inputSchema, json("{'$ref':'http:x'}"));
        QCOMPARE(page->tools.first().outputSchema, json("{'type':'object'}"));
        QCOMPARE(page->nextCursor, QStringLiteral("2"));
        QVERIFY(readToolPage(json("{'tools':[]}"))->nextCursor.isNull());
        QVERIFY(readToolPage(json("{'tools':[],'nextCursor':null}"))->nextCursor.isNull());
        QVERIFY(!readToolPage(json("{'tools':{}}")));
    }

    void anAnnotation_mayBeWrong_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<bool>("isRight");
        const auto row = [](const char *name, const QByteArray &schema, bool isRight) {
            QTest::newRow(name) << schema << isRight;
        };
        const auto of = [](const QByteArray &property) {
            return "{'properties':{'a':" + property + "}}";
        };
        row("none", "{'properties':{'a':{'type':'object'}}}", true);
        row("on a text", of("{'type':'string','x-mcp-header':'Region'}"), true);
        row("on a whole number", of("{'type':'integer','x-mcp-header':'Region'}"), true);
        row("on a truth value", of("{'type':'boolean','x-mcp-header':'Re.gi-on_1'}"), true);
        row("inside of an object", of("{'properties':{'b':{'type':'string','x-mcp-header':'R'}}}"),
            true);
        row("on a property of that name", "{'properties':{'x-mcp-header':{'type':'string'}}}",
            true);
        row("empty", of("{'type':'string','x-mcp-header':''}"), false);
        row("no text", of("{'type':'string','x-mcp-header':7}"), false);
        row("with a blank", of("{'type':'string','x-mcp-header':'a b'}"), false);
        row("with a colon", of("{'type':'string','x-mcp-header':'a:b'}"), false);
        row("with a tab", of("{'type':'string','x-mcp-header':'a\\tb'}"), false);
        row("with a letter of another alphabet", of("{'type':'string','x-mcp-header':'R\xc3\xa9'}"),
            false);
        row("on a number", of("{'type':'number','x-mcp-header':'R'}"), false);
        row("on an object", of("{'type':'object','x-mcp-header':'R'}"), false);
        row("on a list", of("{'type':'array','x-mcp-header':'R'}"), false);
        row("on null", of("{'type':'null','x-mcp-header':'R'}"), false);
        row("without a type", of("{'x-mcp-header':'R'}"), false);
        row("twice, in another case",
            "{'properties':{'a':{'type':'string','x-mcp-header':'R'},"
            "'b':{'type':'string','x-mcp-header':'r'}}}",
            false);
        row("on the items of a list",
            of("{'type':'array','items':{'type':'string','x-mcp-header':'R'}}"), false);
        row("in an alternative",
            "{'anyOf':[{'properties':{'a':{'type':'string','x-mcp-header':'R'}}}]}", false);
        row("on the whole", "{'type':'object','x-mcp-header':'R'}", false);
    }
    void anAnnotation_mayBeWrong()
    {
        QFETCH(QByteArray, schema);
        QFETCH(bool, isRight);
        const QString problem = headerAnnotationProblem(toolTaking(schema));
        QVERIFY2(problem.isEmpty() == isRight, qPrintable(problem));
    }

    void annotatedArguments_travelAsHeaders()
    {
        const Tool tool = toolTaking(
            "{'properties':{'a':{'type':'string','x-mcp-header':'Region'},"
            "'b':{'type':'integer','x-mcp-header':'Count'},'c':{'type':'boolean','x-mcp-header':"
            "'Loud'},'d':{'properties':{'e':{'type':'string','x-mcp-header':'Deep'}}},"
            "'f':{'type':'string','x-mcp-header':'Gone'},"
            "'g':{'type':'string','x-mcp-header':'Null'},'h':{'type':'string'}}}");
        const auto headers = parameterHeaders(
            tool, json("{'a':'','b':42,'c':false,'d':{'e':'x y'},'g':null,'h':'quiet'}"));
        const QList<QPair<QByteArray, QByteArray>> wanted{{"Mcp-Param-Region", ""},
                                                          {"Mcp-Param-Count", "42"},
                                                          {"Mcp-Param-Loud", "false"},
                                                          {"Mcp-Param-Deep", "x y"}};
        QCOMPARE(headers, wanted);
    }

    void aText_isAHeader_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("plain") << QStringLiteral("us west 1") << QByteArray("us west 1");
        QTest::newRow("empty") << QString() << QByteArray("");
        QTest::newRow("blank before") << QStringLiteral(" a") << QByteArray("=?base64?IGE=?=");
        QTest::newRow("blank after") << QStringLiteral("a ") << QByteArray("=?base64?YSA=?=");
        QTest::newRow("tab") << QStringLiteral("a\tb") << QByteArray("=?base64?YQli?=");
        QTest::newRow("line break")
            << QStringLiteral("a\r\nb") << QByteArray("=?base64?YQ0KYg==?=");
        QTest::newRow("another alphabet")
            << QStringLiteral("\u4e16") << QByteArray("=?base64?5LiW?=");
        QTest::newRow("what looks encoded")
            << QStringLiteral("=?base64?YQ==?=") << QByteArray("=?base64?PT9iYXNlNjQ/WVE9PT89?=");
    }
    void aText_isAHeader()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, header);
        QCOMPARE(headerText(text), header);
    }

    void facts_areReadFromBothEras()
    {
        const auto modern = readDiscovery(
            json("{'supportedVersions':['2027-01-01','2026-07-28'],"
                 "'_meta':{'io.modelcontextprotocol/serverInfo':{'name':'bot','version':'3'}}}"));
        QVERIFY(modern);
        QCOMPARE(*modern,
                 (ServerFacts{ServerFacts::Era::Modern, ModernVersion, QStringLiteral("bot"),
                              QStringLiteral("3")}));
        QCOMPARE(readDiscovery(json("{'supportedVersions':['2026-07-28'],"
                                    "'serverInfo':{'name':'draft'}}"))
                     ->name,
                 QStringLiteral("draft"));
        QVERIFY(!readDiscovery(json("{'supportedVersions':['2027-01-01']}")));
        QVERIFY(!readDiscovery(json("{}")));
        const auto legacy = readInitialized(
            json("{'protocolVersion':'2025-06-18','serverInfo':{'name':'bot','version':'3'}}"));
        QVERIFY(legacy);
        QCOMPARE(*legacy,
                 (ServerFacts{ServerFacts::Era::Legacy, QStringLiteral("2025-06-18"),
                              QStringLiteral("bot"), QStringLiteral("3")}));
        QVERIFY(!readInitialized(json("{}")));
    }

    void requests_sayWhatTheEraWants()
    {
        const RpcRequest call = callToolRequest(7, QStringLiteral("a"), {});
        QCOMPARE(call.params, json("{'name':'a','arguments':{}}"));
        QCOMPARE(nameOf(call), QStringLiteral("a"));
        QVERIFY(nameOf(listToolsRequest(8, {})).isEmpty());
        const JsonObject meta = inModernEra(call, ModernVersion).params.value(u"_meta").toObject();
        QCOMPARE(meta.value(u"io.modelcontextprotocol/protocolVersion"), ModernVersion);
        QCOMPARE(meta.value(u"io.modelcontextprotocol/clientCapabilities"), JsonObject());
        const JsonObject client = meta.value(u"io.modelcontextprotocol/clientInfo").toObject();
        QCOMPARE(client.value(u"name"), QStringLiteral("agent-league"));
        QVERIFY(!client.value(u"version").toString().isEmpty());
        QVERIFY(initializedNotification().isNotification());
        QCOMPARE(cancelledNotification(7, QStringLiteral("late")).params,
                 json("{'requestId':7,'reason':'late'}"));
        QVERIFY(isLegacyVersion(QString(LegacyVersion)));
        QVERIFY(!isLegacyVersion(QString(ModernVersion)));
    }
};

QTEST_GUILESS_MAIN(TestMcpClient)
#include "tst_mcp_client.moc"
