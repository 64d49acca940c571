// The kinds of field: a message made up for this test has one of each.
#include "agents/protocol/vocabulary.h"
#include "tests/protocol/message_trial.h"

#include <limits>

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

struct Part
{
    QString name = {};
    QList<int> numbers = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("name", self.name);
        v.optional("numbers", self.numbers);
    }
};

struct EveryKind
{
    static constexpr QLatin1String Type{"EVERY_KIND"};
    static constexpr QLatin1String Method{};

    int whole = 0;
    qint64 large = 0;
    double real = 0;
    bool flag = false;
    Parity parity = Parity::Odd;
    QList<QList<Part>> nested = {};
    QMap<QString, QList<Part>> byName = {};
    JsonObject raw = {};
    JsonValue anything = JsonValue::Null;
    QString secretToken = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("whole", self.whole, 0);
        v.withDefault("large", self.large, 0);
        v.withDefault("real", self.real, 0.5);
        v.withDefault("flag", self.flag, true);
        v.withDefault("parity", self.parity, Parity::Even);
        v.optional("nested", self.nested);
        v.optional("by_name", self.byName);
        v.optional("raw", self.raw);
        v.optional("anything", self.anything);
        v.optional("secret_token", self.secretToken);
    }
};

Result<EveryKind> withField(const char *name, const JsonValue &value)
{
    return read<EveryKind>({{QLatin1String(name), value}});
}

QString refusalOf(const QByteArray &json)
{
    const auto read = league::protocol::read<EveryKind>(parsed(json));
    return read ? QStringLiteral("accepted") : read.failure().sentence;
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void defaults_fillWhatWasNotSent_andAreAlwaysWritten()
    {
        const auto nothing = read<EveryKind>({});
        QVERIFY(nothing);
        QCOMPARE(
            compact(payloadOf(*nothing)),
            compact(parsed(R"({"whole":0,"large":0,"real":0.5,"flag":true,"parity":"even"})")));
    }

    void absentAndNull_areTheSame()
    {
        const auto nulls = read<EveryKind>(parsed(R"({"whole": null, "large": null, "real": null,
            "flag": null, "parity": null, "nested": null, "by_name": null, "raw": null,
            "anything": null})"));
        QVERIFY(nulls);
        QCOMPARE(compact(payloadOf(*nulls)), compact(payloadOf(*read<EveryKind>({}))));
    }

    void wholeNumbers_data()
    {
        QTest::addColumn<JsonValue>("value");
        QTest::addColumn<bool>("fitsInt");
        QTest::addColumn<bool>("fitsLarge");
        constexpr qint64 IntMax = std::numeric_limits<int>::max();
        constexpr qint64 IntMin = std::numeric_limits<int>::min();
        QTest::newRow("0") << JsonValue(0) << true << true;
        QTest::newRow("-1") << JsonValue(-1) << true << true;
        QTest::newRow("2.0 is whole") << JsonValue(2.0) << true << true;
        QTest::newRow("largest int") << JsonValue(IntMax) << true << true;
        QTest::newRow("smallest int") << JsonValue(IntMin) << true << true;
        QTest::newRow("one more") << JsonValue(IntMax + 1) << false << true;
        QTest::newRow("one less") << JsonValue(IntMin - 1) << false << true;
        QTest::newRow("largest large")
            << JsonValue(std::numeric_limits<qint64>::max()) << false << true;
        QTest::newRow("1e30") << JsonValue(1e30) << false << false;
        QTest::newRow("1.5") << JsonValue(1.5) << false << false;
        QTest::newRow("text") << JsonValue(QStringLiteral("1")) << false << false;
        QTest::newRow("true") << JsonValue(true) << false << false;
        QTest::newRow("list") << JsonValue(JsonArray{1}) << false << false;
    }

    void wholeNumbers()
    {
        QFETCH(JsonValue, value);
        QFETCH(bool, fitsInt);
        QFETCH(bool, fitsLarge);
        const auto whole = withField("whole", value);
        const auto large = withField("large", value);
        QCOMPARE(whole.ok(), fitsInt);
        QCOMPARE(large.ok(), fitsLarge);
        if (fitsInt)
            QCOMPARE(qint64(whole->whole), value.toInteger());
        if (fitsLarge)
            QCOMPARE(large->large, value.toInteger());
    }

    void aNumber_mayBeWhole_butNotText()
    {
        QCOMPARE(withField("real", 3)->real, 3.0);
        QCOMPARE(withField("real", 0.25)->real, 0.25);
        QVERIFY(!withField("real", QStringLiteral("0.25")));
    }

    void trueAndFalse_areNothingElse()
    {
        QVERIFY(withField("flag", true)->flag);
        QVERIFY(!withField("flag", false)->flag);
        QVERIFY(!withField("flag", 1));
        QVERIFY(!withField("flag", QStringLiteral("true")));
    }

    void aWord_isReadInItsExactSpellingOnly()
    {
        QCOMPARE(withField("parity", QStringLiteral("odd"))->parity, Parity::Odd);
        for (const char *wrong : {"Odd", " odd", "odd ", "ODD", "", "1"})
            QVERIFY2(!withField("parity", QLatin1String(wrong)), wrong);
        QVERIFY(!withField("parity", 1));
    }

    void thePathOfAProblem_leadsThroughListsAndMaps_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("opening");
        const auto row = [](const char *json, const char *path) {
            QTest::newRow(path) << QByteArray(json)
                                << QStringLiteral("EVERY_KIND: \"%1\" ").arg(QLatin1String(path));
        };
        row(R"({"nested": 1})", "nested");
        row(R"({"nested": [1]})", "nested[0]");
        row(R"({"nested": [[], [null]]})", "nested[1][0]");
        row(R"({"nested": [[], [{"name": "a"}, {}]]})", "nested[1][1].name");
        row(R"({"nested": [[{"name": "a", "numbers": [1, 2, "x"]}]]})", "nested[0][0].numbers[2]");
        row(R"({"by_name": []})", "by_name");
        row(R"({"by_name": {"k": 1}})", "by_name.k");
        row(R"({"by_name": {"k": [{"name": 5}]}})", "by_name.k[0].name");
    }

    void thePathOfAProblem_leadsThroughListsAndMaps()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, opening);
        QVERIFY2(refusalOf(json).startsWith(opening), qPrintable(refusalOf(json)));
    }

    void onlyTheFirstProblem_isReported()
    {
        QCOMPARE(refusalOf(R"({"whole": "x", "flag": "y"})"),
                 QStringLiteral("EVERY_KIND: \"whole\" must be a whole number, got \"x\""));
    }

    void whatWasSent_isShownShortly()
    {
        QCOMPARE(refusalOf(R"({"flag": [1, 2, 3]})"),
                 QStringLiteral("EVERY_KIND: \"flag\" must be true or false, got a list"));
        QCOMPARE(refusalOf(R"({"flag": {"auth_token": "tok"}})"),
                 QStringLiteral("EVERY_KIND: \"flag\" must be true or false, got an object"));
        QCOMPARE(refusalOf(R"({"whole": 1.5})"),
                 QStringLiteral("EVERY_KIND: \"whole\" must be a whole number, got 1.5"));
        const QByteArray longText(100'000, 'x');
        QVERIFY(refusalOf("{\"flag\": \"" + longText + "\"}").size() < 200);
    }

    void whatOthersName_isShownShortly_andOnOneLine()
    {
        const QByteArray longText(100'000, 'x');
        QVERIFY(refusalOf("{\"by_name\": {\"" + longText + "\": 1}}").size() < 200);
        QCOMPARE(refusalOf("{\"by_name\": {\"k\\n2026 error\": 5}}"),
                 QStringLiteral("EVERY_KIND: \"by_name.k\ufffd2026 error\" must be a list, got 5"));
    }

    void aSecret_isNotShown()
    {
        QCOMPARE(refusalOf(R"({"secret_token": 987654321})"),
                 QStringLiteral("EVERY_KIND: \"secret_token\" must be text, got something else"));
    }

    void percentSigns_areNothingSpecial()
    {
        QCOMPARE(refusalOf(R"({"flag": "%1 %2"})"),
                 QStringLiteral("EVERY_KIND: \"flag\" must be true or false, got \"%1 %2\""));
        QVERIFY(refusalOf(R"({"by_name": {"%2": 1}})").contains(QStringLiteral("\"by_name.%2\"")));
    }

    void rawJson_isKeptAsItIs()
    {
        const QByteArray json = R"({"raw": {"b": [1, {"c": null}], "a": "ä"}, "anything": [true]})";
        const auto read = league::protocol::read<EveryKind>(parsed(json));
        QVERIFY(read);
        const JsonObject written = payloadOf(*read);
        for (const char *key : {"raw", "anything"})
            QCOMPARE(written.value(QLatin1String(key)), parsed(json).value(QLatin1String(key)));
    }

    void everyWord_ofEveryVocabulary_isReadBack()
    {
        const auto readBack = []<class E>(E) {
            for (const WireWord<E> &entry : wireWords(E{})) {
                QCOMPARE(fromWireWord<E>(QString(entry.word)), std::optional(entry.value));
                QCOMPARE(wireWord(entry.value), entry.word);
            }
        };
        readBack(RegistrationStatus{});
        readBack(Parity{});
        readBack(DrawSource{});
        readBack(ResultStatus{});
        readBack(PlayerOutcome{});
        readBack(QueryType{});
        readBack(MatchCommand{});
    }
};

QTEST_GUILESS_MAIN(TestFields)
#include "tst_fields.moc"
