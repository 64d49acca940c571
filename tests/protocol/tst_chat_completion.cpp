// Chat completions: where they are asked for, what is sent, and what is read out of the answers.
#include "agents/base/json/json_document.h"
#include "agents/protocol/chat_completion.h"
#include "agents/protocol/chosen_word.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QStringList Options{QStringLiteral("even"), QStringLiteral("odd")};

} // namespace

class TestChatCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endpoint_isFoundFromWhatPeopleWrite_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("endpoint"); // empty: refused
        const auto row = [](const char *typed, const char *endpoint) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(endpoint);
        };
        row("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/chat/completions");
        row("http://127.0.0.1:8080/", "http://127.0.0.1:8080/v1/chat/completions");
        row("https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions");
        row("https://api.openai.com/v1/", "https://api.openai.com/v1/chat/completions");
        row("http://h/v1/chat/completions", "http://h/v1/chat/completions");
        row("https://h/openai/models/x", "https://h/openai/models/x/chat/completions");
        row("http://[::1]:11434/v1", "http://[::1]:11434/v1/chat/completions");
        row("ftp://h/v1", "");
        row("127.0.0.1:8080", "");
        row("http://", "");
        row("http://me:secret@h/v1", "");
        row("http://h/v1?key=secret", "");
        row("http://h/v1#x", "");
        row("", "");
    }

    void endpoint_isFoundFromWhatPeopleWrite()
    {
        QFETCH(QString, typed);
        QFETCH(QString, endpoint);
        const base::Result<QUrl> found = chatEndpoint(typed);
        QCOMPARE(found.ok(), !endpoint.isEmpty());
        if (found)
            QCOMPARE(found->toString(), endpoint);
        else // a password that was typed must not come back in an error
            QVERIFY(!found.failure().sentence.contains(QStringLiteral("secret")));
    }

    void request_hasWhatEveryServerUnderstands()
    {
        const QByteArray bytes = toBytes(ChatRequest{QStringLiteral("tiny"), QStringLiteral("be"),
                                                     QStringLiteral("choose \"\n\"")});
        const JsonObject expected{
            {"model", "tiny"},
            {"stream", false},
            {"messages",
             JsonArray{JsonObject{{"role", "system"}, {"content", "be"}},
                       JsonObject{{"role", "user"}, {"content", "choose \"\n\""}}}}};
        QCOMPARE(JsonDocument::fromJson(bytes).object(), expected);
    }

    void answer_isTheTextOfTheFirstChoice_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("text"); // empty: refused
        const auto row = [](const char *name, const char *body, const char *text) {
            QTest::newRow(name) << QByteArray(body) << QString::fromLatin1(text);
        };
        row("text", "{\"choices\":[{\"message\":{\"content\":\"even\"}}]}", "even");
        row("parts",
            "{\"choices\":[{\"message\":{\"content\":[{\"type\":\"text\",\"text\":\"ev\"},"
            "{\"type\":\"image\"},{\"type\":\"text\",\"text\":\"en\"}]}}]}",
            "even");
        row("two choices",
            "{\"choices\":[{\"message\":{\"content\":\"a\"}},{\"message\":{\"content\":\"b\"}}]}",
            "a");
        row("no choices", "{\"choices\":[]}", "");
        row("no message", "{\"choices\":[{}]}", "");
        row("null", "{\"choices\":[{\"message\":{\"content\":null}}]}", "");
        row("blank", "{\"choices\":[{\"message\":{\"content\":\" \\n\"}}]}", "");
        row("another schema", "{\"completion\":\"even\"}", "");
        row("a list", "[\"even\"]", "");
        row("no JSON", "<html>even</html>", "");
        row("nothing", "", "");
    }

    void answer_isTheTextOfTheFirstChoice()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, text);
        const base::Result<QString> answer = readChatAnswer(body);
        QCOMPARE(answer.ok(), !text.isEmpty());
        if (answer)
            QCOMPARE(*answer, text);
        else
            QVERIFY(answer.failure().sentence.startsWith(QStringLiteral("its answer ")));
    }

    void refusal_isReadInBothForms()
    {
        QCOMPARE(chatErrorIn("{\"error\":{\"message\":\"slow down\"}}"),
                 QStringLiteral("slow down"));
        QCOMPARE(chatErrorIn("{\"error\":\"no such model\"}"), QStringLiteral("no such model"));
        QCOMPARE(chatErrorIn("<html>"), QString());
    }

    void choice_isFoundInWhatModelsWrite_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("choice"); // empty: none
        QTest::addColumn<QString>("reasoning");
        const auto row = [](const char *name, const char *text, const char *choice,
                            const char *reasoning) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromLatin1(choice)
                                << QString::fromUtf8(reasoning);
        };
        row("the object", "{\"parity_choice\":\"even\",\"reasoning\":\"coin\"}", "even", "coin");
        row("in a code fence", "```json\n{\"parity_choice\": \"odd\"}\n```", "odd", "");
        row("in a sentence", "I say {\"choice\":\"Odd\",\"reasoning\":\"a } b\"}, done.", "odd",
            "a } b");
        row("thinking aloud before",
            "{even?} or {\"parity_choice\":\"even\"} no: "
            "{\"parity_choice\":\"odd\"}",
            "odd", "");
        row("inside another object", "{\"answer\":{\"parity_choice\":\"odd\"}}", "odd",
            "{\"answer\":{\"parity_choice\":\"odd\"}}");
        row("one word", "EVEN", "even", "EVEN");
        row("one word in a sentence", "I choose odd.", "odd", "I choose odd.");
        row("a word inside a word", "evening is odd", "odd", "evening is odd");
        row("both words", "odd is not even", "", "odd is not even");
        row("no word", "I refuse.", "", "I refuse.");
        row("an invented choice", "{\"parity_choice\":\"both\"}", "",
            "{\"parity_choice\":\"both\"}");
        row("an object that never ends", "{\"parity_choice\":\"even\"", "even",
            "{\"parity_choice\":\"even\"");
    }

    void choice_isFoundInWhatModelsWrite()
    {
        QFETCH(QString, text);
        QFETCH(QString, choice);
        QFETCH(QString, reasoning);
        const ChosenText chosen = choiceInText(text, Options);
        QCOMPARE(chosen.choice, choice);
        if (!choice.isEmpty())
            QCOMPARE(chosen.reasoning, reasoning);
    }

    // A hundred thousand openings would take minutes if each were read to the end.
    void textOfBraces_isGivenUpSoon()
    {
        QCOMPARE(choiceInText(QString(500'000, u'{'), Options).choice, QString());
        const QString nested = QString(100'000, u'{') + QString(100'000, u'}');
        QCOMPARE(choiceInText(nested, Options).choice, QString());
    }
};

QTEST_APPLESS_MAIN(TestChatCompletion)
#include "tst_chat_completion.moc"
