// Human messages: every cell of the table of requirements.md §4.5, and what follows from it.
#include "tests/channel/channel_lab.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");
const QString Words = QStringLiteral("Please check the numbers.");

ChannelLab &in(ChannelLab &lab, const QString &mode)
{
    lab.configure("humanInterruptMode", mode);
    return lab;
}

// Brings the channel into a column of the table.
void bring(ChannelLab &lab, const QString &situation)
{
    if (situation == QLatin1String("E"))
        return;
    lab.join(situation == QLatin1String("parked") ? A : QStringLiteral("AB"));
    if (situation == QLatin1String("W"))
        QVERIFY(lab.wait(WaitFor::External));
    if (situation == QLatin1String("W for a human"))
        QVERIFY(lab.wait(WaitFor::HumanInput));
    if (situation == QLatin1String("paused"))
        QVERIFY(lab.channel().pause());
    if (situation == QLatin1String("paused") || situation == QLatin1String("parked"))
        QVERIFY(lab.complete());
}

} // namespace

class TestHumanMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-034, TR-13
    void everyCellOfTheTable_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("situation");
        QTest::addColumn<int>("delivery");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("ring"); // afterwards
        QTest::addColumn<bool>("floor");
        QTest::addColumn<bool>("forTurn");
        using enum Delivery;
        const auto row = [](const char *mode, const char *situation, Delivery delivery,
                            const char *kind, const char *ring, bool floor = false,
                            bool forTurn = false) {
            QTest::addRow("%s, %s", mode, situation)
                << mode << situation << int(delivery) << kind << ring << floor << forTurn;
        };
        row("queue", "A", Held, "human", "A:ACTIVE B:QUEUED");
        row("queue", "W", Held, "human", "A:WAITING B:QUEUED");
        row("queue", "W for a human", Delivered, "human", "A:ACTIVE B:QUEUED");
        row("queue", "paused", Delivered, "human", "A:QUEUED B:QUEUED");
        row("queue", "parked", Delivered, "human", "A:ACTIVE");
        row("queue", "E", NotRouted, "human", "");
        row("interrupt", "A", Delivered, "human", "A:WAITING B:QUEUED", true);
        row("interrupt", "W", Delivered, "human", "A:WAITING B:QUEUED");
        row("interrupt", "W for a human", Delivered, "human", "A:ACTIVE B:QUEUED");
        row("interrupt", "paused", Delivered, "human", "A:QUEUED B:QUEUED", true);
        row("interrupt", "parked", Delivered, "human", "A:QUEUED", true);
        row("interrupt", "E", NotRouted, "human", "");
        row("inject", "A", Delivered, "human", "A:ACTIVE B:QUEUED", false, true);
        row("inject", "W", Delivered, "human", "A:WAITING B:QUEUED", false, true);
        row("inject", "W for a human", Delivered, "human", "A:ACTIVE B:QUEUED", false, true);
        row("inject", "paused", Delivered, "human", "A:QUEUED B:QUEUED");
        row("inject", "parked", Delivered, "human", "A:ACTIVE");
        row("inject", "E", NotRouted, "human", "");
        row("parallel", "A", Delivered, "side", "A:ACTIVE B:QUEUED");
        row("parallel", "W", Delivered, "side", "A:WAITING B:QUEUED");
        row("parallel", "W for a human", Delivered, "side", "A:WAITING B:QUEUED");
        row("parallel", "paused", Delivered, "human", "A:QUEUED B:QUEUED");
        row("parallel", "parked", Delivered, "human", "A:ACTIVE");
        row("parallel", "E", NotRouted, "human", "");
    }

    void everyCellOfTheTable()
    {
        QFETCH(QString, mode);
        QFETCH(QString, situation);
        QFETCH(int, delivery);
        QFETCH(QString, kind);
        QFETCH(QString, ring);
        QFETCH(bool, floor);
        QFETCH(bool, forTurn);
        ChannelLab lab;
        bring(in(lab, mode), situation);
        lab.letters.clear();
        const base::TurnId running = lab.state().turn ? lab.turn() : base::TurnId();

        const auto became = lab.human(Words);
        QVERIFY(became);
        QCOMPARE(int(*became), delivery);
        QCOMPARE(lab.ring(), ring);
        QCOMPARE(lab.state().humanHasFloor, floor);

        // T-060: recorded at once, with its mark.
        const auto spoken = lab.facts<HumanSpoke>();
        QCOMPARE(spoken.size(), 1);
        QCOMPARE(int(spoken.first().delivery), delivery);
        QCOMPARE(QString(wireWord(spoken.first().kind)), kind);
        QCOMPARE(spoken.first().forTurn, forTurn ? running : base::TurnId());

        const bool isDelivered = *became == Delivery::Delivered;
        for (const base::AgentId &agent : lab.state().ring.order()) {
            const auto told = lab.lettersTo<ChannelMessage>(agent.text());
            QCOMPARE(told.size(), isDelivered ? 1 : 0);
            if (isDelivered)
                QCOMPARE(told.first().text, Words);
        }
        QCOMPARE(lab.talk().contains(Words), *became != Delivery::Held);
        QVERIFY(lab.isFoldedRight());
    }

    // Scenario 29
    void aHeldMessage_reachesEverybodyAfterTheTurn_beforeTheNextGrant()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("queue")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(Words));
        QVERIFY(lab.human(QStringLiteral("And the dates.")));
        lab.flow.clear();
        QVERIFY(lab.complete(QStringLiteral("Done.")));
        QCOMPARE(lab.flow.join(u'|'),
                 QStringLiteral("B CHANNEL_MESSAGE|A CHANNEL_MESSAGE|B CHANNEL_MESSAGE|"
                                "A CHANNEL_MESSAGE|B CHANNEL_MESSAGE|B TURN_GRANTED"));
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("Done.|Please check the numbers.|And the dates."));
        QCOMPARE(lab.facts<HeldDelivered>().size(), 2);
    }

    // Scenario 30
    void inModeQueue_aHumanMessageResumesWhoWaitsForIt_andWhatWasHeldComesFirst()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("queue")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(QStringLiteral("first")));
        QVERIFY(lab.wait(WaitFor::HumanInput));
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
        QVERIFY(lab.human(QStringLiteral("second")));
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
        QCOMPARE(lab.resumes.size(), 1);
        QCOMPARE(ChannelLab::textsOf(lab.resumes.first().second.messages),
                 QStringLiteral("first|second"));
        QCOMPARE(lab.resumes.first().second.resumedBy, QStringLiteral("HUMAN_INPUT"));
    }

    // Scenario 28, T-061, TR-17
    void afterTheRelease_theAgentGoesOnWithTheTimeItHadLeft()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        lab.clock.advance(25s);
        QVERIFY(lab.human(Words));
        const auto paused = lab.lettersTo<TurnPaused>(A);
        QCOMPARE(paused.size(), 1);
        QCOMPARE(paused.first().remainingMs, 35'000);
        QCOMPARE(paused.first().reason, QStringLiteral("HUMAN_INTERRUPT"));
        QCOMPARE(ChannelLab::textsOf(paused.first().messages), Words);
        QVERIFY(lab.lettersTo<TurnPaused>(B).isEmpty());
        lab.clock.advance(15s);
        QVERIFY(lab.channel().releaseFloor());
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
        const TurnResume resume = lab.resumes.last().second;
        QCOMPARE(resume.resumedBy, QStringLiteral("HUMAN_RELEASED"));
        QCOMPARE(resume.timeoutAt->utcMs, lab.clock.utcMs() + 35'000);
        QCOMPARE(ChannelLab::textsOf(resume.messages), Words);
        lab.clock.advance(34'999ms);
        QCOMPARE(lab.speaker(), A);
        lab.clock.advance(1ms);
        QCOMPARE(lab.speaker(), B);
    }

    // T-061, TR-14
    void theFloor_endsAfterTheHoldTime_whichEachMessageRestarts()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(Words));
        lab.clock.advance(19s);
        QVERIFY(lab.human(QStringLiteral("And the dates.")));
        lab.clock.advance(19s);
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
        lab.clock.advance(1s);
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
        QVERIFY(!lab.state().humanHasFloor);
        QCOMPARE(lab.facts<FloorChanged>().last().by, QStringLiteral("HOLD_TIME"));
        QCOMPARE(ChannelLab::textsOf(lab.resumes.last().second.messages),
                 QStringLiteral("Please check the numbers.|And the dates."));
        QVERIFY(!lab.channel().releaseFloor());
    }

    // TR-17: who had almost no time left gets `resumeMinSeconds`.
    void aResumedTurn_hasAtLeastTheMinimum()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        lab.clock.advance(59s);
        QVERIFY(lab.human(Words));
        QVERIFY(lab.channel().releaseFloor());
        QCOMPARE(lab.resumes.last().second.timeoutAt->utcMs, lab.clock.utcMs() + 5'000);
    }

    void whoeverIsNext_waitsUntilTheFloorIsFree()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(Words));
        lab.channel().memberLost(ChannelLab::id(A), {});
        QCOMPARE(lab.ring(), QStringLiteral("B:QUEUED"));
        QVERIFY(lab.channel().releaseFloor());
        QCOMPARE(lab.ring(), QStringLiteral("B:ACTIVE"));
    }

    // T-062
    void anAnswerWhilePaused_becomesADraft_whichTheAgentMayReplace()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(Words));
        QVERIFY(lab.complete(QStringLiteral("old answer")));
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
        QVERIFY(!lab.talk().contains(QStringLiteral("old answer")));
        QVERIFY(lab.channel().releaseFloor());
        QCOMPARE(lab.resumes.last().second.draft.first().text, QStringLiteral("old answer"));
        QVERIFY(lab.complete(QStringLiteral("new answer")));
        QCOMPARE(lab.talk(), QStringLiteral("operator: Please check the numbers.|A: new answer"));
        QCOMPARE(lab.speaker(), B);
    }

    // T-062
    void aDraft_isPostedWhenTheAgentSaysSo_orNothing_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"use_draft", "no answer", "error answer", "crash", "restart"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }

    void aDraft_isPostedWhenTheAgentSaysSo_orNothing()
    {
        QFETCH(QString, way);
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        QVERIFY(lab.human(Words));
        QVERIFY(lab.complete(QStringLiteral("old answer")));
        if (way == QLatin1String("crash")) {
            lab.channel().memberLost(ChannelLab::id(A), {});
        } else if (way == QLatin1String("restart")) {
            lab.crashAndRecover();
        } else {
            QVERIFY(lab.channel().releaseFloor());
            const base::TurnId turn = lab.turn();
            if (way == QLatin1String("use_draft"))
                QVERIFY(lab.channel().useDraft(ChannelLab::id(A), turn));
            else if (way == QLatin1String("error answer"))
                lab.channel().turnFailed(turn, QStringLiteral("boom"));
            else
                lab.clock.advance(60s);
            QCOMPARE(lab.speaker(), B);
            QVERIFY(lab.notices(NoticeKind::TurnTimedOut).isEmpty());
        }
        QCOMPARE(lab.talk(), QStringLiteral("operator: Please check the numbers.|A: old answer"));
        QVERIFY(lab.facts<AgentSpoke>().first().drafted);
        QVERIFY(lab.isFoldedRight());
    }

    // T-062: nothing that was streamed is lost.
    void whatWasStreamedBeforeTheInterrupt_staysAndGoesOn()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("interrupt")).join(QStringLiteral("AB"));
        const auto chunk = [&](int seq, const char *text) {
            const base::TurnId turn = lab.turn();
            return lab.channel().takeChunk(
                ChannelLab::id(A),
                {lab.state().id, turn, Segment::Say, seq, QString::fromLatin1(text), false});
        };
        QVERIFY(chunk(0, "Row 4 "));
        QVERIFY(lab.human(Words));
        const auto refused = chunk(1, "does");
        QVERIFY(!refused);
        QCOMPARE(refused.failure().code, QStringLiteral("E205"));
        QVERIFY(lab.channel().releaseFloor());
        QVERIFY(chunk(1, "does not add up."));
        QVERIFY(lab.channel().complete(ChannelLab::id(A), {.turnId = lab.turn()}));
        QVERIFY(lab.talk().endsWith(QStringLiteral("A: Row 4 does not add up.")));
    }

    // T-053: the mode applies at once.
    void theMode_appliesAtOnce()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        lab.configure("humanInterruptMode", QStringLiteral("queue"));
        QCOMPARE(*lab.human(Words), Delivery::Held);
        lab.configure("humanInterruptMode", QStringLiteral("interrupt"));
        QCOMPARE(*lab.human(Words), Delivery::Delivered);
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
    }

    void inParallel_onlyAnAddressedMessageResolvesTheWait()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("parallel")).join(QStringLiteral("AB"));
        QVERIFY(lab.wait(WaitFor::HumanInput));
        QVERIFY(lab.human(Words, {B}));
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
        QVERIFY(lab.human(Words, {A}));
        QCOMPARE(lab.stateOf(A), QStringLiteral("ACTIVE"));
    }

    // TR-13: a side message is read by those it is for, and is nobody's input.
    void aSideMessage_isReadOnlyByThoseItIsFor()
    {
        ChannelLab lab;
        in(lab, QStringLiteral("parallel")).join(QStringLiteral("ABC"));
        QVERIFY(lab.human(QStringLiteral("only B"), {B}));
        QVERIFY(lab.complete());
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("only B"));
        QVERIFY(lab.complete());
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn), QString());
    }

    void addressees_areReadFromTheStartOfTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("by id") << "@B look here"
                               << "B";
        QTest::newRow("by name") << "@Agent B, look here"
                                 << "B";
        QTest::newRow("several") << "@A, @agent b: look"
                                 << "AB";
        QTest::newRow("later in the text") << "look here @B"
                                           << "";
        QTest::newRow("a longer word") << "@Bob look here"
                                       << "";
        QTest::newRow("nobody") << "look here"
                                << "";
        QTest::newRow("twice") << "@B @B hello"
                               << "B";
        QTest::newRow("only a name") << "@A"
                                     << "A";
    }

    void addressees_areReadFromTheStartOfTheText()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.human(text));
        QString found;
        const HumanSpoke spoken = lab.facts<HumanSpoke>().first();
        for (const base::AgentId &agent : spoken.addressedTo)
            found += agent.text();
        QCOMPARE(found, named);
    }

    void whatCannotBeTaken_isRefused()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QCOMPARE(lab.human(QStringLiteral("  ")).failure().code, QStringLiteral("E003"));
        QCOMPARE(lab.human(QString(4001, u'x')).failure().code, QStringLiteral("E210"));
        QVERIFY(lab.human(QString(4000, u'x')));
        QVERIFY(lab.channel().close());
        QCOMPARE(lab.human(Words).failure().code, QStringLiteral("E207"));
    }
};

QTEST_GUILESS_MAIN(TestHumanMessages)
#include "tst_human_messages.moc"
