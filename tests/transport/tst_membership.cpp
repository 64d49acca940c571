// An agent's life in a league: registering, and what may only happen after it.
#include "agents/transport/membership.h"

#include "agents/base/fake_clock.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "agents/transport/rpc_server.h"
#include "tests/support/event_wait.h"

#include <QTest>

using namespace league;
using namespace league::transport;
using test::eventually;

namespace {

const QString Register = QStringLiteral("register");

// A manager that keeps every registration until the test answers it, and an agent that applies.
struct Office
{
    Office() : wire(hub, clock), manager(wire, clock), client(wire, clock)
    {
        manager.on(Register, [this](const auto &, const auto &, const RpcResponder &respond) {
            applications.append(respond);
        });
        const base::Result<QUrl> endpoint =
            manager.listen(QHostAddress(QHostAddress::LocalHost), 0);
        managerAt = *endpoint;
        QObject::connect(&agent, &Membership::registered, &agent,
                         [this](const Seat &seat) { happened.append(seat.id); });
        QObject::connect(&agent, &Membership::failed, &agent,
                         [this](const base::Failure &reason) { happened.append(reason.sentence); });
    }

    // Applies and waits until the manager has the application.
    bool apply()
    {
        agent.apply({managerAt,
                     Register,
                     {},
                     [](const JsonValue &reply) -> base::Result<Seat> {
                         const QString id = reply.toObject().value(QStringLiteral("id")).toString();
                         if (id.isEmpty())
                             return base::Failure{QStringLiteral("rejected")};
                         return Seat{id, QStringLiteral("tok"), QStringLiteral("league_1")};
                     },
                     {}});
        return eventually([this] { return applications.size() == 1; });
    }

    void answer(const QString &id)
    {
        applications.takeFirst().result({{QStringLiteral("id"), id}});
    }

    void callTheAgent()
    {
        agent.whenDecided([this] { happened.append(QStringLiteral("called")); });
    }

    base::FakeClock clock;
    InProcessHub hub;
    InProcessWire wire;
    RpcServer manager;
    RpcClient client;
    Membership agent{QStringLiteral("Agent"), client, clock};
    QUrl managerAt;
    QList<RpcResponder> applications;
    QStringList happened;
};

} // namespace

class TestMembership : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCallThatOvertakesTheAnswer_waitsForIt()
    {
        Office office;
        QVERIFY(office.apply());
        office.callTheAgent();
        QCOMPARE(office.happened, QStringList());
        QVERIFY(!office.agent.isRegistered());
        office.answer(QStringLiteral("P01"));
        QVERIFY(eventually([&] { return office.happened.size() == 2; }));
        QCOMPARE(office.happened, QStringList({QStringLiteral("P01"), QStringLiteral("called")}));
        QCOMPARE(office.agent.lifecycle().state(), QLatin1String("REGISTERED"));
    }

    void aCallAfterTheAnswer_isServedAtOnce_andOnlyOnce()
    {
        Office office;
        QVERIFY(office.apply());
        office.answer(QStringLiteral("P01"));
        QVERIFY(eventually([&] { return office.agent.isRegistered(); }));
        office.happened.clear();
        office.callTheAgent();
        QCOMPARE(office.happened, QStringList(QStringLiteral("called")));
    }

    void aCallToAnAgentThatNeverApplied_isServedAtOnce()
    {
        Office office;
        office.callTheAgent();
        QCOMPARE(office.happened, QStringList(QStringLiteral("called")));
    }

    void aRejection_isADecisionToo()
    {
        Office office;
        QVERIFY(office.apply());
        office.callTheAgent();
        office.answer({});
        QVERIFY(eventually([&] { return office.happened.size() == 2; }));
        QCOMPARE(office.happened,
                 QStringList({QStringLiteral("rejected"), QStringLiteral("called")}));
        QVERIFY(!office.agent.isRegistered());
    }

    void anAgentThatIsStopped_forgetsWhoWaits()
    {
        Office office;
        QVERIFY(office.apply());
        office.callTheAgent();
        office.agent.stop();
        office.answer(QStringLiteral("P01"));
        bool isDecided = false;
        office.agent.whenDecided([&] { isDecided = true; });
        QVERIFY(isDecided);
        QCOMPARE(office.happened, QStringList());
    }
};

QTEST_GUILESS_MAIN(TestMembership)
#include "tst_membership.moc"
