// The rules that change what a fault costs: no-show policy, number of retries, range of the draw.
#include "agents/games/fact_names.h"
#include "agents/protocol/error_messages.h"
#include "tests/support/misbehaviour.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::ResultStatus;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};

protocol::MatchAssignment playedBy(const RefereeLab &lab, const protocol::MatchRules &rules)
{
    protocol::MatchAssignment assignment = lab.assignment();
    assignment.rules = protocol::payloadOf(rules);
    return assignment;
}

protocol::MatchRules voiding()
{
    protocol::MatchRules rules;
    rules.noShowPolicy = games::fact::PolicyVoid;
    return rules;
}

QString reasonOf(const protocol::MatchResult &result)
{
    return result.details.value(games::fact::Reason).toString();
}

QList<protocol::GameError> warnings(const ScriptedAgent &player)
{
    QList<protocol::GameError> warnings;
    for (const Received &each : player.received(GameErrorCall))
        warnings.append(readOrDie<protocol::GameError>(each.message));
    return warnings;
}

void addMisbehaviours(const QString &method)
{
    QTest::addColumn<QString>("name");
    for (const Misbehaviour &each : misbehaviours()) {
        if (each.method == method)
            QTest::newRow(qPrintable(each.name)) << each.name;
    }
}

} // namespace

class TestOutcomeRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-03, option void: whatever keeps a player away, nobody gets or loses anything.
    void voidPolicy_cancelsWhatCouldNotBegin_data() { addMisbehaviours(Invitation); }

    void voidPolicy_cancelsWhatCouldNotBegin()
    {
        QFETCH(QString, name);
        const Misbehaviour &trouble = misbehaviour(Invitation, name);
        RefereeLab lab;
        trouble.begin(lab.playerB);
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, voiding())).accept);
        lab.pass(std::chrono::milliseconds(trouble.endMs));
        QCOMPARE(lab.manager.times(Report), QList<qint64>{trouble.endMs});
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status, ResultStatus::Cancelled);
        QVERIFY(result.winner.isEmpty());
        QVERIFY(result.technical.isEmpty());
        QVERIFY(result.outcomes.isEmpty());
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 0}}));
        QCOMPARE(reasonOf(result),
                 QStringLiteral("The match was cancelled and does not count: P02 %1.")
                     .arg(trouble.words));
        // Who was to blame is known all the same.
        const JsonObject causes = result.details.value(games::fact::Causes).toObject();
        QCOMPARE(causes, (JsonObject{{B.text(), trouble.cause}}));
        QCOMPARE(result.details.value(games::fact::ErrorCode).toString(), trouble.code);
        const auto over = readOrDie<protocol::GameOver>(lab.playerA.last(GameOverCall));
        QCOMPARE(over.gameResult.status, ResultStatus::Cancelled);
        QCOMPARE(over.reason, reasonOf(result));
    }

    // L-03
    void voidPolicy_doesNotExcuseWhoHasJoined_data() { addMisbehaviours(Choice); }

    void voidPolicy_doesNotExcuseWhoHasJoined()
    {
        QFETCH(QString, name);
        const Misbehaviour &trouble = misbehaviour(Choice, name);
        RefereeLab lab;
        trouble.begin(lab.playerB);
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, voiding())).accept);
        lab.pass(std::chrono::milliseconds(trouble.endMs));
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status, ResultStatus::TechnicalLoss);
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 3}, {B, 0}}));
    }

    // L-11: the warning says what is at stake by the rules of this league.
    void warning_saysWhatFollows_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("consequence");
        const QString loss = QStringLiteral("the match is a technical loss.");
        const QString cancelled = QStringLiteral("the match is cancelled and does not count.");
        const QString scored = games::fact::PolicyTechnicalLoss;
        const QString voided = games::fact::PolicyVoid;
        QTest::newRow("invitation") << Invitation << scored << loss;
        QTest::newRow("choice") << Choice << scored << loss;
        QTest::newRow("invitation, void") << Invitation << voided << cancelled;
        QTest::newRow("choice, void") << Choice << voided << loss;
    }

    void warning_saysWhatFollows()
    {
        QFETCH(QString, method);
        QFETCH(QString, policy);
        QFETCH(QString, consequence);
        RefereeLab lab;
        misbehaviour(method, QStringLiteral("another object")).begin(lab.playerA);
        protocol::MatchRules rules;
        rules.noShowPolicy = policy;
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, rules)).accept);
        lab.pass(14s);
        QStringList told;
        for (const protocol::GameError &warning : warnings(lab.playerA))
            told.append(warning.consequence);
        const QStringList expected{
            QStringLiteral("Without an answer to this call or the 2 after it, ") + consequence,
            QStringLiteral("Without an answer to this call or the one after it, ") + consequence,
            QStringLiteral("This is the last call. Without an answer to it, ") + consequence};
        QCOMPARE(told, expected);
    }

    // L-09: what is wrong, and that it is not asked for again.
    void invalidChoice_isToldToThePlayer()
    {
        RefereeLab lab;
        playAlways(lab.playerA, QStringLiteral("maybe"));
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const QList<protocol::GameError> told = warnings(lab.playerA);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().errorCode.text, QStringLiteral("E004"));
        QCOMPARE(told.first().errorName, QStringLiteral("INVALID_PARITY_CHOICE"));
        QCOMPARE(told.first().affectedPlayer, A);
        QCOMPARE(told.first().matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(told.first().actionRequired, QStringLiteral("CHOOSE_PARITY_RESPONSE"));
        QCOMPARE(told.first().gameState, QStringLiteral("COLLECTING_CHOICES"));
        QCOMPARE(told.first().consequence,
                 QStringLiteral("The answer is not asked for again: the match is a technical "
                                "loss."));
        QVERIFY(!told.first().retryable);
        QVERIFY(!told.first().retryCount);
        QCOMPARE(lab.playerB.count(GameErrorCall), 0);
    }

    // L-11: with max_retries 0 the first fault decides, as in the game flow document §7.2.
    void withoutRetries_everyFaultDecidesAtOnce_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("endMs");
        for (const Misbehaviour &each : misbehaviours()) {
            const bool isSilent = each.name == QLatin1String("silent");
            const qint64 window = each.isInvitation() ? 5'000 : 30'000;
            QTest::addRow("%s: %s", qPrintable(each.method), qPrintable(each.name))
                << each.method << each.name << (isSilent ? window : 0);
        }
    }

    void withoutRetries_everyFaultDecidesAtOnce()
    {
        QFETCH(QString, method);
        QFETCH(QString, name);
        QFETCH(qint64, endMs);
        const Misbehaviour &trouble = misbehaviour(method, name);
        protocol::MatchRules rules;
        rules.maxRetries = 0;
        RefereeLab lab;
        trouble.begin(lab.playerA);
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, rules)).accept);
        lab.pass(std::chrono::milliseconds(endMs));
        QCOMPARE(lab.manager.times(Report), QList<qint64>{endMs});
        QCOMPARE(lab.playerA.count(method), trouble.isReachable ? 1 : 0);
        for (const protocol::GameError &told : warnings(lab.playerA))
            QCOMPARE(told.errorCode.text, QStringLiteral("E004")); // no retry, no warning
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 3}}));
        QCOMPARE(reasonOf(result),
                 QStringLiteral("P01 %1, so P02 wins by default.").arg(trouble.words));
    }

    // L-11: other figures than those of the documents.
    void retries_followTheRulesOfTheMatch()
    {
        protocol::MatchRules rules;
        rules.joinTimeoutMs = 1'000;
        rules.maxRetries = 2;
        rules.initialDelayMs = 300;
        rules.backoffMultiplier = 3;
        RefereeLab lab;
        lab.playerA.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, rules)).accept);
        lab.pass(5s);
        QCOMPARE(lab.playerA.times(Invitation), QList<qint64>({0, 1'300, 3'200}));
        QCOMPARE(lab.manager.times(Report), QList<qint64>{4'200});
    }

    // L-01, L-09: where somebody is at fault no number is drawn, whatever could have been.
    void fault_decidesWhateverTheRange_data()
    {
        QTest::addColumn<int>("min");
        QTest::addColumn<int>("max");
        QTest::addColumn<QString>("choiceOfB");
        for (const QString &choice : {QStringLiteral("even"), QStringLiteral("odd")}) {
            const QByteArray name = choice.toLatin1();
            QTest::addRow("always even, B %s", name.constData()) << 4 << 4 << choice;
            QTest::addRow("always odd, B %s", name.constData()) << 7 << 7 << choice;
            QTest::addRow("0 to 100, B %s", name.constData()) << 0 << 100 << choice;
            QTest::addRow("below zero, B %s", name.constData()) << -10 << -1 << choice;
        }
    }

    void fault_decidesWhateverTheRange()
    {
        QFETCH(int, min);
        QFETCH(int, max);
        QFETCH(QString, choiceOfB);
        protocol::MatchRules rules;
        rules.drawRange = {min, max};
        RefereeLab lab;
        playAlways(lab.playerA, QStringLiteral("maybe"));
        playAlways(lab.playerB, choiceOfB);
        lab.start();
        QVERIFY(lab.assign(playedBy(lab, rules)).accept);
        lab.settle();
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.winner, B);
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 3}}));
        QVERIFY(!result.details.contains(games::fact::DrawnNumber));
        const JsonObject choices = result.details.value(games::fact::Choices).toObject();
        QCOMPARE(choices, (JsonObject{{B.text(), choiceOfB}}));
    }

    // L-01: 1 to 10, both included, unless the league says otherwise.
    void number_liesInTheRange_data()
    {
        QTest::addColumn<JsonObject>("rules");
        QTest::addColumn<int>("min");
        QTest::addColumn<int>("max");
        protocol::MatchRules other;
        other.drawRange = {-3, 100};
        QTest::newRow("by default") << JsonObject() << 1 << 10;
        QTest::newRow("-3 to 100") << protocol::payloadOf(other) << -3 << 100;
    }

    void number_liesInTheRange()
    {
        QFETCH(JsonObject, rules);
        QFETCH(int, min);
        QFETCH(int, max);
        RefereeLab lab;
        lab.start();
        QSet<int> drawn;
        // 400 draws miss one of ten numbers with a chance of 10 * 0.9^400, below 10^-17.
        for (int number = 1; number <= 400; ++number) {
            protocol::MatchAssignment assignment =
                lab.assignment(QStringLiteral("R%1M1").arg(number));
            assignment.rules = rules;
            QVERIFY(lab.assign(assignment).accept);
            lab.settle();
            const auto over = readOrDie<protocol::GameOver>(lab.playerA.last(GameOverCall));
            QCOMPARE(over.matchId, assignment.matchId);
            drawn.insert(over.gameResult.drawnNumber.value_or(min - 1));
        }
        QVERIFY(*std::min_element(drawn.begin(), drawn.end()) >= min);
        QVERIFY(*std::max_element(drawn.begin(), drawn.end()) <= max);
        if (max - min == 9)
            QCOMPARE(drawn.size(), 10);
    }
};

QTEST_GUILESS_MAIN(TestOutcomeRules)
#include "tst_outcome_rules.moc"
