// DoorKeeper: who may ask for a place in the league at all.
#include "agents/manager/door_keeper.h"

#include "agents/base/fake_clock.h"
#include "agents/transport/machine_address.h"

#include <QNetworkInterface>
#include <QTest>

using namespace league;
using namespace std::chrono_literals;
using manager::AgentBook;
using manager::DoorKeeper;
using manager::DoorRules;
using protocol::Role;

namespace {

const QHostAddress Loopback(QHostAddress::LocalHost);
const QHostAddress Ada(QStringLiteral("192.0.2.7"));
const QHostAddress Eve(QStringLiteral("192.0.2.66"));

struct Door
{
    explicit Door(const DoorRules &rules = {}) : keeper(rules, book, clock) { }

    // A player at http://192.0.2.7:<port>/mcp that comes from there.
    [[nodiscard]] static DoorKeeper::Visitor ada(int port = 8101, const QString &code = {})
    {
        return {Role::Player, QUrl(QStringLiteral("http://192.0.2.7:%1/mcp").arg(port)), code, Ada};
    }

    // What the visitor is told; empty when it comes in.
    QString knock(const DoorKeeper::Visitor &visitor)
    {
        const auto refusal = keeper.objectionTo(visitor);
        return refusal ? refusal->reason : QString();
    }

    // The visitor comes in, and the desk registers it.
    void letIn(const DoorKeeper::Visitor &visitor)
    {
        if (const QString reason = knock(visitor); !reason.isEmpty())
            qFatal("%s", qPrintable(reason));
        const QString id = QString::number(book.players().size() + book.referees().size());
        if (visitor.role == Role::Referee) {
            manager::RefereeRecord record;
            record.id = base::RefereeId(id);
            record.endpoint = visitor.endpoint;
            book.add(record);
        } else {
            manager::PlayerRecord record;
            record.id = base::PlayerId(id);
            record.endpoint = visitor.endpoint;
            book.add(record);
        }
        keeper.leave(visitor);
    }

    base::FakeClock clock;
    AgentBook book;
    DoorKeeper keeper;
};

DoorRules withCode()
{
    DoorRules rules;
    rules.joinCode = QStringLiteral("maple-7");
    return rules;
}

} // namespace

class TestDoorKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endpoint_mustBeAtTheAddressItComesFrom_data()
    {
        QTest::addColumn<QString>("endpoint");
        QTest::addColumn<QString>("from");
        QTest::addColumn<bool>("comesIn");
        const auto row = [](const char *endpoint, const char *from, bool comesIn) {
            QTest::addRow("%s from %s", endpoint, from)
                << QString::fromLatin1(endpoint) << QString::fromLatin1(from) << comesIn;
        };
        row("http://127.0.0.1:8101/mcp", "127.0.0.1", true);
        row("http://localhost:8101/mcp", "127.0.0.1", true);
        row("http://LOCALHOST:8101/mcp", "127.0.0.1", true);
        row("http://[::1]:8101/mcp", "127.0.0.1", true);
        row("http://127.0.0.1:8101/mcp", "::1", true);
        row("http://127.0.0.2:8101/mcp", "127.0.0.1", true);
        row("http://0.0.0.0:8101/mcp", "127.0.0.1", true);
        row("http://localhost:8101/mcp", "::ffff:127.0.0.1", true);
        row("http://192.0.2.7:8101/mcp", "192.0.2.7", true);
        row("http://192.0.2.7:8101/mcp", "::ffff:192.0.2.7", true);
        row("http://[::ffff:192.0.2.7]:8101/mcp", "192.0.2.7", true);
        row("http://[2001:db8::7]:8101/mcp", "2001:db8::7", true);
        row("http://192.0.2.66:8101/mcp", "192.0.2.7", false);
        row("http://[2001:db8::8]:8101/mcp", "2001:db8::7", false);
        row("http://127.0.0.1:8101/mcp", "192.0.2.7", false);
        row("http://localhost:8101/mcp", "192.0.2.7", false);
        row("http://0.0.0.0:8101/mcp", "192.0.2.7", false);
        row("http://192.0.2.7:8101/mcp", "127.0.0.1", false);
        row("http://localhost.evil.example:8101/mcp", "127.0.0.1", false);
        row("http://ada.example:8101/mcp", "192.0.2.7", false);
        row("http://127.0.0.1@192.0.2.66:8101/mcp", "127.0.0.1", false);
        row("http://192.0.2.66@127.0.0.1:8101/mcp", "127.0.0.1", false);
        row("https://127.0.0.1:8101/mcp", "127.0.0.1", false);
        row("ftp://127.0.0.1:8101/mcp", "127.0.0.1", false);
        row("http://:8101/mcp", "127.0.0.1", false);
        row("file:///etc/passwd", "127.0.0.1", false);
        row("inprocess://referee-1", "127.0.0.1", false);
    }

    void endpoint_mustBeAtTheAddressItComesFrom()
    {
        QFETCH(QString, endpoint);
        QFETCH(QString, from);
        QFETCH(bool, comesIn);
        Door door;
        const QString reason = door.knock({Role::Player, QUrl(endpoint), {}, QHostAddress(from)});
        QCOMPARE(reason.isEmpty(), comesIn);
        QCOMPARE(reason.contains(QStringLiteral("contact_endpoint")), !comesIn);
    }

    // A beginner's agent calls itself localhost; what it should say instead stands in the reason.
    void reason_namesTheEndpointThatWouldDo()
    {
        Door door;
        const QString reason =
            door.knock({Role::Player, QUrl(QStringLiteral("http://localhost:8101/mcp")), {}, Ada});
        QVERIFY2(reason.contains(QStringLiteral("http://192.0.2.7:8101/mcp")), qPrintable(reason));
        QVERIFY2(reason.contains(QStringLiteral("--allow-any-endpoint")), qPrintable(reason));
    }

    // Whoever calls the manager by its network address is still on the same machine.
    void addressesOfThisMachine_areAllTheSame()
    {
        const QList<QHostAddress> own = QNetworkInterface::allAddresses();
        QVERIFY(!own.isEmpty());
        for (const QHostAddress &address : own) {
            QVERIFY2(transport::isSameMachine(address, Loopback), qPrintable(address.toString()));
            QVERIFY(!transport::isSameMachine(address, Ada));
        }
        QVERIFY(!transport::isSameMachine(Loopback, Ada));
    }

    void anyEndpoint_isFineWhenTheOperatorSaysSo_butItMustBeCallable()
    {
        DoorRules rules;
        rules.allowAnyEndpoint = true;
        Door door(rules);
        for (const char *endpoint : {"http://ada.example:8101/mcp", "http://192.0.2.66:1/mcp"}) {
            QCOMPARE(door.knock({Role::Player, QUrl(QLatin1String(endpoint)), {}, Ada}), QString());
        }
        QVERIFY(!door.knock({Role::Player, QUrl(QStringLiteral("file:///x")), {}, Ada}).isEmpty());
    }

    // Otherwise anybody could have the token of an agent whose address is known.
    void endpointOfSomebodyElse_cannotBeRegisteredAgain_evenWhenAnyEndpointIsAllowed()
    {
        DoorRules rules;
        rules.allowAnyEndpoint = true;
        Door door(rules);
        DoorKeeper::Visitor visitor = Door::ada();
        door.letIn(visitor);
        QCOMPARE(door.knock(visitor), QString());
        door.keeper.leave(visitor);
        visitor.from = Eve;
        const QString reason = door.knock(visitor);
        QVERIFY2(reason.contains(QStringLiteral("another machine")), qPrintable(reason));
        visitor.from = Ada;
        QCOMPARE(door.knock(visitor), QString());
    }

    // Somebody whom the desk rejected has no claim on the address it named.
    void endpointOfSomebodyWhoWasRejected_isFree()
    {
        DoorRules rules;
        rules.allowAnyEndpoint = true;
        Door door(rules);
        DoorKeeper::Visitor visitor = Door::ada();
        visitor.from = Eve;
        QCOMPARE(door.knock(visitor), QString());
        door.keeper.leave(visitor); // not in the book
        visitor.from = Ada;
        QCOMPARE(door.knock(visitor), QString());
    }

    void joinCode_mustBeTheRightOne_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("reason");
        QTest::newRow("right") << QStringLiteral("maple-7") << QString();
        QTest::newRow("none") << QString() << QStringLiteral("asks for a join code");
        QTest::newRow("wrong") << QStringLiteral("maple-8") << QStringLiteral("not the one");
        QTest::newRow("a part") << QStringLiteral("maple-") << QStringLiteral("not the one");
        QTest::newRow("more") << QStringLiteral("maple-77") << QStringLiteral("not the one");
        QTest::newRow("other case") << QStringLiteral("Maple-7") << QStringLiteral("not the one");
    }

    void joinCode_mustBeTheRightOne()
    {
        QFETCH(QString, code);
        QFETCH(QString, reason);
        for (const Role role : {Role::Player, Role::Referee}) {
            Door door(withCode());
            DoorKeeper::Visitor visitor = Door::ada(8101, code);
            visitor.role = role;
            const QString told = door.knock(visitor);
            QCOMPARE(told.isEmpty(), reason.isEmpty());
            QVERIFY2(told.contains(reason), qPrintable(told));
            QVERIFY(!told.contains(QStringLiteral("maple"))); // neither the right one nor a guess
        }
    }

    void joinCodeThatNobodyAskedFor_isIgnored()
    {
        Door door;
        QCOMPARE(door.knock(Door::ada(8101, QStringLiteral("anything"))), QString());
    }

    // A token is worth more than a place: it is not handed out again without the code.
    void agentThatIsIn_needsTheCodeAgain()
    {
        Door door(withCode());
        door.letIn(Door::ada(8101, QStringLiteral("maple-7")));
        QVERIFY(!door.knock(Door::ada(8101)).isEmpty());
        QCOMPARE(door.knock(Door::ada(8101, QStringLiteral("maple-7"))), QString());
    }

    void fullLeague_takesNobodyNew_inThatRole()
    {
        DoorRules rules;
        rules.maxPlayers = 2;
        rules.maxReferees = 1;
        Door door(rules);
        door.letIn(Door::ada(1));
        door.letIn(Door::ada(2));
        const QString reason = door.knock(Door::ada(3));
        QVERIFY2(reason.contains(QStringLiteral("full")) && reason.contains(QStringLiteral("2")),
                 qPrintable(reason));
        QCOMPARE(door.knock(Door::ada(2)), QString()); // it is in
        DoorKeeper::Visitor referee = Door::ada(4);
        referee.role = Role::Referee;
        door.letIn(referee);
        referee.endpoint.setPort(5);
        QVERIFY(door.knock(referee).contains(QStringLiteral("referees")));
    }

    // L-24
    void managersOwnReferee_alwaysFindsAPlace_butNeedsTheCode()
    {
        DoorRules rules = withCode();
        rules.maxReferees = 1;
        rules.burst = 1;
        Door door(rules);
        DoorKeeper::Visitor referee = Door::ada(1, rules.joinCode);
        referee.role = Role::Referee;
        door.letIn(referee);
        referee.endpoint.setPort(2);
        QVERIFY(!door.knock(referee).isEmpty());
        door.keeper.expect(referee.endpoint);
        QCOMPARE(door.knock(referee), QString());
        door.keeper.leave(referee);
        referee.joinCode.clear();
        QVERIFY(!door.knock(referee).isEmpty());
    }

    // Those whose registration is on its way to the disk have a place already.
    void placesOfThoseAtTheDesk_areTaken_untilTheyAreAnswered()
    {
        DoorRules rules;
        rules.maxPlayers = 2;
        Door door(rules);
        QCOMPARE(door.knock(Door::ada(1)), QString());
        QCOMPARE(door.knock(Door::ada(2)), QString());
        QCOMPARE(door.knock(Door::ada(2)), QString()); // the same one again
        QVERIFY(!door.knock(Door::ada(3)).isEmpty());
        door.keeper.leave(Door::ada(1)); // rejected by the desk
        QCOMPARE(door.knock(Door::ada(3)), QString());
    }

    void oneAddress_hasABurstAndThenAFewASecond()
    {
        DoorRules rules;
        rules.burst = 3;
        rules.perSecond = 2;
        Door door(rules);
        for (int port = 1; port <= 3; ++port)
            door.letIn(Door::ada(port));
        const auto refusal = door.keeper.objectionTo(Door::ada(4));
        QVERIFY(refusal);
        QVERIFY2(refusal->reason.contains(QStringLiteral("192.0.2.7")),
                 qPrintable(refusal->reason));
        QCOMPARE(refusal->comeBackIn, 500ms);
        door.clock.advance(499ms);
        QVERIFY(!door.knock(Door::ada(4)).isEmpty());
        door.clock.advance(1ms);
        door.letIn(Door::ada(4));
        QVERIFY(!door.knock(Door::ada(5)).isEmpty());
        door.clock.advance(1h); // the bucket does not grow beyond its size
        for (int port = 5; port <= 7; ++port)
            door.letIn(Door::ada(port));
        QVERIFY(!door.knock(Door::ada(8)).isEmpty());
    }

    void otherAddresses_areNotInTheWay_butANetworkOfThemIsOne()
    {
        DoorRules rules;
        rules.burst = 1;
        rules.allowAnyEndpoint = true;
        Door door(rules);
        auto knockFrom = [&door, port = 0](const char *address) mutable {
            DoorKeeper::Visitor visitor = Door::ada(++port);
            visitor.from = QHostAddress(QLatin1String(address));
            return door.knock(visitor).isEmpty();
        };
        QVERIFY(knockFrom("192.0.2.7"));
        QVERIFY(!knockFrom("::ffff:192.0.2.7"));
        QVERIFY(knockFrom("192.0.2.8"));
        QVERIFY(knockFrom("2001:db8:0:1::1"));
        QVERIFY(!knockFrom("2001:db8:0:1:ffff::2"));
        QVERIFY(knockFrom("2001:db8:0:2::1"));
        QVERIFY(knockFrom("127.0.0.1"));
        QVERIFY(!knockFrom("::1"));
    }

    // An agent that asks again because the answer was lost is no flood.
    void agentThatIsIn_neverHasToWait()
    {
        DoorRules rules;
        rules.burst = 1;
        Door door(rules);
        door.letIn(Door::ada());
        for (int time = 0; time < 100; ++time)
            QCOMPARE(door.knock(Door::ada()), QString());
        QVERIFY(!door.knock(Door::ada(8102)).isEmpty());
    }

    // Also for those that know the address of somebody who is in.
    void guessingTheCode_isSlow()
    {
        DoorRules rules = withCode();
        rules.burst = 3;
        rules.perSecond = 1;
        for (const bool knowsSomebody : {false, true}) {
            Door door(rules);
            if (knowsSomebody)
                door.letIn(Door::ada(1, rules.joinCode));
            int judged = 0;
            for (int guess = 0; guess < 1000; ++guess) {
                const QString told = door.knock(Door::ada(1, QString::number(guess)));
                judged += told.contains(QStringLiteral("join code")) ? 1 : 0;
            }
            QCOMPARE(judged, knowsSomebody ? 2 : 3);
            // Not even the right one helps whoever is guessing.
            if (!knowsSomebody)
                QVERIFY(door.knock(Door::ada(1, rules.joinCode)).contains(u"Too many"));
        }
    }

    // The limit itself must not be a way to fill the memory; buckets that are full are forgotten.
    void manyAddresses_areForgottenAgain()
    {
        base::FakeClock clock;
        manager::RateLimit limit(1, 1, clock);
        for (quint32 number = 0; number < 5000; ++number) {
            QCOMPARE(limit.take(QHostAddress(0x0a000000U + number)), 0ms);
            clock.advance(2ms);
        }
        QVERIFY2(limit.addresses() < 1100, qPrintable(QString::number(limit.addresses())));
        QVERIFY(limit.take(QHostAddress(0x0a000000U + 4999)) > 0ms); // the latest are remembered
    }
};

QTEST_GUILESS_MAIN(TestDoorKeeper)
#include "tst_door_keeper.moc"
