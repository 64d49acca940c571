// A channel is the fold of its events: after a crash, and after thousands of random steps.
#include "agents/base/json/json_document.h"
#include "tests/channel/channel_lab.h"

#include "agents/base/random_stream.h"

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

const QString A = QStringLiteral("A");
const QString B = QStringLiteral("B");
const QString Everybody = QStringLiteral("ABCDE");

// Random things that happen to a channel, and what must be true of it after each.
class Storm
{
public:
    explicit Storm(int seed) : m_random(static_cast<quint64>(seed), u"storm") { }

    void run(int steps)
    {
        for (int i = 0; i < steps && !QTest::currentTestFailed(); ++i) {
            happen(below(20));
            check();
        }
        QVERIFY(lab.grants.size() > steps / 20);
    }

    ChannelLab lab;

private:
    int below(int limit) { return static_cast<int>(m_random.uniform(static_cast<quint64>(limit))); }
    base::AgentId anybody() { return ChannelLab::id(Everybody.at(below(5))); }
    QString words() { return QStringLiteral("w%1").arg(++m_words); }

    // Some turn: mostly the running one, sometimes one that yielded, sometimes none.
    base::TurnId anyTurn()
    {
        const auto &yielded = lab.state().yielded;
        if (!yielded.isEmpty() && below(2) == 0)
            return yielded.at(below(static_cast<int>(yielded.size()))).id;
        return below(10) == 0 ? base::TurnId(QStringLiteral("reviews-t0")) : lab.turn();
    }

    void happen(int what)
    {
        channel::Channel &channel = lab.channel();
        const base::AgentId agent = anybody();
        switch (what) {
        case 0:
        case 1:
        case 2:
            (void)channel.join(ChannelLab::newcomer(agent.text()));
            break;
        case 3:
            if (below(3) == 0)
                (void)channel.leave(agent);
            else
                channel.memberLost(agent, {QStringLiteral("heartbeat"), 3, {}});
            break;
        case 4:
            channel.memberBack(agent);
            break;
        case 5:
            (void)(below(2) == 0 ? channel.disable(agent) : channel.enable(agent));
            break;
        case 6:
        case 7:
            note(agentSays(below(4) == 0 ? agent : ChannelLab::id(lab.speaker())));
            break;
        case 8:
        case 9:
        case 10:
            note(agentCompletes(below(8) == 0 ? agent : ChannelLab::id(lab.speaker())));
            break;
        case 11:
            (void)lab.wait(WaitFor(below(3)), 1 + below(30));
            break;
        case 12:
            (void)channel.resolveWait(agent, {lab.state().id, anyTurn(), {}});
            break;
        case 13: {
            const QString text = words();
            if (lab.human(text))
                m_said.append(text);
            break;
        }
        case 14:
            (void)channel.releaseFloor();
            break;
        case 15:
        case 16:
            lab.clock.advance(std::chrono::seconds(below(40)));
            break;
        case 17:
            configureSomething();
            break;
        case 18:
            steer(below(8), agent);
            break;
        default:
            if (below(10) == 0)
                lab.crashAndRecover();
            else if (below(2) == 0)
                channel.turnFailed(anyTurn(), QStringLiteral("boom"));
            else
                channel.callFailed(anyTurn(), QStringLiteral("refused"));
        }
    }

    struct Said
    {
        QString text;
        bool isAccepted = false;
    };
    void note(const Said &said)
    {
        if (said.isAccepted && !said.text.isEmpty())
            m_said.append(said.text);
    }
    Said agentSays(const base::AgentId &agent)
    {
        const QString text = words();
        return {text, lab.channel().post(agent, {lab.state().id, lab.turn(), text, {}, {}}).ok()};
    }
    Said agentCompletes(const base::AgentId &agent)
    {
        // A draft may still be replaced, so what a paused agent says is not counted.
        const bool isDraft = lab.state().humanHasFloor;
        const QString text = below(2) == 0 || isDraft ? QString() : words();
        return {text, lab.completeAs(agent.text(), lab.turn(), text).ok()};
    }

    void configureSomething()
    {
        static const char *const modes[] = {"queue", "interrupt", "inject", "parallel"};
        switch (below(3)) {
        case 0:
            return lab.configure("humanInterruptMode", QString::fromLatin1(modes[below(4)]));
        case 1:
            return lab.configure("waitPolicy",
                                 below(2) == 0 ? QStringLiteral("hold") : QStringLiteral("yield"));
        default:
            return lab.configure("autoDetectTurnEnd", below(2) == 0);
        }
    }

    void steer(int what, const base::AgentId &agent)
    {
        channel::Channel &channel = lab.channel();
        switch (what) {
        case 0:
            (void)channel.pause();
            break;
        case 1:
        case 2:
            (void)channel.resume();
            break;
        case 3:
            (void)channel.step();
            break;
        case 4:
            (void)channel.grant(agent);
            break;
        case 5:
            (void)channel.reorder({agent});
            break;
        case 6:
            (void)channel.skip(anyTurn());
            break;
        default:
            (void)channel.resumeTurn(anyTurn());
        }
    }

    void check()
    {
        const channel::ChannelState &state = lab.state();
        QVERIFY(lab.isFoldedRight());
        QVERIFY(lab.facts<EngineError>().isEmpty());
        // Whoever has the turn is ACTIVE or WAITING, and nobody else is.
        for (const channel::Member &member : state.members) {
            const bool hasTurn = state.turnOf(member.id) != nullptr;
            const bool looksLikeIt =
                member.state == TurnState::Active || member.state == TurnState::Waiting;
            QCOMPARE(looksLikeIt, hasTurn);
            if (member.state == TurnState::Queued)
                QVERIFY(state.ring.contains(member.id));
            if (member.state == TurnState::Offline)
                QVERIFY(!state.ring.contains(member.id));
        }
        // A channel that may grant and has somebody to grant to is not standing still.
        if (!state.turn && state.run == RunState::Running && !state.humanHasFloor) {
            for (const base::AgentId &agent : state.ring.order())
                QVERIFY(state.stateOf(agent) != TurnState::Queued);
        }
        // Nothing lost, nothing doubled, and one seq each.
        QMap<QString, int> times;
        int seq = 0;
        for (const channel::TranscriptEntry &line : state.transcript) {
            QCOMPARE(line.entry.seq, ++seq);
            if (line.entry.kind != SpeechKind::Notice)
                ++times[line.entry.text];
        }
        for (const channel::HeldMessage &held : state.held)
            ++times[held.text];
        for (const QString &text : std::as_const(m_said))
            QCOMPARE(times.value(text), 1);
        QCOMPARE(times.size(), m_said.size());
    }

    base::RandomStream m_random;
    int m_words = 0;
    QStringList m_said;
};

} // namespace

class TestChannelHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void afterACrash_theTurnIsOver_everybodyIsOffline_andNumbersGoOn()
    {
        ChannelLab lab;
        lab.configure("humanInterruptMode", QStringLiteral("queue"));
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.complete(QStringLiteral("one")));
        QVERIFY(lab.human(QStringLiteral("held")));
        const int seq = lab.state().lastSeq;
        lab.crashAndRecover();
        QVERIFY(!lab.state().turn);
        QCOMPARE(lab.stateOf(A), QStringLiteral("OFFLINE"));
        QCOMPARE(lab.stateOf(B), QStringLiteral("OFFLINE"));
        QCOMPARE(lab.state().members.size(), 2);
        QCOMPARE(lab.state().held.size(), 1);
        lab.channel().memberBack(ChannelLab::id(A));
        QCOMPARE(lab.stateOf(A), QStringLiteral("IDLE"));
        lab.clock.advance(3600s);
        QCOMPARE(lab.state().lastSeq, seq);
        lab.join(A);
        QCOMPARE(lab.turn().text(), QStringLiteral("reviews-t3"));
        QCOMPARE(lab.talk(), QStringLiteral("A: one|operator: held"));
        QCOMPARE(ChannelLab::textsOf(lab.grants.last().messagesSinceLastTurn),
                 QStringLiteral("held"));
        QVERIFY(lab.isFoldedRight());
    }

    void aFloorAndAPausedTurn_endWithACrashToo()
    {
        ChannelLab lab;
        lab.configure("humanInterruptMode", QStringLiteral("interrupt"));
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.human(QStringLiteral("Stop!")));
        lab.crashAndRecover();
        QVERIFY(!lab.state().humanHasFloor);
        QCOMPARE(lab.moves(A).last(), QStringLiteral("WAITING>OFFLINE DISCONNECTED"));
        lab.join(B);
        QCOMPARE(lab.speaker(), B);
    }

    void aPausedChannel_isPausedAfterwards()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        QVERIFY(lab.channel().pause());
        lab.crashAndRecover();
        QCOMPARE(lab.state().run, RunState::Paused);
        QVERIFY(lab.channel().resume());
    }

    void aHistoryWithAGap_isRefused()
    {
        ChannelLab lab;
        lab.join(QStringLiteral("AB"));
        channel::ChannelHistory history;
        QVERIFY(!history.add(lab.events.at(1))); // not opened
        QVERIFY(history.add(lab.events.at(0)));
        QVERIFY(!history.add(lab.events.at(0)));
        const auto gap = history.add(lab.events.at(2));
        QVERIFY(!gap);
        QVERIFY(gap.failure().sentence.contains(QStringLiteral("gap")));
        QVERIFY(history.add(lab.events.at(1)));
        ChannelEvent foreign = lab.events.at(2);
        foreign.channel = base::ChannelId(QStringLiteral("other"));
        QVERIFY(!history.add(foreign));
    }

    // T-003, T-050
    void whateverHappens_oneIsActive_nothingIsLost_andTheFoldIsTheChannel_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void whateverHappens_oneIsActive_nothingIsLost_andTheFoldIsTheChannel()
    {
        QFETCH(int, seed);
        Storm storm(seed);
        storm.run(600);
        if (QTest::currentTestFailed())
            return;

        // The log alone, read line by line, tells the same states.
        QMap<QString, QString> states;
        for (const ChannelEvent &event : storm.lab.events) {
            if (const auto *left = std::get_if<MemberLeft>(&event.fact))
                states.remove(left->agentId.text());
            const JsonObject line = JsonDocument::fromJson(logLine(event)).object();
            if (line.value(QStringLiteral("event")) != QStringLiteral("state_transition"))
                continue;
            const QString agent = line.value(QStringLiteral("agentId")).toString();
            if (states.contains(agent))
                QCOMPARE(line.value(QStringLiteral("from")).toString(), states.value(agent));
            states.insert(agent, line.value(QStringLiteral("to")).toString());
        }
        for (const channel::Member &member : storm.lab.state().members)
            QCOMPARE(states.value(member.id.text()), QString(wireWord(member.state)));
    }
};

QTEST_GUILESS_MAIN(TestChannelHistory)
#include "tst_channel_history.moc"
