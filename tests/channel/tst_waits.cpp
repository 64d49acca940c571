// Waiting: hold and yield, what resolves a wait, and what happens when nothing does.
#include "tests/channel/channel_lab.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");

} // namespace

class TestWaits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // TR-01, TR-02, TR-17: the turn is held, nobody else is granted, and its clock stands still.
    void whileAnAgentWaits_theChannelStandsStill()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        lab.clock.advance(20s);
        const base::TurnId turn = lab.turn();
        QVERIFY(lab.wait(WaitFor::External));
        lab.clock.advance(100s);
        QCOMPARE(lab.order(), A);
        QCOMPARE(lab.ring(), QStringLiteral("A:WAITING B:QUEUED C:QUEUED"));
        QVERIFY(lab.resolve(A, turn));
        QCOMPARE(lab.turn(), turn); // the same turn
        const TurnResume resume = lab.resumes.last().second;
        QCOMPARE(resume.turnId, turn);
        QCOMPARE(resume.timeoutAt->utcMs, lab.clock.utcMs() + 40'000);
        lab.clock.advance(39'999ms);
        QCOMPARE(lab.speaker(), A);
        lab.clock.advance(1ms);
        QCOMPARE(lab.speaker(), B);
    }

    // TR-03
    void aWait_endsAtTheLimit_orEarlierWhenTheAgentAskedForLess_data()
    {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("seconds");
        QTest::newRow("less") << 30 << 30;
        QTest::newRow("more") << 500 << 120;
        QTest::newRow("nothing") << 0 << 120;
    }

    void aWait_endsAtTheLimit_orEarlierWhenTheAgentAskedForLess()
    {
        QFETCH(int, asked);
        QFETCH(int, seconds);
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.wait(WaitFor::External, asked > 0 ? std::optional(asked) : std::nullopt));
        lab.clock.advance(std::chrono::seconds(seconds) - 1ms);
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
        lab.clock.advance(1ms);
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:ACTIVE"));
        QCOMPARE(lab.notices(NoticeKind::WaitTimedOut).size(), 1);
        QCOMPARE(lab.lettersTo<TurnTimeout>(A).first().kind, TimeoutKind::Wait);
        QCOMPARE(lab.facts<TurnTimedOut>().first().kind, TimeoutKind::Wait);
    }

    void aTimerWait_resolvesByItself()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.wait(WaitFor::Timer, 30));
        lab.clock.advance(30s);
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
        QCOMPARE(lab.moves(A).last(), QStringLiteral("WAITING>ACTIVE WAIT_RESOLVED"));
        QVERIFY(lab.facts<TurnTimedOut>().isEmpty());
    }

    // TR-03
    void aTurn_mayWaitOnlySoOften()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QCOMPARE(lab.grants.first().waitsLeft, 3);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(lab.wait(WaitFor::External));
            QVERIFY(lab.resolve(A, lab.turn()));
        }
        const auto fourth = lab.wait(WaitFor::External);
        QVERIFY(!fourth);
        QCOMPARE(fourth.failure().code, QStringLiteral("E206"));
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
    }

    // protocol.md §12.4: an interrupt does not count.
    void anInterrupt_doesNotCountAsAWait()
    {
        TurnConfig config;
        config.maxWaitsPerTurn = 1;
        config.humanInterruptMode = InterruptMode::Interrupt;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.human(QStringLiteral("Stop!")));
        QVERIFY(lab.channel().releaseFloor());
        QVERIFY(lab.wait(WaitFor::External));
    }

    void zeroWaits_forbidWaiting()
    {
        TurnConfig config;
        config.maxWaitsPerTurn = 0;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        QCOMPARE(lab.wait(WaitFor::Timer, 5).failure().code, QStringLiteral("E206"));
    }

    // TR-01, TR-02: yield.
    void whoYields_letsOthersSpeak_andIsNextWhenTheWaitIsOver()
    {
        TurnConfig config;
        config.waitPolicy = WaitPolicy::Yield;
        ChannelLab lab(config);
        lab.join(QStringLiteral("ABCD"));
        lab.clock.advance(20s);
        const base::TurnId first = lab.turn();
        QVERIFY(lab.wait(WaitFor::External));
        QCOMPARE(lab.ring(), QStringLiteral("A:WAITING B:ACTIVE C:QUEUED D:QUEUED"));
        QVERIFY(lab.resolve(A, first));
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:ACTIVE C:QUEUED D:QUEUED"));
        QVERIFY(lab.complete(QStringLiteral("from B")));
        QCOMPARE(lab.speaker(), A);
        QCOMPARE(lab.grants.last().timeoutAt->utcMs, lab.clock.utcMs() + 40'000);
        QCOMPARE(lab.grants.last().waitsLeft, 2);
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("from B"));
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), QStringLiteral("C")); // the ring goes on where it was
        QVERIFY(lab.isFoldedRight());
    }

    void whoYieldedAndIsForgotten_losesItsTurnOnly()
    {
        TurnConfig config;
        config.waitPolicy = WaitPolicy::Yield;
        config.defaultTimeoutSeconds = 3600;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.wait(WaitFor::External));
        lab.clock.advance(120s);
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:ACTIVE"));
        QVERIFY(lab.state().yielded.isEmpty());
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), A);
        QCOMPARE(lab.grants.last().timeoutAt->utcMs, lab.clock.utcMs() + 3'600'000); // a full turn
    }

    void whoYieldedForAHuman_isNext_whateverTheMode_data()
    {
        QTest::addColumn<QString>("mode");
        for (const char *mode : {"queue", "interrupt", "inject"})
            QTest::newRow(mode) << QString::fromLatin1(mode);
    }

    void whoYieldedForAHuman_isNext_whateverTheMode()
    {
        QFETCH(QString, mode);
        ChannelLab lab;
        lab.configure("waitPolicy", QStringLiteral("yield"));
        lab.configure("humanInterruptMode", mode);
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.wait(WaitFor::HumanInput));
        QVERIFY(lab.human(QStringLiteral("The second file.")));
        QCOMPARE(lab.stateOf(A), QStringLiteral("QUEUED"));
        if (lab.state().humanHasFloor)
            QVERIFY(lab.channel().releaseFloor());
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), A);
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("The second file."));
    }

    // T-064
    void theOperator_resumesOrSkipsWhoWaits()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(!lab.channel().resumeTurn(lab.turn())); // it does not wait
        QVERIFY(lab.wait(WaitFor::External));
        QVERIFY(lab.channel().resumeTurn(lab.turn()));
        QCOMPARE(lab.resumes.last().second.resumedBy, QStringLiteral("OPERATOR_RESUME"));
        QVERIFY(lab.wait(WaitFor::External));
        QVERIFY(lab.channel().skip(lab.turn()));
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:ACTIVE"));
        QCOMPARE(lab.lettersTo<TurnEnded>(A).last().reason, QStringLiteral("OPERATOR_SKIP"));
        const auto stale = lab.channel().skip(base::TurnId(QStringLiteral("reviews-t1")));
        QCOMPARE(stale.failure().code, QStringLiteral("E204"));
    }

    void anErrorAnswerDuringAWait_endsNothing()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.wait(WaitFor::External));
        lab.channel().turnFailed(lab.turn(), QStringLiteral("boom"));
        lab.channel().callFailed(lab.turn(), QStringLiteral("closed"));
        lab.clock.advance(2s);
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
    }
};

QTEST_GUILESS_MAIN(TestWaits)
#include "tst_waits.moc"
