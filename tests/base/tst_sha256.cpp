#include "agents/base/sha256.h"

#include <QCryptographicHash>
#include <QTest>

using namespace league;

class TestSha256 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWhatTheStandardSays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("sum");
        // The examples of FIPS 180-4.
        QTest::newRow("nothing")
            << QByteArray()
            << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc")
            << QByteArray("abc")
            << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks")
            << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
            << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("a million")
            << QByteArray(1'000'000, 'a')
            << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    void itIsWhatTheStandardSays()
    {
        QFETCH(QByteArray, bytes);
        QTEST(base::sha256(bytes).toHex(), "sum");
    }

    void itIsWhatQtHas()
    {
        for (int size = 0; size < 300; ++size) {
            const QByteArray bytes(size, static_cast<char>(size));
            QCOMPARE(base::sha256(bytes),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
        }
    }
};

QTEST_GUILESS_MAIN(TestSha256)

#include "tst_sha256.moc"
