// Who may post what: the table of protocol.md §12.3, streaming, and the limits of a text.
#include "tests/channel/channel_lab.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");

// A posts something in a state of its own.
base::Outcome post(ChannelLab &lab, const QString &what, const base::TurnId &turn)
{
    const base::AgentId agent = ChannelLab::id(A);
    const base::ChannelId channel = lab.state().id;
    const QString text = QStringLiteral("Hello");
    if (what == QLatin1String("TURN_MESSAGE"))
        return lab.channel().post(agent, {channel, turn, text, {}, {}});
    if (what == QLatin1String("TURN_CHUNK"))
        return lab.channel().takeChunk(agent, {channel, turn, Segment::Say, 0, text, false});
    if (what == QLatin1String("TURN_COMPLETE"))
        return lab.channel().complete(agent, {channel, turn, {{text, {}}}, false, {}});
    if (what == QLatin1String("TURN_WAIT_REQUEST"))
        return lab.channel().requestWait(agent, {channel, turn, WaitFor::External, {}, {}});
    return lab.channel().resolveWait(agent, {channel, turn, {}});
}

void bring(ChannelLab &lab, const QString &state)
{
    if (state == QLatin1String("stranger"))
        return lab.join(B);
    if (state == QLatin1String("IDLE")) {
        lab.join(A);
        QVERIFY(lab.complete()); // parked
        return;
    }
    lab.join(state == QLatin1String("QUEUED") ? QStringLiteral("BA") : QStringLiteral("AB"));
    if (state == QLatin1String("OFFLINE"))
        lab.channel().memberLost(ChannelLab::id(A), {});
    if (state == QLatin1String("WAITING"))
        QVERIFY(lab.wait(WaitFor::External));
    if (state == QLatin1String("INTERRUPTED")) {
        lab.configure("humanInterruptMode", QStringLiteral("interrupt"));
        QVERIFY(lab.human(QStringLiteral("Stop!")));
    }
    if (state == QLatin1String("CLOSED"))
        QVERIFY(lab.channel().close());
    if (state == QLatin1String("PAUSED")) {
        QVERIFY(lab.channel().pause());
        QVERIFY(lab.complete());
    }
}

TurnChunk chunk(ChannelLab &lab, int seq, const QString &text, Segment segment = Segment::Say)
{
    return {lab.state().id, lab.turn(), segment, seq, text, false};
}

} // namespace

class TestPostingRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-076, scenario 32
    void whatMayBePosted_dependsOnTheState_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("isRightTurn");
        QTest::addColumn<QString>("code"); // empty: accepted
        const auto row = [](const char *state, bool isRightTurn, const char *posts,
                            const char *wait, const char *resolved) {
            for (const char *what : {"TURN_MESSAGE", "TURN_CHUNK", "TURN_COMPLETE"}) {
                QTest::addRow("%s, %s turn: %s", state, isRightTurn ? "right" : "wrong", what)
                    << state << what << isRightTurn << posts;
            }
            QTest::addRow("%s, %s turn: wait", state, isRightTurn ? "right" : "wrong")
                << state << "TURN_WAIT_REQUEST" << isRightTurn << wait;
            QTest::addRow("%s, %s turn: resolved", state, isRightTurn ? "right" : "wrong")
                << state << "TURN_WAIT_RESOLVED" << isRightTurn << resolved;
        };
        row("stranger", true, "E202", "E202", "E202");
        row("OFFLINE", true, "E202", "E202", "E202");
        row("IDLE", true, "E202", "E202", "E202");
        row("QUEUED", true, "E203", "E203", "E203");
        row("ACTIVE", true, "", "", "E204");
        row("ACTIVE", false, "E204", "E204", "E204");
        row("WAITING", true, "E205", "E205", "");
        row("WAITING", false, "E205", "E205", "E204");
        row("PAUSED", true, "E207", "E207", "E207");
        row("CLOSED", true, "E207", "E207", "E207");
    }

    void whatMayBePosted_dependsOnTheState()
    {
        QFETCH(QString, state);
        QFETCH(QString, what);
        QFETCH(bool, isRightTurn);
        QFETCH(QString, code);
        ChannelLab lab;
        bring(lab, state);
        const QString before = lab.talk();
        const qsizetype refusals = lab.facts<PostRefused>().size();
        const base::Outcome outcome =
            post(lab, what, isRightTurn ? lab.turn() : base::TurnId(QStringLiteral("reviews-t99")));
        QCOMPARE(outcome.ok(), code.isEmpty());
        if (outcome)
            return;
        QCOMPARE(outcome.failure().code, code);
        QVERIFY(outcome.failure().sentence.endsWith(u'.'));
        QCOMPARE(lab.talk(), before); // never shown
        const auto refused = lab.facts<PostRefused>();
        QCOMPARE(refused.size(), refusals + 1); // and logged
        QCOMPARE(refused.last().errorCode, code);
        QCOMPARE(refused.last().messageType, what);
        QVERIFY(logLine(lab.events.last()).contains("\"event\":\"late_message\""));
    }

    void anInterruptedAgent_mayOnlyGiveADraft_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("TURN_MESSAGE") << "E205";
        QTest::newRow("TURN_CHUNK") << "E205";
        QTest::newRow("TURN_COMPLETE") << "";
        QTest::newRow("TURN_WAIT_REQUEST") << "E205";
        QTest::newRow("TURN_WAIT_RESOLVED") << "E205";
    }

    void anInterruptedAgent_mayOnlyGiveADraft()
    {
        QFETCH(QString, code);
        ChannelLab lab;
        bring(lab, QStringLiteral("INTERRUPTED"));
        const auto outcome = post(lab, QString::fromLatin1(QTest::currentDataTag()), lab.turn());
        QCOMPARE(outcome ? QString() : outcome.failure().code, code);
        QCOMPARE(lab.stateOf(A), QStringLiteral("WAITING"));
    }

    // T-076
    void aPostAfterTheTurnEnded_isRefused()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        const base::TurnId mine = lab.turn();
        lab.clock.advance(60s);
        const auto late = lab.completeAs(A, mine, QStringLiteral("too late"));
        QVERIFY(!late);
        QCOMPARE(late.failure().code, QStringLiteral("E203"));
        QVERIFY(lab.talk().isEmpty());
    }

    void messages_arePostedInTheirOrder_toEverybodyElse()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("ABC"));
        QVERIFY(lab.channel().complete(ChannelLab::id(A),
                                       {.turnId = lab.turn(),
                                        .messages = {{QStringLiteral("one"), {}},
                                                     {QStringLiteral("two"), {ChannelLab::id(B)}}},
                                        .think = QStringLiteral("secret")}));
        QCOMPARE(lab.talk(), QStringLiteral("A: one|A: two"));
        QVERIFY(lab.lettersTo<ChannelMessage>(A).isEmpty());
        const auto told = lab.lettersTo<ChannelMessage>(QStringLiteral("C"));
        QCOMPARE(told.size(), 2);
        QCOMPARE(told.last().addressedTo, QList<base::AgentId>{ChannelLab::id(B)});
        QVERIFY(told.last().seq > told.first().seq);
        QCOMPARE(lab.facts<AgentSpoke>().first().think, QStringLiteral("secret"));
        QVERIFY(!logLine(lab.events.at(lab.events.size() - 1)).contains("secret"));
    }

    void aPassedTurn_saysNothing_andIsOver()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.complete());
        QVERIFY(lab.talk().isEmpty());
        QVERIFY(lab.facts<TurnOver>().first().passed);
        QCOMPARE(lab.speaker(), B);
    }

    void chunks_areJoined_andPostedByTheEndOfTheTurn()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        const base::AgentId a = ChannelLab::id(A);
        QVERIFY(lab.channel().takeChunk(a, chunk(lab, 0, QStringLiteral("Hm. "), Segment::Think)));
        QVERIFY(lab.channel().takeChunk(a, chunk(lab, 1, QStringLiteral("Row 4 "))));
        QVERIFY(lab.channel().takeChunk(a, chunk(lab, 2, QStringLiteral("is wrong."))));
        QVERIFY(lab.talk().isEmpty());
        QVERIFY(lab.channel().complete(a, {.turnId = lab.turn()}));
        QCOMPARE(lab.talk(), QStringLiteral("A: Row 4 is wrong."));
        QCOMPARE(lab.facts<AgentSpoke>().first().think, QStringLiteral("Hm. "));
        QVERIFY(!lab.facts<AgentSpoke>().first().unfinished);
    }

    void aFinalChunk_postsWhatWasStreamed_andTheTurnGoesOn()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        TurnChunk last = chunk(lab, 0, QStringLiteral("One."));
        last.final = true;
        QVERIFY(lab.channel().takeChunk(ChannelLab::id(A), last));
        QVERIFY(lab.channel().takeChunk(ChannelLab::id(A), chunk(lab, 1, QStringLiteral("Two."))));
        QCOMPARE(lab.speaker(), A);
        QVERIFY(lab.channel().complete(ChannelLab::id(A), {.turnId = lab.turn()}));
        QCOMPARE(lab.talk(), QStringLiteral("A: One.|A: Two."));
    }

    void chunksOutOfOrder_areRefused()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        const base::AgentId a = ChannelLab::id(A);
        const auto code = [&](int seq, Segment segment) {
            const auto taken =
                lab.channel().takeChunk(a, chunk(lab, seq, QStringLiteral("x"), segment));
            return taken ? QString() : taken.failure().code;
        };
        QCOMPARE(code(1, Segment::Say), QStringLiteral("E209"));
        QCOMPARE(code(0, Segment::Say), QString());
        QCOMPARE(code(0, Segment::Say), QStringLiteral("E209"));
        QCOMPARE(code(1, Segment::Think), QStringLiteral("E209")); // think is closed
        QCOMPARE(code(1, Segment::Say), QString());
    }

    void whatWasStreamed_isKept_howeverTheTurnEnds_data()
    {
        QTest::addColumn<QString>("end");
        for (const char *end :
             {"timeout", "skip", "error", "crash", "removed", "closed", "restart"})
            QTest::newRow(end) << QString::fromLatin1(end);
    }

    void whatWasStreamed_isKept_howeverTheTurnEnds()
    {
        QFETCH(QString, end);
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(
            lab.channel().takeChunk(ChannelLab::id(A), chunk(lab, 0, QStringLiteral("Half a"))));
        const base::TurnId turn = lab.turn();
        if (end == QLatin1String("timeout"))
            lab.clock.advance(60s);
        else if (end == QLatin1String("skip"))
            QVERIFY(lab.channel().skip(turn));
        else if (end == QLatin1String("error"))
            lab.channel().turnFailed(turn, QStringLiteral("boom"));
        else if (end == QLatin1String("crash"))
            lab.channel().memberLost(ChannelLab::id(A), {});
        else if (end == QLatin1String("removed"))
            QVERIFY(lab.channel().leave(ChannelLab::id(A)));
        else if (end == QLatin1String("closed"))
            QVERIFY(lab.channel().close());
        else
            lab.crashAndRecover();
        QCOMPARE(lab.talk(), QStringLiteral("A: Half a"));
        QVERIFY(lab.facts<AgentSpoke>().first().unfinished);
    }

    void longTexts_areRefusedWhole_andTheTurnGoesOn()
    {
        TurnConfig config;
        config.maxMessageChars = 100;
        ChannelLab lab(config);
        lab.join(QStringLiteral("AB"));
        QCOMPARE(lab.say(QString(101, u'x')).failure().code, QStringLiteral("E210"));
        QCOMPARE(lab.complete(QString(101, u'x')).failure().code, QStringLiteral("E210"));
        QCOMPARE(lab.say(QStringLiteral(" ")).failure().code, QStringLiteral("E003"));
        QVERIFY(lab.channel().takeChunk(ChannelLab::id(A), chunk(lab, 0, QString(60, u'x'))));
        const auto over =
            lab.channel().takeChunk(ChannelLab::id(A), chunk(lab, 1, QString(41, u'x')));
        QCOMPARE(over.failure().code, QStringLiteral("E210"));
        QCOMPARE(lab.speaker(), A);
        QVERIFY(lab.complete(QString(100, u'x')));
    }
};

QTEST_GUILESS_MAIN(TestPostingRules)
#include "tst_posting_rules.moc"
