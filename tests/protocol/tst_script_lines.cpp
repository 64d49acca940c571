// The line protocol between a player and a program that decides for it.
#include "agents/base/json/json_document.h"
#include "agents/protocol/script_lines.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QStringList Options{QStringLiteral("even"), QStringLiteral("odd")};

JsonObject parsed(const QByteArray &line)
{
    return JsonDocument::fromJson(line).object();
}

} // namespace

class TestScriptLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hello_saysWhoAndWhatIsPlayed()
    {
        const QByteArray line =
            toLine(ScriptHello{QStringLiteral("Ada"), base::PlayerId(QStringLiteral("P01")),
                               QStringLiteral("even_odd")});
        const JsonObject expected{{"type", "hello"},
                                  {"protocol", "league.lines.1"},
                                  {"name", "Ada"},
                                  {"player", "P01"},
                                  {"game", "even_odd"}};
        QCOMPARE(parsed(line), expected);
    }

    void question_isOneLine_whateverStandsInIt()
    {
        ScriptQuestion question;
        question.id = 7;
        question.kind = QStringLiteral("choose_parity");
        question.match = base::MatchId(QStringLiteral("R1\nM1"));
        question.opponent = base::PlayerId(QStringLiteral("P\n02"));
        question.options = Options;
        question.deadlineMs = 29'000;
        ScriptMatch match;
        match.match = base::MatchId(QStringLiteral("R0M1"));
        match.result = QStringLiteral("WIN");
        question.history = {match};
        const QByteArray line = toLine(question);
        QVERIFY(!line.contains('\n'));
        const JsonObject object = parsed(line);
        QCOMPARE(object.value("type").toString(), QStringLiteral("question"));
        QCOMPARE(object.value("id").toInt(), 7);
        QCOMPARE(object.value("opponent").toString(), question.opponent.text());
        QCOMPARE(object.value("options").toArray(), JsonArray({"even", "odd"}));
        QCOMPARE(object.value("deadline_ms").toInt(), 29'000);
        QCOMPARE(object.value("standings").toObject().value("points"), JsonValue(0));
        const JsonObject past = object.value("history").toArray().at(0).toObject();
        QCOMPARE(past.value("result").toString(), QStringLiteral("WIN"));
        QVERIFY(past.value("number").isNull());
        QVERIFY(past.value("opponent_choice").isNull());
    }

    void endings_areLinesOfTheirOwn()
    {
        ScriptMatch match;
        match.match = base::MatchId(QStringLiteral("R1M1"));
        match.number = 8;
        QCOMPARE(parsed(toLine(match)).value("type").toString(), QStringLiteral("game_over"));
        QCOMPARE(parsed(toLine(match)).value("number").toInt(), 8);
        QCOMPARE(toLine(ScriptBye()), QByteArray("{\"type\":\"bye\"}"));
    }

    void answer_isReadGenerously_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("choice");
        QTest::addColumn<int>("id"); // -1: none
        QTest::addColumn<QString>("note");
        const auto row = [](const char *name, const char *line, const char *choice, int id = -1,
                            const char *note = "") {
            QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(choice) << id
                                << QString::fromLatin1(note);
        };
        row("complete", "{\"id\":7,\"parity_choice\":\"even\",\"note\":\"why\"}", "even", 7, "why");
        row("id as text", "{\"id\":\"7\",\"parity_choice\":\"odd\"}", "odd", 7);
        row("without id", "{\"parity_choice\":\"odd\"}", "odd");
        row("id that is none", "{\"id\":[],\"parity_choice\":\"odd\"}", "odd");
        row("choice as the other name", "{\"choice\":\"odd\"}", "odd");
        row("both names, agreeing", "{\"choice\":\"Odd\",\"parity_choice\":\"odd\"}", "odd");
        row("another case, and blanks", "{\"parity_choice\":\" EVEN \"}", "even");
        row("just the word", "even", "even");
        row("just the word, of a Windows program", "Odd\r", "odd");
        row("just the word in quotes", "\"odd\"", "odd");
        row("fields that nobody knows", "{\"parity_choice\":\"odd\",\"x\":{}}", "odd");
        row("note that is no text", "{\"parity_choice\":\"odd\",\"note\":5}", "odd");
    }

    void answer_isReadGenerously()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, choice);
        QFETCH(int, id);
        QFETCH(QString, note);
        const base::Result<ScriptAnswer> answer = readScriptAnswer(line, Options);
        QVERIFY2(answer.ok(), answer ? "" : qPrintable(answer.failure().sentence));
        QCOMPARE(answer->choice, choice);
        QCOMPARE(answer->id.value_or(-1), id);
        QCOMPARE(answer->note, note);
    }

    void whatIsNoAnswer_isQuoted_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("quoted");
        QTest::newRow("chatter") << QByteArray("thinking ...") << QStringLiteral("thinking ...");
        QTest::newRow("both words") << QByteArray("even odd") << QStringLiteral("even odd");
        QTest::newRow("no choice") << QByteArray("{\"id\":1}") << QStringLiteral("{\"id\":1}");
        QTest::newRow("a number") << QByteArray("{\"parity_choice\":2}")
                                  << QStringLiteral("{\"parity_choice\":2}");
        QTest::newRow("two choices")
            << QByteArray("{\"choice\":\"odd\",\"parity_choice\":\"even\"}")
            << QStringLiteral("{\"choice\":\"odd\"");
        QTest::newRow("a list") << QByteArray("[\"even\"]") << QStringLiteral("[\"even\"]");
        QTest::newRow("half an object")
            << QByteArray("{\"parity_choice\":\"even\"") << QStringLiteral("{\"parity_choice");
        QTest::newRow("control characters") << QByteArray("\x1b[2J") << QStringLiteral("\uFFFD[2J");
        QTest::newRow("not UTF-8") << QByteArray("\xff\xfe") << QStringLiteral("\uFFFD\uFFFD");
        QTest::newRow("one quote") << QByteArray("\"") << QStringLiteral("\"");
    }

    void whatIsNoAnswer_isQuoted()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, quoted);
        const base::Result<ScriptAnswer> answer = readScriptAnswer(line, Options);
        QVERIFY(!answer);
        const QString begin = QStringLiteral("it answered \"") + quoted;
        QVERIFY2(answer.failure().sentence.startsWith(begin),
                 qPrintable(answer.failure().sentence));
        QVERIFY(answer.failure().sentence.endsWith(QStringLiteral("instead of even or odd")));
    }

    void longGarbage_isQuotedInBrief()
    {
        const base::Result<ScriptAnswer> answer =
            readScriptAnswer(QByteArray(60'000, 'x'), Options);
        QVERIFY(!answer);
        QVERIFY(answer.failure().sentence.size() < 120);
    }
};

QTEST_APPLESS_MAIN(TestScriptLines)
#include "tst_script_lines.moc"
