// What the page of a channel shows, from a real channel whose members do what the test says.
#include "tests/view/channel_picture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using protocol::WaitFor;
using test::ScriptedChannel;

namespace {

protocol::TurnConfig yielding()
{
    protocol::TurnConfig config;
    config.waitPolicy = protocol::WaitPolicy::Yield;
    return config;
}

} // namespace

class TestChannelBoard : public QObject
{
    Q_OBJECT

    // "1 architect ACTIVE has_turn 60", a row a line.
    static QStringList members(ScriptedChannel &stage)
    {
        QStringList lines;
        for (const MemberRow &row : stage.board.members()->rows())
            lines.append(QStringLiteral("%1 %2 %3 %4 %5")
                             .arg(row.position)
                             .arg(row.name, row.stateWord, row.standing)
                             .arg(row.seconds));
        return lines;
    }
    // "agent architect: text [mark]"
    static QStringList talk(ScriptedChannel &stage)
    {
        QStringList lines;
        for (const SpeechRow &row : stage.board.talk()->rows()) {
            const QString state =
                row.delivery.isEmpty() ? row.mark : row.mode + u' ' + row.delivery;
            lines.append(QStringLiteral("%1 %2: %3 [%4]").arg(row.kind, row.name, row.text, state));
        }
        return lines;
    }
    static void joinAll(ScriptedChannel &stage)
    {
        for (const char *name : {"architect", "coder", "tester"})
            stage.join(QLatin1String(name));
        stage.tell();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    // T-080, T-081
    void theQueue_showsPlacesStatesAndTimes()
    {
        ScriptedChannel stage;
        joinAll(stage);
        QCOMPARE(members(stage),
                 QStringList({QStringLiteral("1 architect ACTIVE has_turn 60"),
                              QStringLiteral("2 coder QUEUED next -1"),
                              QStringLiteral("3 tester QUEUED reads -1")}));
        QCOMPARE(stage.board.turn().name, QStringLiteral("architect"));
        QCOMPARE(stage.board.turn().nextName, QStringLiteral("coder"));
        QCOMPARE(stage.board.turn().limitSeconds, 60);
        QCOMPARE(stage.board.online(), 3);
    }

    // T-081
    void aCountdown_followsTheClock_withoutAnEvent()
    {
        ScriptedChannel stage;
        joinAll(stage);
        QSignalSpy changes(stage.board.members(), &QAbstractItemModel::dataChanged);
        stage.clock.advance(18'500ms);
        stage.board.setNow(stage.clock.utcMs());
        QCOMPARE(stage.board.members()->rows().first().seconds, 42);
        QCOMPARE(changes.count(), 1);
        stage.board.setNow(stage.clock.utcMs()); // the same second
        QCOMPARE(changes.count(), 1);
        stage.board.show();
        QCOMPARE(stage.board.turn().leftMs, 41'500);
        QCOMPARE(stage.board.turn().totalMs, 60'000);
    }

    void whatIsSaid_isMarkedByHowItsTurnEnded()
    {
        ScriptedChannel stage(yielding());
        joinAll(stage);
        stage.complete(QStringLiteral("A plan."), QStringLiteral("Is it good?"));
        stage.post(QStringLiteral("I need the sheet."));
        stage.wait(WaitFor::External, QStringLiteral("the rule sheet"), 60);
        stage.clock.advance(60s); // the tester runs out of time, and so does the coder's wait
        stage.tell();
        const QStringList lines = talk(stage);
        QVERIFY(lines.contains(QStringLiteral("agent architect: A plan. [TURN_COMPLETE]")));
        QVERIFY(lines.contains(QStringLiteral("agent coder: I need the sheet. [waiting]")));
        QCOMPARE(lines.filter(QStringLiteral("[TURN_TIMED_OUT]")).size(), 1);
        const int plan =
            stage.board.talk()->indexOf(QStringLiteral("text"), QStringLiteral("A plan."));
        QCOMPARE(stage.board.talk()->rows().at(plan).think, QStringLiteral("Is it good?"));
    }

    void aWait_countsDown_andIsInTheQueue()
    {
        ScriptedChannel stage(yielding());
        joinAll(stage);
        stage.wait(WaitFor::External, QStringLiteral("for the sheet"), 60);
        stage.clock.advance(22s);
        stage.tell();
        QCOMPARE(members(stage).first(), QStringLiteral("1 architect WAITING waits 38"));
        QCOMPARE(stage.board.turn().name, QStringLiteral("coder"));
        stage.board.resumeTurnOf(QStringLiteral("A01"));
        QCOMPARE(members(stage).first(), QStringLiteral("1 architect QUEUED next -1"));
    }

    void streamedText_growsInItsRow_andBecomesTheMessage()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.stream(QStringLiteral("Half a "));
        stage.tell();
        QCOMPARE(talk(stage).last(), QStringLiteral("agent architect: Half a  [speaking]"));
        QSignalSpy inserted(stage.board.talk(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(stage.board.talk(), &QAbstractItemModel::rowsRemoved);
        stage.stream(QStringLiteral("sentence."));
        stage.tell();
        QCOMPARE(talk(stage).last(),
                 QStringLiteral("agent architect: Half a sentence. [speaking]"));
        stage.complete();
        stage.tell();
        QVERIFY(talk(stage).contains(
            QStringLiteral("agent architect: Half a sentence. [TURN_COMPLETE]")));
        QCOMPARE(inserted.count(), 1); // the coder begins to speak
        QCOMPARE(removed.count(), 0);
    }

    // T-060
    void humanMessages_carryModeAndDelivery_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("delivery");
        QTest::addColumn<QString>("seenBy");
        QTest::addColumn<bool>("takesFloor");
        QTest::newRow("queue") << "queue"
                               << "human"
                               << "held"
                               << "" << false;
        QTest::newRow("interrupt") << "interrupt"
                                   << "human"
                                   << "delivered"
                                   << "" << true;
        QTest::newRow("inject") << "inject"
                                << "human"
                                << "delivered"
                                << "architect" << false;
        QTest::newRow("parallel") << "parallel"
                                  << "side"
                                  << "delivered"
                                  << "" << false;
    }
    void humanMessages_carryModeAndDelivery()
    {
        QFETCH(const QString, mode);
        QFETCH(const QString, kind);
        QFETCH(const QString, delivery);
        QFETCH(const QString, seenBy);
        QFETCH(const bool, takesFloor);
        ScriptedChannel stage;
        joinAll(stage);
        stage.board.setMode(mode);
        QCOMPARE(stage.board.mode(), mode);
        stage.board.say(QStringLiteral("Hello."));
        const int at =
            stage.board.talk()->indexOf(QStringLiteral("text"), QStringLiteral("Hello."));
        QVERIFY(at >= 0);
        const SpeechRow row = stage.board.talk()->rows().at(at);
        QCOMPARE(row.kind, kind);
        QCOMPARE(row.delivery, delivery);
        QCOMPARE(row.mode, mode);
        QCOMPARE(row.name, seenBy);
        QCOMPARE(stage.board.hasFloor(), takesFloor);
        QCOMPARE(stage.board.heldMessages(), delivery == QStringLiteral("held") ? 1 : 0);
    }

    // T-060
    void aHeldMessage_comesLast_andIsDeliveredWhereTheMembersReadIt()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.board.setMode(QStringLiteral("queue"));
        stage.board.say(QStringLiteral("Later."));
        QCOMPARE(talk(stage).last(), QStringLiteral("human : Later. [queue held]"));
        stage.complete(QStringLiteral("Done."));
        stage.tell();
        const QStringList lines = talk(stage);
        const qsizetype said =
            lines.indexOf(QStringLiteral("agent architect: Done. [TURN_COMPLETE]"));
        QCOMPARE(lines.indexOf(QStringLiteral("human : Later. [queue delivered]")), said + 1);
        QCOMPARE(stage.board.heldMessages(), 0);
    }

    // T-060
    void withoutAgents_aMessageIsNotRouted()
    {
        ScriptedChannel stage;
        stage.tell();
        stage.board.say(QStringLiteral("Anybody?"));
        QVERIFY(talk(stage).contains(QStringLiteral("human : Anybody? [inject not_routed]")));
        QCOMPARE(talk(stage).filter(QStringLiteral("NO_AGENTS")).size(), 1);
    }

    // T-062
    void aDraft_isShownWhileThePersonHasTheFloor()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.board.toggleHold();
        QVERIFY(stage.board.hasFloor());
        QVERIFY(stage.board.turn().isInterrupted);
        QCOMPARE(members(stage).first(), QStringLiteral("1 architect WAITING paused 20"));
        stage.complete(QStringLiteral("My answer."));
        stage.tell();
        QVERIFY(stage.board.turn().hasDraft);
        QCOMPARE(talk(stage).last(), QStringLiteral("agent architect: My answer. [draft]"));
        stage.board.toggleHold();
        QVERIFY(!stage.board.hasFloor());
        QCOMPARE(stage.board.turn().stateWord, QStringLiteral("ACTIVE"));
    }

    // T-064
    void orders_reachTheChannel()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.board.skip();
        QCOMPARE(stage.board.turn().name, QStringLiteral("coder"));
        stage.board.pause();
        QCOMPARE(stage.board.runWord(), QStringLiteral("PAUSED"));
        stage.board.skip();
        QVERIFY(!stage.board.turn().isRunning);
        stage.board.step();
        QCOMPARE(stage.board.turn().name, QStringLiteral("tester"));
        stage.board.proceed();
        QCOMPARE(stage.board.runWord(), QStringLiteral("RUNNING"));
        stage.board.grant(QStringLiteral("A02"));
        QCOMPARE(stage.board.turn().nextName, QStringLiteral("coder"));
        stage.board.disable(QStringLiteral("A01"));
        QCOMPARE(members(stage).last(), QStringLiteral("0 architect OFFLINE disabled 0"));
        stage.board.enable(QStringLiteral("A01"));
        QCOMPARE(members(stage).last(), QStringLiteral("0 architect IDLE idle -1"));
        stage.board.add(QStringLiteral("A01"));
        QCOMPARE(members(stage).last(), QStringLiteral("3 architect QUEUED reads -1"));
        stage.board.remove(QStringLiteral("A01"));
        QCOMPARE(members(stage).size(), 2);
        stage.board.close();
        QCOMPARE(stage.board.runWord(), QStringLiteral("CLOSED"));
        QVERIFY(!stage.board.mayWrite());
    }

    // T-073
    void reordering_movesRows_andMakesNoNewOnes()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.join(QStringLiteral("pm"));
        stage.tell();
        QSignalSpy moved(stage.board.members(), &QAbstractItemModel::rowsMoved);
        QSignalSpy inserted(stage.board.members(), &QAbstractItemModel::rowsInserted);
        stage.board.moveTo(QStringLiteral("A04"), 2);
        QCOMPARE(members(stage).at(1), QStringLiteral("2 pm QUEUED next -1"));
        QCOMPARE(moved.count(), 1);
        QCOMPARE(inserted.count(), 0);
    }

    void anOrderThatIsRefused_saysWhy()
    {
        ScriptedChannel stage;
        joinAll(stage);
        QSignalSpy failed(&stage.board, &ChannelBoard::failed);
        stage.board.grant(QStringLiteral("A09"));
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("A09")));
    }

    // T-053
    void aRule_isSentWhenItIsAllowed_andRefusedBesideItsKey()
    {
        ScriptedChannel stage;
        joinAll(stage);
        QVERIFY(stage.board.setRule(QStringLiteral("defaultTimeoutSeconds"), QStringLiteral("90")));
        QCOMPARE(stage.room.state().config.defaultTimeoutSeconds, 90);
        QVERIFY(!stage.board.setRule(QStringLiteral("defaultTimeoutSeconds"), QStringLiteral("0")));
        QCOMPARE(stage.room.state().config.defaultTimeoutSeconds, 90);
        const TurnRuleRow limit = stage.board.rules()->rows().first();
        QVERIFY(limit.isRefused);
        QCOMPARE(limit.value, QStringLiteral("90"));
        QCOMPARE(limit.lowest, 1);
        QCOMPARE(limit.highest, 3600);
        QVERIFY(!stage.board.setRule(QStringLiteral("waitPolicy"), QStringLiteral("perhaps")));
        QVERIFY(stage.board.setRule(QStringLiteral("agentTimeoutSeconds"),
                                    QStringLiteral("A01:30,A02:45")));
        QCOMPARE(stage.room.state().config.timeoutSecondsOf(base::AgentId(QStringLiteral("A02"))),
                 45);
        QCOMPARE(stage.board.rule(QStringLiteral("agentTimeoutSeconds")),
                 QStringLiteral("A01:30,A02:45"));
        QCOMPARE(stage.board.rules()->count(), protocol::TurnConfig::keys().size());
    }

    // T-050, T-076
    void transitions_areNewestFirst_withRefusals()
    {
        ScriptedChannel stage;
        joinAll(stage);
        (void)stage.room.post(stage.id(QStringLiteral("tester")),
                              {{}, stage.turn(), QStringLiteral("Me!"), {}, {}});
        stage.tell();
        const TransitionRow refused = stage.board.transitions()->rows().first();
        QCOMPARE(refused.trigger, QStringLiteral("refused"));
        QVERIFY(refused.trouble.contains(QStringLiteral("E203")));
        QVERIFY(talk(stage).filter(QStringLiteral("Me!")).isEmpty());
        stage.clock.advance(60s);
        stage.tell();
        const QList<TransitionRow> rows = stage.board.transitions()->rows();
        QCOMPARE(rows.at(0).name, QStringLiteral("coder"));
        QCOMPARE(rows.at(0).toWord, QStringLiteral("ACTIVE"));
        QCOMPARE(rows.at(1).trigger, QStringLiteral("TIMEOUT"));
        QCOMPARE(rows.at(1).seconds, 60);
        QCOMPARE(rows.at(1).time, QStringLiteral("18:01:00"));
    }

    void aLostAgent_countsUp()
    {
        ScriptedChannel stage;
        joinAll(stage);
        stage.room.memberLost(stage.id(QStringLiteral("tester")),
                              {QStringLiteral("heartbeat"), 3, QStringLiteral("refused")});
        stage.clock.advance(30s);
        stage.tell();
        QCOMPARE(members(stage).last(), QStringLiteral("0 tester OFFLINE lost 30"));
        QCOMPARE(stage.board.offline(), 1);
    }

    void theModels_keepTheRulesOfModels_whateverHappens()
    {
        ScriptedChannel stage(yielding());
        const QAbstractItemModelTester members(stage.board.members());
        const QAbstractItemModelTester talk(stage.board.talk());
        const QAbstractItemModelTester transitions(stage.board.transitions());
        QSignalSpy resets(stage.board.talk(), &QAbstractItemModel::modelReset);
        test::playPicture(stage);
        stage.board.close();
        QCOMPARE(resets.count(), 0);
        QCOMPARE(stage.board.channels()->count(), 1);
    }

    void eventsToldTwice_countOnce_andAtMostOnceAFrame()
    {
        ScriptedChannel stage;
        joinAll(stage);
        const QStringList before = talk(stage);
        QSignalSpy changed(&stage.board, &ChannelBoard::changed);
        stage.board.take(stage.told);
        stage.board.take(stage.told);
        QCOMPARE(changed.count(), 0);
        stage.clock.advance(16ms);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(talk(stage), before);
    }
};

QTEST_GUILESS_MAIN(TestChannelBoard)
#include "tst_channel_board.moc"
