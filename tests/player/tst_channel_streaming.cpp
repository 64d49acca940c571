// ChannelMember with a voice that speaks piece by piece: in order, through pauses, to the end.
#include "tests/player/member_lab.h"

#include <QTest>

using namespace league;
using namespace league::player;
using namespace league::protocol;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

void refuseOnce(MemberLab &lab, const QString &method, QLatin1String code)
{
    lab.orchestrator.once(method, [code](const JsonObject &, const transport::RpcResponder &reply) {
        reply.error(rpcErrorFrom({QStringLiteral("No."), code}));
    });
}

QList<TurnChunk> chunks(const MemberLab &lab)
{
    QList<TurnChunk> all;
    for (const Received &each : lab.orchestrator.received(TurnChunk::Method))
        all.append(readOrDie<TurnChunk>(each.message));
    return all;
}

QString textOf(const QList<TurnChunk> &pieces)
{
    QString text;
    for (const TurnChunk &piece : pieces)
        text += piece.text;
    return text;
}

void stream(MemberLab &lab, const char *text, Segment segment = Segment::Say)
{
    lab.microphones.constLast().stream(segment, QString::fromUtf8(text));
}

} // namespace

class TestChannelStreaming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pieces_goOutInOrder_andTheCallIsAnsweredAtOnce()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        stream(lab, "Let me see.", Segment::Think);
        stream(lab, "Row 4 ");
        stream(lab, "is wrong.");
        lab.settle();
        QCOMPARE(lab.answer<StatusReply>().status, QStringLiteral("STREAMING"));
        const QList<TurnChunk> sent = chunks(lab);
        QCOMPARE(sent.size(), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(sent.at(i).chunkSeq, i);
        QCOMPARE(sent.at(0).segment, Segment::Think);
        QCOMPARE(sent.at(2).turnId, MemberLab::turn(1));
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 0);
        lab.reply(TurnReply(Speech()));
        const auto complete = readOrDie<TurnComplete>(lab.orchestrator.last(TurnComplete::Method));
        QCOMPARE(complete.turnId, MemberLab::turn(1));
        QVERIFY(complete.messages.isEmpty());
        QVERIFY(!complete.passed); // what was streamed is the message
    }

    void onePieceIsUnderWayAtATime()
    {
        MemberLab lab;
        lab.start();
        lab.orchestrator.hold(TurnChunk::Method);
        lab.call(lab.grant());
        stream(lab, "One ");
        stream(lab, "two ");
        lab.reply(TurnReply(Speech()));
        QCOMPARE(lab.orchestrator.count(TurnChunk::Method), 1);
        lab.orchestrator.held(TurnChunk::Method).dequeue().result(payloadOf(StatusReply()));
        lab.settle();
        QCOMPARE(lab.orchestrator.count(TurnChunk::Method), 2);
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 0);
        lab.orchestrator.held(TurnChunk::Method).dequeue().result(payloadOf(StatusReply()));
        lab.settle();
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 1);
    }

    void aLongText_isCutIntoChunks_withoutHalfCharacters()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        const QString text = QStringLiteral("a") + QStringLiteral("\U0001F600").repeated(700);
        lab.microphones.constLast().stream(Segment::Say, text);
        lab.settle();
        const QList<TurnChunk> sent = chunks(lab);
        QCOMPARE(textOf(sent), text);
        for (const TurnChunk &piece : sent) {
            QVERIFY(piece.text.size() <= TurnChunk::LongestText);
            QVERIFY(!piece.text.back().isHighSurrogate());
        }
    }

    // T-061, T-062: nothing already streamed is lost, and it goes on where it was.
    void aPause_holdsThePieces_untilTheTurnGoesOn()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        stream(lab, "One ");
        lab.settle();
        lab.call(TurnPaused{
            MemberLab::Room, MemberLab::turn(1), QStringLiteral("HUMAN_INTERRUPT"), 30'000, {}});
        stream(lab, "two ");
        lab.reply(TurnReply(Speech()));
        QCOMPARE(chunks(lab).size(), 1);
        lab.call(TurnResume{
            MemberLab::Room, MemberLab::turn(1), QStringLiteral("HUMAN_RELEASED"), {}, {}, {}});
        QCOMPARE(lab.answer<StatusReply>().status, QStringLiteral("STREAMING"));
        QCOMPARE(textOf(chunks(lab)), QStringLiteral("One two "));
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 1);
        QCOMPARE(lab.floors.size(), 1); // the voice is not asked again
    }

    void aPieceThatMetThePause_isSaidAgain()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        refuseOnce(lab, TurnChunk::Method, error_code::TurnPaused);
        stream(lab, "One ");
        stream(lab, "two ");
        lab.settle();
        QCOMPARE(chunks(lab).size(), 1);
        lab.call(TurnResume{
            MemberLab::Room, MemberLab::turn(1), QStringLiteral("HUMAN_RELEASED"), {}, {}, {}});
        QCOMPARE(chunks(lab).size(), 3);
        QCOMPARE(chunks(lab).at(1).chunkSeq, 0);
        QCOMPARE(chunks(lab).at(2).chunkSeq, 1);
    }

    void aTurnThatIsOver_takesNoMorePieces()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        refuseOnce(lab, TurnChunk::Method, error_code::StaleTurn);
        stream(lab, "One ");
        stream(lab, "two ");
        lab.settle();
        lab.reply(TurnReply(Speech()));
        QCOMPARE(chunks(lab).size(), 1);
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 0);
        lab.call(lab.grant(2)); // the next turn is not harmed
        lab.say("Again.");
        QCOMPARE(lab.answer<TurnComplete>().messages.constFirst().text, QStringLiteral("Again."));
    }

    void aVoiceThatFailsInTheMiddle_endsWithWhatItSaid()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        stream(lab, "Row 4 ");
        lab.reply(base::Failure{QStringLiteral("The program ended.")});
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 1);
    }

    void whoWaitsInTheMiddle_isAskedAgainAndGoesOnCounting()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        stream(lab, "I wonder ");
        lab.reply(TurnReply(WaitWish{WaitFor::HumanInput, QStringLiteral("Which year?"), {}}));
        QCOMPARE(readOrDie<TurnWaitRequest>(lab.orchestrator.last(TurnWaitRequest::Method)).reason,
                 QStringLiteral("Which year?"));
        lab.call(TurnResume{MemberLab::Room,
                            MemberLab::turn(1),
                            QStringLiteral("HUMAN_INPUT"),
                            {},
                            {lab.entry(8, "2026.")},
                            {}});
        QCOMPARE(lab.floors.size(), 2);
        stream(lab, "about 2026.");
        lab.reply(TurnReply(Speech()));
        QCOMPARE(textOf(chunks(lab)), QStringLiteral("I wonder about 2026."));
        QCOMPARE(chunks(lab).constLast().chunkSeq, 1);
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 1);
    }

    // The complete answer met the pause and became a draft: the voice decides about it.
    void aStreamThatBecameADraft_comesBackToTheVoice()
    {
        MemberLab lab;
        lab.start();
        lab.call(lab.grant());
        stream(lab, "One.");
        lab.reply(TurnReply(Speech{{{QStringLiteral("One."), {}}}, {}}));
        QCOMPARE(lab.orchestrator.count(TurnComplete::Method), 1);
        lab.call(TurnResume{MemberLab::Room,
                            MemberLab::turn(1),
                            QStringLiteral("HUMAN_RELEASED"),
                            {},
                            {},
                            {{QStringLiteral("One."), {}}}});
        QCOMPARE(lab.floors.size(), 2);
        QCOMPARE(lab.floors.constLast().draft.size(), 1);
        lab.reply(TurnReply(KeepDraft()));
        QVERIFY(lab.answer<UseDraft>().useDraft);
    }
};

QTEST_GUILESS_MAIN(TestChannelStreaming)
#include "tst_channel_streaming.moc"
