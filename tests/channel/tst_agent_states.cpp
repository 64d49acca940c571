// One agent in several channels: its overall state and its limit of turns.
#include "agents/channel/agent_states.h"

#include "agents/base/fake_clock.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using base::AgentId;
using base::ChannelId;

class TestAgentStates : public QObject
{
    Q_OBJECT

private:
    base::FakeClock m_clock;
    QStringList m_told;
    QStringList m_logged;
    const AgentId m_agent{QStringLiteral("A")};
    const ChannelId m_one{QStringLiteral("one")};
    const ChannelId m_two{QStringLiteral("two")};

    static QString text(const AgentStateChanged &change)
    {
        return QStringLiteral("%1>%2 %3")
            .arg(wireWord(change.from), wireWord(change.to), change.trigger);
    }
    std::unique_ptr<channel::AgentStates> book()
    {
        m_told.clear();
        m_logged.clear();
        return std::make_unique<channel::AgentStates>(
            m_clock, [this](const AgentStateChanged &change) { m_told.append(text(change)); },
            [this](qint64, const AgentStateChanged &change) { m_logged.append(text(change)); });
    }
    void move(channel::AgentStates &states, const ChannelId &where, TurnState from, TurnState to,
              const char *trigger)
    {
        states.follow(
            {1, 0, where, StateChanged{m_agent, from, to, QString::fromLatin1(trigger), {}}});
    }

private Q_SLOTS:
    // TR-08
    void theOverallState_isTheHighest()
    {
        const auto states = book();
        QCOMPARE(states->overall(m_agent), TurnState::Offline);
        states->started(m_agent);
        QCOMPARE(states->overall(m_agent), TurnState::Idle);
        move(*states, m_one, TurnState::Idle, TurnState::Queued, "ASSIGNED");
        move(*states, m_two, TurnState::Idle, TurnState::Queued, "ASSIGNED");
        move(*states, m_one, TurnState::Queued, TurnState::Active, "TURN_GRANTED");
        QCOMPARE(states->overall(m_agent), TurnState::Active);
        move(*states, m_one, TurnState::Active, TurnState::Waiting, "WAIT_REQUESTED");
        QCOMPARE(states->overall(m_agent), TurnState::Waiting);
        move(*states, m_one, TurnState::Waiting, TurnState::Queued, "WAIT_TIMEOUT");
        QCOMPARE(m_told.join(u'|'),
                 QStringLiteral("OFFLINE>IDLE AGENT_STARTED|IDLE>QUEUED ASSIGNED|"
                                "QUEUED>ACTIVE TURN_GRANTED|ACTIVE>WAITING WAIT_REQUESTED|"
                                "WAITING>QUEUED WAIT_TIMEOUT"));
    }

    // TR-18
    void leavingOneChannel_isIdleOnlyAfterTheLast()
    {
        const auto states = book();
        states->started(m_agent);
        for (const ChannelId &where : {m_one, m_two})
            move(*states, where, TurnState::Idle, TurnState::Queued, "ASSIGNED");
        for (const ChannelId &where : {m_one, m_two}) {
            QCOMPARE(states->overall(m_agent), TurnState::Queued);
            move(*states, where, TurnState::Queued, TurnState::Idle, "REMOVED");
            states->follow({2, 0, where, MemberLeft{m_agent}});
        }
        QCOMPARE(states->overall(m_agent), TurnState::Idle);
        QVERIFY(states->channelsOf(m_agent).isEmpty());
    }

    // T-010, T-012, T-050: logged here only when no channel speaks for the agent.
    void comingAndGoing_isLoggedOnce()
    {
        const auto states = book();
        states->started(m_agent);
        states->started(m_agent);
        states->lost(m_agent);
        states->enabled(m_agent);
        states->stopped(m_agent);
        QCOMPARE(m_logged.join(u'|'),
                 QStringLiteral("OFFLINE>IDLE AGENT_STARTED|IDLE>OFFLINE DISCONNECTED|"
                                "OFFLINE>IDLE ENABLED|IDLE>OFFLINE AGENT_STOPPED"));
        states->started(m_agent);
        m_logged.clear();
        move(*states, m_one, TurnState::Idle, TurnState::Queued, "ASSIGNED");
        QCOMPARE(states->channelsOf(m_agent), QList<ChannelId>{m_one});
        states->lost(m_agent);
        QVERIFY(m_logged.isEmpty());
        QCOMPARE(states->overall(m_agent), TurnState::Offline);
        QCOMPARE(m_told.last(), QStringLiteral("QUEUED>OFFLINE DISCONNECTED"));
    }

    // T-074
    void anAgent_hasOnlySoManyTurnsAtOnce()
    {
        const auto states = book();
        states->started(m_agent, 2);
        const ChannelId three(QStringLiteral("three"));
        QVERIFY(states->hasFreeTurn(m_agent, three));
        move(*states, m_one, TurnState::Queued, TurnState::Active, "TURN_GRANTED");
        QVERIFY(states->hasFreeTurn(m_agent, three));
        move(*states, m_two, TurnState::Active, TurnState::Waiting, "WAIT_REQUESTED");
        QVERIFY(!states->hasFreeTurn(m_agent, three));
        QVERIFY(states->hasFreeTurn(m_agent, m_one)); // its own turn is not another one
        move(*states, m_one, TurnState::Active, TurnState::Queued, "TURN_COMPLETE");
        QVERIFY(states->hasFreeTurn(m_agent, three));
    }
};

QTEST_GUILESS_MAIN(TestAgentStates)
#include "tst_agent_states.moc"
