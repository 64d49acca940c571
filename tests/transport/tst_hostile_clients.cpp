// The HTTP server against clients that break the rules, on real sockets; time is a FakeClock.
#include "agents/transport/http_connection.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"
#include "tests/transport/raw_client.h"

using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::eventually;
using league::test::RawClient;
using league::test::workOff;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);
const QByteArray Head = "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n";

QByteArray post(const QByteArray &body, const QByteArray &extra = {})
{
    return Head + extra + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

// A server that echoes, or keeps its replies when told to.
struct Server
{
    explicit Server(const HttpLimits &limits = {}) : wire(clock, limits)
    {
        auto served = wire.serve(Loopback, 0, [this](const WireRequest &r, WireReply reply) {
            handled.append(r.body.isEmpty() ? r.verb + ' ' + r.path : r.body);
            if (keep)
                kept.append(reply);
            else
                reply.send(200, "<" + handled.last() + ">", "text/plain");
        });
        listener = std::move(*served);
        url = listener->endpoint();
    }

    // The server still serves others.
    bool isAlive()
    {
        const bool wasKeeping = std::exchange(keep, false);
        RawClient client(url);
        client.send(post("alive?"));
        const bool alive = client.receives("<alive?>");
        keep = wasKeeping;
        return alive;
    }

    FakeClock clock;
    HttpWire wire;
    bool keep = false;
    QList<WireReply> kept;
    QList<QByteArray> handled;
    std::unique_ptr<Listener> listener;
    QUrl url;
};

} // namespace

class TestHostileClients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badRequests_areRefusedAndTheConnectionClosed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const QByteArray chunked = Head + "Transfer-Encoding: chunked\r\n\r\n";
        QTest::newRow("garbage line") << QByteArray("hello there\r\n") << 400;
        QTest::newRow("TLS hello") << QByteArray("\x16\x03\x01\x02\x00\x01", 6) << 400;
        QTest::newRow("bare LF") << QByteArray("GET / HTTP/1.1\nHost: a\n\n") << 400;
        QTest::newRow("no Host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 400;
        QTest::newRow("HTTP/2 preface") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << 505;
        QTest::newRow("endless request line") << "GET /" + QByteArray(20'000, 'a') << 414;
        QTest::newRow("endless header") << Head + "X: " + QByteArray(20'000, 'a') << 431;
        QTest::newRow("endless header lines")
            << Head + QByteArray("A: b\r\n").repeated(4000) << 431;
        QTest::newRow("huge Content-Length") << Head + "Content-Length: 10737418240\r\n\r\n" << 413;
        QTest::newRow("Content-Length of 2^64-1")
            << Head + "Content-Length: 18446744073709551615\r\n\r\n"
            << 413;
        QTest::newRow("negative Content-Length") << Head + "Content-Length: -5\r\n\r\n" << 400;
        QTest::newRow("doubled Content-Length")
            << Head + "Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde" << 400;
        QTest::newRow("length and chunked")
            << Head + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            << 400;
        QTest::newRow("gzip encoding") << Head + "Transfer-Encoding: gzip\r\n\r\n" << 501;
        QTest::newRow("websocket") << Head + "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
                                   << 501;
        QTest::newRow("chunk size garbage") << chunked + "zz\r\n" << 400;
        QTest::newRow("chunk size negative") << chunked + "-1\r\n" << 400;
        QTest::newRow("chunk size endless") << chunked + QByteArray(100, '1') << 413;
        QTest::newRow("chunk trailer") << chunked + "0\r\nX: y\r\n\r\n" << 400;
        QTest::newRow("other expectation") << post("x", "Expect: wonders\r\n") << 417;
        QTest::newRow("NUL in the header") << Head + "X: " + QByteArray(1, '\0') + "\r\n\r\n"
                                           << 400;
    }
    void badRequests_areRefusedAndTheConnectionClosed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        Server server;
        RawClient client(server.url);
        client.send(bytes);
        QVERIFY2(client.receives("HTTP/1.1 " + QByteArray::number(status) + ' '),
                 client.received());
        QVERIFY(client.getsClosed());
        QVERIFY(client.received().contains("Connection: close"));
        QVERIFY(server.handled.isEmpty());
        QVERIFY(server.isAlive());
    }

    void aGoodRequestBeforeABadOne_isStillAnswered_first()
    {
        Server server;
        server.keep = true;
        RawClient client(server.url);
        client.send(post("good") + "nonsense\r\n");
        QVERIFY(eventually([&] { return server.kept.size() == 1; }));
        server.kept.first().send(200, "answer to the good one");
        QVERIFY(client.receives("HTTP/1.1 400 "));
        QVERIFY(client.received().indexOf("answer to the good one")
                < client.received().indexOf("HTTP/1.1 400 "));
        QVERIFY(client.getsClosed());
    }

    void anEndlessBody_isCutOff_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("piece");
        QTest::newRow("chunks") << Head + "Transfer-Encoding: chunked\r\n\r\n"
                                << "1000\r\n" + QByteArray(4096, 'x') + "\r\n";
        QTest::newRow("tiny chunks") << Head + "Transfer-Encoding: chunked\r\n\r\n"
                                     << QByteArray("1\r\nx\r\n").repeated(700);
        QTest::newRow("extension")
            << Head + "Transfer-Encoding: chunked\r\n\r\n5;" << QByteArray(4096, 'x');
    }
    void anEndlessBody_isCutOff()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, piece);
        Server server;
        RawClient client(server.url);
        client.send(head);
        qint64 sent = 0;
        const bool cut = eventually([&] {
            if (client.socket().bytesToWrite() < 65'536) {
                client.send(piece);
                sent += piece.size();
            }
            return client.isClosed() || sent > 64 * 1024 * 1024;
        });
        QVERIFY(cut);
        QVERIFY2(client.isClosed(), "64 MB were taken without a word");
        QVERIFY(server.handled.isEmpty());
        QVERIFY(server.isAlive());
    }

    void chunkedBodies_areDecoded_howeverTheyArrive_data()
    {
        QTest::addColumn<int>("cut");
        for (int cut = 0; cut <= 44; ++cut)
            QTest::addRow("cut at %d", cut) << cut;
    }
    void chunkedBodies_areDecoded_howeverTheyArrive()
    {
        QFETCH(int, cut);
        const QByteArray body = "4\r\nWiki\r\n5;x=y\r\npedia\r\nb\r\n in chunks.\r\n0\r\n\r\n";
        QVERIFY(cut <= body.size());
        Server server;
        RawClient client(server.url);
        client.send(Head + "Transfer-Encoding: chunked\r\n\r\n" + body.first(cut));
        // Only when the server has what came first, the rest follows: a request on another
        // connection that came later has been answered by then.
        QVERIFY(server.isAlive());
        client.send(body.sliced(cut));
        QVERIFY(client.receives("<Wikipedia in chunks.>"));
        client.send(post("and on"));
        QVERIFY(client.receives("<and on>"));
    }

    void aRequestByteByByte_isUnderstood()
    {
        Server server;
        RawClient client(server.url);
        const QByteArray request = post("slow but right");
        for (const char byte : request) {
            client.send(QByteArray(1, byte));
            eventually([&] { return client.socket().bytesToWrite() == 0; });
            QCoreApplication::processEvents();
        }
        QVERIFY(client.receives("<slow but right>"));
    }

    void aSlowRequest_timesOutWith408()
    {
        Server server;
        RawClient client(server.url);
        client.send(Head + "X-Slow: ");
        QVERIFY(server.isAlive()); // by now its bytes are in
        for (int i = 0; i < 9; ++i) { // dripping does not help
            server.clock.advance(1s);
            client.send("a");
            QVERIFY(server.isAlive());
        }
        server.clock.advance(999ms);
        QVERIFY(!client.isClosed());
        server.clock.advance(1ms);
        QVERIFY(client.receives("HTTP/1.1 408 "));
        QVERIFY(client.getsClosed());
    }

    void aSilentNewcomer_isSentAway()
    {
        Server server;
        RawClient client(server.url);
        QVERIFY(server.isAlive());
        server.clock.advance(9999ms);
        QVERIFY(server.isAlive());
        QVERIFY(!client.isClosed());
        server.clock.advance(1ms);
        QVERIFY(client.getsClosed());
        QVERIFY(client.received().isEmpty());
    }

    void anIdleConnection_isClosedAfterAMinute()
    {
        Server server;
        RawClient client(server.url);
        client.send(post("one"));
        QVERIFY(client.receives("<one>"));
        server.clock.advance(30s);
        client.send(post("two")); // starts the minute again
        QVERIFY(client.receives("<two>"));
        server.clock.advance(59'999ms);
        QVERIFY(server.isAlive());
        QVERIFY(!client.isClosed());
        server.clock.advance(1ms);
        QVERIFY(client.getsClosed());
    }

    void aThinkingHandler_isNotHurried()
    {
        Server server;
        server.keep = true;
        RawClient client(server.url);
        client.send(post("hard question"));
        QVERIFY(eventually([&] { return server.kept.size() == 1; }));
        server.clock.advance(10min);
        server.kept.first().send(200, "42");
        QVERIFY(client.receives("42"));
    }

    void tooManyConnections_getA503()
    {
        Server server({.maxConnections = 3});
        server.keep = true;
        std::vector<std::unique_ptr<RawClient>> inside;
        for (int i = 0; i < 3; ++i) {
            inside.push_back(std::make_unique<RawClient>(server.url));
            inside.back()->send(post("in"));
            QVERIFY(eventually([&] { return server.kept.size() == i + 1; }));
        }
        RawClient outside(server.url);
        QVERIFY(outside.receives("HTTP/1.1 503 "));
        QVERIFY(outside.getsClosed());
        server.kept.last().send(200, "answer");
        QVERIFY(inside.back()->receives("answer"));
        QVERIFY(server.isAlive()); // the one that has its answer made room
    }

    void tooManyConnectionsOfOneAddress_getA503()
    {
        Server server({.maxConnectionsPerAddress = 2});
        RawClient one(server.url);
        RawClient two(server.url);
        for (RawClient *client : {&one, &two}) {
            client->send(post("in"));
            QVERIFY(client->receives("<in>"));
        }
        RawClient three(server.url);
        QVERIFY(three.receives("HTTP/1.1 503 "));
        QVERIFY(three.getsClosed());
    }

    void pipelinedAnswers_leaveInTheOrderOfTheRequests()
    {
        Server server;
        server.keep = true;
        RawClient client(server.url);
        client.send(post("1") + post("2") + post("3"));
        QVERIFY(eventually([&] { return server.kept.size() == 3; }));
        QCOMPARE(server.handled, (QList<QByteArray>{"1", "2", "3"}));
        server.kept.at(2).send(200, "third");
        server.kept.at(1).send(200, "second");
        QVERIFY(client.received().isEmpty());
        server.kept.at(0).send(200, "first");
        QVERIFY(client.receives("third"));
        QVERIFY(client.received().indexOf("first") < client.received().indexOf("second"));
        QVERIFY(client.received().indexOf("second") < client.received().indexOf("third"));
    }

    void tooManyPipelinedRequests_areRefused()
    {
        Server server({.maxPipelined = 4});
        server.keep = true;
        RawClient client(server.url);
        client.send(post("x").repeated(6));
        QVERIFY(eventually([&] { return server.kept.size() == 4; }));
        while (workOff()) {
        } // all six came in one write: the server sees the fifth before it answers
        for (const WireReply &reply : server.kept)
            reply.send(200, "ok");
        QVERIFY(client.receives("HTTP/1.1 503 "));
        QCOMPARE(client.received().count("HTTP/1.1 200 "), 4);
        QVERIFY(client.getsClosed());
        QCOMPARE(server.handled.size(), 4);
    }

    void aFloodThatNeverReads_isCutOff()
    {
        Server server({.maxOutputBytes = 256 * 1024});
        RawClient client(server.url);
        client.socket().setReadBufferSize(1024);
        const QByteArray flood = post(QByteArray(16'384, 'x')).repeated(4);
        qint64 sent = 0;
        const bool over = eventually([&] {
            if (client.socket().bytesToWrite() < 256 * 1024) {
                client.send(flood);
                sent += flood.size();
            }
            return client.isClosed() || sent > 256 * 1024 * 1024;
        });
        QVERIFY(over);
        QVERIFY2(client.isClosed(), "256 MB of answers were kept for a peer that does not read");
        QVERIFY(server.isAlive());
    }

    void aPeerThatLeavesBeforeItsAnswer_harmsNobody()
    {
        Server server;
        server.keep = true;
        {
            RawClient client(server.url);
            client.send(post("bye") + post("bye again"));
            QVERIFY(eventually([&] { return server.kept.size() == 2; }));
            client.socket().abort();
        }
        QVERIFY(server.isAlive()); // the server has noticed by now
        server.kept.at(1).send(200, "too late");
        server.kept.clear(); // the other is dropped
        QVERIFY(server.isAlive());
    }

    void head_hasNoBody_butItsLength()
    {
        Server server;
        RawClient client(server.url);
        client.send("HEAD /page HTTP/1.1\r\nHost: a\r\n\r\n" + post("next"));
        QVERIFY(client.receives("<next>"));
        QVERIFY(client.received().contains("Content-Length: 12\r\n"));
        QVERIFY(!client.received().contains("<HEAD"));
    }

    void connectionClose_isHonoured_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<bool>("closes");
        QTest::newRow("close") << post("x", "Connection: close\r\n") << true;
        QTest::newRow("keep") << post("x") << false;
        QTest::newRow("1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << true;
        QTest::newRow("1.0 keep-alive")
            << QByteArray("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n") << false;
    }
    void connectionClose_isHonoured()
    {
        QFETCH(QByteArray, request);
        QFETCH(bool, closes);
        Server server;
        RawClient client(server.url);
        client.send(request + post("more"));
        if (closes) {
            QVERIFY(client.getsClosed());
            QCOMPARE(client.received().count("HTTP/1.1 200 "), 1);
            QVERIFY(client.received().contains("Connection: close\r\n"));
            QCOMPARE(server.handled.size(), 1); // nothing after it is looked at
        } else {
            QVERIFY(client.receives("<more>"));
            QCOMPARE(client.received().count("HTTP/1.1 200 "), 2);
            QVERIFY(!client.received().contains("Connection: close"));
        }
    }

    void otherUpgrades_areIgnored()
    {
        Server server;
        RawClient client(server.url);
        client.send(post("plain", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"));
        QVERIFY(client.receives("<plain>"));
        client.send(post("and on"));
        QVERIFY(client.receives("<and on>"));
    }

    void expectContinue_isAnswered()
    {
        Server server;
        RawClient client(server.url);
        client.send(Head + "Expect: 100-continue\r\nContent-Length: 5\r\n\r\n");
        QVERIFY(client.receives("HTTP/1.1 100 Continue\r\n\r\n"));
        QVERIFY(server.handled.isEmpty());
        client.send("hello");
        QVERIFY(client.receives("<hello>"));
        QCOMPARE(client.received().count("100 Continue"), 1);
    }

    void expectContinue_withATooLargeBody_isRefusedInstead()
    {
        Server server;
        RawClient client(server.url);
        client.send(Head + "Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n");
        QVERIFY(client.receives("HTTP/1.1 413 "));
        QVERIFY(!client.received().contains("100 Continue"));
    }

    void requestsOverManyConnections_areAllAnswered()
    {
        Server server;
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 100; ++i)
            clients.push_back(std::make_unique<RawClient>(server.url));
        for (int round = 0; round < 3; ++round) {
            for (size_t i = 0; i < clients.size(); ++i)
                clients[i]->send(post(QByteArray::number(round) + '/' + QByteArray::number(i)));
            for (size_t i = 0; i < clients.size(); ++i)
                QVERIFY(clients[i]->receives('<' + QByteArray::number(round) + '/'
                                             + QByteArray::number(i) + '>'));
        }
    }

    void closingTheListener_closesEveryConnection()
    {
        Server server;
        server.keep = true;
        RawClient idle(server.url);
        RawClient waiting(server.url);
        waiting.send(post("x"));
        QVERIFY(eventually([&] { return server.kept.size() == 1; }));
        server.listener.reset();
        QVERIFY(idle.getsClosed());
        QVERIFY(waiting.getsClosed());
        server.kept.first().send(200, "late");
    }
};

QTEST_GUILESS_MAIN(TestHostileClients)
#include "tst_hostile_clients.moc"
