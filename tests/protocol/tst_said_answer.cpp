// Answers of Mafia as programs, language models and people write them.
#include "agents/base/json/json_document.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/said_answer.h"
#include "agents/protocol/mafia/told_call.h"
#include "agents/protocol/script_lines.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

AskedTurn asked(QLatin1String kind, const QVariantMap &more = {})
{
    const QVariantMap golf{{QStringLiteral("player_id"), QStringLiteral("P07")},
                           {QStringLiteral("display_name"), QStringLiteral("Agent Golf")}};
    QVariantMap call{
        {QStringLiteral("valid_targets"),
         QStringList{QStringLiteral("P03"), QStringLiteral("P07")}},
        {QStringLiteral("turn"),
         QVariantMap{{QStringLiteral("turn_id"), QStringLiteral("R1M1-town-t2")}}},
        {QStringLiteral("view"), QVariantMap{{QStringLiteral("players"), QVariantList{golf}}}}};
    call.insert(more);
    return {kind, call};
}

} // namespace

class TestSaidAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_areReadGenerously_data()
    {
        QTest::addColumn<QLatin1String>("kind");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("expected");

        const QLatin1String night = question_kind::NightAction;
        const QLatin1String vote = question_kind::Vote;
        const QLatin1String speak = question_kind::DiscussionTurn;
        const QByteArray p07 = R"({"target_id":"P07"})";
        const auto row = [](const char *name, QLatin1String kind, const QByteArray &line,
                            const QByteArray &expected) {
            QTest::newRow(name) << kind << line << expected;
        };
        row("the id", night, R"({"target_id":"P07"})", p07);
        row("another case", night, R"({"target_id":" p07 "})", p07);
        row("by name", vote, R"({"target_id":"agent golf"})", p07);
        row("another key", vote, R"({"vote":"P07"})", p07);
        row("the bare id", vote, "P07", p07);
        row("in quotes", night, "\"P07\"", p07);
        row("with a thought", night, R"({"id":3,"target_id":"P07","reasoning":"quiet"})",
            R"({"target_id":"P07","think":"quiet"})");
        row("a second choice", night, R"({"target_id":"P07","second_choice_id":"P03"})",
            R"({"target_id":"P07","second_choice_id":"P03"})");
        row("an abstention", vote, R"({"target_id":null})", R"({"target_id":null})");
        row("the word abstain", vote, "abstain", R"({"target_id":null})");
        row("a sentence", speak, R"({"say":" Hello. "})",
            R"({"turn_id":"R1M1-town-t2","pass":false,"say":"Hello."})");
        row("a bare sentence", speak, "Good morning, all.",
            R"({"turn_id":"R1M1-town-t2","pass":false,"say":"Good morning, all."})");
        row("a pass", speak, R"({"pass":true})", R"({"turn_id":"R1M1-town-t2","pass":true})");
        row("a bare pass", speak, "Pass", R"({"turn_id":"R1M1-town-t2","pass":true})");
        row("an act", speak,
            R"({"say":"Hm.","speech_acts":[{"act":"ASK","target_id":"P07"},{"act":"SING"},7]})",
            R"({"turn_id":"R1M1-town-t2","pass":false,"say":"Hm.",)"
            R"("speech_acts":[{"act":"ASK","target_id":"P07"}]})");
    }

    void lines_areReadGenerously()
    {
        QFETCH(const QLatin1String, kind);
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, expected);
        const auto answer = readMafiaLine(line, asked(kind));
        QVERIFY2(answer.ok(), answer ? "" : qPrintable(answer.failure().sentence));
        QCOMPARE(JsonDocument(JsonObject::fromVariantMap(answer->facts)).toJson(),
                 JsonDocument(JsonDocument::fromJson(expected)).toJson());
    }

    void whatIsNotValid_isRefusedWithWhatIsExpected()
    {
        const auto unknown = readMafiaLine("P99", asked(question_kind::NightAction));
        QVERIFY(!unknown.ok());
        QCOMPARE(unknown.failure().sentence,
                 QStringLiteral("it named \"P99\" instead of one of P03, P07"));
        QVERIFY(!readMafiaLine(R"({"target_id":null})", asked(question_kind::NightAction)).ok());
        QVERIFY(!readMafiaLine("{}", asked(question_kind::Vote)).ok());
        QVERIFY(!readMafiaLine("{}", asked(question_kind::DiscussionTurn)).ok());
        const QVariantMap strict{{QStringLiteral("may_abstain"), false},
                                 {QStringLiteral("may_pass"), false}};
        QVERIFY(!readMafiaLine("abstain", asked(question_kind::Vote, strict)).ok());
        QVERIFY(!readMafiaLine("pass", asked(question_kind::DiscussionTurn, strict)).ok());
    }

    void ofAText_theLastValidObjectCounts()
    {
        const QString text = QStringLiteral("I could say {\"target_id\":\"P03\"}, but\n```json\n"
                                            "{\"target_id\":\"P07\",\"think\":\"x\"}\n```\n{}");
        const auto answer = readSaidText(text, asked(question_kind::Vote));
        QVERIFY(answer.ok());
        QCOMPARE(answer->value(QStringLiteral("target_id")), QVariant(QStringLiteral("P07")));
        QVERIFY(!readSaidText(QStringLiteral("P07, I think."), asked(question_kind::Vote)).ok());
    }

    void whatAModelIsTold_isBounded()
    {
        QVariantList statements;
        for (int i = 0; i < 500; ++i)
            statements.append(QVariantMap{{QStringLiteral("say"), QString(5000, u'x')}});
        AskedTurn turn = asked(question_kind::Vote);
        turn.call.insert(QStringLiteral("view"),
                         QVariantMap{{QStringLiteral("statements"), statements}});
        QVERIFY(toldCall(turn.call).size() < 64 * 1024);
    }
};

QTEST_GUILESS_MAIN(TestSaidAnswer)
#include "tst_said_answer.moc"
