// A game drives the same engine: the discussion of protocol.md §13.
#include "tests/channel/channel_lab.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");

//
TurnConfig discussion()
{
    TurnConfig config;
    config.humanInterruptMode = InterruptMode::Queue;
    config.maxWaitsPerTurn = 0;
    config.autoPauseAfterSilentCycles = 0;
    config.maxMessageChars = 100;
    return config;
}

ChannelTraits traits(HumanAccess people = HumanAccess::Off)
{
    return {.humanAccess = people,
            .turnTimeoutMs = 250,
            .cutsLongText = true,
            .announcesMembers = false};
}

QList<channel::Newcomer> order(const QString &players)
{
    QList<channel::Newcomer> list;
    for (const QChar player : players)
        list.append(ChannelLab::newcomer(player));
    return list;
}

} // namespace

class TestGameChannel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    //
    void theOrder_isMadeAnewEveryDay_andTurnNumbersGoOn()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().pause());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("ABC"))));
        QVERIFY(lab.grants.isEmpty()); // paused outside the discussion
        QVERIFY(lab.channel().resume());
        QVERIFY(lab.complete(QStringLiteral("Good morning.")));
        QVERIFY(lab.complete());
        QVERIFY(lab.channel().pause());
        QVERIFY(lab.channel().skip(lab.turn())); // the phase is over
        QVERIFY(!lab.state().turn);

        QVERIFY(lab.channel().rebuild(order(QStringLiteral("CA")))); // B is dead
        QVERIFY(!lab.state().member(ChannelLab::id(B)));
        QCOMPARE(lab.moves(B).last(), QStringLiteral("QUEUED>IDLE REMOVED"));
        QVERIFY(lab.channel().resume());
        QCOMPARE(lab.order(), QStringLiteral("ABCC"));
        QCOMPARE(lab.turn().text(), QStringLiteral("reviews-t4"));
        QCOMPARE(lab.grants.last().cycleNumber, 2);
        QVERIFY(lab.isFoldedRight());
    }

    //
    void aLostPlayer_isLeftOut_untilItIsBack()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        lab.channel().memberLost(ChannelLab::id(A), {});
        QCOMPARE(lab.facts<TurnOver>().first().reason, QStringLiteral("CRASH")); // turn used
        QVERIFY(lab.facts<TurnOver>().first().passed);
        QVERIFY(lab.channel().pause());
        QVERIFY(lab.channel().skip(lab.turn()));
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(lab.ring(), QStringLiteral("B:QUEUED"));
        lab.channel().memberBack(ChannelLab::id(A));
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(lab.ring(), QStringLiteral("A:QUEUED B:QUEUED"));
    }

    //
    void anAnswer_isAMessageAndTheEnd_aPassOnlyTheEnd_andTheTimeIsTheGames()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(lab.grants.last().timeoutAt->utcMs, lab.clock.utcMs() + 250);
        QVERIFY(lab.complete(QStringLiteral("I accuse B.")));
        QVERIFY(lab.complete());
        QCOMPARE(lab.talk(), QStringLiteral("A: I accuse B."));
        QVERIFY(lab.channel().takeChunk(
            ChannelLab::id(A),
            {lab.state().id, lab.turn(), Segment::Say, 0, QStringLiteral("I was"), false}));
        lab.clock.advance(250ms);
        QCOMPARE(lab.talk(), QStringLiteral("A: I accuse B.|A: I was"));
        QVERIFY(lab.facts<TurnOver>().last().timedOut);
        QCOMPARE(lab.notices(NoticeKind::TurnTimedOut).size(), 1);
    }

    void aLongText_isCutBetweenCharacters()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QVERIFY(lab.complete(QString(99, u'x') + QStringLiteral("😀😀")));
        const AgentSpoke spoken = lab.facts<AgentSpoke>().first();
        QCOMPARE(spoken.text, QString(99, u'x'));
        QVERIFY(spoken.truncated);
    }

    void waits_areForbidden()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(lab.wait(WaitFor::Timer, 1).failure().code, QStringLiteral("E206"));
    }

    void people_areKeptOut_orHeldUntilTheTurnEnds()
    {
        ChannelLab closed(discussion(), traits(HumanAccess::Off));
        QVERIFY(closed.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(closed.human(QStringLiteral("psst")).failure().code, QStringLiteral("E211"));
        QVERIFY(closed.facts<HumanSpoke>().isEmpty());

        ChannelLab moderated(discussion(), traits(HumanAccess::Moderator));
        moderated.configure("humanInterruptMode", QStringLiteral("inject")); // makes no difference
        QVERIFY(moderated.channel().rebuild(order(QStringLiteral("AB"))));
        QCOMPARE(*moderated.human(QStringLiteral("Order!")), Delivery::Held);
        QVERIFY(moderated.complete());
        QCOMPARE(moderated.talk(), QStringLiteral("operator: Order!"));
    }

    // STEP: no timeout, and nothing happens but by hand.
    void inStep_advanceEndsTheTurnOrGrantsTheNext()
    {
        ChannelTraits step = traits();
        step.turnTimeoutMs = 0;
        step.grantsByHand = true;
        ChannelLab lab(discussion(), step);
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QVERIFY(lab.grants.isEmpty());
        QVERIFY(lab.channel().advance());
        QCOMPARE(lab.speaker(), A);
        QVERIFY(!lab.grants.last().timeoutAt);
        lab.clock.advance(24h);
        QCOMPARE(lab.speaker(), A);
        QVERIFY(lab.channel().advance());
        QVERIFY(!lab.state().turn);
        QVERIFY(lab.channel().advance());
        QCOMPARE(lab.speaker(), B);
        QVERIFY(lab.complete(QStringLiteral("Hello")));
        QVERIFY(!lab.state().turn);

        lab.channel().setTraits(traits()); // the speed changes while it runs
        QCOMPARE(lab.speaker(), A);
        QCOMPARE(lab.grants.last().timeoutAt->utcMs, lab.clock.utcMs() + 250);
        QVERIFY(lab.isFoldedRight());
    }

    // M-124
    void aTurnThatRuns_losesItsLimitWithTheGames_andKeepsItOtherwise()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        ChannelTraits longer = traits();
        longer.turnTimeoutMs = 1000;
        lab.channel().setTraits(longer);
        QCOMPARE(*lab.state().turn->timeoutAtMs, lab.clock.utcMs() + 250);
        lab.clock.advance(249ms);
        longer.turnTimeoutMs = 0;
        lab.channel().setTraits(longer);
        QVERIFY(!lab.state().turn->timeoutAtMs);
        lab.clock.advance(24h);
        QCOMPARE(lab.speaker(), A);
        QVERIFY(lab.isFoldedRight());
    }

    void theOrder_isNotChangedUnderARunningTurn()
    {
        ChannelLab lab(discussion(), traits());
        QVERIFY(lab.channel().rebuild(order(QStringLiteral("AB"))));
        QVERIFY(!lab.channel().rebuild(order(QStringLiteral("BA"))));
        QCOMPARE(lab.ring(), QStringLiteral("A:ACTIVE B:QUEUED"));
    }
};

QTEST_GUILESS_MAIN(TestGameChannel)
#include "tst_game_channel.moc"
