// JSON-RPC framing: every refusal with its code, ids of both types, notifications.
#include "agents/base/json/json_document.h"
#include "agents/protocol/json_rpc.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

JsonObject objectOf(const QByteArray &bytes)
{
    return JsonDocument::fromJson(bytes).object();
}

} // namespace

class TestJsonRpc : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBadRequest_isRefusedWithItsCode_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *body, int code, const char *says) {
            QTest::newRow(name) << QByteArray(body) << code << QString::fromLatin1(says);
        };
        using namespace rpc_code;
        row("empty", "", ParseError, "not JSON");
        row("half", R"({"jsonrpc":"2.0",)", ParseError, "not JSON");
        row("no JSON", "hello", ParseError, "not JSON");
        row("a number", "5", ParseError, "not JSON");
        row("two objects", "{}{}", ParseError, "not JSON");
        row("broken UTF-8", "{\"jsonrpc\":\"2.0\",\"method\":\"\xff\"}", ParseError, "not JSON");
        row("batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])", InvalidRequest, "Batches");
        row("no version", R"({"id":1,"method":"ping"})", InvalidRequest, "jsonrpc");
        row("old version", R"({"jsonrpc":"1.0","id":1,"method":"ping"})", InvalidRequest,
            "jsonrpc");
        row("version as a number", R"({"jsonrpc":2.0,"id":1,"method":"ping"})", InvalidRequest,
            "jsonrpc");
        row("null id", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", InvalidRequest, "id");
        row("half id", R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", InvalidRequest, "id");
        row("id object", R"({"jsonrpc":"2.0","id":{},"method":"ping"})", InvalidRequest, "id");
        row("id list", R"({"jsonrpc":"2.0","id":[1],"method":"ping"})", InvalidRequest, "id");
        row("id true", R"({"jsonrpc":"2.0","id":true,"method":"ping"})", InvalidRequest, "id");
        row("no method", R"({"jsonrpc":"2.0","id":1})", InvalidRequest, "method");
        row("empty method", R"({"jsonrpc":"2.0","id":1,"method":""})", InvalidRequest, "method");
        row("method number", R"({"jsonrpc":"2.0","id":1,"method":7})", InvalidRequest, "method");
        row("params list", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[1]})",
            InvalidParams, "params");
        row("params text", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":"x"})",
            InvalidParams, "params");
    }

    void aBadRequest_isRefusedWithItsCode()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        QFETCH(QString, says);
        const auto parsed = parseRpcRequest(body);
        const RpcError *error = std::get_if<RpcError>(&parsed);
        QVERIFY(error);
        QCOMPARE(error->code, code);
        QVERIFY2(error->message.contains(says), qPrintable(error->message));
    }

    void aRequest_isReadWithMethodAndParams()
    {
        const auto parsed = parseRpcRequest(
            R"({"jsonrpc":"2.0","id":7,"method":"choose_parity","params":{"match_id":"R1M1"}})");
        const RpcRequest &request = std::get<RpcRequest>(parsed);
        QCOMPARE(request.method, QStringLiteral("choose_parity"));
        QCOMPARE(request.params,
                 JsonObject({{QStringLiteral("match_id"), QStringLiteral("R1M1")}}));
        QVERIFY(!request.isNotification());
    }

    void absentAndNullParams_areAnEmptyObject()
    {
        for (const char *body : {R"({"jsonrpc":"2.0","id":1,"method":"ping"})",
                                 R"({"jsonrpc":"2.0","id":1,"method":"ping","params":null})"}) {
            const auto parsed = parseRpcRequest(body);
            QVERIFY(std::holds_alternative<RpcRequest>(parsed));
            QVERIFY(std::get<RpcRequest>(parsed).params.isEmpty());
        }
    }

    void anId_isEchoedWithItsType_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("number") << QByteArray("118");
        QTest::newRow("zero") << QByteArray("0");
        QTest::newRow("negative") << QByteArray("-3");
        QTest::newRow("beyond 2^53") << QByteArray("9007199254740993");
        QTest::newRow("text") << QByteArray("\"abc-1\"");
        QTest::newRow("number as text") << QByteArray("\"118\"");
        QTest::newRow("empty text") << QByteArray("\"\"");
    }

    void anId_isEchoedWithItsType()
    {
        QFETCH(QByteArray, id);
        const auto parsed =
            parseRpcRequest("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"ping\"}");
        QVERIFY(std::holds_alternative<RpcRequest>(parsed));
        const RpcReply reply{std::get<RpcRequest>(parsed).id, JsonValue(true)};
        QVERIFY2(toBytes(reply).contains("\"id\":" + id + ","), toBytes(reply).constData());
    }

    void aRequestWithoutId_isANotification_andStaysOne()
    {
        const auto parsed = parseRpcRequest(R"({"jsonrpc":"2.0","method":"notify_round"})");
        const RpcRequest &request = std::get<RpcRequest>(parsed);
        QVERIFY(request.isNotification());
        QVERIFY(!objectOf(toBytes(request)).contains(QStringLiteral("id")));
    }

    void aWrittenRequest_isReadBack()
    {
        const RpcRequest request{5, QStringLiteral("heartbeat"),
                                 JsonObject{{QStringLiteral("nonce"), QStringLiteral("n-1")}}};
        QCOMPARE(
            objectOf(toBytes(request)),
            objectOf(R"({"jsonrpc":"2.0","id":5,"method":"heartbeat","params":{"nonce":"n-1"}})"));
        const auto parsed = parseRpcRequest(toBytes(request));
        QCOMPARE(std::get<RpcRequest>(parsed).id, JsonValue(5));
        QCOMPARE(std::get<RpcRequest>(parsed).params, request.params);
    }

    void aResult_isReadBack_whateverItsType_data()
    {
        QTest::addColumn<JsonValue>("result");
        QTest::newRow("object") << JsonValue(
            JsonObject{{QStringLiteral("status"), QStringLiteral("OK")}});
        QTest::newRow("text") << JsonValue(QStringLiteral("OK"));
        QTest::newRow("null") << JsonValue(JsonValue::Null);
        QTest::newRow("list") << JsonValue(JsonArray{1, 2});
    }

    void aResult_isReadBack_whateverItsType()
    {
        QFETCH(JsonValue, result);
        const auto parsed = parseRpcReply(toBytes(RpcReply{3, result}));
        const RpcReply &reply = std::get<RpcReply>(parsed);
        QVERIFY(!reply.isError());
        QCOMPARE(reply.id, JsonValue(3));
        QCOMPARE(reply.result(), result);
    }

    void anError_isReadBack_withItsData()
    {
        const JsonObject data{{QStringLiteral("error_code"), QStringLiteral("E012")}};
        const RpcReply sent{QStringLiteral("a"),
                            RpcError{rpc_code::ApplicationError, QStringLiteral("No."), data}};
        QCOMPARE(
            objectOf(toBytes(sent)),
            objectOf(
                R"({"jsonrpc":"2.0","id":"a","error":{"code":-32000,"message":"No.","data":{"error_code":"E012"}}})"));
        const auto parsed = parseRpcReply(toBytes(sent));
        const RpcReply &reply = std::get<RpcReply>(parsed);
        QVERIFY(reply.isError());
        QCOMPARE(reply.error().code, -32000);
        QCOMPARE(reply.error().message, QStringLiteral("No."));
        QCOMPARE(reply.error().data, data);
    }

    void anErrorWithoutData_hasNoDataKey()
    {
        const RpcReply reply{JsonValue::Null,
                             RpcError{rpc_code::ParseError, QStringLiteral("Broken"), {}}};
        const JsonObject object = objectOf(toBytes(reply));
        QVERIFY(object.value(QStringLiteral("id")).isNull());
        QVERIFY(!object.value(QStringLiteral("error")).toObject().contains(QStringLiteral("data")));
        QVERIFY(!object.contains(QStringLiteral("result")));
    }

    void aBadReply_isRefusedWithItsCode_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::newRow("not JSON") << QByteArray("<html>") << rpc_code::ParseError;
        QTest::newRow("batch") << QByteArray("[]") << rpc_code::InvalidRequest;
        QTest::newRow("no version")
            << QByteArray(R"({"id":1,"result":true})") << rpc_code::InvalidRequest;
        QTest::newRow("neither result nor error")
            << QByteArray(R"({"jsonrpc":"2.0","id":1})") << rpc_code::InvalidRequest;
        QTest::newRow("error null, no result")
            << QByteArray(R"({"jsonrpc":"2.0","id":1,"error":null})") << rpc_code::InvalidRequest;
    }

    void aBadReply_isRefusedWithItsCode()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        const auto parsed = parseRpcReply(body);
        const RpcError *error = std::get_if<RpcError>(&parsed);
        QVERIFY(error);
        QCOMPARE(error->code, code);
    }

    void aNullErrorBesideAResult_isASuccess()
    {
        const auto parsed =
            parseRpcReply(R"({"jsonrpc":"2.0","id":1,"result":{"status":"OK"},"error":null})");
        QVERIFY(std::holds_alternative<RpcReply>(parsed));
        QVERIFY(!std::get<RpcReply>(parsed).isError());
    }
};

QTEST_GUILESS_MAIN(TestJsonRpc)
#include "tst_json_rpc.moc"
