// Messages that travel as values on the wire without sockets: what arrives is what arrives by HTTP.
#include "agents/base/json/json_document.h"
#include "agents/transport/rpc_client.h"
#include "agents/transport/rpc_server.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::protocol::RpcRequest;
using league::test::BothWires;
using league::test::eventually;

using Kind = RpcOutcome::Kind;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);
const QString Method = QStringLiteral("echo");
const QString InProcess = QStringLiteral("in process");

struct Tap final : TrafficTap
{
    void exchanged(const Exchange &exchange) override { seen.append(exchange); }
    QList<Exchange> seen;
};

JsonObject textOfLength(qsizetype size)
{
    return {{QStringLiteral("text"), QString(size, u'x')}};
}

// A server that answers what `reply` says, or what it was asked, and a client that asks it once.
struct Talk
{
    explicit Talk(const QString &kind, const HttpLimits &limits = {})
        : both(kind, limits), server(*both.wire, both.clock), client(*both.wire, both.clock)
    {
        server.on(Method,
                  [this](const RpcRequest &request, const Caller &, const RpcResponder &respond) {
                      heard = request;
                      if (refusal)
                          return respond.error(*refusal);
                      respond.result(reply.value_or(request.params));
                  });
        endpoint = *server.listen(Loopback, 0);
    }

    RpcOutcome ask(const JsonObject &params)
    {
        std::optional<RpcOutcome> got;
        CallPolicy policy;
        policy.retries = RetryPolicy::none();
        const RpcCall call = client.call(endpoint, Method, params, policy,
                                         [&got](RpcOutcome outcome) { got = std::move(outcome); });
        return eventually([&got] { return got.has_value(); }) ? *got : RpcOutcome{};
    }

    BothWires both;
    RpcServer server;
    RpcClient client;
    QUrl endpoint;
    RpcRequest heard = {};
    std::optional<JsonObject> reply;
    std::optional<protocol::RpcError> refusal;
};

} // namespace

class TestSpokenMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutSockets_nothingIsCopied()
    {
        Talk talk(InProcess);
        talk.reply = textOfLength(20);
        const JsonObject asked = textOfLength(10);
        const RpcOutcome outcome = talk.ask(asked);
        QVERIFY(talk.heard.params.isSharedWith(asked));
        QVERIFY(outcome.result.toObject().isSharedWith(*talk.reply));
        QCOMPARE(outcome.httpStatus, 200);
    }

    void whatArrives_isTheSameOnBothWires_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray("{}");
        QTest::newRow("fields") << QByteArray(R"({"a":1,"b":-2.5,"c":true,"d":null,"e":"text"})");
        QTest::newRow("in one another") << QByteArray(R"({"a":{"b":[{"c":[]},[1,[2]]]}})");
        QTest::newRow("other letters") << QByteArray("{\"\u05d0\":\"\u05d1 \\u0001 \\\"\"}");
        QTest::newRow("large numbers") << QByteArray(R"({"a":9007199254740993,"b":1e+300})");
        QTest::newRow("ids") << QByteArray(R"({"match_id":"R1M1","player_ids":["P01","P02"]})");
    }
    void whatArrives_isTheSameOnBothWires()
    {
        QFETCH(QByteArray, json);
        const JsonObject object = JsonDocument::fromJson(json).object();
        for (const QString &kind : {QStringLiteral("http"), InProcess}) {
            Talk talk(kind);
            const RpcOutcome outcome = talk.ask(object);
            QCOMPARE(outcome.kind, Kind::Answered);
            QCOMPARE(compactJson(talk.heard.params), json);
            QCOMPARE(compactJson(outcome.result.toObject()), json);
            QCOMPARE(outcome.headers.size(), talk.ask(object).headers.size());
        }
    }

    void aRefusal_isTheSameOnBothWires_data() { league::test::bothWires(); }
    void aRefusal_isTheSameOnBothWires()
    {
        QFETCH(QString, kind);
        Talk talk(kind);
        talk.refusal = protocol::RpcError{-32000, QStringLiteral("no"), textOfLength(3)};
        const RpcOutcome outcome = talk.ask({});
        QCOMPARE(outcome.kind, Kind::Refused);
        QCOMPARE(outcome.error.code, -32000);
        QCOMPARE(outcome.error.message, QStringLiteral("no"));
        QVERIFY(outcome.error.data == textOfLength(3));
    }

    void whereNobodySpeaks_nobodyIsHeard_data() { league::test::bothWires(); }
    void whereNobodySpeaks_nobodyIsHeard()
    {
        QFETCH(QString, kind);
        Talk talk(kind);
        talk.endpoint.setPath(QStringLiteral("/elsewhere"));
        const RpcOutcome outcome = talk.ask(textOfLength(3));
        QCOMPARE(outcome.kind, Kind::Refused);
        QCOMPARE(outcome.httpStatus, 404);
        QVERIFY(talk.heard.method.isEmpty());
    }

    // The limits count bytes, so what may be beyond them is written.
    void aMessageOverTheLimit_isRefused_data() { league::test::bothWires(); }
    void aMessageOverTheLimit_isRefused()
    {
        QFETCH(QString, kind);
        HttpLimits limits;
        limits.maxBodyBytes = 2'000;
        Talk talk(kind, limits);
        QCOMPARE(talk.ask(textOfLength(1'500)).kind, Kind::Answered);
        const RpcOutcome outcome = talk.ask(textOfLength(2'000));
        QCOMPARE(outcome.kind, Kind::Refused);
        QCOMPARE(outcome.httpStatus, 413);
    }

    void anAnswerOverTheLimit_isTooLarge_data() { league::test::bothWires(); }
    void anAnswerOverTheLimit_isTooLarge()
    {
        QFETCH(QString, kind);
        HttpLimits limits;
        limits.maxResponseBytes = 2'000;
        Talk talk(kind, limits);
        talk.reply = textOfLength(1'500);
        QCOMPARE(talk.ask({}).kind, Kind::Answered);
        talk.reply = textOfLength(2'000);
        const RpcOutcome outcome = talk.ask({});
        QCOMPARE(outcome.kind, Kind::Unreadable);
        QVERIFY2(outcome.reason.contains(QStringLiteral("2000")), qPrintable(outcome.reason));
    }

    void taps_seeTexts_data() { league::test::bothWires(); }
    void taps_seeTexts()
    {
        QFETCH(QString, kind);
        Talk talk(kind);
        Tap in;
        Tap out;
        talk.server.setTap(&in);
        talk.client.setTap(&out);
        QCOMPARE(talk.ask({{QStringLiteral("x"), 1}}).kind, Kind::Answered);
        for (const Tap *tap : {&in, &out}) {
            QCOMPARE(tap->seen.size(), 1);
            QCOMPARE(tap->seen.constFirst().request,
                     QByteArray(R"({"id":1,"jsonrpc":"2.0","method":"echo","params":{"x":1}})"));
            QCOMPARE(tap->seen.constFirst().reply,
                     QByteArray(R"({"id":1,"jsonrpc":"2.0","result":{"x":1}})"));
            QCOMPARE(tap->seen.constFirst().status, 200);
        }
        talk.client.setTap(nullptr);
        talk.server.setTap(nullptr);
    }
};

QTEST_GUILESS_MAIN(TestSpokenMessages)
#include "tst_spoken_messages.moc"
