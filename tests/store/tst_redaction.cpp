// Redaction: which values are masked, where, and what stays.
#include "agents/base/json/json_document.h"
#include "agents/store/redaction.h"

#include "agents/base/token.h"

#include <QTest>

using namespace league;
using namespace league::store;

class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void objects_loseTheirSecrets_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const char *before, const char *after) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after);
        };
        row("nothing to hide", R"({"a":1,"b":["x",{"c":null}]})",
            R"({"a":1,"b":["x",{"c":null}]})");
        row("auth_token", R"({"auth_token":"t","x":1})", R"({"auth_token":"***","x":1})");
        row("match_token", R"({"match_token":"t"})", R"({"match_token":"***"})");
        row("operator_token", R"({"operator_token":"t"})", R"({"operator_token":"***"})");
        row("join_code", R"({"join_code":"1234"})", R"({"join_code":"***"})");
        row("seat_key", R"({"seat_key":"s"})", R"({"seat_key":"***"})");
        row("hash stays", R"({"token_sha256":"0f1e"})", R"({"token_sha256":"0f1e"})");
        row("deep", R"({"a":[[{"b":{"auth_token":"t"}}]]})",
            R"({"a":[[{"b":{"auth_token":"***"}}]]})");
        row("several", R"({"auth_token":"t","p":{"join_code":"c"}})",
            R"({"auth_token":"***","p":{"join_code":"***"}})");
        row("not text", R"({"auth_token":42,"match_token":{"a":"b"},"join_code":["c"]})",
            R"({"auth_token":"***","join_code":"***","match_token":"***"})");
        row("absent stays visible", R"({"auth_token":null,"join_code":""})",
            R"({"auth_token":null,"join_code":""})");
        row("the word alone", R"({"error":"auth_token is missing"})",
            R"({"error":"auth_token is missing"})");
        row("foreign names", R"({"authToken":"t","token":"u","Session_Token":"v"})",
            R"({"Session_Token":"***","authToken":"***","token":"***"})");
        row("numbers of tokens", R"({"max_tokens":512,"tokens":[1,2]})",
            R"({"max_tokens":512,"tokens":[1,2]})");
        row("url", "{\"url\":\"http://h/?join_code=77&x=1\"}",
            "{\"url\":\"http://h/?join_code=***&x=1\"}");
    }

    void objects_loseTheirSecrets()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const JsonObject clean = redact(JsonDocument::fromJson(before).object());
        QCOMPARE(JsonDocument(clean).toJson(JsonDocument::Compact), after);
        QCOMPARE(redact(clean), clean);
    }

    // An agent may put its token anywhere, and errors repeat what agents say.
    void tokensOfOurs_areMasked_whereverTheyStand_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"tok", "mt", "op", "join"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void tokensOfOurs_areMasked_whereverTheyStand()
    {
        QFETCH(QString, kind);
        const QString token = league::base::newToken(kind);
        const QString sentence = QStringLiteral("The choice \"%1\" is neither even nor odd.");
        const JsonObject clean =
            redact({{QStringLiteral("reason"), sentence.arg(token)},
                    {QStringLiteral("list"), JsonArray{token}},
                    {QStringLiteral("token_sha256"), league::base::tokenFingerprint(token)}});
        QCOMPARE(clean.value(QStringLiteral("reason")).toString(),
                 sentence.arg(kind + QStringLiteral("_***")));
        QCOMPARE(clean.value(QStringLiteral("list")).toArray().at(0).toString(),
                 kind + QStringLiteral("_***"));
        QCOMPARE(clean.value(QStringLiteral("token_sha256")).toString(),
                 league::base::tokenFingerprint(token));
        QCOMPARE(redact(clean), clean);
    }

    void jsonInsideText_losesItsSecrets_howeverDeepItIsQuoted()
    {
        JsonObject object{{QStringLiteral("auth_token"), QStringLiteral("s3cret")},
                          {QStringLiteral("kept"), QStringLiteral("this")}};
        for (int depth = 0; depth < 4; ++depth) {
            const JsonObject clean = redact(object);
            const QByteArray bytes = JsonDocument(clean).toJson();
            QVERIFY2(!bytes.contains("s3cret"), bytes.constData());
            QVERIFY2(bytes.contains("this"), bytes.constData());
            const QByteArray text = JsonDocument(object).toJson(JsonDocument::Compact);
            object = {{QStringLiteral("text"), QString::fromUtf8(text)}};
        }
    }

    void textThatIsNoJson_losesItsSecrets_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("cut off") << "{\"x\":1,\"auth_token\" : \"abc"
                                 << "{\"x\":1,\"auth_token\" : \"***";
        QTest::newRow("python") << "{'auth_token': 'abc', 'y': 2}"
                                << "{'auth_token': '***', 'y': 2}";
        QTest::newRow("null") << R"({"auth_token":null})"
                              << R"({"auth_token":null})";
        QTest::newRow("empty") << R"({"auth_token":"","y":2})"
                               << R"({"auth_token":"","y":2})";
        const auto row = [](const char *name, const char *before, const char *after) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after);
        };
        row("blanks and separators in quotes", "{\"join_code\":\"open, sesame; now\",\"y\":2}",
            "{\"join_code\":\"***\",\"y\":2}");
        row("other quotes in quotes", "auth_token: \"it's mine\", y", "auth_token: \"***\", y");
        row("escaped quotes in quotes", "{\"auth_token\":\"a\\\"b\",\"y\":2}",
            "{\"auth_token\":\"***\",\"y\":2}");
        row("list", "{\"auth_token\":[\"a\",\"b\"]}", "{\"auth_token\":***");
        row("padded", "auth_token=abc==&y=2", "auth_token=***&y=2");
        row("a key where the value should be", "auth_token=\"match_token\":\"abc\"",
            "auth_token=\"match_token\":\"***\"");
        QTest::newRow("very long") << QStringLiteral("auth_token=\"") + QString(2'000'000, u'x')
                                   << QStringLiteral("auth_token=\"***");
        QTest::newRow("none") << "hello"
                              << "hello";
    }

    void textThatIsNoJson_losesItsSecrets()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QCOMPARE(redactText(before), after);
        QCOMPARE(redactText(after), after);
    }
};

QTEST_APPLESS_MAIN(TestRedaction)
#include "tst_redaction.moc"
