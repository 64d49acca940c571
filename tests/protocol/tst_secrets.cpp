// What is left of a message when its secrets are left out.
#include "agents/base/json/json_document.h"
#include "agents/protocol/secrets.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

class TestSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutSecrets_leavesOutSecretFieldsAtAnyDepth_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("none") << QByteArray(R"({"a":[1,{"b":null}],"c":"d"})")
                              << QByteArray(R"({"a":[1,{"b":null}],"c":"d"})");
        QTest::newRow("at the top") << QByteArray(R"({"auth_token":"t","b":1,"join_code":"j"})")
                                    << QByteArray(R"({"b":1})");
        QTest::newRow("in an object") << QByteArray(R"({"a":{"b":{"Token":2,"c":3},"seat_key":1}})")
                                      << QByteArray(R"({"a":{"b":{"c":3}}})");
        QTest::newRow("in an array") << QByteArray(R"({"a":[0,[{"my_token":1}],{"b":2}]})")
                                     << QByteArray(R"({"a":[0,[{}],{"b":2}]})");
        QTest::newRow("nothing else") << QByteArray(R"({"match_token":"t"})") << QByteArray("{}");
    }

    void withoutSecrets_leavesOutSecretFieldsAtAnyDepth()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const JsonObject object = JsonDocument::fromJson(before).object();
        const JsonDocument kept(withoutSecrets(object));
        QCOMPARE(kept.toJson(JsonDocument::Compact), after);
        QCOMPARE(JsonDocument(object).toJson(JsonDocument::Compact), before);
    }
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
