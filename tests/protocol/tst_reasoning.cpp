// The reasoning of a choice: optional, bounded, and never a reason to refuse an answer.
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

const QString Key = QStringLiteral("reasoning");

} // namespace

class TestReasoning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keptText_isBounded_data()
    {
        QTest::addColumn<JsonValue>("sent");
        QTest::addColumn<QString>("kept");
        QTest::newRow("short") << JsonValue(QStringLiteral("so")) << QStringLiteral("so");
        QTest::newRow("as long as allowed")
            << JsonValue(QString(2000, u'r')) << QString(2000, u'r');
        QTest::newRow("too long") << JsonValue(QString(2001, u'r'))
                                  << QString(1999, u'r') + QChar(0x2026);
        const QString face = QString::fromUcs4(U"\U0001F600");
        QTest::newRow("cut between the halves of a character")
            << JsonValue(QString(1998, u'r') + face + QStringLiteral("rr"))
            << QString(1998, u'r') + QChar(0x2026);
        QTest::newRow("a number") << JsonValue(5) << QStringLiteral("[5]");
        QTest::newRow("an object")
            << JsonValue(JsonObject{{"a", 1}}) << QStringLiteral("[{\"a\":1}]");
    }

    void keptText_isBounded()
    {
        QFETCH(JsonValue, sent);
        QFETCH(QString, kept);
        const JsonObject answer{{Key, sent}, {QStringLiteral("parity_choice"), "even"}};
        const JsonObject bounded = ChooseParityResponse::withBoundedReasoning(answer);
        QCOMPARE(bounded.value(Key).toString(), kept);
        QCOMPARE(bounded.value(QStringLiteral("parity_choice")).toString(), QStringLiteral("even"));
    }

    void otherMessages_areKeptAsTheyAre()
    {
        const JsonObject answer{{QStringLiteral("accept"), true}};
        QCOMPARE(ChooseParityResponse::withBoundedReasoning(answer), answer);
    }

    void oddReasoning_isNoReasonToRefuse()
    {
        const JsonObject answer{{QStringLiteral("match_id"), "R1M1"},
                                {QStringLiteral("player_id"), "P01"},
                                {QStringLiteral("parity_choice"), "even"},
                                {QStringLiteral("message_type"), "CHOOSE_PARITY_RESPONSE"},
                                {Key, JsonObject{{"why", "not"}}}};
        const auto read = protocol::read<ChooseParityResponse>(answer);
        QVERIFY2(read.ok(), read ? "" : qPrintable(read.failure().sentence));
        QCOMPARE(read->parityChoice, QStringLiteral("even"));
    }
};

QTEST_APPLESS_MAIN(TestReasoning)
#include "tst_reasoning.moc"
