// Senders and conversation ids.
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"

#include <QTest>

using namespace league::protocol;
using namespace league::base;

class TestAddresses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSender_isReadBack_data()
    {
        QTest::addColumn<QString>("sender");
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("id");
        QTest::newRow("manager") << "league_manager" << int(Role::LeagueManager) << "";
        QTest::newRow("named manager")
            << "league_manager:LM01" << int(Role::LeagueManager) << "LM01";
        QTest::newRow("referee") << "referee:REF01" << int(Role::Referee) << "REF01";
        QTest::newRow("player") << "player:P03" << int(Role::Player) << "P03";
        QTest::newRow("before registration") << "player:alpha" << int(Role::Player) << "alpha";
        QTest::newRow("agent") << "agent:A01" << int(Role::Agent) << "A01";
        QTest::newRow("human") << "human:operator" << int(Role::Human) << "operator";
        QTest::newRow("id with a colon") << "player:a:b" << int(Role::Player) << "a:b";
    }

    void aSender_isReadBack()
    {
        QFETCH(QString, sender);
        QFETCH(int, role);
        QFETCH(QString, id);
        const std::optional<AgentAddress> address = parseSender(sender);
        QVERIFY(address);
        QCOMPARE(int(address->role), role);
        QCOMPARE(address->id, id);
        QCOMPARE(senderOf(*address), sender);
    }

    void whatIsNoSender_isRefused_data()
    {
        QTest::addColumn<QString>("sender");
        for (const char *text : {"", ":", "player", "player:", "referee", "Player:P01", "P01",
                                 "league_manager:", " player:P01", "umpire:U01", ":P01"})
            QTest::addRow("'%s'", text) << QString::fromLatin1(text);
    }

    void whatIsNoSender_isRefused()
    {
        QFETCH(QString, sender);
        QVERIFY(!parseSender(sender));
    }

    void ids_becomeSenders()
    {
        QCOMPARE(senderOf(RefereeId(QStringLiteral("REF01"))), QStringLiteral("referee:REF01"));
        QCOMPARE(senderOf(PlayerId(QStringLiteral("P03"))), QStringLiteral("player:P03"));
        QCOMPARE(managerSender(), QStringLiteral("league_manager"));
    }

    void conversations_areNamedAsInTheDocuments()
    {
        QCOMPARE(matchConversation(MatchId(QStringLiteral("R1M1")), u"001"),
                 QStringLiteral("conv-r1m1-001"));
        QCOMPARE(registrationConversation({Role::Referee, QStringLiteral("alpha")}, u"001"),
                 QStringLiteral("conv-ref-alpha-reg-001"));
        QCOMPARE(registrationConversation({Role::Player, QStringLiteral("alpha")}, u"001"),
                 QStringLiteral("conv-player-alpha-reg-001"));
        QCOMPARE(roundConversation(1, u"announce", u"9f2c"),
                 QStringLiteral("conv-round-1-announce-9f2c"));
    }

    void strangeCharacters_becomeDashes()
    {
        QCOMPARE(conversationId(u"Agent Ä/7", u"X1"), QStringLiteral("conv-agent---7-x1"));
    }
};

QTEST_GUILESS_MAIN(TestAddresses)
#include "tst_addresses.moc"
