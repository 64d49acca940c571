#include "agents/base/byte_builder.h"

#include <QTest>

#include <limits>

using namespace league;

class TestByteBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itGivesWhatWasAdded()
    {
        base::ByteBuilder bytes;
        bytes.add('a');
        bytes.add("bc");
        bytes.add(QByteArrayView());
        bytes.fill(3, '-');
        bytes.addNumber(std::numeric_limits<qint64>::min());
        bytes.addAll(' ', QByteArray("d"), "e\r\n");
        QCOMPARE(bytes.take(), QByteArray("abc----9223372036854775808 de\r\n"));
    }

    void itGivesNothing_whenNothingWasAdded()
    {
        base::ByteBuilder bytes;
        QCOMPARE(bytes.take(), QByteArray());
    }

    // It begins with room for 2000 bytes and takes more when that is full.
    void itGrows_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 1'999, 2'000, 2'001, 4'000, 4'001, 100'000})
            QTest::addRow("%d", size) << size;
    }

    void itGrows()
    {
        QFETCH(int, size);
        base::ByteBuilder letters;
        base::ByteBuilder whole;
        QByteArray expected;
        for (int i = 0; i < size; ++i) {
            expected += static_cast<char>('a' + i % 26);
            letters.add(expected.back());
        }
        QCOMPARE(letters.view().toByteArray(), expected);
        whole.add(expected);
        whole.addAll(expected, 'x');
        const QByteArray taken = letters.take();
        QCOMPARE(taken, expected);
        QVERIFY(taken.capacity() < expected.size() + 100); // and no memory to spare
        QCOMPARE(whole.take(), expected + expected + 'x');
    }
};

QTEST_GUILESS_MAIN(TestByteBuilder)

#include "tst_byte_builder.moc"
