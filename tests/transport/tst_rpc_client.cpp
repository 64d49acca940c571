// Calls, retries and their timing (L-11, L-12), on both wires.
#include "agents/base/json/json_document.h"
#include "agents/transport/answer_reading.h"
#include "agents/transport/event_stream.h"
#include "agents/transport/rpc_client.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::BothWires;
using league::test::eventually;

using Kind = RpcOutcome::Kind;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);
const QString Method = QStringLiteral("choose_parity");

// A peer that keeps every request until the test answers it, and a client that calls it.
struct Pair
{
    explicit Pair(const QString &kind) : both(kind), client(*both.wire, both.clock)
    {
        auto served = both.wire->serve(Loopback, 0, [this](const WireRequest &r, WireReply reply) {
            requests.append(r);
            replies.append(reply);
            arrivedAtMs.append(both.clock.steadyMs());
        });
        listener = std::move(*served);
        endpoint = listener->endpoint();
    }

    void call(const CallPolicy &policy)
    {
        rpc = client.call(endpoint, Method, {{QStringLiteral("x"), 1}}, policy,
                          [this](RpcOutcome o) { outcomes.append(std::move(o)); });
    }

    bool waitForRequests(qsizetype count)
    {
        return eventually([&] { return requests.size() >= count; });
    }

    bool waitForOutcome()
    {
        return eventually([&] { return !outcomes.isEmpty(); });
    }

    void answer(qsizetype index, const QByteArray &body, int status = 200)
    {
        replies.at(index).send(status, body);
    }

    BothWires both;
    QList<WireRequest> requests;
    QList<WireReply> replies;
    QList<qint64> arrivedAtMs;
    std::unique_ptr<Listener> listener;
    QUrl endpoint;
    QList<RpcOutcome> outcomes;
    RpcClient client;
    RpcCall rpc;
};

CallPolicy window(std::chrono::milliseconds timeout)
{
    CallPolicy policy;
    policy.timeout = timeout;
    return policy;
}

struct Tap final : TrafficTap
{
    void exchanged(const Exchange &exchange) override { seen.append(exchange); }
    QList<Exchange> seen;
};

WireAnswer http(int status, const QByteArray &body,
                const QByteArray &contentType = "application/json")
{
    return {WireAnswer::Kind::Answered, status, body, contentType};
}

} // namespace

Q_DECLARE_METATYPE(league::transport::WireAnswer)

class TestRpcClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCall_getsItsResult_data() { league::test::bothWires(); }
    void aCall_getsItsResult()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.call(window(5s));
        QVERIFY(pair.waitForRequests(1));
        QCOMPARE(JsonDocument::fromJson(pair.requests.first().body).object(),
                 JsonDocument::fromJson(
                     R"({"jsonrpc":"2.0","id":1,"method":"choose_parity","params":{"x":1}})")
                     .object());
        pair.both.clock.advance(1500ms);
        pair.answer(0, R"({"jsonrpc":"2.0","id":"whatever","result":{"choice":"even"}})");
        QVERIFY(pair.waitForOutcome());
        const RpcOutcome &outcome = pair.outcomes.first();
        QCOMPARE(outcome.kind, Kind::Answered);
        QCOMPARE(outcome.result.toObject().value(u"choice"), QStringLiteral("even"));
        QCOMPARE(outcome.sends, 1);
        QCOMPARE(outcome.elapsedMs, 1500);
        QCOMPARE(outcome.httpStatus, 200);
        pair.both.clock.advance(60s);
        QCOMPARE(pair.outcomes.size(), 1);
    }

    void ids_countUp_data() { league::test::bothWires(); }
    void ids_countUp()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        for (int i = 1; i <= 3; ++i) {
            pair.client.post(pair.endpoint, Method, {}, 5s);
            QVERIFY(pair.waitForRequests(i));
            const JsonObject sent = JsonDocument::fromJson(pair.requests.last().body).object();
            QCOMPARE(sent.value(u"id").toInt(), i);
            pair.answer(i - 1, "{}");
        }
    }

    void anAnswer_isReadGenerously_data()
    {
        QTest::addColumn<WireAnswer>("answer");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("acknowledgement"); // only an acknowledgement is wanted
        const QByteArray result = R"({"jsonrpc":"2.0","id":1,"result":{"a":1}})";
        const QByteArray error =
            R"({"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}})";
        const auto row = [](const char *name, const WireAnswer &answer, Kind kind,
                            bool acknowledgement = false) {
            QTest::newRow(name) << answer << kind << acknowledgement;
        };
        row("result", http(200, result), Kind::Answered);
        row("result under 201", http(201, result), Kind::Answered);
        row("error", http(200, error), Kind::Refused);
        for (const int status : {400, 401, 404, 422, 500})
            row(QByteArray("error under " + QByteArray::number(status)).constData(),
                http(status, error), Kind::Refused);
        row("bare message", http(200, R"({"status":"joined"})"), Kind::Answered);
        row("a request for an answer",
            http(200, R"({"jsonrpc":"2.0","method":"game_join_ack","params":{}})"), Kind::Answered);
        row("text", http(200, "OK", "text/plain"), Kind::Unreadable);
        row("text as acknowledgement", http(200, "OK", "text/plain"), Kind::Answered, true);
        row("array", http(200, "[1]"), Kind::Unreadable);
        row("empty", http(202, ""), Kind::Unreadable);
        row("empty as acknowledgement", http(202, ""), Kind::Answered, true);
        row("404 without JSON-RPC", http(404, "Not Found"), Kind::Refused);
        row("422 of FastAPI", http(422, R"({"detail":[]})"), Kind::Refused);
        row("redirect", http(302, ""), Kind::Refused);
        row("500 without JSON-RPC", http(500, "Internal Server Error"), Kind::Unreachable);
        row("503 with other JSON", http(503, R"({"detail":"busy"})"), Kind::Unreachable);
        row("503 as acknowledgement", http(503, ""), Kind::Unreachable, true);
        row("event stream",
            http(200, "event: message\r\ndata: " + result + "\r\n\r\n", "text/event-stream"),
            Kind::Answered);
        row("event stream with an error", http(200, "data: " + error + "\n\n", "text/event-stream"),
            Kind::Refused);
        row("too large", {WireAnswer::Kind::TooLarge, 0}, Kind::Unreadable);
        row("unreachable", {WireAnswer::Kind::Unreachable, 0}, Kind::Unreachable);
        row("timed out", {WireAnswer::Kind::TimedOut, 0}, Kind::TimedOut);
    }
    void anAnswer_isReadGenerously()
    {
        QFETCH(WireAnswer, answer);
        QFETCH(Kind, kind);
        QFETCH(bool, acknowledgement);
        CallPolicy policy;
        policy.wants =
            acknowledgement ? CallPolicy::Wants::Acknowledgement : CallPolicy::Wants::Answer;
        QCOMPARE(readAnswer(answer, policy).kind, kind);
    }

    void anEventStream_isReadLineByLine_data()
    {
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<QList<QByteArray>>("events");
        using Events = QList<QByteArray>;
        QTest::newRow("LF") << QByteArray("data: a\n\ndata: b\n\n") << Events{"a", "b"};
        QTest::newRow("CRLF") << QByteArray("data: a\r\n\r\ndata: b\r\n\r\n") << Events{"a", "b"};
        QTest::newRow("CR") << QByteArray("data: a\r\rdata: b\r\r") << Events{"a", "b"};
        QTest::newRow("several lines") << QByteArray("data: a\ndata:b\n\n") << Events{"a\nb"};
        QTest::newRow("other fields")
            << QByteArray("id: 1\nevent: x\nretry: 5\ndata: a\n\n") << Events{"a"};
        QTest::newRow("comment") << QByteArray(": hello\n\ndata: a\n\n") << Events{"a"};
        QTest::newRow("priming event") << QByteArray("id: 0\ndata:\n\ndata: a\n\n") << Events{"a"};
        QTest::newRow("no end") << QByteArray("data: a") << Events{"a"};
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf"
                                                       "data: a\n\n")
                                         << Events{"a"};
        QTest::newRow("nothing") << QByteArray() << Events{};
    }
    void anEventStream_isReadLineByLine()
    {
        QFETCH(QByteArray, stream);
        QFETCH(QList<QByteArray>, events);
        QCOMPARE(eventsOf(stream), events);
    }

    void delays_doubleFromTwoSeconds()
    {
        const RetryPolicy policy;
        QCOMPARE(policy.delayBefore(1), 2000ms);
        QCOMPARE(policy.delayBefore(2), 4000ms);
        QCOMPARE(policy.delayBefore(3), 8000ms);
        QCOMPARE((RetryPolicy{5, 100ms, 1.5}.delayBefore(3)), 225ms);
        QCOMPARE((RetryPolicy{5, 1h, 1000.0}.delayBefore(5)), 24h);
    }

    void aSilentPeer_isAskedFourTimes_andGivenUpAfter34Seconds_data() { league::test::bothWires(); }
    void aSilentPeer_isAskedFourTimes_andGivenUpAfter34Seconds()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        CallPolicy policy = window(5s);
        QList<QPair<int, qint64>> notices;
        policy.beforeRetry = [&](const RetryNotice &notice) {
            QCOMPARE(notice.maxRetries, 3);
            QCOMPARE(notice.failure, Kind::TimedOut);
            QCOMPARE(pair.requests.size(), notice.retry); // right before, not after
            notices.append({notice.retry, pair.both.clock.steadyMs()});
        };
        pair.call(policy);
        const QList<qint64> sends{0, 7000, 16'000, 29'000};
        for (qsizetype i = 0; i < sends.size(); ++i) {
            pair.both.clock.advance(std::chrono::milliseconds(sends.at(i))
                                    - std::chrono::milliseconds(pair.both.clock.steadyMs()));
            QVERIFY(pair.waitForRequests(i + 1));
        }
        pair.both.clock.advance(4999ms);
        QVERIFY(pair.outcomes.isEmpty());
        pair.both.clock.advance(1ms);
        QCOMPARE(pair.outcomes.size(), 1);
        QCOMPARE(pair.both.clock.steadyMs(), 34'000);
        QCOMPARE(pair.arrivedAtMs, sends);
        QCOMPARE(notices, (QList<QPair<int, qint64>>{{1, 7000}, {2, 16'000}, {3, 29'000}}));
        QCOMPARE(pair.outcomes.first().kind, Kind::TimedOut);
        QCOMPARE(pair.outcomes.first().sends, 4);
        QCOMPARE(pair.outcomes.first().elapsedMs, 34'000);
        pair.both.clock.advance(10min);
        QCOMPARE(pair.requests.size(), 4);
        QCOMPARE(pair.outcomes.size(), 1);
    }

    void aLateAnswerToAnySend_counts_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("answered"); // which send
        QTest::addColumn<int>("atMs");
        QTest::addColumn<int>("sends"); // how many had gone out
        for (const char *wire : {"http", "in process"}) {
            QTest::addRow("%s: first, in the pause", wire) << wire << 0 << 6000 << 1;
            QTest::addRow("%s: first, in the second window", wire) << wire << 0 << 8000 << 2;
            QTest::addRow("%s: second, in the third window", wire) << wire << 1 << 17'000 << 3;
            QTest::addRow("%s: first, in the last window", wire) << wire << 0 << 33'999 << 4;
        }
    }
    void aLateAnswerToAnySend_counts()
    {
        QFETCH(QString, kind);
        QFETCH(int, answered);
        QFETCH(int, atMs);
        QFETCH(int, sends);
        Pair pair(kind);
        pair.call(window(5s));
        for (const qint64 sentAt : {0, 7000, 16'000, 29'000}) {
            if (sentAt > atMs)
                break;
            pair.both.clock.advance(std::chrono::milliseconds(sentAt)
                                    - std::chrono::milliseconds(pair.both.clock.steadyMs()));
            QVERIFY(eventually([&] { return pair.arrivedAtMs.contains(sentAt); }));
        }
        pair.both.clock.advance(std::chrono::milliseconds(atMs)
                                - std::chrono::milliseconds(pair.both.clock.steadyMs()));
        QVERIFY(pair.outcomes.isEmpty());
        pair.answer(answered, R"({"jsonrpc":"2.0","id":1,"result":{"late":true}})");
        QVERIFY(pair.waitForOutcome());
        QCOMPARE(pair.outcomes.first().kind, Kind::Answered);
        QCOMPARE(pair.outcomes.first().sends, sends);
        QCOMPARE(pair.outcomes.first().elapsedMs, atMs);
        pair.both.clock.advance(10min);
        QCOMPARE(pair.requests.size(), sends);
        QCOMPARE(pair.outcomes.size(), 1);
    }

    void aFailureAtOnce_startsTheDelayAtOnce_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Kind>("failure");
        for (const char *wire : {"http", "in process"}) {
            QTest::addRow("%s: 503", wire)
                << wire << 503 << QByteArray("busy") << Kind::Unreachable;
            QTest::addRow("%s: unreadable", wire)
                << wire << 200 << QByteArray("what?") << Kind::Unreadable;
            QTest::addRow("%s: not accepted", wire)
                << wire << 200 << QByteArray(R"({"wanted":false})") << Kind::Unreadable;
        }
    }
    void aFailureAtOnce_startsTheDelayAtOnce()
    {
        QFETCH(QString, kind);
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(Kind, failure);
        Pair pair(kind);
        CallPolicy policy = window(5s);
        QList<Kind> failures;
        policy.beforeRetry = [&](const RetryNotice &notice) { failures.append(notice.failure); };
        policy.accepts = [](const JsonValue &result) {
            return result.toObject().value(u"wanted").toBool();
        };
        Tap tap;
        pair.client.setTap(&tap);
        pair.call(policy);
        for (qsizetype i = 0; i < 3; ++i) {
            QVERIFY(pair.waitForRequests(i + 1));
            pair.answer(i, body, status);
            QVERIFY(eventually([&] { return tap.seen.size() == i + 1; }));
            pair.both.clock.advance(i == 0 ? 1999ms : i == 1 ? 3999ms : 7999ms);
            QCOMPARE(failures.size(), i);
            pair.both.clock.advance(1ms);
            QCOMPARE(failures.size(), i + 1);
        }
        QVERIFY(pair.waitForRequests(4));
        QCOMPARE(pair.arrivedAtMs, (QList<qint64>{0, 2000, 6000, 14'000}));
        pair.answer(3, R"({"wanted":true})");
        QVERIFY(pair.waitForOutcome());
        QCOMPARE(pair.outcomes.first().kind, Kind::Answered);
        QCOMPARE(pair.outcomes.first().sends, 4);
        QCOMPARE(failures, (QList<Kind>{failure, failure, failure}));
        pair.client.setTap(nullptr);
    }

    void nobodyThere_isTriedFourTimes_data() { league::test::bothWires(); }
    void nobodyThere_isTriedFourTimes()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.listener.reset();
        Tap tap;
        pair.client.setTap(&tap);
        pair.call(window(5s));
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(eventually([&] { return tap.seen.size() == i; }));
            pair.both.clock.advance(RetryPolicy().delayBefore(i));
        }
        QVERIFY(pair.waitForOutcome());
        QCOMPARE(pair.outcomes.first().kind, Kind::Unreachable);
        QCOMPARE(pair.outcomes.first().sends, 4);
        QCOMPARE(pair.outcomes.first().elapsedMs, 14'000);
        QVERIFY(!pair.outcomes.first().reason.isEmpty());
        pair.client.setTap(nullptr);
    }

    void aRefusal_isNotRetried_data() { league::test::bothWires(); }
    void aRefusal_isNotRetried()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.call(window(5s));
        QVERIFY(pair.waitForRequests(1));
        pair.answer(
            0,
            R"({"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no","data":{"error_code":"E012"}}})",
            500);
        QVERIFY(pair.waitForOutcome());
        const RpcOutcome &outcome = pair.outcomes.first();
        QCOMPARE(outcome.kind, Kind::Refused);
        QCOMPARE(outcome.error.code, -32000);
        QCOMPARE(outcome.error.data.value(u"error_code"), QStringLiteral("E012"));
        QCOMPARE(outcome.httpStatus, 500);
        pair.both.clock.advance(10min);
        QCOMPARE(pair.requests.size(), 1);
    }

    void aRenewedMessage_goesOutWithItsRetry_data() { league::test::bothWires(); }
    void aRenewedMessage_goesOutWithItsRetry()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        CallPolicy policy = window(5s);
        policy.renew = [&] {
            return JsonObject{{QStringLiteral("at"), pair.both.clock.steadyMs()}};
        };
        pair.call(policy);
        QVERIFY(pair.waitForRequests(1));
        pair.both.clock.advance(7s);
        QVERIFY(pair.waitForRequests(2));
        const auto params = [&](qsizetype i) {
            const JsonObject sent = JsonDocument::fromJson(pair.requests.at(i).body).object();
            return sent.value(u"params").toObject();
        };
        QCOMPARE(params(0), (JsonObject{{QStringLiteral("x"), 1}}));
        QCOMPARE(params(1), (JsonObject{{QStringLiteral("at"), 7000}}));
    }

    void withoutRetries_oneSendIsAll_data() { league::test::bothWires(); }
    void withoutRetries_oneSendIsAll()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        CallPolicy policy = window(30s);
        policy.retries = RetryPolicy::none();
        pair.call(policy);
        QVERIFY(pair.waitForRequests(1));
        pair.both.clock.advance(29'999ms);
        QVERIFY(pair.outcomes.isEmpty());
        pair.both.clock.advance(1ms);
        QCOMPARE(pair.outcomes.size(), 1);
        QCOMPARE(pair.outcomes.first().kind, Kind::TimedOut);
        QCOMPARE(pair.outcomes.first().sends, 1);
    }

    void aPost_needsNoHandle_andTakesAny2xx_data() { league::test::bothWires(); }
    void aPost_needsNoHandle_andTakesAny2xx()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        const auto done = [&](RpcOutcome o) { pair.outcomes.append(std::move(o)); };
        pair.client.post(pair.endpoint, Method, {}, 5s, done);
        QVERIFY(pair.waitForRequests(1));
        pair.answer(0, "", 204);
        QVERIFY(pair.waitForOutcome());
        QCOMPARE(pair.outcomes.first().kind, Kind::Answered);
        QVERIFY(pair.outcomes.first().result.isUndefined());

        pair.client.post(pair.endpoint, Method, {}, 5s, done);
        QVERIFY(pair.waitForRequests(2));
        pair.both.clock.advance(5s);
        QCOMPARE(pair.outcomes.size(), 2);
        QCOMPARE(pair.outcomes.last().kind, Kind::TimedOut);
        pair.both.clock.advance(10min);
        QCOMPARE(pair.requests.size(), 2);
    }

    void aDroppedCall_isSilent_data() { league::test::bothWires(); }
    void aDroppedCall_isSilent()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        Tap tap;
        pair.client.setTap(&tap);
        pair.call(window(5s));
        QVERIFY(pair.waitForRequests(1));
        pair.both.clock.advance(7s); // the second send is under way, the first still open
        QVERIFY(pair.waitForRequests(2));
        pair.rpc.cancel();
        pair.answer(0, "{}");
        pair.answer(1, "{}");
        pair.both.clock.advance(10min);
        pair.client.post(pair.endpoint, Method, {},
                         5s); // by when it is answered, all had their turn
        QVERIFY(pair.waitForRequests(3));
        QVERIFY(pair.outcomes.isEmpty());
        QCOMPARE(tap.seen.size(), 2);
        QCOMPARE(tap.seen.at(0).outcome, QStringLiteral("timed_out"));
        QCOMPARE(tap.seen.at(1).outcome, QStringLiteral("cancelled"));
        pair.client.setTap(nullptr);
    }

    void callAndClient_mayDieInAnyCallback_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("victim");
        for (const char *wire : {"http", "in process"}) {
            for (const char *where : {"done", "beforeRetry", "renew", "accepts", "breaker"}) {
                for (const char *victim : {"call", "client"})
                    QTest::addRow("%s: the %s in %s", wire, victim, where)
                        << wire << where << victim;
            }
        }
    }
    void callAndClient_mayDieInAnyCallback()
    {
        QFETCH(QString, kind);
        QFETCH(QString, where);
        QFETCH(QString, victim);
        BothWires both(kind);
        const QByteArray body = where == QLatin1String("done") || where == QLatin1String("accepts")
            ? "{\"a\":1}"
            : "not JSON";
        const int status = where == QLatin1String("breaker") ? 500 : 200;
        const auto listener = both.wire->serve(
            Loopback, 0, [&](auto &, const WireReply &reply) { reply.send(status, body); });
        auto client = std::make_unique<RpcClient>(*both.wire, both.clock, BreakerPolicy{1, 30s});
        RpcCall call;
        int killed = 0;
        int done = 0;
        const auto kill = [&](const char *here) {
            if (where != QLatin1String(here) || killed > 0)
                return;
            ++killed;
            if (victim == QLatin1String("call"))
                call.cancel();
            else
                client.reset();
        };
        client->observeBreakers([&](const BreakerChange &) { kill("breaker"); });
        CallPolicy policy = window(5s);
        policy.beforeRetry = [&](const RetryNotice &) { kill("beforeRetry"); };
        policy.renew = [&] {
            kill("renew");
            return JsonObject{};
        };
        policy.accepts = [&](const JsonValue &) {
            kill("accepts");
            return true;
        };
        call = client->call((*listener)->endpoint(), Method, {}, policy, [&](const RpcOutcome &) {
            ++done;
            kill("done");
        });
        QVERIFY(eventually([&] {
            if (where == QLatin1String("beforeRetry") || where == QLatin1String("renew"))
                both.clock.advance(2s);
            return killed > 0;
        }));
        both.clock.advance(10min);
        QCOMPARE(killed, 1);
        QCOMPARE(done, where == QLatin1String("done") ? 1 : 0);
    }

    void theTap_seesEverySend_data() { league::test::bothWires(); }
    void theTap_seesEverySend()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        Tap tap;
        pair.client.setTap(&tap);
        pair.call(window(5s));
        QVERIFY(pair.waitForRequests(1));
        pair.both.clock.advance(7s);
        QVERIFY(pair.waitForRequests(2));
        pair.both.clock.advance(250ms);
        const QByteArray reply = R"({"jsonrpc":"2.0","id":1,"result":{}})";
        pair.answer(1, reply);
        QVERIFY(pair.waitForOutcome());
        QCOMPARE(tap.seen.size(), 2);
        QCOMPARE(tap.seen.at(0).direction, Exchange::Direction::Out);
        QCOMPARE(tap.seen.at(0).peer, pair.endpoint.toString());
        QCOMPARE(tap.seen.at(0).method, Method);
        QCOMPARE(tap.seen.at(0).request, pair.requests.at(1).body);
        QCOMPARE(tap.seen.at(0).reply, reply);
        QCOMPARE(tap.seen.at(0).outcome, QStringLiteral("answered"));
        QCOMPARE(tap.seen.at(0).elapsedMs, 250);
        QCOMPARE(tap.seen.at(1).outcome, QStringLiteral("timed_out"));
        QCOMPARE(tap.seen.at(1).elapsedMs, 7250);
        pair.client.setTap(nullptr);
    }
};

QTEST_GUILESS_MAIN(TestRpcClient)
#include "tst_rpc_client.moc"
