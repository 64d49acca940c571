// The HTTP client against servers that break the rules, on real sockets; time is a FakeClock.
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::eventually;

using Kind = WireAnswer::Kind;

namespace {

// A server that does with each connection what the test says, once it has read a request.
struct RawServer
{
    using Behaviour = std::function<void(QTcpSocket *)>;

    explicit RawServer(Behaviour behaviour) : behave(std::move(behaviour))
    {
        tcp.listen(QHostAddress::LocalHost);
        url = QStringLiteral("http://127.0.0.1:%1/mcp").arg(tcp.serverPort());
        QObject::connect(&tcp, &QTcpServer::newConnection, &tcp, [this] {
            QTcpSocket *socket = tcp.nextPendingConnection();
            ++connections;
            QObject::connect(socket, &QTcpSocket::readyRead, &tcp, [this, socket] {
                received += socket->readAll();
                ++requests;
                behave(socket);
            });
        });
    }

    QTcpServer tcp;
    Behaviour behave;
    QUrl url;
    QByteArray received;
    int connections = 0;
    int requests = 0;
};

struct Client
{
    explicit Client(const HttpLimits &limits = {}) : wire(clock, limits) { }

    void call(const QUrl &url, std::chrono::milliseconds deadline = 5s)
    {
        answer.reset();
        pending =
            wire.call({url, "{}", deadline}, [this](WireAnswer got) { answer = std::move(got); });
    }
    bool waitForAnswer()
    {
        return eventually([this] { return answer.has_value(); });
    }

    FakeClock clock;
    HttpWire wire;
    PendingCall pending;
    std::optional<WireAnswer> answer;
};

} // namespace

class TestHostileServers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badAnswers_areTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("garbage") << QByteArray("hello there, not HTTP at all\r\n\r\n")
                                 << Kind::Unreachable;
        QTest::newRow("nothing") << QByteArray() << Kind::Unreachable;
        QTest::newRow("a status that is none")
            << QByteArray("HTTP/21.1 20\r\nContent-Length: 2\r\n\r\n{}") << Kind::Unreachable;
        QTest::newRow("a status far too high")
            << QByteArray("HTTP/1.1 999 X\r\nContent-Length: 2\r\n\r\n{}") << Kind::Unreachable;
        QTest::newRow("another protocol")
            << QByteArray("HTTP/1.1 101 Switching Protocols\r\n\r\n") << Kind::Unreachable;
        QTest::newRow("half a header")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-") << Kind::Unreachable;
        QTest::newRow("half a body")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{") << Kind::Unreachable;
        QTest::newRow("half a chunk")
            << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{")
            << Kind::Unreachable;
        QTest::newRow("announced too large")
            << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n")
            << Kind::TooLarge;
        QTest::newRow("large header") << "HTTP/1.1 200 OK\r\nX: " + QByteArray(20'000, 'a')
                + "\r\n\r\n" << Kind::TooLarge;
        QTest::newRow("half a large header")
            << "HTTP/1.1 200 OK\r\nX: " + QByteArray(20'000, 'a') << Kind::TooLarge;
        QTest::newRow("no end of the header")
            << QByteArray("HTTP/1.1 200 OK\r\nX: y\r\n") << Kind::Unreachable;
        QTest::newRow("trailer") << QByteArray(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
            "2\r\n{}\r\n0\r\nX: y\r\n\r\n")
                                 << Kind::Answered;
        QTest::newRow("body until the end")
            << QByteArray("HTTP/1.0 200 OK\r\n\r\n{}") << Kind::Answered;
        QTest::newRow("interim answers") << QByteArray(
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
                                         << Kind::Answered;
    }
    void badAnswers_areTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Kind, kind);
        RawServer server([&](QTcpSocket *socket) {
            socket->write(bytes);
            socket->disconnectFromHost();
        });
        Client client;
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        QVERIFY2(client.answer->kind == kind, qPrintable(client.answer->reason));
        if (kind == Kind::Answered)
            QCOMPARE(client.answer->body, "{}");
        else
            QVERIFY(client.answer->reason.contains(server.url.toString()));
    }

    void anEndlessAnswer_isCutOff_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("body") << QByteArray("HTTP/1.1 200 OK\r\n\r\n") << QByteArray(65'536, 'x')
                              << Kind::TooLarge;
        QTest::newRow("chunks") << QByteArray(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                                << "1000\r\n" + QByteArray(4096, 'x') + "\r\n"
                                << Kind::TooLarge;
        QTest::newRow("header lines") << QByteArray("HTTP/1.1 200 OK\r\n")
                                      << QByteArray("A: b\r\n").repeated(1000) << Kind::TooLarge;
        QTest::newRow("one header line")
            << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray(65'536, 'x') << Kind::TooLarge;
        QTest::newRow("interim answers")
            << QByteArray() << QByteArray("HTTP/1.1 102 Processing\r\n\r\n").repeated(100)
            << Kind::TooLarge;
    }
    void anEndlessAnswer_isCutOff()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, piece);
        QFETCH(Kind, kind);
        QPointer<QTcpSocket> peer;
        RawServer server([&](QTcpSocket *socket) {
            peer = socket;
            socket->write(head);
        });
        Client client;
        client.call(server.url);
        qint64 sent = 0;
        QVERIFY(eventually([&] {
            if (peer && peer->state() == QAbstractSocket::ConnectedState
                && peer->bytesToWrite() < 65'536) {
                peer->write(piece);
                sent += piece.size();
            }
            return client.answer || sent > 64 * 1024 * 1024;
        }));
        QVERIFY2(client.answer, "64 MB were taken without a word");
        QCOMPARE(client.answer->kind, kind);
    }

    void silence_timesOutAtExactlyTheDeadline()
    {
        RawServer server([](QTcpSocket *) {});
        Client client;
        client.call(server.url, 5s);
        QVERIFY(eventually([&] { return server.requests == 1; }));
        client.clock.advance(4999ms);
        QVERIFY(!client.answer);
        client.clock.advance(1ms);
        QVERIFY(client.answer);
        QCOMPARE(client.answer->kind, Kind::TimedOut);
    }

    void drippingBytes_doNotMoveTheDeadline()
    {
        QPointer<QTcpSocket> peer;
        RawServer server([&](QTcpSocket *socket) {
            peer = socket;
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n");
        });
        Client client;
        client.call(server.url, 5s);
        QVERIFY(eventually([&] { return peer != nullptr; }));
        for (int i = 0; i < 49; ++i) {
            client.clock.advance(100ms);
            peer->write("x");
            QVERIFY(eventually([&] { return peer->bytesToWrite() == 0; }));
            QVERIFY(!client.answer);
        }
        client.clock.advance(100ms);
        QVERIFY(client.answer);
        QCOMPARE(client.answer->kind, Kind::TimedOut);
        QVERIFY(
            eventually([&] { return !peer || peer->state() != QAbstractSocket::ConnectedState; }));
    }

    void aServerThatNeverAccepts_timesOut()
    {
        QTcpServer tcp;
        tcp.listen(QHostAddress::LocalHost);
        tcp.pauseAccepting();
        Client client;
        client.call(QStringLiteral("http://127.0.0.1:%1/mcp").arg(tcp.serverPort()), 2s);
        client.clock.advance(1999ms);
        QVERIFY(!client.answer);
        client.clock.advance(1ms);
        QVERIFY(client.answer);
        QCOMPARE(client.answer->kind, Kind::TimedOut);
    }

    void connections_areKeptAlive()
    {
        RawServer server([](QTcpSocket *socket) {
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
        });
        Client client;
        for (int i = 0; i < 5; ++i) {
            client.call(server.url);
            QVERIFY(client.waitForAnswer());
            QCOMPARE(client.answer->status, 200);
        }
        QCOMPARE(server.connections, 1);
        QCOMPARE(server.requests, 5);
    }

    void aKeptConnectionThatWasClosed_isReplacedUnnoticed()
    {
        QPointer<QTcpSocket> peer;
        RawServer server([&](QTcpSocket *socket) {
            peer = socket;
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
        });
        Client client;
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        peer->disconnectFromHost(); // as an idle timeout does
        QVERIFY(eventually([&] { return peer->state() == QAbstractSocket::UnconnectedState; }));
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        QCOMPARE(client.answer->status, 200);
        QCOMPARE(server.connections, 2);
    }

    void connectionsPerHost_areFew()
    {
        RawServer server([](QTcpSocket *) {});
        FakeClock clock;
        HttpWire wire(clock, {.maxConnectionsPerHost = 3});
        std::vector<PendingCall> calls;
        int timedOut = 0;
        for (int i = 0; i < 10; ++i)
            calls.push_back(wire.call({server.url, "{}", 5s}, [&](const WireAnswer &answer) {
                timedOut += answer.kind == Kind::TimedOut ? 1 : 0;
            }));
        QVERIFY(eventually([&] { return server.requests == 3; }));
        clock.advance(5s); // waiting for a connection counts too
        QCOMPARE(timedOut, 10);
        QCOMPARE(server.connections, 3);
    }

    void redirects_areFollowed_onlyToTheSameHost_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("location");
        QTest::addColumn<int>("requests");
        QTest::addColumn<int>("finalStatus");
        QTest::newRow("307") << QByteArray("307 X") << QByteArray("/mcp/") << 2 << 200;
        QTest::newRow("308") << QByteArray("308 X") << QByteArray("/mcp/") << 2 << 200;
        QTest::newRow("301") << QByteArray("301 X") << QByteArray("/mcp/") << 1 << 301;
        QTest::newRow("302") << QByteArray("302 X") << QByteArray("/mcp/") << 1 << 302;
        QTest::newRow("other host")
            << QByteArray("307 X") << QByteArray("http://127.0.0.2:9/mcp") << 1 << 307;
        QTest::newRow("file") << QByteArray("307 X") << QByteArray("file:///etc/passwd") << 1
                              << 307;
        QTest::newRow("for ever") << QByteArray("307 X") << QByteArray("/loop") << 4 << 307;
    }
    void redirects_areFollowed_onlyToTheSameHost()
    {
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, location);
        QFETCH(int, requests);
        QFETCH(int, finalStatus);
        RawServer server([](QTcpSocket *) {});
        server.behave = [&](QTcpSocket *socket) {
            const bool there = server.received.contains("POST /mcp/ HTTP/1.1\r\n");
            const QByteArray line = there ? QByteArray("200 OK") : status;
            socket->write("HTTP/1.1 " + line + "\r\nLocation: " + location
                          + "\r\nContent-Length: 0\r\n\r\n");
        };
        Client client;
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        QCOMPARE(client.answer->status, finalStatus);
        QCOMPARE(server.requests, requests);
        QCOMPARE(server.received.count("\r\n\r\n{}"), requests); // the body goes along
    }

    void anAddressMadeLongByRedirects_isCutInTheReason()
    {
        RawServer server([](QTcpSocket *) {});
        server.behave = [&](QTcpSocket *socket) {
            if (server.requests > 1)
                return socket->abort();
            socket->write("HTTP/1.1 307 X\r\nLocation: /" + QByteArray(600, 'x')
                          + "\r\nContent-Length: 0\r\n\r\n");
        };
        Client client;
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        QCOMPARE(client.answer->kind, Kind::Unreachable);
        QVERIFY(client.answer->reason.contains(QStringLiteral("xxx")));
        QVERIFY(client.answer->reason.size() < 300);
    }

    void urlsThatAreNotHttp_areRefused_data()
    {
        QTest::addColumn<QUrl>("url");
        QTest::newRow("file") << QUrl(QStringLiteral("file:///etc/passwd"));
        QTest::newRow("https") << QUrl(QStringLiteral("https://127.0.0.1/"));
        QTest::newRow("empty") << QUrl();
        QTest::newRow("no host") << QUrl(QStringLiteral("http:///mcp"));
    }
    void urlsThatAreNotHttp_areRefused()
    {
        QFETCH(QUrl, url);
        Client client;
        client.call(url);
        QVERIFY(!client.answer);
        QVERIFY(client.waitForAnswer());
        QCOMPARE(client.answer->kind, Kind::Unreachable);
    }

    void headersWithLineBreaks_neverGoOut()
    {
        RawServer server([](QTcpSocket *) {});
        Client client;
        client.pending = client.wire.call({server.url, "{}", 5s, {{"X", "a\r\nY: b"}}},
                                          [&](WireAnswer got) { client.answer = std::move(got); });
        QVERIFY(client.waitForAnswer());
        QCOMPARE(client.answer->kind, Kind::Unreachable);
        QCOMPARE(server.connections, 0);
    }

    void aProxyInTheEnvironment_isIgnored()
    {
        qputenv("http_proxy", "http://127.0.0.1:9");
        qputenv("all_proxy", "http://127.0.0.1:9");
        RawServer server([](QTcpSocket *socket) {
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
        });
        Client client;
        client.call(server.url);
        QVERIFY(client.waitForAnswer());
        qunsetenv("http_proxy");
        qunsetenv("all_proxy");
        QCOMPARE(client.answer->status, 200);
    }
};

QTEST_GUILESS_MAIN(TestHostileServers)
#include "tst_hostile_servers.moc"
