// The circuit breaker while matches are played (L-31): what it spares, and how it opens again.
#include "agents/games/fact_names.h"
#include "agents/protocol/record_facts.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};

const QString First = QStringLiteral("R1M1");
const QString Second = QStringLiteral("R2M1");
const QString Third = QStringLiteral("R3M1");
const QString Fourth = QStringLiteral("R4M1");

// When the invitations of a match reached the player.
QList<qint64> invited(const ScriptedAgent &player, const QString &match)
{
    QList<qint64> times;
    for (const Received &each : player.received(Invitation)) {
        if (readOrDie<protocol::GameInvitation>(each.message).matchId.text() == match)
            times.append(each.atMs);
    }
    return times;
}

protocol::SilenceFact silenceIn(const RefereeLab &lab, const QString &match)
{
    for (const protocol::MatchEventEntry &event : lab.events(match)) {
        if (event.kind == protocol::SilenceFact::Kind)
            return readOrDie<protocol::SilenceFact>(event.data);
    }
    return {};
}

protocol::MatchResult resultOf(const RefereeLab &lab, const QString &match)
{
    for (const protocol::MatchResultReport &report : lab.reports()) {
        if (report.matchId.text() == match)
            return report.result;
    }
    qFatal("%s was never reported.", qPrintable(match));
}

void begin(RefereeLab &lab, const QString &match)
{
    QVERIFY(lab.assign(lab.assignment(match)).accept);
    lab.settle();
}

// A is silent for one match and into the next, until its breaker opens: at 39 s.
void openBreaker(RefereeLab &lab)
{
    lab.playerA.hold(Invitation);
    lab.start();
    begin(lab, First);
    lab.pass(34s); // four failures: one message never opens it
    begin(lab, Second);
    lab.pass(5s); // the fifth
}

} // namespace

class TestMatchBreaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-31: open in the middle of a match, its sends fail at once and count all the same.
    void openBreaker_failsSendsAtOnce_andTheyCount()
    {
        RefereeLab lab;
        openBreaker(lab);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{34'000});
        lab.pass(13'900ms); // denied at 41, 45 and 53 s
        QCOMPARE(lab.manager.count(Report), 1);
        lab.pass(100ms);
        QCOMPARE(lab.manager.times(Report), QList<qint64>({34'000, 53'000}));
        QCOMPARE(invited(lab.playerA, Second), QList<qint64>{34'000});
        QCOMPARE(silenceIn(lab, Second).sends, 4);
        QCOMPARE(silenceIn(lab, Second).reason, QStringLiteral("Circuit breaker is OPEN"));
        QCOMPARE(silenceIn(lab, Second).errorCode, QStringLiteral("E009"));
        const protocol::MatchResult result = resultOf(lab, Second);
        QCOMPARE(result.score, (QMap<base::PlayerId, int>{{A, 0}, {B, 3}}));
        QCOMPARE(result.details.value(games::fact::Reason).toString(),
                 QStringLiteral("P01 could not be reached, so P02 wins by default."));
        // The other endpoint is not touched by it.
        QCOMPARE(invited(lab.playerB, Second), QList<qint64>{34'000});
    }

    // L-31: 30 s after it opened, and not before, one request is let through.
    void trialAfter30Seconds_bringsThePlayerBack_data()
    {
        QTest::addColumn<int>("assignedAfterMs");
        QTest::addColumn<QList<qint64>>("invitedMs");
        QTest::newRow("asked right then") << 30'000 << QList<qint64>{69'000};
        QTest::newRow("asked a moment before: its first retry is the trial")
            << 29'900 << QList<qint64>{70'900};
    }

    void trialAfter30Seconds_bringsThePlayerBack()
    {
        QFETCH(int, assignedAfterMs);
        QFETCH(QList<qint64>, invitedMs);
        RefereeLab lab;
        openBreaker(lab);
        playAlways(lab.playerA, QStringLiteral("even"));
        lab.pass(std::chrono::milliseconds(assignedAfterMs));
        begin(lab, Third);
        lab.pass(2s);
        QCOMPARE(invited(lab.playerA, Third), invitedMs);
        QVERIFY(resultOf(lab, Third).technical.isEmpty());
        begin(lab, Fourth); // closed again
        QVERIFY(resultOf(lab, Fourth).technical.isEmpty());
    }

    // L-31
    void failedTrial_opensItFor30SecondsMore()
    {
        RefereeLab lab;
        openBreaker(lab);
        lab.pass(30s);
        begin(lab, Third); // the trial is silent until 74 s
        lab.pass(5s);
        QCOMPARE(invited(lab.playerA, Third), QList<qint64>{69'000});
        playAlways(lab.playerA, QStringLiteral("even"));
        lab.pass(14s); // its retries at 76, 80 and 88 s are denied
        QCOMPARE(invited(lab.playerA, Third), QList<qint64>{69'000});
        QCOMPARE(resultOf(lab, Third).technical, QList<base::PlayerId>{A});
        lab.pass(15'900ms);
        begin(lab, Fourth); // 103.9 s: 100 ms too early for the next trial
        QCOMPARE(invited(lab.playerA, Fourth), QList<qint64>());
        lab.pass(2s);
        QCOMPARE(invited(lab.playerA, Fourth), QList<qint64>{105'900});
        QVERIFY(resultOf(lab, Fourth).technical.isEmpty());
    }

    // L-31: one trial, however many matches want the player at the same time.
    void onlyOneRequest_isTheTrial()
    {
        RefereeLab lab;
        openBreaker(lab);
        lab.pass(30s);
        begin(lab, Third);
        begin(lab, Fourth);
        QCOMPARE(invited(lab.playerA, Third), QList<qint64>{69'000});
        QCOMPARE(invited(lab.playerA, Fourth), QList<qint64>());
        lab.playerA.held(Invitation)
            .last()
            .result(joinAck(lab.playerA.last(Invitation), lab.playerA.id));
        lab.settle();
        QVERIFY(resultOf(lab, Third).technical.isEmpty());
        playAlways(lab.playerA, QStringLiteral("even"));
        lab.pass(2s);
        QCOMPARE(invited(lab.playerA, Fourth), QList<qint64>{71'000});
        QVERIFY(resultOf(lab, Fourth).technical.isEmpty());
    }

    // L-31, options failure_threshold and recovery_timeout_ms: they come with the match.
    void breaker_followsTheRulesOfTheLeague_data()
    {
        QTest::addColumn<int>("recoveryMs");
        QTest::addColumn<QList<qint64>>("invitedMs");
        QTest::addColumn<qint64>("endMs");
        // Two failures, at 5 and 12 s; the retry at 16 s and the last one, 8 s after its end.
        QTest::newRow("open for 4.1 s: the last retry is the trial")
            << 4'100 << QList<qint64>{0, 7'000, 24'000} << qint64(29'000);
        QTest::newRow("open for 4 s: both retries get through")
            << 4'000 << QList<qint64>{0, 7'000, 16'000, 29'000} << qint64(34'000);
        QTest::newRow("open for a minute") << 60'000 << QList<qint64>{0, 7'000} << qint64(24'000);
    }

    void breaker_followsTheRulesOfTheLeague()
    {
        QFETCH(int, recoveryMs);
        QFETCH(QList<qint64>, invitedMs);
        QFETCH(qint64, endMs);
        protocol::MatchRules rules;
        rules.failureThreshold = 2;
        rules.recoveryTimeoutMs = recoveryMs;
        RefereeLab lab;
        protocol::MatchAssignment assignment = lab.assignment(First);
        assignment.rules = protocol::payloadOf(rules);
        lab.playerA.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(assignment).accept);
        lab.pass(40s);
        QCOMPARE(invited(lab.playerA, First), invitedMs);
        QCOMPARE(lab.manager.times(Report), QList<qint64>{endMs});
    }

    // L-14: an acknowledgement has 10 s. A league that breaks with the first failure shows when it
    // was given up: from then on the player's notices are spared.
    void acknowledgement_isAwaitedFor10Seconds()
    {
        protocol::MatchRules rules;
        rules.failureThreshold = 1;
        RefereeLab lab;
        lab.playerA.hold(GameOverCall);
        lab.start();
        const auto play = [&](const QString &match) {
            protocol::MatchAssignment assignment = lab.assignment(match);
            assignment.rules = protocol::payloadOf(rules);
            QVERIFY(lab.assign(assignment).accept);
            lab.settle();
            QVERIFY(resultOf(lab, match).technical.isEmpty());
        };
        play(First);
        lab.pass(9'900ms);
        play(Second);
        QCOMPARE(lab.playerA.times(GameOverCall), QList<qint64>({0, 9'900}));
        lab.pass(100ms);
        play(Third);
        QCOMPARE(lab.playerA.times(GameOverCall), QList<qint64>({0, 9'900}));
        QCOMPARE(lab.playerB.times(GameOverCall), QList<qint64>({0, 9'900, 10'000}));
    }
};

QTEST_GUILESS_MAIN(TestMatchBreaker)
#include "tst_match_breaker.moc"
