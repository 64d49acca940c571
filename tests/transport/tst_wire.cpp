// What holds on every wire, with sockets and without.
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

#include <QThread>

using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::BothWires;
using league::test::eventually;

using Kind = WireAnswer::Kind;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);

// Answers with the body it got.
void echo(const WireRequest &request, const WireReply &reply)
{
    reply.send(200, request.body);
}

// Collects the answers to the calls of a test, in the order in which they come.
struct Collector
{
    QList<WireAnswer> answers;
    Wire::Done done()
    {
        return [this](WireAnswer answer) { answers.append(std::move(answer)); };
    }
};

} // namespace

class TestWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCall_comesBackWithTheAnswer_data() { league::test::bothWires(); }
    void aCall_comesBackWithTheAnswer()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        WireRequest seen;
        const auto listener = both.wire->serve(Loopback, 0, [&](const WireRequest &r, WireReply w) {
            seen = r;
            w.send(418, "short and stout", "text/tea", {{"X-Pot", "yes"}});
        });
        QVERIFY(listener.ok());
        Collector got;
        QUrl url = (*listener)->endpoint();
        url.setQuery(QStringLiteral("a=b%20c"));
        const auto call = both.wire->call({url, "{\"x\":1}", 5s, {{"X-Extra", "1"}}}, got.done());
        QVERIFY(got.answers.isEmpty()); // never from inside call()
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));

        QCOMPARE(seen.verb, "POST");
        QCOMPARE(seen.path, "/mcp");
        QCOMPARE(seen.query, "a=b%20c");
        QCOMPARE(seen.body, "{\"x\":1}");
        QCOMPARE(seen.peer, Loopback);
        QCOMPARE(seen.header("host"), "127.0.0.1:" + QByteArray::number((*listener)->port()));
        QCOMPARE(seen.header("CONTENT-TYPE"), "application/json");
        QCOMPARE(seen.header("accept"), "application/json, text/event-stream");
        QCOMPARE(seen.header("x-extra"), "1");
        QVERIFY(seen.header("expect").isNull());

        const WireAnswer &answer = got.answers.first();
        QCOMPARE(answer.kind, Kind::Answered);
        QCOMPARE(answer.status, 418);
        QCOMPARE(answer.body, "short and stout");
        QCOMPARE(answer.contentType, "text/tea");
        QCOMPARE(headerValue(answer.headers, "x-pot"), "yes");
    }

    void otherVerbs_travelToo_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("body");
        for (const char *kind : {"http", "in process"}) {
            QTest::addRow("%s GET", kind) << kind << QByteArray("GET") << QByteArray("page");
            QTest::addRow("%s HEAD", kind) << kind << QByteArray("HEAD") << QByteArray();
            QTest::addRow("%s DELETE", kind) << kind << QByteArray("DELETE") << QByteArray("page");
        }
    }
    void otherVerbs_travelToo()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, verb);
        QFETCH(QByteArray, body);
        BothWires both(kind);
        QByteArray seen;
        const auto listener = both.wire->serve(Loopback, 0, [&](const WireRequest &r, WireReply w) {
            seen = r.verb;
            w.send(200, "page", "text/html");
        });
        Collector got;
        const auto call = both.wire->call({(*listener)->endpoint(), {}, 5s, {}, verb}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(seen, verb);
        QCOMPARE(got.answers.first().status, 200);
        QCOMPARE(got.answers.first().contentType, "text/html");
        QCOMPARE(got.answers.first().body, body);
    }

    void aBody_arrivesWhole_whateverItsSize_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("size");
        for (const char *kind : {"http", "in process"}) {
            for (const int size : {0, 1, 16'384, 65'537, 1'000'000, 1'048'576})
                QTest::addRow("%s %d", kind, size) << kind << size;
        }
    }
    void aBody_arrivesWhole_whateverItsSize()
    {
        QFETCH(QString, kind);
        QFETCH(int, size);
        BothWires both(kind);
        QByteArray body(size, Qt::Uninitialized);
        for (int i = 0; i < size; ++i)
            body[i] = static_cast<char>(i * 31);
        const auto listener = both.wire->serve(Loopback, 0, echo);
        Collector got;
        const auto call = both.wire->call({(*listener)->endpoint(), body, 5s}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().status, 200);
        QCOMPARE(got.answers.first().body, body);
    }

    void aBodyOverTheLimit_isRefusedWith413_data() { league::test::bothWires(); }
    void aBodyOverTheLimit_isRefusedWith413()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        int handled = 0;
        const auto listener =
            both.wire->serve(Loopback, 0, [&](auto &, const WireReply &) { ++handled; });
        Collector got;
        const auto call = both.wire->call(
            {(*listener)->endpoint(), QByteArray(1024 * 1024 + 1, 'x'), 5s}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().kind, Kind::Answered);
        QCOMPARE(got.answers.first().status, 413);
        QCOMPARE(handled, 0);
    }

    void anAnswerOverTheLimit_isTooLarge_data() { league::test::bothWires(); }
    void anAnswerOverTheLimit_isTooLarge()
    {
        QFETCH(QString, kind);
        BothWires both(kind, {.maxResponseBytes = 1000});
        const auto listener = both.wire->serve(Loopback, 0, echo);
        Collector got;
        const QUrl url = (*listener)->endpoint();
        const auto big = both.wire->call({url, QByteArray(1001, 'x'), 5s}, got.done());
        QVERIFY(eventually([&] { return got.answers.size() == 1; }));
        QCOMPARE(got.answers.at(0).kind, Kind::TooLarge);
        QVERIFY(!got.answers.at(0).reason.isEmpty());
        const auto fits = both.wire->call({url, QByteArray(1000, 'x'), 5s}, got.done());
        QVERIFY(eventually([&] { return got.answers.size() == 2; }));
        QCOMPARE(got.answers.at(1).kind, Kind::Answered);
    }

    void nobodyListening_isUnreachable_data() { league::test::bothWires(); }
    void nobodyListening_isUnreachable()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QUrl url;
        {
            const auto listener = both.wire->serve(Loopback, 0, echo);
            url = (*listener)->endpoint();
        }
        Collector got;
        const auto call = both.wire->call({url, "{}", 5s}, got.done());
        QVERIFY(got.answers.isEmpty());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().kind, Kind::Unreachable);
        QVERIFY(got.answers.first().reason.contains(url.toString()));
    }

    void silence_timesOut_atTheDeadlineAndNotBefore_data() { league::test::bothWires(); }
    void silence_timesOut_atTheDeadlineAndNotBefore()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QList<WireReply> held;
        const auto listener = both.wire->serve(
            Loopback, 0, [&](const WireRequest &, WireReply reply) { held.append(reply); });
        Collector got;
        const auto call = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return held.size() == 1; }));
        both.clock.advance(4999ms);
        QVERIFY(got.answers.isEmpty());
        both.clock.advance(1ms);
        QCOMPARE(got.answers.size(), 1);
        QCOMPARE(got.answers.first().kind, Kind::TimedOut);

        held.first().send(200, "too late");
        const auto probe = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return held.size() == 2; }));
        held.last().send(200, "in time");
        QVERIFY(eventually([&] { return got.answers.size() == 2; }));
        QCOMPARE(got.answers.last().body, "in time");
    }

    void aDroppedHandle_meansNoCallback_data() { league::test::bothWires(); }
    void aDroppedHandle_meansNoCallback()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QList<WireReply> held;
        const auto listener = both.wire->serve(
            Loopback, 0, [&](const WireRequest &, WireReply reply) { held.append(reply); });
        const QUrl url = (*listener)->endpoint();
        Collector got;
        {
            const auto atOnce = both.wire->call({url, "never sent", 5s}, got.done());
        }
        auto underWay = both.wire->call({url, "given up", 5s}, got.done());
        QVERIFY(eventually([&] { return !held.isEmpty(); }));
        underWay.cancel();
        held.last().send(200, "nobody hears this");
        both.clock.advance(10s);
        Collector other;
        const qsizetype before = held.size();
        const auto probe = both.wire->call({url, "probe", 5s}, other.done());
        QVERIFY(eventually([&] { return held.size() > before; }));
        held.last().send(200, "probe");
        QVERIFY(eventually([&] { return !other.answers.isEmpty(); }));
        QVERIFY(got.answers.isEmpty());
    }

    void callsAtOnce_getEachItsOwnAnswer_data() { league::test::bothWires(); }
    void callsAtOnce_getEachItsOwnAnswer()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QList<QPair<QByteArray, WireReply>> held;
        const auto listener = both.wire->serve(Loopback, 0, [&](const WireRequest &r, WireReply w) {
            held.append({r.body, w});
        });
        std::vector<PendingCall> handles;
        QHash<QByteArray, QByteArray> answers;
        for (int i = 0; i < 8; ++i) {
            const QByteArray body = QByteArray::number(i);
            handles.push_back(both.wire->call(
                {(*listener)->endpoint(), body, 5s},
                [&, body](const WireAnswer &answer) { answers.insert(body, answer.body); }));
        }
        QVERIFY(eventually([&] { return held.size() == 8; })); // all under way together
        for (qsizetype i = held.size() - 1; i >= 0; --i)
            held.at(i).second.send(200, "re " + held.at(i).first);
        QVERIFY(eventually([&] { return answers.size() == 8; }));
        for (int i = 0; i < 8; ++i)
            QCOMPARE(answers.value(QByteArray::number(i)), "re " + QByteArray::number(i));
    }

    void aListenerThatCloses_breaksOpenCallsOff_data() { league::test::bothWires(); }
    void aListenerThatCloses_breaksOpenCallsOff()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QList<WireReply> held;
        auto listener = both.wire->serve(
            Loopback, 0, [&](const WireRequest &, WireReply reply) { held.append(reply); });
        Collector got;
        const auto call = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return held.size() == 1; }));
        (*listener).reset();
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().kind, Kind::Unreachable);
        held.first().send(200, "after the end"); // harmless
        held.clear();
    }

    void aListener_mayCloseInsideItsHandler_andStillAnswerFirst_data()
    {
        league::test::bothWires();
    }
    void aListener_mayCloseInsideItsHandler_andStillAnswerFirst()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        std::unique_ptr<Listener> listener;
        auto served = both.wire->serve(Loopback, 0, [&](const WireRequest &, WireReply reply) {
            reply.send(200, "goodbye");
            listener.reset();
        });
        listener = std::move(*served);
        Collector got;
        const auto call = both.wire->call({listener->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().body, "goodbye");
        QVERIFY(!listener);
    }

    void anUnansweredRequest_getsA500_data() { league::test::bothWires(); }
    void anUnansweredRequest_getsA500()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto listener =
            both.wire->serve(Loopback, 0, [](const WireRequest &, const WireReply &) {});
        Collector got;
        const auto call = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().status, 500);
    }

    void onlyTheFirstAnswer_counts_data() { league::test::bothWires(); }
    void onlyTheFirstAnswer_counts()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto listener =
            both.wire->serve(Loopback, 0, [](const WireRequest &, const WireReply &reply) {
                const WireReply copy = reply;
                reply.send(200, "first");
                copy.send(200, "second");
            });
        Collector got;
        const auto one = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return got.answers.size() == 1; }));
        const auto two = both.wire->call({(*listener)->endpoint(), "{}", 5s}, got.done());
        QVERIFY(eventually([&] { return got.answers.size() == 2; }));
        QCOMPARE(got.answers.at(0).body, "first");
        QCOMPARE(got.answers.at(1).body, "first");
    }

    void aTakenPort_isAFailureThatSaysSo_data() { league::test::bothWires(); }
    void aTakenPort_isAFailureThatSaysSo()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto first = both.wire->serve(Loopback, 0, echo);
        QVERIFY((*first)->port() > 0);
        const auto second = both.wire->serve(Loopback, (*first)->port(), echo);
        QVERIFY(!second.ok());
        QVERIFY(second.failure().sentence.contains(QString::number((*first)->port())));
        const auto third = both.wire->serve(Loopback, 0, echo);
        QVERIFY((*third)->port() != (*first)->port());
    }

    void theWire_mayDieInsideACallback_data() { league::test::bothWires(); }
    void theWire_mayDieInsideACallback()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        FakeClock clock;
        std::unique_ptr<Wire> caller;
        if (kind == QLatin1String("http"))
            caller = std::make_unique<HttpWire>(clock);
        else
            caller = std::make_unique<InProcessWire>(both.hub, clock);
        QList<WireReply> held;
        const auto listener = both.wire->serve(
            Loopback, 0, [&](const WireRequest &, WireReply reply) { held.append(reply); });
        int callbacks = 0;
        std::vector<PendingCall> calls;
        for (int i = 0; i < 4; ++i) {
            calls.push_back(caller->call({(*listener)->endpoint(), "{}", 5s}, [&](WireAnswer) {
                ++callbacks;
                caller.reset();
            }));
        }
        QVERIFY(eventually([&] { return held.size() == 4; }));
        for (const WireReply &reply : held)
            reply.send(200, "{}");
        QVERIFY(eventually([&] { return !caller; }));
        clock.advance(10s);
        QCOMPARE(callbacks, 1);
    }

    void aHandle_mayDieInsideItsCallback_data() { league::test::bothWires(); }
    void aHandle_mayDieInsideItsCallback()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto listener = both.wire->serve(Loopback, 0, echo);
        auto call = std::make_unique<PendingCall>();
        *call =
            both.wire->call({(*listener)->endpoint(), "{}", 5s}, [&](WireAnswer) { call.reset(); });
        QVERIFY(eventually([&] { return !call; }));
    }

    void aCallback_mayCallAgain_data() { league::test::bothWires(); }
    void aCallback_mayCallAgain()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto listener = both.wire->serve(Loopback, 0, echo);
        int rounds = 0;
        PendingCall call;
        std::function<void()> next = [&] {
            call = both.wire->call({(*listener)->endpoint(), "{}", 5s}, [&](WireAnswer answer) {
                if (answer.kind == Kind::Answered && ++rounds < 200)
                    next();
            });
        };
        next();
        QVERIFY(eventually([&] { return rounds == 200; }));
    }

    void localhost_isTheLoopbackAddress_data() { league::test::bothWires(); }
    void localhost_isTheLoopbackAddress()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        const auto listener = both.wire->serve(Loopback, 0, echo);
        QUrl url = (*listener)->endpoint();
        url.setHost(QStringLiteral("localhost"));
        Collector got;
        const auto call = both.wire->call({url, "hello", 5s}, got.done());
        QVERIFY(eventually([&] { return !got.answers.isEmpty(); }));
        QCOMPARE(got.answers.first().body, "hello");
    }

    void twoThreads_talkToEachOther_data() { league::test::bothWires(); }
    void twoThreads_talkToEachOther()
    {
        QFETCH(QString, kind);
        BothWires both(kind);
        QThread *const here = QThread::currentThread();
        std::atomic<bool> rightThread = true;
        const auto listener = both.wire->serve(Loopback, 0, [&](const WireRequest &r, WireReply w) {
            if (QThread::currentThread() != here)
                rightThread = false;
            w.send(200, r.body);
        });
        const QUrl url = (*listener)->endpoint();
        std::atomic<int> answered = 0;
        const std::unique_ptr<QThread> other(QThread::create([&] {
            FakeClock clock;
            std::unique_ptr<Wire> wire;
            if (kind == QLatin1String("http"))
                wire = std::make_unique<HttpWire>(clock);
            else
                wire = std::make_unique<InProcessWire>(both.hub, clock);
            int done = 0;
            std::vector<PendingCall> calls;
            for (int i = 0; i < 50; ++i) {
                const QByteArray body = QByteArray::number(i);
                calls.push_back(wire->call({url, body, 5s}, [&, body](const WireAnswer &answer) {
                    ++done;
                    if (answer.body == body && QThread::currentThread() != here)
                        ++answered;
                }));
            }
            eventually([&] { return done == 50; });
        }));
        other->start();
        QVERIFY(eventually([&] { return other->isFinished(); }));
        QVERIFY(other->wait()); // finished is said a moment before the thread has ended
        QCOMPARE(answered.load(), 50);
        QVERIFY(rightThread);
    }
};

QTEST_GUILESS_MAIN(TestWire)
#include "tst_wire.moc"
