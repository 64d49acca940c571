// Real members with real voices in a channel of a real manager, in time that stands still.
#include "agents/player/channel/channel_agent.h"
#include "tests/support/event_wait.h"
#include "tests/support/office_lab.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using namespace league::test;
using namespace std::chrono_literals;

namespace {

class Conversation : public OfficeLab
{
public:
    explicit Conversation(const QStringList &names)
    {
        (void)open();
        for (const QString &name : names)
            add(name);
    }

    player::ChannelAgent &add(const QString &voice)
    {
        player::ChannelAgentOptions options;
        options.displayName = voice;
        options.version = QStringLiteral("1.0.0");
        options.orchestrator = manager->endpoint();
        options.channel = base::ChannelId(Channel);
        options.registration.timeout = 10s;
        members.push_back(std::make_unique<player::ChannelAgent>(
            options,
            [voice](const base::ChannelId &, const base::AgentId &) {
                return std::move(player::makeVoice(voice, 5)).value();
            },
            wire, clock));
        if (const base::Outcome started = members.back()->start(); !started)
            qFatal("%s", qPrintable(started.failure().sentence));
        settle();
        return *members.back();
    }

    // The words without who said them.
    QStringList lines(const QString &from)
    {
        QStringList found;
        for (const QString &line : transcript()) {
            if (line.startsWith(from + QStringLiteral(": ")))
                found.append(line.mid(from.size() + 2));
        }
        return found;
    }

    QString stateOfMember(size_t index)
    {
        return wireWord(state().stateOf(members.at(index)->id()));
    }

    std::vector<std::unique_ptr<player::ChannelAgent>> members;
};

} // namespace

class TestChannelConversation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-006, T-013, T-016, T-021, T-038
    void threeVoicesAndAPerson_talk_andWaitForMore()
    {
        Conversation talk(
            {QStringLiteral("summariser"), QStringLiteral("sceptic"), QStringLiteral("echo")});
        QCOMPARE(talk.stateOfMember(1), QStringLiteral("WAITING")); // for a person
        QVERIFY(OfficeLab::isOk(talk.say(QStringLiteral("It takes 42 minutes."))));
        QCOMPARE(talk.lines(QStringLiteral("agent:A02")).size(), 1);
        QVERIFY2(
            talk.lines(QStringLiteral("agent:A02")).constFirst().contains(QStringLiteral("42")),
            qPrintable(talk.transcript().join(u'\n')));
        QVERIFY(talk.lines(QStringLiteral("agent:A03"))
                    .constFirst()
                    .contains(QStringLiteral("“It takes 42 minutes”")));
        QVERIFY(talk.lines(QStringLiteral("agent:A01"))
                    .constFirst()
                    .contains(QStringLiteral("the operator said “It takes 42 minutes”, A02 asked "
                                             "about that, and A03 came back to it")));
        QCOMPARE(talk.stateOfMember(1), QStringLiteral("WAITING"));
        QVERIFY(OfficeLab::isOk(talk.say(QStringLiteral("Rain never stops."))));
        QCOMPARE(talk.lines(QStringLiteral("agent:A02")).size(), 2);
        QCOMPARE(talk.state().cycle, 3);
    }

    void whatIsStreamed_isTheMessage()
    {
        Conversation talk({QStringLiteral("echo")});
        (void)talk.say(QStringLiteral("Good morning."));
        QCOMPARE(talk.lines(QStringLiteral("agent:A01")).size(), 1);
        QVERIFY(talk.lines(QStringLiteral("agent:A01"))
                    .constFirst()
                    .contains(QStringLiteral("“Good morning”")));
        QCOMPARE(talk.stateOfMember(0), QStringLiteral("IDLE")); // TR-04: alone and done
    }

    // T-041, T-031
    void whoIsTakenOut_staysOut_untilItIsPutInAgain()
    {
        Conversation talk({QStringLiteral("sceptic"), QStringLiteral("echo")});
        QVERIFY(OfficeLab::isOk(talk.control(ChannelCommand::Remove, QStringLiteral("A02"))));
        talk.pass(60s);
        QVERIFY(!talk.members.at(1)->member().isIn(base::ChannelId(OfficeLab::Channel)));
        QVERIFY(!talk.state().ring.contains(talk.members.at(1)->id()));
        QVERIFY(OfficeLab::isOk(talk.control(ChannelCommand::Add, QStringLiteral("A02"))));
        QVERIFY(talk.members.at(1)->member().isIn(base::ChannelId(OfficeLab::Channel)));
        (void)talk.say(QStringLiteral("Welcome back."));
        QCOMPARE(talk.lines(QStringLiteral("agent:A02")).size(), 1);
    }

    void whoWasDisabled_joinsAgainWhenItIsEnabled()
    {
        Conversation talk({QStringLiteral("sceptic"), QStringLiteral("echo")});
        QVERIFY(OfficeLab::isOk(talk.control(ChannelCommand::Disable, QStringLiteral("A02"))));
        talk.pass(60s);
        QVERIFY(!talk.state().ring.contains(talk.members.at(1)->id()));
        QVERIFY(OfficeLab::isOk(talk.control(ChannelCommand::Enable, QStringLiteral("A02"))));
        talk.pass(30s);
        QVERIFY(talk.state().ring.contains(talk.members.at(1)->id()));
    }

    void whoLeaves_isGone_andAClosedChannelEndsTheRest()
    {
        Conversation talk({QStringLiteral("sceptic"), QStringLiteral("echo")});
        talk.members.at(1)->stop();
        talk.settle();
        QVERIFY(!talk.state().ring.contains(talk.members.at(1)->id()));
        QVERIFY(OfficeLab::isOk(talk.control(ChannelCommand::Close)));
        talk.settle();
        QCOMPARE(talk.members.at(0)->lifecycleState(), QLatin1String("SHUTDOWN"));
    }
};

QTEST_GUILESS_MAIN(TestChannelConversation)
#include "tst_channel_conversation.moc"
