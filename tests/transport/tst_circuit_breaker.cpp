// The circuit breaker (L-31): the failure sequence of the source document, and both ways out.
#include "agents/base/charts/circuit_breaker_chart.h"
#include "agents/transport/rpc_client.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

using namespace league::transport;
using namespace std::chrono_literals;
namespace chart = league::base::circuit_breaker_chart;
using league::base::FakeClock;
using league::test::BothWires;
using league::test::eventually;

using Kind = RpcOutcome::Kind;
using Pass = CircuitBreaker::Pass;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);

struct Watched
{
    FakeClock clock;
    QStringList changes;
    CircuitBreaker breaker{
        QStringLiteral("http://127.0.0.1:1/mcp"), {}, clock, [this](const BreakerChange &change) {
            changes.append(QLatin1String("%1>%2").arg(change.from, change.to));
        }};
};

// A peer whose answer the test sets, and a client that posts to it.
struct Pair
{
    explicit Pair(const QString &kind) : both(kind), client(*both.wire, both.clock)
    {
        auto served = both.wire->serve(Loopback, 0, [this](auto &, const WireReply &reply) {
            ++arrived;
            if (status > 0)
                reply.send(status, "{}");
            else
                held.append(reply);
        });
        listener = std::move(*served);
        client.observeBreakers([this](const BreakerChange &change) {
            changes.append({change.from, change.to});
            QCOMPARE(change.endpoint, listener->endpoint().toString());
        });
    }

    // One request with a window of half a second that runs out if the peer is silent.
    RpcOutcome post()
    {
        std::optional<RpcOutcome> got;
        const int before = arrived;
        client.post(listener->endpoint(), QStringLiteral("x"), {}, 500ms,
                    [&got](RpcOutcome outcome) { got = std::move(outcome); });
        const bool moved = eventually([&] { return got || (status == 0 && arrived > before); });
        if (!got && moved)
            both.clock.advance(500ms);
        return got.value_or(RpcOutcome{});
    }

    QLatin1String state() const { return client.breakerState(listener->endpoint()); }

    BothWires both;
    int status = 200; // 0: silence
    int arrived = 0;
    QList<WireReply> held;
    QList<QPair<QLatin1String, QLatin1String>> changes;
    std::unique_ptr<Listener> listener;
    RpcClient client;
};

struct Tap final : TrafficTap
{
    void exchanged(const Exchange &) override { ++seen; }
    int seen = 0;
};

} // namespace

class TestCircuitBreaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSequenceOfTheDocument_isFollowed()
    {
        Watched w;
        const auto request = [&] { return w.breaker.admit(); };
        for (int i = 1; i <= 4; ++i) { // T+0s to T+3s
            w.breaker.failed(request());
            QCOMPARE(w.breaker.state(), chart::Closed);
            QCOMPARE(w.breaker.failureCount(), i);
            w.clock.advance(1s);
        }
        w.breaker.failed(request()); // T+4s
        QCOMPARE(w.breaker.state(), chart::Open);
        QCOMPARE(w.breaker.failureCount(), 5);
        w.clock.advance(1s);
        QCOMPARE(request(), Pass::Denied); // T+5s
        w.clock.advance(28'999ms);
        QCOMPARE(w.breaker.state(), chart::Open);
        w.clock.advance(1ms); // T+34s
        QCOMPARE(w.breaker.state(), chart::HalfOpen);
        QCOMPARE(w.breaker.failureCount(), 5);
        const Pass trial = request();
        QCOMPARE(trial, Pass::Trial);
        QCOMPARE(request(), Pass::Denied); // exactly one
        w.breaker.succeeded(trial);
        QCOMPARE(w.breaker.state(), chart::Closed);
        QCOMPARE(w.breaker.failureCount(), 0);
        QCOMPARE(request(), Pass::Free); // T+35s
        QCOMPARE(w.changes,
                 (QStringList{QStringLiteral("CLOSED>OPEN"), QStringLiteral("OPEN>HALF_OPEN"),
                              QStringLiteral("HALF_OPEN>CLOSED")}));
    }

    void aFailedTrial_opensForAnother30Seconds()
    {
        Watched w;
        for (int i = 0; i < 5; ++i)
            w.breaker.failed(Pass::Free);
        w.clock.advance(30s);
        w.breaker.failed(w.breaker.admit());
        QCOMPARE(w.breaker.state(), chart::Open);
        w.clock.advance(29'999ms);
        QCOMPARE(w.breaker.admit(), Pass::Denied);
        w.clock.advance(1ms);
        QCOMPARE(w.breaker.admit(), Pass::Trial);
    }

    void oneSuccess_startsTheCountAgain()
    {
        Watched w;
        for (int i = 0; i < 4; ++i)
            w.breaker.failed(Pass::Free);
        w.breaker.succeeded(Pass::Free);
        for (int i = 0; i < 4; ++i)
            w.breaker.failed(Pass::Free);
        QCOMPARE(w.breaker.state(), chart::Closed);
        w.breaker.failed(Pass::Free);
        QCOMPARE(w.breaker.state(), chart::Open);
    }

    void anAbandonedTrial_leavesRoomForTheNext()
    {
        Watched w;
        for (int i = 0; i < 5; ++i)
            w.breaker.failed(Pass::Free);
        w.clock.advance(30s);
        const Pass trial = w.breaker.admit();
        w.breaker.abandoned(trial);
        QCOMPARE(w.breaker.state(), chart::HalfOpen);
        QCOMPARE(w.breaker.admit(), Pass::Trial);
    }

    void requestsFromBefore_doNotDecideForTheTrial()
    {
        Watched w;
        for (int i = 0; i < 5; ++i)
            w.breaker.failed(Pass::Free);
        w.breaker.failed(Pass::Free); // was under way when it opened
        w.breaker.succeeded(Pass::Free);
        QCOMPARE(w.breaker.state(), chart::Open);
        w.clock.advance(30s);
        w.breaker.succeeded(Pass::Free);
        w.breaker.failed(Pass::Free);
        QCOMPARE(w.breaker.state(), chart::HalfOpen);
    }

    void fiveFailuresInARow_openIt_whateverTheyAre_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("status");
        for (const char *wire : {"http", "in process"}) {
            QTest::addRow("%s: silence", wire) << wire << 0;
            QTest::addRow("%s: 503", wire) << wire << 503;
        }
    }
    void fiveFailuresInARow_openIt_whateverTheyAre()
    {
        QFETCH(QString, kind);
        QFETCH(int, status);
        Pair pair(kind);
        pair.status = status;
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(pair.state(), chart::Closed);
            QCOMPARE(pair.post().kind, status == 0 ? Kind::TimedOut : Kind::Unreachable);
        }
        QCOMPARE(pair.state(), chart::Open);
        const RpcOutcome denied = pair.post();
        QCOMPARE(denied.kind, Kind::CircuitOpen);
        QCOMPARE(denied.reason, QStringLiteral("Circuit breaker is OPEN"));
        QCOMPARE(denied.sends, 1);
        QCOMPARE(denied.elapsedMs, 0);
        QCOMPARE(pair.arrived, 5);

        pair.both.clock.advance(30s);
        QCOMPARE(pair.state(), chart::HalfOpen);
        pair.status = 200;
        QCOMPARE(pair.post().kind, Kind::Answered);
        QCOMPARE(pair.state(), chart::Closed);
        QCOMPARE(pair.arrived, 6);
        using Changes = QList<QPair<QLatin1String, QLatin1String>>;
        QCOMPARE(pair.changes,
                 (Changes{{chart::Closed, chart::Open},
                          {chart::Open, chart::HalfOpen},
                          {chart::HalfOpen, chart::Closed}}));
    }

    void refusedConnections_countToo_data() { league::test::bothWires(); }
    void refusedConnections_countToo()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        RpcClient client(*both.wire, both.clock);
        QUrl url;
        {
            const auto gone = both.wire->serve(Loopback, 0, [](auto &, const WireReply &) {});
            url = (*gone)->endpoint();
        }
        for (int i = 1; i <= 5; ++i) {
            int done = 0;
            client.post(url, QStringLiteral("x"), {}, 5s, [&done](const RpcOutcome &) { ++done; });
            QVERIFY(eventually([&] { return done == 1; }));
        }
        QCOMPARE(client.breakerState(url), chart::Open);
    }

    void answersThatAreNoFailures_doNotCount_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("status");
        for (const char *wire : {"http", "in process"}) {
            for (const int status : {200, 400, 404, 422})
                QTest::addRow("%s: %d", wire, status) << wire << status;
        }
    }
    void answersThatAreNoFailures_doNotCount()
    {
        QFETCH(QString, kind);
        QFETCH(int, status);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 4; ++i)
            pair.post();
        pair.status = status;
        pair.post();
        pair.status = 503;
        for (int i = 0; i < 4; ++i)
            pair.post();
        QCOMPARE(pair.state(), chart::Closed);
    }

    void aDeniedSend_countsAsAFailedSend_andIsRetried_data() { league::test::bothWires(); }
    void aDeniedSend_countsAsAFailedSend_andIsRetried()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 5; ++i)
            pair.post();
        CallPolicy policy;
        policy.timeout = 5s;
        QList<Kind> failures;
        policy.beforeRetry = [&](const RetryNotice &notice) { failures.append(notice.failure); };
        std::optional<RpcOutcome> got;
        const auto call = pair.client.call(pair.listener->endpoint(), QStringLiteral("x"), {},
                                           policy, [&](RpcOutcome o) { got = std::move(o); });
        QVERIFY(!got); // never from inside call()
        QVERIFY(eventually([&] {
            pair.both.clock.advance(100ms);
            return got.has_value();
        }));
        QCOMPARE(got->kind, Kind::CircuitOpen);
        QCOMPARE(got->sends, 4);
        QCOMPARE(failures, (QList<Kind>{Kind::CircuitOpen, Kind::CircuitOpen, Kind::CircuitOpen}));
        QCOMPARE(pair.arrived, 5);
    }

    void endpoints_haveEachTheirOwn_data() { league::test::bothWires(); }
    void endpoints_haveEachTheirOwn()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 5; ++i)
            pair.post();
        QUrl same = pair.listener->endpoint();
        same.setQuery(QStringLiteral("x=1"));
        QCOMPARE(pair.client.breakerState(same), chart::Open);
        QUrl other = pair.listener->endpoint();
        other.setPath(QStringLiteral("/other"));
        QCOMPARE(pair.client.breakerState(other), chart::Closed);
    }

    void aLateAnswer_startsTheCountAgain_data() { league::test::bothWires(); }
    void aLateAnswer_startsTheCountAgain()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 3; ++i)
            pair.post();
        pair.status = 0;
        std::optional<RpcOutcome> got;
        CallPolicy policy;
        policy.timeout = 5s;
        const auto call = pair.client.call(pair.listener->endpoint(), QStringLiteral("x"), {},
                                           policy, [&](RpcOutcome o) { got = std::move(o); });
        QVERIFY(eventually([&] { return pair.held.size() == 1; }));
        pair.both.clock.advance(6s); // the fourth failure in a row
        pair.held.first().send(200, "{}");
        QVERIFY(eventually([&] { return got.has_value(); }));
        QCOMPARE(got->kind, Kind::Answered);
        pair.status = 503;
        for (int i = 0; i < 4; ++i)
            pair.post();
        QCOMPARE(pair.state(), chart::Closed);
    }

    void aLateFailure_isNotCountedTwice_data() { league::test::bothWires(); }
    void aLateFailure_isNotCountedTwice()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 3; ++i)
            pair.post();
        pair.status = 0;
        CallPolicy policy;
        policy.timeout = 5s;
        policy.retries.initialDelay = 10s;
        const auto call = pair.client.call(pair.listener->endpoint(), QStringLiteral("x"), {},
                                           policy, [](const RpcOutcome &) {});
        QVERIFY(eventually([&] { return pair.held.size() == 1; }));
        pair.both.clock.advance(6s); // the fourth failure in a row
        Tap tap;
        pair.client.setTap(&tap);
        pair.held.first().send(503, "late and bad");
        QVERIFY(eventually([&] { return tap.seen == 1; }));
        pair.client.setTap(nullptr);
        QCOMPARE(pair.state(), chart::Closed);
        pair.status = 503;
        pair.post(); // the fifth
        QCOMPARE(pair.state(), chart::Open);
    }

    void aCancelledTrial_leavesRoomForTheNext_data() { league::test::bothWires(); }
    void aCancelledTrial_leavesRoomForTheNext()
    {
        QFETCH(QString, kind);
        Pair pair(kind);
        pair.status = 503;
        for (int i = 0; i < 5; ++i)
            pair.post();
        pair.both.clock.advance(30s);
        pair.status = 0;
        auto trial = pair.client.call(pair.listener->endpoint(), QStringLiteral("x"), {}, {},
                                      [](const RpcOutcome &) {});
        QVERIFY(eventually([&] { return pair.held.size() == 1; }));
        QCOMPARE(pair.post().kind, Kind::CircuitOpen);
        trial.cancel();
        pair.status = 200;
        QCOMPARE(pair.post().kind, Kind::Answered);
        QCOMPARE(pair.state(), chart::Closed);
    }
};

QTEST_GUILESS_MAIN(TestCircuitBreaker)
#include "tst_circuit_breaker.moc"
