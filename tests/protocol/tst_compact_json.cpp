// Our own writer of JSON against Qt's: the same bytes.
#include "agents/protocol/compact_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <limits>

using league::protocol::compactJson;

class TestCompactJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itWritesWhatQtWrites_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("word") << QJsonValue(QStringLiteral("word with spaces ~!'<>&/"));
        QTest::newRow("quotes") << QJsonValue(QStringLiteral("a \"quoted\" \\ path"));
        QTest::newRow("control") << QJsonValue(QStringLiteral("a\b\t\n\f\r\x01\x1f\x7f b"));
        QTest::newRow("other letters") << QJsonValue(QStringLiteral("שלום élan 你好 😀"));
        QTest::newRow("half a letter") << QJsonValue(QString(QChar(0xd83d)));
        QTest::newRow("line separator") << QJsonValue(QString(QChar(0x2028)));
        QTest::newRow("nothing") << QJsonValue(QString());
        QTest::newRow("zero") << QJsonValue(0);
        QTest::newRow("zero below") << QJsonValue(-0.0);
        QTest::newRow("whole") << QJsonValue(-17);
        QTest::newRow("whole double") << QJsonValue(1e15);
        QTest::newRow("large") << QJsonValue(1e300);
        QTest::newRow("exact") << QJsonValue(qint64(1) << 53);
        QTest::newRow("longest") << QJsonValue(std::numeric_limits<qint64>::max());
        QTest::newRow("lowest") << QJsonValue(std::numeric_limits<qint64>::min());
        QTest::newRow("half") << QJsonValue(0.5);
        QTest::newRow("third") << QJsonValue(1.0 / 3);
        QTest::newRow("tiny") << QJsonValue(5e-324);
        QTest::newRow("endless") << QJsonValue(std::numeric_limits<double>::infinity());
        QTest::newRow("true") << QJsonValue(true);
        QTest::newRow("false") << QJsonValue(false);
        QTest::newRow("null") << QJsonValue(QJsonValue::Null);
        QTest::newRow("empty object") << QJsonValue(QJsonObject());
        QTest::newRow("empty array") << QJsonValue(QJsonArray());
        QTest::newRow("nested") << QJsonValue(QJsonArray{
            1, QJsonArray{QStringLiteral("a")}, QJsonObject{{QStringLiteral("b"), QJsonArray()}}});
    }

    void itWritesWhatQtWrites()
    {
        QFETCH(QJsonValue, value);
        const QJsonObject object{{QStringLiteral("b"), value},
                                 {QStringLiteral("a \"key\" é"), QJsonArray{value, value}},
                                 {QStringLiteral("c"), QJsonObject{{QStringLiteral("d"), value}}}};
        QCOMPARE(compactJson(object), QJsonDocument(object).toJson(QJsonDocument::Compact));
    }

    void anEmptyObject_isTwoBraces() { QCOMPARE(compactJson({}), QByteArray("{}")); }
};

QTEST_GUILESS_MAIN(TestCompactJson)
#include "tst_compact_json.moc"
