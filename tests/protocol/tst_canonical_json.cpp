// Canonical JSON against the examples of RFC 8785, as far as we write such values.
#include "agents/base/json/json_document.h"
#include "agents/protocol/canonical_json.h"

#include <QTest>

using namespace league;
using protocol::canonicalJson;

namespace {

JsonValue parsed(const QByteArray &json)
{
    return JsonDocument::fromJson('[' + json + ']').array().at(0);
}

} // namespace

class TestCanonicalJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // RFC 8785 §3.2.2 and §3.2.4, without the numbers that are not whole.
    void textIsEscapedAsInTheExampleOfTheRfc()
    {
        const QByteArray given =
            "{\"numbers\": [333333333, 1E15, 4.0, -0.0], "
            "\"string\": \"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\\"\\/\", "
            "\"literals\": [null, true, false]}";
        const QByteArray expected =
            "{\"literals\":[null,true,false],\"numbers\":[333333333,1000000000000000,4,0],"
            "\"string\":\"\xe2\x82\xac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}";
        QCOMPARE(canonicalJson(parsed(given)), expected);
    }

    // RFC 8785 §3.2.3: by UTF-16 units, so a smiley comes before a Hebrew presentation form.
    void keysAreSortedAsInTheExampleOfTheRfc()
    {
        const QByteArray given =
            "{ \"\\u20ac\": \"Euro Sign\", \"\\r\": \"Carriage Return\", \"\\ufb33\": \"Hebrew "
            "Letter Dalet With Dagesh\", \"1\": \"One\", \"\\ud83d\\ude00\": \"Emoji: Grinning "
            "Face\", \"\\u0080\": \"Control\", \"\\u00f6\": \"Latin Small Letter O With "
            "Diaeresis\" }";
        const QByteArray bytes = canonicalJson(parsed(given));
        qsizetype last = -1;
        for (const char *value :
             {"Carriage Return", "One", "Control", "Latin Small Letter O With Diaeresis",
              "Euro Sign", "Emoji: Grinning Face", "Hebrew Letter Dalet With Dagesh"}) {
            const qsizetype at = bytes.indexOf(value);
            QVERIFY2(at > last, value);
            last = at;
        }
    }

    void everyControlCharacterHasItsShortestEscape()
    {
        QString text;
        for (ushort c = 0; c < 0x21; ++c)
            text += QChar(c);
        QCOMPARE(canonicalJson(text),
                 QByteArray("\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n"
                            "\\u000b\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015"
                            "\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e"
                            "\\u001f \""));
        QCOMPARE(canonicalJson(QStringLiteral("\u007f/")), QByteArray("\"\x7f/\""));
    }

    void wholeNumbersAreNumbersAndOthersAreText_data()
    {
        QTest::addColumn<JsonValue>("number");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("zero") << JsonValue(0) << QByteArray("0");
        QTest::newRow("negative zero") << JsonValue(-0.0) << QByteArray("0");
        QTest::newRow("whole") << JsonValue(42.0) << QByteArray("42");
        QTest::newRow("negative") << JsonValue(-17) << QByteArray("-17");
        QTest::newRow("largest exact")
            << JsonValue(qint64(9007199254740991)) << QByteArray("9007199254740991");
        QTest::newRow("too long to be exact")
            << JsonValue(qint64(9007199254740993)) << QByteArray("\"9007199254740993\"");
        QTest::newRow("fraction") << JsonValue(0.5) << QByteArray("\"0.5\"");
        QTest::newRow("shortest form") << JsonValue(0.1) << QByteArray("\"0.1\"");
        QTest::newRow("far too large") << JsonValue(1e30) << QByteArray("\"1e+30\"");
    }
    void wholeNumbersAreNumbersAndOthersAreText()
    {
        QFETCH(JsonValue, number);
        QFETCH(QByteArray, bytes);
        QCOMPARE(canonicalJson(number), bytes);
        QCOMPARE(canonicalJson(protocol::canonicalValue(number)), bytes);
        QCOMPARE(parsed(bytes), protocol::canonicalValue(number));
    }

    // M-141: what reads the bytes and writes them again has the same bytes.
    void whatIsReadBackIsWrittenTheSame()
    {
        const JsonValue value = parsed(
            "{\"b\":[1.5,{\"z\":{},\"a\":[]}],\"a\":\"\\u00e9\\ud83d\\ude00\\\"\",\"c\":null}");
        const QByteArray bytes = canonicalJson(value);
        QCOMPARE(bytes,
                 QByteArray("{\"a\":\"\xc3\xa9\xf0\x9f\x98\x80\\\"\",\"b\":[\"1.5\","
                            "{\"a\":[],\"z\":{}}],\"c\":null}"));
        QCOMPARE(canonicalJson(parsed(bytes)), bytes);
        QCOMPARE(parsed(bytes), protocol::canonicalValue(value));
    }
};

QTEST_GUILESS_MAIN(TestCanonicalJson)
#include "tst_canonical_json.moc"
