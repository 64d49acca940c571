// The configuration of a channel: defaults, ranges, changes, and what is refused by name.
#include "agents/base/json/json_document.h"
#include "agents/protocol/turn_config.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using league::base::AgentId;

namespace {

// protocol.md §12.7, written out a second time on purpose; without the per-agent timeout of the
// example.
const char *const Documented = "{\"defaultTimeoutSeconds\": 60, \"humanInterruptMode\": \"inject\","
                               "\"announceTimeouts\": true, \"announceDisconnects\": true,"
                               "\"autoDetectTurnEnd\": false, \"autoDetectSilenceSeconds\": 10,"
                               "\"agentTimeoutSeconds\": {}, \"waitTimeoutSeconds\": 120,"
                               "\"waitPolicy\": \"hold\", \"maxWaitsPerTurn\": 3,"
                               "\"resumeMinSeconds\": 5, \"humanHoldSeconds\": 20,"
                               "\"heartbeatIntervalSeconds\": 10, \"heartbeatMissLimit\": 3,"
                               "\"announceEmptyChannel\": true, \"autoPauseAfterSilentCycles\": 3,"
                               "\"historyLimit\": 50, \"maxMessageChars\": 4000}";

JsonObject just(const QString &key, const JsonValue &value)
{
    return {{key, value}};
}

} // namespace

class TestTurnConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-051, T-052
    void defaults_areThoseOfTheDocuments()
    {
        const JsonObject documented = JsonDocument::fromJson(Documented).object();
        QCOMPARE(documented.size(), 18);
        QCOMPARE(TurnConfig().toJson(), documented);
        QCOMPARE(TurnConfig::keys().size(), 18);
        QCOMPARE(TurnConfig::keys().first(), QStringLiteral("defaultTimeoutSeconds"));
    }

    // T-053
    void aNumber_staysInItsRange_data()
    {
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("highest");
        const auto row = [](const char *key, int lowest, int highest) {
            QTest::newRow(key) << lowest << highest;
        };
        row("defaultTimeoutSeconds", 1, 3600);
        row("autoDetectSilenceSeconds", 1, 600);
        row("waitTimeoutSeconds", 1, 3600);
        row("maxWaitsPerTurn", 0, 20);
        row("resumeMinSeconds", 1, 3600);
        row("humanHoldSeconds", 1, 600);
        row("heartbeatIntervalSeconds", 1, 300);
        row("heartbeatMissLimit", 1, 20);
        row("autoPauseAfterSilentCycles", 0, 100);
        row("historyLimit", 0, 1000);
        row("maxMessageChars", 100, 20000);
    }

    void aNumber_staysInItsRange()
    {
        QFETCH(int, lowest);
        QFETCH(int, highest);
        const QString key = QString::fromLatin1(QTest::currentDataTag());
        for (const int allowed : {lowest, highest}) {
            const auto changed = TurnConfig().with(just(key, allowed));
            QVERIFY(changed);
            QCOMPARE(changed->toJson().value(key), JsonValue(allowed));
        }
        const QString range = QStringLiteral("from %1 to %2").arg(lowest).arg(highest);
        for (const JsonValue &wrong :
             {JsonValue(lowest - 1), JsonValue(highest + 1), JsonValue(lowest + 0.5),
              JsonValue(QStringLiteral("5")), JsonValue(), JsonValue(true)}) {
            const auto refused = TurnConfig().with(just(key, wrong));
            QVERIFY(!refused);
            QVERIFY2(refused.failure().sentence.contains(key), qPrintable(key));
            QVERIFY2(refused.failure().sentence.contains(range),
                     qPrintable(refused.failure().sentence));
            QCOMPARE(refused.failure().code, QStringLiteral("E003"));
        }
    }

    void aWord_isOneOfItsWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("humanInterruptMode") << QStringLiteral("queue, interrupt, inject, parallel");
        QTest::newRow("waitPolicy") << QStringLiteral("hold, yield");
    }

    void aWord_isOneOfItsWords()
    {
        QFETCH(QString, words);
        const QString key = QString::fromLatin1(QTest::currentDataTag());
        for (const QString &word : words.split(QStringLiteral(", "))) {
            const auto changed = TurnConfig().with(just(key, word));
            QVERIFY(changed);
            QCOMPARE(changed->toJson().value(key), JsonValue(word));
        }
        for (const JsonValue &wrong : {JsonValue(QStringLiteral("Inject ")), JsonValue(1)}) {
            const auto refused = TurnConfig().with(just(key, wrong));
            QVERIFY(!refused);
            QVERIFY(refused.failure().sentence.contains(words));
        }
    }

    void aSwitch_isTrueOrFalse_data()
    {
        QTest::addColumn<bool>("normally");
        QTest::newRow("announceTimeouts") << true;
        QTest::newRow("announceDisconnects") << true;
        QTest::newRow("autoDetectTurnEnd") << false;
        QTest::newRow("announceEmptyChannel") << true;
    }

    void aSwitch_isTrueOrFalse()
    {
        QFETCH(bool, normally);
        const QString key = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(TurnConfig().toJson().value(key), JsonValue(normally));
        for (const bool value : {true, false})
            QCOMPARE(TurnConfig().with(just(key, value))->toJson().value(key), JsonValue(value));
        const auto refused = TurnConfig().with(just(key, 1));
        QVERIFY(!refused);
        QVERIFY(refused.failure().sentence.contains(QStringLiteral("true or false")));
    }

    // T-053
    void anUnknownKey_isRefusedWithItsName()
    {
        const auto refused = TurnConfig().with(just(QStringLiteral("turnTimeout"), 30));
        QVERIFY(!refused);
        QVERIFY(refused.failure().sentence.contains(QStringLiteral("\"turnTimeout\"")));
        QCOMPARE(refused.failure().code, QStringLiteral("E003"));
    }

    void agents_haveTimeoutsOfTheirOwn()
    {
        const QString key = QStringLiteral("agentTimeoutSeconds");
        const auto config = TurnConfig().with(just(key, JsonObject{{QStringLiteral("A02"), 90}}));
        QVERIFY(config);
        QCOMPARE(config->timeoutSecondsOf(AgentId(QStringLiteral("A02"))), 90);
        QCOMPARE(config->timeoutSecondsOf(AgentId(QStringLiteral("A01"))), 60);
        for (const JsonValue &wrong :
             {JsonValue(90), JsonValue(JsonObject{{QStringLiteral("A02"), 0}})}) {
            const auto refused = config->with(just(key, wrong));
            QVERIFY(!refused);
            QVERIFY(refused.failure().sentence.contains(QStringLiteral("from 1 to 3600")));
        }
    }

    void aChange_leavesTheRest_andARefusalChangesNothing()
    {
        const TurnConfig first = *TurnConfig().with(just(QStringLiteral("historyLimit"), 7));
        const TurnConfig second = *first.with(just(QStringLiteral("humanHoldSeconds"), 9));
        QCOMPARE(second.historyLimit, 7);
        QCOMPARE(second.humanHoldSeconds, 9);
        QCOMPARE(second.defaultTimeoutSeconds, 60);
        QVERIFY(!second.with({{QStringLiteral("historyLimit"), 8}, {QStringLiteral("nope"), 1}}));
        QCOMPARE(second.historyLimit, 7);
        QCOMPARE(*TurnConfig().with(second.toJson()), second);
    }
};

QTEST_GUILESS_MAIN(TestTurnConfig)
#include "tst_turn_config.moc"
