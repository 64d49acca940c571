// Our JSON against Qt's: the same texts, the same values, the same refusals.
#include "agents/base/json/json_document.h"
#include "agents/base/json/json_names.h"
#include "agents/base/random_stream.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace league;

namespace {

QByteArray asQtWrites(const JsonValue &value, QJsonDocument::JsonFormat format)
{
    const QJsonValue same = value.toQt();
    return (same.isArray() ? QJsonDocument(same.toArray()) : QJsonDocument(same.toObject()))
        .toJson(format);
}

QByteArray asWeWrite(const JsonValue &value, QJsonDocument::JsonFormat format)
{
    return (value.isArray() ? JsonDocument(value.toArray()) : JsonDocument(value.toObject()))
        .toJson(format);
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnusualLetter_isWrittenAsQtDoes_whereverItStands()
    {
        for (qsizetype length = 1; length <= 26; ++length) { // letters are copied eight at a time
            for (qsizetype place = 0; place < length; ++place) {
                for (const QChar letter : {u' ', u'~', u'"', u'\\', u'\x1f', u'\x7f', u'\xe9',
                                           u'\x122', u'\x2022', u'\xff41'}) {
                    QString text(length, u'x');
                    text[place] = letter;
                    QCOMPARE(JsonDocument(JsonArray{text}).toJson(JsonDocument::Compact),
                             QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact));
                }
            }
        }
    }

    void itWritesWhatQtWrites_data()
    {
        QTest::addColumn<JsonValue>("value");
        QTest::newRow("word") << JsonValue(QStringLiteral("word with spaces ~!'<>&/"));
        QTest::newRow("quotes") << JsonValue(QStringLiteral("a \"quoted\" \\ path"));
        QTest::newRow("control") << JsonValue(QStringLiteral("a\b\t\n\f\r\x01\x1f\x7f b"));
        QTest::newRow("other letters") << JsonValue(QStringLiteral("שלום élan 你好 😀"));
        QTest::newRow("letters of two bytes") << JsonValue(QStringLiteral("שלום élan"));
        QTest::newRow("half a letter") << JsonValue(QString(QChar(0xd83d)));
        QTest::newRow("line separator") << JsonValue(QString(QChar(0x2028)));
        QTest::newRow("nothing") << JsonValue(QString());
        QTest::newRow("zero") << JsonValue(0);
        QTest::newRow("zero below") << JsonValue(-0.0);
        QTest::newRow("whole") << JsonValue(-17);
        QTest::newRow("whole double") << JsonValue(1e15);
        QTest::newRow("large") << JsonValue(1e300);
        QTest::newRow("exact") << JsonValue(qint64(1) << 53);
        QTest::newRow("longest") << JsonValue(std::numeric_limits<qint64>::max());
        QTest::newRow("lowest") << JsonValue(std::numeric_limits<qint64>::min());
        QTest::newRow("half") << JsonValue(0.5);
        QTest::newRow("third") << JsonValue(1.0 / 3);
        QTest::newRow("tiny") << JsonValue(5e-324);
        QTest::newRow("endless") << JsonValue(std::numeric_limits<double>::infinity());
        QTest::newRow("true") << JsonValue(true);
        QTest::newRow("false") << JsonValue(false);
        QTest::newRow("null") << JsonValue(JsonValue::Null);
        // The writer begins with room for 2000 bytes and takes more when that is full.
        for (const int length : {1'900, 1'990, 1'998, 1'999, 2'000, 2'001, 3'998, 4'002, 20'000})
            QTest::addRow("%d letters", length) << JsonValue(QString(length, u'x'));
        QTest::newRow("many") << JsonValue(
            JsonArray::fromStringList(QStringList(1'000, QStringLiteral("a word, or \"two\""))));
        QTest::newRow("empty object") << JsonValue(JsonObject());
        QTest::newRow("empty array") << JsonValue(JsonArray());
        QTest::newRow("nested") << JsonValue(JsonArray{
            1, JsonArray{QStringLiteral("a")}, JsonObject{{QStringLiteral("b"), JsonArray()}}});
    }

    void itWritesWhatQtWrites()
    {
        QFETCH(JsonValue, value);
        const JsonObject object{{QStringLiteral("b"), value},
                                {QStringLiteral("a \"key\" é"), JsonArray{value, value}},
                                {QStringLiteral("c"), JsonObject{{QStringLiteral("d"), value}}}};
        for (const auto format : {QJsonDocument::Compact, QJsonDocument::Indented}) {
            QCOMPARE(asWeWrite(object, format), asQtWrites(object, format));
            QCOMPARE(asWeWrite(JsonArray{value}, format), asQtWrites(JsonArray{value}, format));
        }
        QCOMPARE(
            JsonDocument::fromJson(compactJson(object)).object(),
            JsonValue::fromQt(QJsonDocument::fromJson(compactJson(object)).object()).toObject());
    }

    void itReadsWhatQtReads_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QList<QByteArray> texts{"",
                                      " ",
                                      "{}",
                                      "[]",
                                      " [ ] ",
                                      "{",
                                      "}",
                                      "nul",
                                      "null",
                                      "17",
                                      "\"text\"",
                                      "[1,]",
                                      "[,1]",
                                      "{\"a\":1,}",
                                      "{\"a\" 1}",
                                      "{a:1}",
                                      "{'a':1}",
                                      "[1]x",
                                      "[1]\n\t ",
                                      "\xef\xbb\xbf[1]",
                                      "[0]",
                                      "[-0]",
                                      "[-0.0]",
                                      "[01]",
                                      "[1.]",
                                      "[.5]",
                                      "[1e5]",
                                      "[1E+2]",
                                      "[1e400]",
                                      "[-1e-400]",
                                      "[1.0]",
                                      "[123456789012345678]",
                                      "[9223372036854775807]",
                                      "[9223372036854775808]",
                                      "[-9223372036854775808]",
                                      "[-9223372036854775809]",
                                      "[18446744073709551616]",
                                      "[0.1,1e22,1.7976931348623157e308,5e-324,4503599627370497.5]",
                                      "[NaN]",
                                      "[Infinity]",
                                      "[true,false,null]",
                                      "[tru]",
                                      "[\"\"]",
                                      "[\"a\\u0041\\n\\/\\\"\"]",
                                      "[\"\\ud83d\\ude00\"]",
                                      "[\"\\ud83d\"]",
                                      "[\"\\udc00\\ud800\"]",
                                      "[\"\\u00\"]",
                                      "[\"\\x\"]",
                                      "[\"a\nb\"]",
                                      "[\"\\u0000\"]",
                                      "[\"\xc3\xa9\"]",
                                      "[\"\xc3\"]",
                                      "[\"\xed\xa0\x80\"]",
                                      "[\"\xff\"]",
                                      "{\"a\":1,\"a\":2}",
                                      "{\"b\":1,\"a\":2,\"b\":3,\"a\":4}",
                                      "{\"\":0}",
                                      "{\"a\":{\"a\":{}}}",
                                      "{\"\xd7\xa9\":1,\"z\":2,\"\\u0061\":3}",
                                      "[1 2]",
                                      "[1] [2]",
                                      "\x00[1]",
                                      "// a\n[1]"};
        for (const QByteArray &text : texts)
            QTest::addRow("%s", text.toPercentEncoding(" {}[]:,\"").constData()) << text;
        for (const int depth : {10, 60, 70, 500, 1'100})
            QTest::addRow("%d deep", depth) << QByteArray(depth, '[') + QByteArray(depth, ']');
    }

    void itReadsWhatQtReads()
    {
        QFETCH(QByteArray, text);
        JsonParseError problem;
        const JsonDocument ours = JsonDocument::fromJson(text, &problem);
        QJsonParseError asQtSees;
        const QJsonDocument qts = QJsonDocument::fromJson(text, &asQtSees);
        QCOMPARE(problem.error, asQtSees.error);
        if (problem.error != QJsonParseError::NoError)
            QCOMPARE(problem.offset, asQtSees.offset);
        QCOMPARE(ours.isNull(), qts.isNull());
        QCOMPARE(ours.isObject(), qts.isObject());
        QCOMPARE(ours.isArray(), qts.isArray());
        QCOMPARE(JsonValue(ours.object()).toQt().toObject(), qts.object());
        QCOMPARE(JsonValue(ours.array()).toQt().toArray(), qts.array());
        QCOMPARE(ours.toJson(), qts.toJson());
    }

    void manyFields_areFoundAndSorted()
    {
        base::RandomStream random(1, u"fields");
        JsonObject object;
        QMap<QString, int> expected;
        for (int i = 0; i < 200; ++i) {
            const QString key = QString::number(random.uniform(120)).rightJustified(3);
            object.insert(key, i);
            expected.insert(key, i);
            QCOMPARE(object.size(), expected.size());
        }
        QCOMPARE(object.keys(), expected.keys());
        for (auto field = expected.cbegin(); field != expected.cend(); ++field) {
            QCOMPARE(object.value(field.key()).toInt(), field.value());
            QCOMPARE(object.value(QLatin1String(field.key().toLatin1())).toInt(), field.value());
        }
        QVERIFY(!object.contains(QStringLiteral("none")));
        QVERIFY(object.value(QLatin1String("none")).isUndefined());
    }

    void aName_isWhatItsBytesSay()
    {
        // More than are kept, so that some take the places of others.
        for (int i = 0; i < 12'000; ++i) {
            const QByteArray bytes = "name_" + QByteArray::number(i % 11'000);
            const QString name = QString::fromLatin1(bytes);
            QCOMPARE(base::jsonWord(bytes), name);
            QCOMPARE(base::jsonName(QByteArrayView(bytes)), name);
            QCOMPARE(base::jsonName(QLatin1String(bytes)), name);
        }
        const QByteArray accent = QStringLiteral("é").toUtf8();
        QCOMPARE(base::jsonName(QByteArrayView(accent)), QStringLiteral("é"));
        QCOMPARE(base::jsonName(QLatin1String(accent)), QString::fromLatin1(accent));
        QCOMPARE(base::jsonName(QByteArrayView(accent)), QStringLiteral("é"));
        QCOMPARE(base::jsonName(QLatin1String("")), QString());
        const QByteArray longName(100, 'n');
        QCOMPARE(base::jsonName(QLatin1String(longName)), QString::fromLatin1(longName));
    }

    void aNameThatIsChanged_leavesTheOthersAsTheyAre()
    {
        constexpr base::JsonName name("chart");
        QString changed = base::jsonName(name);
        changed[0] = u'C';
        changed += u's';
        QCOMPARE(changed, QStringLiteral("Charts"));
        QCOMPARE(base::jsonName(name), QStringLiteral("chart"));
        QCOMPARE(base::jsonName(QByteArrayView("chart")), QStringLiteral("chart"));
    }

    // Others on other threads may be looking at the same text.
    void writing_leavesTextsWhereTheyAre()
    {
        const QString literal = QStringLiteral("a word of the program");
        const JsonObject object{{literal, literal}, {QLatin1String("match_id"), literal}};
        QHash<QString, const QChar *> places;
        for (auto field = object.begin(); field != object.end(); ++field)
            places.insert(field.key(), field.key().constData());
        QVERIFY(!compactJson(object).isEmpty());
        for (auto field = object.begin(); field != object.end(); ++field) {
            QCOMPARE(static_cast<const void *>(field.key().constData()),
                     static_cast<const void *>(places.value(field.key())));
            const QString text = field.value().toString();
            QCOMPARE(static_cast<const void *>(text.constData()),
                     static_cast<const void *>(literal.constData()));
        }
    }

    void aCopy_keepsWhatItHad()
    {
        JsonObject object{{QStringLiteral("a"), 1}, {QStringLiteral("b"), JsonArray{1, 2}}};
        const JsonObject copy = object;
        object.insert(QLatin1String("a"), 2);
        object.remove(QLatin1String("b"));
        object[QLatin1String("c")] = true;
        QCOMPARE(copy.value(QLatin1String("a")), JsonValue(1));
        QCOMPARE(copy.value(QLatin1String("b")).toArray().size(), 2);
        QCOMPARE(object.keys(), QStringList({QStringLiteral("a"), QStringLiteral("c")}));
        object.insert(QLatin1String("a"), JsonValue::Undefined);
        QCOMPARE(object.take(QLatin1String("c")), JsonValue(true));
        QVERIFY(object.isEmpty());
        QCOMPARE(object.take(QLatin1String("c")), JsonValue(JsonValue::Undefined));
    }

    void aValueOfAnotherType_isTheDefault()
    {
        QCOMPARE(JsonValue(1.5).toInteger(7), 7);
        QCOMPARE(JsonValue(2.0).toInteger(7), 2);
        QCOMPARE(JsonValue(qint64(1) << 40).toInt(7), 7);
        QCOMPARE(JsonValue(QStringLiteral("1")).toDouble(0.5), 0.5);
        QCOMPARE(JsonValue(1).toString(QStringLiteral("no")), QStringLiteral("no"));
        QCOMPARE(JsonValue(1), JsonValue(1.0));
        QVERIFY(JsonValue(1) != JsonValue(true));
        QVERIFY(JsonArray().at(0).isUndefined());
        QVERIFY(JsonArray{1}.at(-1).isUndefined());
    }

    void variants_comeBack()
    {
        const JsonObject object{{QStringLiteral("a"), JsonArray{1, 0.5, true, QStringLiteral("x")}},
                                {QStringLiteral("b"), JsonObject{{QStringLiteral("c"), {}}}}};
        QCOMPARE(object.toVariantMap(), JsonValue(object).toQt().toObject().toVariantMap());
        QCOMPARE(JsonObject::fromVariantMap(object.toVariantMap()), object);
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
