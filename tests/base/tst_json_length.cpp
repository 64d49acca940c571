// Values that are surely short are, whatever is in them.
#include "agents/base/json/json_document.h"
#include "agents/base/json/json_length.h"

#include <QTest>

using namespace league;
using league::base::isSurelyShorter;

class TestJsonLength : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTakenForShorterThanItIs_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray("[]");
        QTest::newRow("numbers") << QByteArray("[-9223372036854775807,-1.7976931348623157e+308]");
        QTest::newRow("words") << QByteArray("[true,false,null]");
        QTest::newRow("control characters")
            << QByteArray(R"({"\u0001\u0002":"\u0003\u0004\u0005\u0006\u0007"})");
        QTest::newRow("letters of three bytes")
            << QByteArray("{\"\u20ac\u20ac\":\"\u20ac\u20ac\"}");
        QTest::newRow("in one another") << QByteArray(R"({"a":{"b":[[[{"c":""}]]]}})");
    }
    void nothingIsTakenForShorterThanItIs()
    {
        QFETCH(QByteArray, json);
        const JsonDocument document = JsonDocument::fromJson(json);
        const JsonValue value =
            document.isArray() ? JsonValue(document.array()) : JsonValue(document.object());
        const qsizetype length = document.toJson(JsonDocument::Compact).size();
        QVERIFY(!isSurelyShorter(value, length - 1));
        QVERIFY(isSurelyShorter(value, 30 * length));
    }

    void aTextBeyondTheLimit_isNot()
    {
        const JsonObject object{{QStringLiteral("text"), QString(1'000, u'x')}};
        QVERIFY(!isSurelyShorter(object, 1'000));
        QVERIFY(isSurelyShorter(object, 7'000));
    }

    void manyItems_addUp()
    {
        JsonArray items;
        for (int i = 0; i < 1'000; ++i)
            items.append(i);
        QVERIFY(!isSurelyShorter(items, 2'000));
        QVERIFY(isSurelyShorter(items, 30'000));
    }
};

QTEST_GUILESS_MAIN(TestJsonLength)
#include "tst_json_length.moc"
