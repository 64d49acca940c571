// Event streams, cut anywhere, with every kind of line ending.
#include "agents/transport/event_stream.h"

#include <QTest>

using namespace league::transport;
using namespace std::chrono_literals;

class TestEventStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStream_isReadWhereverItIsCut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<QByteArray>>("events");
        QTest::addColumn<QByteArray>("lastEventId");
        const QByteArray two = "event: message\nid: 1\ndata: {\"a\":\ndata: 1}\n\n"
                               ": comment\n\nid: 2\ndata:x\n\n";
        const QList<QByteArray> wanted{"{\"a\":\n1}", "x"};
        QTest::newRow("LF") << two << wanted << QByteArray("2");
        QTest::newRow("CR") << QByteArray(two).replace('\n', '\r') << wanted << QByteArray("2");
        QTest::newRow("CRLF") << QByteArray(two).replace("\n", "\r\n") << wanted << QByteArray("2");
        QTest::newRow("byte order mark") << "\xef\xbb\xbf" + two << wanted << QByteArray("2");
        QTest::newRow("priming") << QByteArray("id: 0\nretry: 5\ndata: \n\ndata: a\n\n")
                                 << QList<QByteArray>{"a"} << QByteArray("0");
        QTest::newRow("data without a colon")
            << QByteArray("data\n\n") << QList<QByteArray>{} << QByteArray();
        QTest::newRow("only one blank is taken off")
            << QByteArray("data:  a \n\n") << QList<QByteArray>{" a "} << QByteArray();
        QTest::newRow("no empty line at the end") << QByteArray("id: 1\ndata: a\n\nid: 2\ndata: b")
                                                  << QList<QByteArray>{"a", "b"} << QByteArray("1");
        QTest::newRow("an id with a zero byte") << QByteArray("id: 1\n\nid: 2\0\ndata: b\n\n", 22)
                                                << QList<QByteArray>{"b"} << QByteArray("1");
        QTest::newRow("nothing") << QByteArray() << QList<QByteArray>{} << QByteArray();
    }
    void aStream_isReadWhereverItIsCut()
    {
        QFETCH(QByteArray, text);
        QFETCH(QList<QByteArray>, events);
        QFETCH(QByteArray, lastEventId);
        for (qsizetype cut = 0; cut <= text.size(); ++cut) {
            EventStream stream;
            stream.read(QByteArrayView(text).first(cut));
            stream.read(QByteArrayView(text).sliced(cut));
            stream.end();
            QCOMPARE(stream.takeEvents(), events);
            QCOMPARE(stream.lastEventId(), lastEventId);
        }
        QCOMPARE(eventsOf(text), events);
    }

    void anEvent_isThereOnceItIsComplete()
    {
        EventStream stream;
        stream.read("data: a\n");
        QVERIFY(stream.takeEvents().isEmpty());
        stream.read("\n");
        QCOMPARE(stream.takeEvents(), QList<QByteArray>{"a"});
        QVERIFY(stream.takeEvents().isEmpty());
    }

    void retry_isANumberOfMilliseconds()
    {
        EventStream stream;
        QVERIFY(!stream.retry());
        stream.read("retry: soon\nretry: -5\nretry: 99999999999\n\n");
        QVERIFY(!stream.retry());
        stream.read("retry: 250\n\n");
        QCOMPARE(stream.retry(), 250ms);
    }
};

QTEST_GUILESS_MAIN(TestEventStream)
#include "tst_event_stream.moc"
