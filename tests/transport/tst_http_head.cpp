// What an HTTP head must look like: a table of good and bad ones, and the scanner that follows
// bytes.
#include "agents/transport/http_head.h"
#include "agents/transport/request_scanner.h"

#include <QTest>

using namespace league::transport;

namespace {

QByteArray head(const QByteArray &lines)
{
    return lines + "\r\n\r\n";
}

} // namespace

class TestHttpHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHead_isTakenOrRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status"); // 0: taken
        const auto row = [](const char *name, const QByteArray &bytes, int status) {
            QTest::newRow(name) << bytes << status;
        };
        const QByteArray host = "\r\nHost: 127.0.0.1:8000";

        row("plain GET", head("GET / HTTP/1.1" + host), 0);
        row("plain POST", head("POST /mcp HTTP/1.1" + host + "\r\nContent-Length: 5"), 0);
        row("length zero", head("POST /mcp HTTP/1.1" + host + "\r\nContent-Length: 0"), 0);
        row("leading zeros in length", head("POST / HTTP/1.1" + host + "\r\nContent-Length: 007"),
            0);
        row("length at the limit", head("POST / HTTP/1.1" + host + "\r\nContent-Length: 1048576"),
            0);
        row("chunked", head("POST / HTTP/1.1" + host + "\r\nTransfer-Encoding: chunked"), 0);
        row("Chunked, other case",
            head("POST / HTTP/1.1" + host + "\r\ntransfer-ENCODING: Chunked"), 0);
        row("query", head("GET /api/matches?round=1 HTTP/1.1" + host), 0);
        row("OPTIONS *", head("OPTIONS * HTTP/1.1" + host), 0);
        row("unknown method", head("BREW /pot HTTP/1.1" + host), 0);
        row("HTTP/1.0 without Host", head("GET / HTTP/1.0"), 0);
        row("empty Host", head("GET / HTTP/1.1\r\nHost:"), 0);
        row("Host of IPv6", head("GET / HTTP/1.1\r\nHost: [::1]:8000"), 0);
        row("blanks around a value", head("GET / HTTP/1.1\r\nHost: \t a \t"), 0);
        row("UTF-8 in a value", head("GET / HTTP/1.1" + host + "\r\nX-Name: J\xc3\xbcrgen"), 0);
        row("empty value", head("GET / HTTP/1.1" + host + "\r\nX-Empty:"), 0);
        row("expect continue", head("POST / HTTP/1.1" + host + "\r\nExpect: 100-Continue"), 0);
        row("upgrade to h2c is ignored",
            head("GET / HTTP/1.1" + host + "\r\nConnection: Upgrade\r\nUpgrade: h2c"), 0);

        row("nothing", "", 400);
        row("only an end", "\r\n\r\n", 400);
        row("one word", head("GET"), 400);
        row("two words", head("GET /"), 400);
        row("two blanks", head("GET  / HTTP/1.1" + host), 400);
        row("blank in the path", head("GET /a b HTTP/1.1" + host), 400);
        row("tab for a blank", head("GET\t/\tHTTP/1.1" + host), 400);
        row("leading blank", head(" GET / HTTP/1.1" + host), 400);
        row("trailing blank", head("GET / HTTP/1.1 " + host), 400);
        row("lower-case version", head("GET / http/1.1" + host), 400);
        row("HTTP/2.0", head("PRI * HTTP/2.0" + host), 505);
        row("HTTP/1.2", head("GET / HTTP/1.2" + host), 505);
        row("HTTP/1.10", head("GET / HTTP/1.10" + host), 505);
        row("HTTP/0.9", head("GET / HTTP/0.9" + host), 505);
        row("absolute target", head("GET http://127.0.0.1/ HTTP/1.1" + host), 400);
        row("authority target", head("CONNECT 127.0.0.1:80 HTTP/1.1" + host), 400);
        row("star without OPTIONS", head("GET * HTTP/1.1" + host), 400);
        row("fragment", head("GET /#top HTTP/1.1" + host), 400);
        row("control in the path", head("GET /\x01 HTTP/1.1" + host), 400);
        row("umlaut in the path", head("GET /\xc3\xbc HTTP/1.1" + host), 400);
        row("odd method", head("GE(T / HTTP/1.1" + host), 400);
        row("endless method", head(QByteArray(40, 'A') + " / HTTP/1.1" + host), 400);
        row("long path", head("GET /" + QByteArray(5000, 'a') + " HTTP/1.1" + host), 414);
        row("large header", head("GET / HTTP/1.1" + host + "\r\nX: " + QByteArray(17000, 'a')),
            431);
        QByteArray many = "GET / HTTP/1.1" + host;
        for (int i = 0; i < 120; ++i)
            many += "\r\nA: b";
        row("many headers", head(many), 431);
        row("no Host", head("GET / HTTP/1.1"), 400);
        row("two Hosts", head("GET / HTTP/1.1" + host + "\r\nhost: b"), 400);
        row("Host with a path", head("GET / HTTP/1.1\r\nHost: a/b"), 400);
        row("Host with a user", head("GET / HTTP/1.1\r\nHost: user@a"), 400);
        row("Host with a blank", head("GET / HTTP/1.1\r\nHost: a b"), 400);
        row("no colon", head("GET / HTTP/1.1" + host + "\r\nnonsense"), 400);
        row("blank before the colon", head("GET / HTTP/1.1" + host + "\r\nX : y"), 400);
        row("empty name", head("GET / HTTP/1.1" + host + "\r\n: y"), 400);
        row("folded line", head("GET / HTTP/1.1" + host + "\r\nX: a\r\n b"), 400);
        row("folded first line", head("GET / HTTP/1.1\r\n Host: a"), 400);
        row("NUL in a value", head("GET / HTTP/1.1" + host + "\r\nX: " + QByteArray(1, '\0')), 400);
        row("DEL in a value", head("GET / HTTP/1.1" + host + "\r\nX: \x7f"), 400);
        row("CR in a value", head("GET / HTTP/1.1" + host + "\r\nX: a\rb"), 400);
        row("LF in a value", head("GET / HTTP/1.1" + host + "\r\nX: a\nb"), 400);
        row("negative length", head("POST / HTTP/1.1" + host + "\r\nContent-Length: -5"), 400);
        row("signed length", head("POST / HTTP/1.1" + host + "\r\nContent-Length: +5"), 400);
        row("length in words", head("POST / HTTP/1.1" + host + "\r\nContent-Length: abc"), 400);
        row("hexadecimal length", head("POST / HTTP/1.1" + host + "\r\nContent-Length: 0x10"), 400);
        row("empty length", head("POST / HTTP/1.1" + host + "\r\nContent-Length:"), 400);
        row("list of lengths", head("POST / HTTP/1.1" + host + "\r\nContent-Length: 5, 5"), 400);
        row("two lengths",
            head("POST / HTTP/1.1" + host + "\r\nContent-Length: 5\r\nContent-length: 5"), 400);
        row("length over the limit", head("POST / HTTP/1.1" + host + "\r\nContent-Length: 1048577"),
            413);
        row("length over 64 bits",
            head("POST / HTTP/1.1" + host + "\r\nContent-Length: 99999999999999999999999"), 413);
        row("length and chunked",
            head("POST / HTTP/1.1" + host + "\r\nContent-Length: 5\r\nTransfer-Encoding: chunked"),
            400);
        row("chunked and length",
            head("POST / HTTP/1.1" + host + "\r\nTransfer-Encoding: chunked\r\nContent-Length: 5"),
            400);
        row("two encodings",
            head("POST / HTTP/1.1" + host
                 + "\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
            400);
        row("gzip, chunked",
            head("POST / HTTP/1.1" + host + "\r\nTransfer-Encoding: gzip, chunked"), 501);
        row("identity", head("POST / HTTP/1.1" + host + "\r\nTransfer-Encoding: identity"), 501);
        row("xchunked", head("POST / HTTP/1.1" + host + "\r\nTransfer-Encoding: xchunked"), 501);
        row("chunked in HTTP/1.0", head("POST / HTTP/1.0\r\nTransfer-Encoding: chunked"), 400);
        row("other expectation", head("POST / HTTP/1.1" + host + "\r\nExpect: tea"), 417);
        row("websocket in a second line",
            head("GET / HTTP/1.1" + host + "\r\nUpgrade: h2c\r\nUpgrade: x, websocket"), 501);
        row("websocket",
            head("GET / HTTP/1.1" + host + "\r\nConnection: Upgrade\r\nUpgrade: WebSocket"), 501);
    }

    void aHead_isTakenOrRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        const auto parsed = parseHttpHead(bytes, {});
        const auto *refusal = std::get_if<HttpRefusal>(&parsed);
        QCOMPARE(refusal ? refusal->status : 0, status);
        QVERIFY(!refusal || refusal->sentence.endsWith('.'));
    }

    void theParts_areRead()
    {
        const auto parsed = parseHttpHead(
            head("POST /mcp?x=1?y HTTP/1.1\r\nHost: a\r\nX-A:  b c \r\nContent-Length: 12"), {});
        const HttpHead &read = std::get<HttpHead>(parsed);
        QCOMPARE(read.verb, "POST");
        QCOMPARE(read.path, "/mcp");
        QCOMPARE(read.query, "x=1?y");
        QCOMPARE(headerValue(read.headers, "x-a"), "b c");
        QCOMPARE(read.contentLength, 12);
        QVERIFY(!read.chunked);
        QVERIFY(read.keepAlive);
    }

    void keepAlive_followsVersionAndHeader_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("keepAlive");
        QTest::newRow("1.1") << head("GET / HTTP/1.1\r\nHost: a") << true;
        QTest::newRow("1.1 close")
            << head("GET / HTTP/1.1\r\nHost: a\r\nConnection: Close") << false;
        QTest::newRow("1.1 list") << head("GET / HTTP/1.1\r\nHost: a\r\nConnection: x, close")
                                  << false;
        QTest::newRow("1.0") << head("GET / HTTP/1.0") << false;
        QTest::newRow("1.0 keep") << head("GET / HTTP/1.0\r\nConnection: keep-alive") << true;
        QTest::newRow("1.0 both") << head("GET / HTTP/1.0\r\nConnection: keep-alive, close")
                                  << false;
    }

    void keepAlive_followsVersionAndHeader()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, keepAlive);
        QCOMPARE(std::get<HttpHead>(parseHttpHead(bytes, {})).keepAlive, keepAlive);
    }

    void theScanner_findsTheEnd_howeverTheBytesArrive_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<qint64>("bodyBytes");
        const QByteArray post = "POST /mcp HTTP/1.1\r\nHost: a\r\n";
        QTest::newRow("no body") << post + "\r\n" << qint64(0);
        QTest::newRow("length") << post + "Content-Length: 5\r\n\r\nhello" << qint64(5);
        QTest::newRow("one chunk")
            << post + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
            << qint64(5);
        QTest::newRow("chunks") << post
                + "Transfer-Encoding: chunked\r\n\r\n1;a=b\r\nh\r\n04\r\nello\r\n00\r\n\r\n"
                                << qint64(5);
        QTest::newRow("after an empty line") << "\r\n" + post + "\r\n" << qint64(0);
    }

    void theScanner_findsTheEnd_howeverTheBytesArrive()
    {
        QFETCH(QByteArray, request);
        QFETCH(qint64, bodyBytes);
        const QByteArray stream = request + "GET /next";
        for (qsizetype cut = 0; cut <= request.size(); ++cut) {
            RequestScanner scanner{HttpLimits{}};
            qsizetype used = scanner.feed(QByteArrayView(stream).first(cut));
            QCOMPARE(used, cut);
            used += scanner.feed(QByteArrayView(stream).sliced(cut));
            QVERIFY(!scanner.refusal());
            QVERIFY(scanner.isComplete());
            QCOMPARE(used, request.size());
            QCOMPARE(scanner.takeBody().size(), bodyBytes);
        }
    }

    void theScanner_refusesEarly_data()
    {
        QTest::addColumn<QByteArray>("bytes"); // not a complete request
        QTest::addColumn<int>("status");
        const QByteArray chunked =
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
        QTest::newRow("TLS hello") << QByteArray("\x16\x03\x01\x02", 4) << 400;
        QTest::newRow("garbage line") << QByteArray("hello there\r\n") << 400;
        QTest::newRow("bare LF") << QByteArray("GET / HTTP/1.1\n") << 400;
        QTest::newRow("bare LF in headers") << QByteArray("GET / HTTP/1.1\r\nHost: a\n") << 400;
        QTest::newRow("endless line") << QByteArray(16 * 1024 + 1, 'a') << 414;
        QTest::newRow("endless header")
            << "GET / HTTP/1.1\r\nX: " + QByteArray(16 * 1024, 'a') << 431;
        QTest::newRow("endless empty lines") << QByteArray("\r\n").repeated(40) << 400;
        QTest::newRow("chunk size not hex") << chunked + "xyz\r\n" << 400;
        QTest::newRow("chunk size empty") << chunked + "\r\n" << 400;
        QTest::newRow("chunk size negative") << chunked + "-5\r\n" << 400;
        QTest::newRow("chunk size with 0x") << chunked + "0x5\r\n" << 400;
        QTest::newRow("chunk size blank") << chunked + "5 \r\n" << 400;
        QTest::newRow("chunk size bare LF") << chunked + "5\nhello" << 400;
        QTest::newRow("chunk size endless") << chunked + QByteArray(9, '1') << 413;
        QTest::newRow("chunk over the limit") << chunked + "100001\r\n" << 413;
        QTest::newRow("chunks over the limit")
            << chunked + QByteArray("1\r\na\r\n").repeated(200'000) << 413;
        QTest::newRow("chunk longer than said") << chunked + "5\r\nhello!" << 400;
        QTest::newRow("endless extension") << chunked + "5;" + QByteArray(300, 'x') << 400;
        QTest::newRow("trailer") << chunked + "0\r\nX" << 400;
    }

    void theScanner_refusesEarly()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        RequestScanner scanner{HttpLimits{}};
        scanner.feed(bytes);
        QVERIFY(scanner.refusal());
        QCOMPARE(scanner.refusal()->status, status);
        QVERIFY(!scanner.isComplete());
    }

    void theScanner_startsOver_forTheNextRequest()
    {
        RequestScanner scanner{HttpLimits{}};
        scanner.feed("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx");
        QVERIFY(scanner.isComplete());
        scanner.startOver();
        QVERIFY(!scanner.hasBegun());
        QVERIFY(!scanner.isComplete());
        scanner.feed("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n");
        QVERIFY(scanner.isComplete());
        QCOMPARE(scanner.head().path, "/2");
    }
};

QTEST_APPLESS_MAIN(TestHttpHead)
#include "tst_http_head.moc"
