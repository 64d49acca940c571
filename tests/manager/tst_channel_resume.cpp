// Channels after a crash of the manager: everything that was acknowledged is there, and goes on.
#include "tests/support/office_lab.h"

#include "agents/protocol/channel_member_messages.h"
#include "agents/store/channel_facts.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using base::AgentId;
using base::ChannelId;
using protocol::ChannelCommand;

class ChannelResumeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // TR-09: in their old order, whoever answers first.
    void whoeverLives_goesOnInTheOldOrder();
    void numbersGoOn_andNothingIsLost();
    void whatWasStreamed_isKept();
    void whoIsGone_staysOffline_andTheOthersDoNotWaitForLong();
    void tokensStayGood_andIdsAreNotGivenTwice();
    void anAgentWithoutAServer_isBackWhenItAsks();
    void pausedAndClosedChannels_stayWhatTheyWere();
    void aDamagedJournal_isRefusedWithItsEntry();
};

void ChannelResumeTest::whoeverLives_goesOnInTheOldOrder()
{
    OfficeLab lab;
    lab.openWith(3);
    (void)lab.complete(lab.agents[0], QStringLiteral("one"));
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    lab.agents[0].hold(QStringLiteral("heartbeat"));
    lab.restartManager();
    lab.pass(100ms);
    QVERIFY(!lab.state().turn); // A01 has not answered yet
    lab.agents[0].held(QStringLiteral("heartbeat")).dequeue().result({});
    lab.pass(100ms);
    QCOMPARE(lab.state().ring.order(),
             QList<AgentId>({AgentId(QStringLiteral("A01")), AgentId(QStringLiteral("A02")),
                             AgentId(QStringLiteral("A03"))}));
    QVERIFY(lab.agents[2].allText().contains("CHANNEL_ASSIGNED"));
    QVERIFY(lab.state().turn);
}

void ChannelResumeTest::numbersGoOn_andNothingIsLost()
{
    OfficeLab lab;
    lab.openWith(2);
    (void)lab.complete(lab.agents[0], QStringLiteral("one"));
    (void)lab.complete(lab.agents[1], QStringLiteral("two"));
    (void)lab.say(QStringLiteral("three"));
    const int seq = lab.state().lastSeq;
    const int turns = lab.state().turns;
    const QStringList said = lab.transcript();
    lab.restartManager();
    lab.pass(100ms);
    QCOMPARE(lab.transcript(), said);
    QVERIFY(lab.state().lastSeq > seq);
    QCOMPARE(lab.turn().text(), QStringLiteral("reviews-t%1").arg(turns + 1));
    // And the journal tells the same.
    lab.settle();
    channel::ChannelHistory history;
    for (const JsonObject &body : lab.journalled(QLatin1String("channel_event")))
        QVERIFY(history.add(*protocol::eventFromJson(body)));
    QCOMPARE(history.state(), lab.state());
}

void ChannelResumeTest::whatWasStreamed_isKept()
{
    OfficeLab lab;
    lab.openWith(1);
    QVERIFY(OfficeLab::isOk(lab.send(lab.agents[0],
                                     protocol::TurnChunk{.channelId = ChannelId(OfficeLab::Channel),
                                                         .turnId = lab.turn(),
                                                         .text = QStringLiteral("half a sen")})));
    lab.restartManager();
    QCOMPARE(lab.transcript(), QStringList({QStringLiteral("agent:A01: half a sen")}));
}

void ChannelResumeTest::whoIsGone_staysOffline_andTheOthersDoNotWaitForLong()
{
    OfficeLab lab;
    lab.openWith(2);
    lab.agents[0].leave();
    lab.restartManager();
    lab.pass(1900ms);
    QVERIFY(!lab.state().turn);
    lab.pass(200ms);
    QCOMPARE(lab.speaker(), QStringLiteral("A02"));
    QCOMPARE(lab.stateOf(lab.agents[0]), QStringLiteral("OFFLINE"));
    lab.agents[0].comeBack();
    lab.pass(11s);
    QCOMPARE(lab.stateOf(lab.agents[0]), QStringLiteral("QUEUED"));
}

void ChannelResumeTest::tokensStayGood_andIdsAreNotGivenTwice()
{
    OfficeLab lab;
    lab.openWith(1);
    lab.restartManager();
    lab.pass(100ms);
    QVERIFY(OfficeLab::isOk(lab.complete(lab.agents[0], QStringLiteral("same token"))));
    QCOMPARE(lab.addAgent().id, QStringLiteral("A02"));
    const QString token = lab.agents[0].token;
    (void)lab.registerAgent(lab.agents[0], lab.agents[0].endpoint().toString());
    QCOMPARE(lab.agents[0].id, QStringLiteral("A01"));
    QVERIFY(lab.agents[0].token != token); // only its fingerprint was kept
    lab.settle();
    (void)readOrDie<protocol::ChannelJoinResponse>(lab.join(lab.agents[0]));
}

void ChannelResumeTest::anAgentWithoutAServer_isBackWhenItAsks()
{
    OfficeLab lab;
    ScriptedAgent &guest = lab.addPollingAgent();
    (void)lab.open({}, {AgentId(guest.id)});
    lab.restartManager();
    lab.pass(3s);
    QCOMPARE(lab.stateOf(guest), QStringLiteral("OFFLINE"));
    (void)lab.send(guest, protocol::ChannelTurnQuery{{}, 0});
    lab.settle();
    const auto news =
        readOrDie<protocol::ChannelTurnNews>(lab.send(guest, protocol::ChannelTurnQuery{{}, 0}));
    QCOMPARE(news.status, protocol::PollStatus::YourTurn);
}

void ChannelResumeTest::pausedAndClosedChannels_stayWhatTheyWere()
{
    OfficeLab lab;
    lab.openWith(1);
    const ChannelId other(QStringLiteral("other"));
    (void)lab.order(protocol::ChannelCreate{.channelId = other});
    (void)lab.order(protocol::ChannelControl{other, ChannelCommand::Close, {}, {}});
    (void)lab.control(ChannelCommand::Pause);
    lab.restartManager();
    lab.pass(100ms);
    QCOMPARE(lab.state().run, protocol::RunState::Paused);
    QVERIFY(!lab.state().turn);
    QCOMPARE((*lab.manager->channels().room(other))->state().run, protocol::RunState::Closed);
    QVERIFY(OfficeLab::isOk(lab.control(ChannelCommand::Resume)));
    QCOMPARE(lab.speaker(), QStringLiteral("A01"));
}

void ChannelResumeTest::aDamagedJournal_isRefusedWithItsEntry()
{
    OfficeLab lab;
    lab.openWith(1);
    lab.settle();
    const protocol::ChannelEvent stray{99, lab.clock.utcMs(), ChannelId(OfficeLab::Channel),
                                       protocol::CycleBegun{7, 0}};
    const qint64 seq = lab.journal->append(store::entryOf(stray, QStringLiteral("league_manager")));
    lab.settle();
    const auto history = manager::LeagueHistory::read(lab.journal->path());
    QVERIFY(!history);
    QVERIFY2(history.failure().sentence.contains(QString::number(seq)),
             qPrintable(history.failure().sentence));
}

QTEST_GUILESS_MAIN(ChannelResumeTest)
#include "tst_channel_resume.moc"
