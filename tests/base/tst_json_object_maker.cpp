// JsonObjectMaker: the same object as if its fields were inserted one by one.
#include "agents/base/json/json_document.h"
#include "agents/base/json/json_object_maker.h"
#include "agents/base/random_stream.h"

#include <QTest>

using namespace league;
using league::base::JsonName;
using league::base::JsonObjectMaker;

class TestJsonObjectMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_isAnEmptyObject() { QVERIFY(JsonObjectMaker().take().isEmpty()); }

    void fieldsInAnyOrder_areInTheOrderOfTheirNames()
    {
        // Names that begin alike, that are the beginning of another, and longer ones.
        constexpr std::array names{
            JsonName("a"),         JsonName("ab"),          JsonName("match_id"),
            JsonName("match_ids"), JsonName("match_token"), JsonName("match_token_sha256"),
            JsonName("Z"),         JsonName("_x"),          JsonName(""),
            JsonName("player_a"),  JsonName("player_b"),    JsonName("player_a_id")};
        base::RandomStream dice(7, u"fields");
        for (int turn = 0; turn < 200; ++turn) {
            JsonObjectMaker fields;
            JsonObject expected;
            for (int i = 0; i < turn % 40; ++i) { // more than there are: some come again
                const JsonName name = names.at(dice.next() % names.size());
                fields.add(name, i);
                expected.insert(QString(name.text), i);
            }
            const JsonObject made = fields.take();
            QCOMPARE(made, expected);
            QCOMPARE(compactJson(made), compactJson(expected));
        }
    }

    void anUndefinedValue_isNoField_andTakesOneBack()
    {
        JsonObjectMaker fields;
        fields.add(JsonName("b"), 1);
        fields.add(JsonName("a"), JsonValue::Undefined);
        fields.add(JsonName("b"), JsonValue::Undefined);
        fields.add(JsonName("c"), JsonValue::Null);
        QCOMPARE(compactJson(fields.take()), QByteArray(R"({"c":null})"));
    }

    void theSameFieldsAgain_holdTheirOwnValues()
    {
        const auto make = [](int first, const JsonValue &second, int third) {
            JsonObjectMaker fields;
            fields.add(JsonName("match_id"), first);
            fields.add(JsonName("attempt"), second);
            fields.add(JsonName("league_id"), third);
            return compactJson(fields.take());
        };
        QCOMPARE(make(1, 2, 3), QByteArray(R"({"attempt":2,"league_id":3,"match_id":1})"));
        QCOMPARE(make(4, 5, 6), QByteArray(R"({"attempt":5,"league_id":6,"match_id":4})"));
        QCOMPARE(make(7, JsonValue::Undefined, 9), QByteArray(R"({"league_id":9,"match_id":7})"));
    }

    void aNameThatComesTwice_countsOnceEveryTime()
    {
        for (int turn = 0; turn < 3; ++turn) {
            JsonObjectMaker fields;
            fields.add(JsonName("b"), turn);
            fields.add(JsonName("a"), 7);
            fields.add(JsonName("b"), turn + 1);
            QCOMPARE(fields.take(), (JsonObject{{"a", 7}, {"b", turn + 1}}));
        }
    }

    void afterTaking_itBeginsAnew()
    {
        JsonObjectMaker fields;
        fields.add(JsonName("a"), 1);
        QCOMPARE(fields.take().size(), 1);
        QVERIFY(fields.take().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestJsonObjectMaker)
#include "tst_json_object_maker.moc"
