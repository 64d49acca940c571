// What an HTTP response may look like, however its bytes arrive.
#include "agents/transport/response_reader.h"

#include <QTest>

using namespace league::transport;

using State = ResponseReader::State;

class TestResponseReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aResponse_isReadToItsEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("mayStay");
        const auto row = [](const char *name, const QByteArray &bytes, int status,
                            const QByteArray &body, bool mayStay = true) {
            QTest::newRow(name) << bytes << status << body << mayStay;
        };
        const QByteArray ok = "HTTP/1.1 200 OK\r\n";
        const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
        row("length", ok + "Content-Length: 2\r\n\r\n{}", 200, "{}");
        row("no word", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n{}", 200, "{}");
        row("bare line feeds", "HTTP/1.1 200 OK\nContent-Length: 2\n\n{}", 200, "{}");
        row("nothing in it", ok + "content-length: 0\r\n\r\n", 200, "");
        row("the same length twice", ok + "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 200,
            "{}");
        row("no content", "HTTP/1.1 204 No Content\r\n\r\n", 204, "");
        row("not modified", "HTTP/1.1 304 X\r\nContent-Length: 5\r\n\r\n", 304, "");
        row("chunks", chunked + "1\r\n{\r\n1;a=b\r\n}\r\n0\r\n\r\n", 200, "{}");
        row("a trailer", chunked + "2\r\n{}\r\n0\r\nX: y\r\nZ: a\r\n\r\n", 200, "{}");
        row("an interim one first",
            "HTTP/1.1 100 Continue\r\nX: y\r\n\r\n" + ok + "Content-Length: 2\r\n\r\n{}", 200,
            "{}");
        row("the last one", ok + "Connection: close\r\nContent-Length: 2\r\n\r\n{}", 200, "{}",
            false);
        row("an old one", "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}", 200, "{}", false);
        row("an old one that stays",
            "HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 2\r\n\r\n{}", 200, "{}");
        row("chunks and a length",
            ok + "Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", 200,
            "{}", false);
        row("lines nobody needs", ok + "nonsense\r\n folded: x\r\nContent-Length: 2\r\n\r\n{}", 200,
            "{}");
    }
    void aResponse_isReadToItsEnd()
    {
        QFETCH(QByteArray, bytes);
        const QByteArray stream = bytes + "HTTP/1.1 500 X\r\n";
        for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
            ResponseReader reader({}, true);
            qsizetype used = reader.feed(QByteArrayView(stream).first(cut));
            QCOMPARE(used, cut);
            used += reader.feed(QByteArrayView(stream).sliced(cut));
            QCOMPARE(used, bytes.size());
            QCOMPARE(reader.state(), State::Complete);
            QTEST(reader.mayStay(), "mayStay");
            const WireAnswer answer = reader.takeAnswer();
            QTEST(answer.status, "status");
            QTEST(answer.body, "body");
        }
    }

    void whatIsNone_isToldApart_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<State>("state"); // after the peer has closed
        const QByteArray ok = "HTTP/1.1 200 OK\r\n";
        const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
        QTest::newRow("nothing") << QByteArray() << State::BrokenOff;
        QTest::newRow("another language") << QByteArray("SSH-2.0-x\r\n") << State::NotHttp;
        QTest::newRow("another version") << QByteArray("HTTP/2 200\r\n") << State::NotHttp;
        QTest::newRow("four digits") << QByteArray("HTTP/1.1 2000 X\r\n") << State::NotHttp;
        QTest::newRow("a status that is none")
            << QByteArray("HTTP/1.1 099 X\r\n") << State::NotHttp;
        QTest::newRow("another protocol") << QByteArray("HTTP/1.1 101 X\r\n\r\n") << State::NotHttp;
        QTest::newRow("half a head") << ok + "Content-Le" << State::BrokenOff;
        QTest::newRow("half a body") << ok + "Content-Length: 3\r\n\r\n{}" << State::BrokenOff;
        QTest::newRow("half a chunk") << chunked + "3\r\n{}" << State::BrokenOff;
        QTest::newRow("only an interim one")
            << QByteArray("HTTP/1.1 100 Continue\r\n\r\n") << State::BrokenOff;
        QTest::newRow("no length") << ok + "\r\n{}" << State::Complete;
        QTest::newRow("length that is none") << ok + "Content-Length: -1\r\n\r\n" << State::NotHttp;
        QTest::newRow("two lengths")
            << ok + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}" << State::NotHttp;
        QTest::newRow("an encoding nobody asked for")
            << ok + "Transfer-Encoding: gzip, chunked\r\n\r\n"
            << State::NotHttp;
        QTest::newRow("chunks that are none") << chunked + "hello\r\n" << State::NotHttp;
        QTest::newRow("a length too large") << ok + "Content-Length: 99999999999999999999\r\n\r\n"
                                            << State::TooLarge;
        QTest::newRow("a chunk too large") << chunked + "ffffff\r\n" << State::TooLarge;
        QTest::newRow("a head too large")
            << ok + "X: " + QByteArray(16 * 1024, 'x') << State::TooLarge;
        QTest::newRow("a body too large")
            << ok + "\r\n" + QByteArray(1024 * 1024 + 1, 'x') << State::TooLarge;
    }
    void whatIsNone_isToldApart()
    {
        QFETCH(QByteArray, bytes);
        ResponseReader reader({}, true);
        reader.feed(bytes);
        reader.end();
        QTEST(reader.state(), "state");
        QVERIFY(!reader.mayStay());
    }

    void whatIsAnsweredToHead_hasNoBody()
    {
        ResponseReader reader({}, false);
        reader.feed("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n");
        QCOMPARE(reader.state(), State::Complete);
        QVERIFY(reader.mayStay());
    }
};

QTEST_APPLESS_MAIN(TestResponseReader)
#include "tst_response_reader.moc"
