// Turns one after the other, and the edge cases of requirements.md §4.3 and §4.6.
#include "tests/channel/channel_lab.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");
const QString C = QStringLiteral("C");

base::AgentId id(const QString &agent)
{
    return ChannelLab::id(agent);
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-038, TR-10
    void theFirstAgent_isQueuedAndActiveAtOnce_withWhatWasSaidBefore()
    {
        TurnConfig config;
        config.historyLimit = 2;
        ChannelLab lab(config);
        for (const char *text : {"one", "two", "three"})
            QCOMPARE(*lab.human(QString::fromLatin1(text)), Delivery::NotRouted);
        lab.join(A);
        QCOMPARE(lab.moves(A).join(u'|'),
                 QStringLiteral("IDLE>QUEUED ASSIGNED|QUEUED>ACTIVE TURN_GRANTED"));
        QCOMPARE(ChannelLab::textsOf(lab.grants.first().messagesSinceLastTurn),
                 QStringLiteral("two|three"));
    }

    // T-037, scenario 31, TR-15
    void anEmptyChannel_saysSoOnce_andMessagesAreKept()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        lab.channel().memberLost(id(A), {});
        lab.channel().memberLost(id(B), {});
        QVERIFY(lab.human(QStringLiteral("Anybody?")));
        QVERIFY(lab.human(QStringLiteral("Hello?")));
        QCOMPARE(lab.notices(NoticeKind::NoAgents),
                 QStringList{QStringLiteral("⚠️ No agents available in this channel")});
        lab.join(C);
        QCOMPARE(lab.stateOf(C), QStringLiteral("ACTIVE"));
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("Anybody?|Hello?"));
    }

    // Scenario 25, T-039
    void whoJoins_speaksAfterEverybodyInTheRunningCycle()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.complete()); // B is active
        lab.join(QStringLiteral("D"));
        for (int i = 0; i < 3; ++i)
            QVERIFY(lab.complete());
        QCOMPARE(lab.order(), QStringLiteral("ABCDA"));
        QCOMPARE(lab.grants.at(3).cycleNumber, 1);
        QCOMPARE(lab.grants.at(4).cycleNumber, 2); // T-071
        QCOMPARE(lab.grants.at(4).turnId.text(), QStringLiteral("reviews-t5"));
    }

    // Scenario 26, T-032, T-033
    void aTimedOutAgent_keepsItsPlace()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.complete());
        lab.clock.advance(60s);
        QCOMPARE(lab.notices(NoticeKind::TurnTimedOut),
                 QStringList{QStringLiteral("⏱️ Agent B turn timed out")});
        QCOMPARE(lab.lettersTo<TurnTimeout>(B).first().kind, TimeoutKind::Turn);
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:QUEUED C:ACTIVE"));
        QVERIFY(lab.complete());
        QVERIFY(lab.complete());
        QCOMPARE(lab.order(), QStringLiteral("ABCAB"));
        QVERIFY(lab.facts<TurnWarned>().isEmpty());
    }

    // T-032, T-053: per agent, and a change applies from the next turn.
    void theTimeout_isTheAgentsOwn_andAChangeWaitsForTheNextTurn()
    {
        ChannelLab lab;
        lab.configure("agentTimeoutSeconds", JsonObject{{B, 90}});
        lab.join(QStringLiteral("AB"));
        lab.configure("defaultTimeoutSeconds", 5);
        lab.clock.advance(59s);
        QCOMPARE(lab.speaker(), A);
        lab.clock.advance(1s);
        QCOMPARE(lab.grants.last().timeoutAt->utcMs, lab.clock.utcMs() + 90'000);
        QVERIFY(lab.complete());
        lab.clock.advance(5s);
        QCOMPARE(lab.speaker(), B);
    }

    // TR-15
    void notices_canBeTurnedOff()
    {
        TurnConfig config;
        config.announceTimeouts = false;
        config.announceDisconnects = false;
        config.announceEmptyChannel = false;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        lab.clock.advance(60s);
        lab.channel().memberLost(id(B), {});
        lab.channel().memberLost(id(A), {});
        QVERIFY(lab.notices(NoticeKind::TurnTimedOut).isEmpty());
        QVERIFY(lab.notices(NoticeKind::AgentDisconnected).isEmpty());
        QVERIFY(lab.notices(NoticeKind::NoAgents).isEmpty());
        QCOMPARE(lab.facts<TurnTimedOut>().size(), 1); // still logged
    }

    // T-035, scenario 27
    void whoPostsAndNeverCompletes_isEndedByTheTimeout_withAWarning()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.say(QStringLiteral("Hello")));
        lab.clock.advance(60s);
        QCOMPARE(lab.speaker(), B);
        QCOMPARE(lab.facts<TurnWarned>().first().text,
                 QStringLiteral("Agent completed response without TURN_COMPLETE"));
        QCOMPARE(lab.talk(), QStringLiteral("A: Hello"));
    }

    // T-036, TR-12
    void silenceAfterAPost_completesTheTurn_onlyWhenTurnedOn()
    {
        ChannelLab off;
        off.join(QStringLiteral("AB"));
        QVERIFY(off.say(QStringLiteral("Hello")));
        off.clock.advance(59s);
        QCOMPARE(off.speaker(), A);

        TurnConfig config;
        config.autoDetectTurnEnd = true;
        ChannelLab on(config);
        on.join(QStringLiteral("AB"));
        on.clock.advance(30s);
        QCOMPARE(on.speaker(), A); // nothing posted yet
        QVERIFY(on.say(QStringLiteral("one")));
        on.clock.advance(9s);
        QVERIFY(on.say(QStringLiteral("two")));
        on.clock.advance(9'999ms);
        QCOMPARE(on.speaker(), A);
        on.clock.advance(1ms);
        QCOMPARE(on.speaker(), B);
        QCOMPARE(on.facts<TurnWarned>().size(), 1);
        QVERIFY(on.notices(NoticeKind::TurnTimedOut).isEmpty());
    }

    // T-030, T-031
    void aCrashInATurn_isLoggedWithItsContext_andTheAgentIsNotQueuedAgainByItself()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.say(QStringLiteral("Hello")));
        const int seq = lab.state().lastSeq;
        lab.channel().memberLost(id(A),
                                 {QStringLiteral("heartbeat"), 3, QStringLiteral("refused")});
        const AgentCrashed crash = lab.facts<AgentCrashed>().first();
        QCOMPARE(crash.detectedBy, QStringLiteral("heartbeat"));
        QCOMPARE(crash.missed, 3);
        QCOMPARE(crash.lastMessageSeq, seq);
        QCOMPARE(lab.notices(NoticeKind::AgentDisconnected),
                 QStringList{QStringLiteral("⚠️ Agent A disconnected, skipping turn")});
        QCOMPARE(lab.ring(), QStringLiteral("B:ACTIVE C:QUEUED"));
        lab.channel().memberBack(id(A));
        QCOMPARE(lab.stateOf(A), QStringLiteral("IDLE"));
        QCOMPARE(lab.ring(), QStringLiteral("B:ACTIVE C:QUEUED"));
        lab.join(A);
        QCOMPARE(lab.ring(), QStringLiteral("B:ACTIVE C:QUEUED A:QUEUED"));
    }

    // TR-11
    void aFailedGrant_isTriedOnceMoreAfterASecond_thenTheAgentIsLost()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        const base::TurnId turn = lab.turn();
        lab.channel().callFailed(turn, QStringLiteral("connection refused"));
        QCOMPARE(lab.grants.size(), 1);
        lab.clock.advance(999ms);
        QCOMPARE(lab.grants.size(), 1);
        lab.clock.advance(1ms);
        QCOMPARE(lab.grants.size(), 2);
        QCOMPARE(lab.grants.last().turnId, turn); // the same turn
        lab.channel().callFailed(turn, QStringLiteral("connection refused"));
        QCOMPARE(lab.stateOf(A), QStringLiteral("OFFLINE"));
        QCOMPARE(lab.facts<AgentCrashed>().first().detectedBy, QStringLiteral("transport"));
        QCOMPARE(lab.speaker(), B);
    }

    // T-040, T-041
    void removing_aQueuedAgentChangesNobodysTurn_theActiveOneEndsIt()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABCD"));
        QVERIFY(lab.complete());
        QVERIFY(lab.channel().remove(id(A), QStringLiteral("Enough.")));
        QCOMPARE(lab.ring(), QStringLiteral("B:ACTIVE C:QUEUED D:QUEUED"));
        QCOMPARE(lab.lettersTo<ChannelRemoved>(A).first().reason, QStringLiteral("Enough."));
        QVERIFY(lab.channel().remove(id(B), QStringLiteral("Enough.")));
        QCOMPARE(lab.ring(), QStringLiteral("C:ACTIVE D:QUEUED"));
        QCOMPARE(lab.lettersTo<TurnEnded>(B).first().reason, QStringLiteral("REMOVED"));
    }

    // TR-04: parked until a human writes, another agent joins, or the operator grants.
    void aSoloAgent_isParked_untilSomethingHappens_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("ring");
        QTest::newRow("human") << "human"
                               << "A:ACTIVE";
        QTest::newRow("join") << "join"
                              << "A:QUEUED B:ACTIVE";
        QTest::newRow("grant") << "grant"
                               << "A:ACTIVE";
        QTest::newRow("time") << "time"
                              << "A:IDLE";
    }

    void aSoloAgent_isParked_untilSomethingHappens()
    {
        QFETCH(QString, what);
        QFETCH(QString, ring);
        ChannelLab lab;
        lab.join(A);
        QVERIFY(lab.complete(QStringLiteral("Hello")));
        QCOMPARE(lab.ring(), QStringLiteral("A:IDLE"));
        if (what == QLatin1String("human"))
            QVERIFY(lab.human(QStringLiteral("Hello")));
        else if (what == QLatin1String("join"))
            lab.join(B);
        else if (what == QLatin1String("grant"))
            QVERIFY(lab.channel().grant(id(A)));
        else
            lab.clock.advance(3600s);
        QCOMPARE(lab.ring(), ring);
    }

    // T-073, T-064
    void reordering_neverTouchesTheRunningTurn()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABCD"));
        QVERIFY(lab.channel().reorder({id(QStringLiteral("D")), id(C), id(B), id(A)}));
        QCOMPARE(lab.ring(), QStringLiteral("A:ACTIVE D:QUEUED C:QUEUED B:QUEUED"));
        for (int i = 0; i < 4; ++i)
            QVERIFY(lab.complete());
        QCOMPARE(lab.order(), QStringLiteral("ADCBA"));
        QVERIFY(!lab.channel().reorder({id(QStringLiteral("X"))}));
    }

    // T-074
    void anAgentThatIsBusyElsewhere_isPassedOverForThisCycle()
    {
        ChannelLab lab;
        lab.busy = {B};
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), C);
        QCOMPARE(lab.facts<TurnDeferred>().size(), 1);
        QCOMPARE(lab.facts<TurnDeferred>().first().agentId, id(B));
        lab.busy.clear();
        QVERIFY(lab.complete());
        QVERIFY(lab.complete());
        QCOMPARE(lab.order(), QStringLiteral("ACAB"));
    }

    void whenEverybodyIsBusy_theChannelWaitsForThem()
    {
        ChannelLab lab;
        lab.busy = {A, B};
        lab.join(QStringLiteral("AB"));
        lab.channel().turnFreed();
        QVERIFY(lab.grants.isEmpty());
        QCOMPARE(lab.facts<TurnDeferred>().size(), 2); // each told once
        lab.busy = {A};
        lab.channel().turnFreed();
        QCOMPARE(lab.speaker(), B);
    }

    // T-075, TR-16
    void afterSilentCycles_theChannelPausesItself()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.complete(QStringLiteral("Hello")));
        for (int i = 0; lab.state().turn && i < 20; ++i)
            QVERIFY(lab.complete());
        // One cycle with a word in it, then three without.
        QCOMPARE(lab.order(), QStringLiteral("ABABABAB"));
        QCOMPARE(lab.state().run, RunState::Paused);
        QCOMPARE(lab.notices(NoticeKind::ChannelPaused).size(), 1);
        QCOMPARE(lab.facts<RunStateChanged>().last().trigger, QStringLiteral("SILENT_CYCLES"));
        QVERIFY(lab.channel().resume());
        QCOMPARE(lab.speaker(), A);
        QCOMPARE(lab.grants.last().cycleNumber, 5);
    }

    void withoutALimit_silenceGoesOn()
    {
        TurnConfig config;
        config.autoPauseAfterSilentCycles = 0;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        for (int i = 0; i < 50; ++i)
            QVERIFY(lab.complete());
        QCOMPARE(lab.state().run, RunState::Running);
    }

    // T-077
    void aLateTimer_hasNoEffect()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        lab.clock.advance(59s);
        QVERIFY(lab.complete());
        lab.clock.advance(1s); // A's timer would ring now
        QCOMPARE(lab.speaker(), B);
        QVERIFY(lab.facts<TurnTimedOut>().isEmpty());
        lab.channel().turnFailed(base::TurnId(QStringLiteral("reviews-t1")), {});
        lab.channel().callFailed(base::TurnId(QStringLiteral("reviews-t1")), {});
        QCOMPARE(lab.speaker(), B);
    }

    // T-064
    void pauseResumeStepAndClose()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.channel().pause());
        QVERIFY(!lab.channel().pause());
        QVERIFY(lab.complete(QStringLiteral("still mine"))); // a running turn may end
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:QUEUED C:QUEUED"));
        QVERIFY(lab.channel().step());
        QCOMPARE(lab.speaker(), B);
        QVERIFY(!lab.channel().step());
        QVERIFY(lab.complete());
        QVERIFY(!lab.state().turn);
        QVERIFY(lab.channel().resume());
        QCOMPARE(lab.speaker(), C);
        QVERIFY(lab.channel().close());
        QVERIFY(lab.state().members.isEmpty());
        QCOMPARE(lab.channel().resume().failure().code, QStringLiteral("E207"));
        QCOMPARE(lab.channel().join(ChannelLab::newcomer(A)).failure().code,
                 QStringLiteral("E207"));
    }

    // T-064
    void theOperator_grantsOutOfOrder()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.channel().grant(id(C))); // next, A has the turn
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), C);
        QVERIFY(lab.complete());
        QCOMPARE(lab.speaker(), A); // T-070: after the one who had it
        QCOMPARE(lab.channel().grant(id(QStringLiteral("X"))).failure().code,
                 QStringLiteral("E202"));
    }

    void joiningTwice_andJoiningDisabled_areRefused()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QCOMPARE(lab.channel().join(ChannelLab::newcomer(A)).failure().code,
                 QStringLiteral("E208"));
        QVERIFY(lab.channel().disable(id(B)));
        QCOMPARE(lab.channel().join(ChannelLab::newcomer(B)).failure().code,
                 QStringLiteral("E211"));
        lab.channel().memberBack(id(B));
        QCOMPARE(lab.stateOf(B), QStringLiteral("OFFLINE")); // disabled stays disabled
        QVERIFY(lab.channel().enable(id(B)));
        lab.join(B);
        QCOMPARE(lab.ring(), QStringLiteral("A:ACTIVE B:QUEUED"));
    }

    // T-081
    void theReport_saysStatePositionAndUntilWhen()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        lab.channel().memberLost(id(B), {});
        const ChannelStateReport report = lab.state().report();
        QCOMPARE(report.ring.size(), 2);
        QCOMPARE(report.ring.first().position, std::optional(1));
        QCOMPARE(report.ring.first().until->utcMs, lab.clock.utcMs() + 60'000);
        QCOMPARE(report.ring.last().state, TurnState::Offline);
        QVERIFY(!report.ring.last().position);
        QCOMPARE(report.cursor, id(A));
    }

    void aHostThatAnswersAtOnce_meetsNoHalfChangedState()
    {
        TurnConfig config;
        config.autoPauseAfterSilentCycles = 0;
        ChannelLab lab(config);
        lab.onGrant = [&](const TurnGranted &call) {
            if (call.turnNumber <= 1000)
                QVERIFY(lab.completeAs(call.agentId.text(), call.turnId, QStringLiteral("x")));
        };
        lab.join(A);
        lab.join(B);
        QCOMPARE(lab.grants.size(), 1001);
        QCOMPARE(lab.state().transcript.size(), 1000 + 2);
        QVERIFY(lab.isFoldedRight());
    }
};

QTEST_GUILESS_MAIN(TestTurns)
#include "tst_turns.moc"
