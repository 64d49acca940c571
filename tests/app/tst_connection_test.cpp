// ConnectionTest: what works and what does not before somebody joins, with causes and remedies.
#include "app/connection_test.h"
#include "tests/app/open_house.h"

#include <QTcpServer>
#include <QTest>

using namespace league;
using namespace league::test;
using app::ConnectionCheck;
using app::ConnectionPlan;
using app::ConnectionReport;
using app::ConnectionTest;
using app::JoinRole;

namespace {

ConnectionReport reportOf(const ConnectionPlan &plan)
{
    ConnectionTest test;
    test.start(plan);
    if (!eventually([&] {
            return test.report().state == ConnectionReport::State::Works
                || test.report().state == ConnectionReport::State::Fails;
        }))
        qFatal("The test did not end.");
    return test.report();
}

ConnectionPlan planFor(const OpenHouse &open)
{
    ConnectionPlan plan;
    plan.manager = open.house->managerEndpoint().toString();
    plan.joinCode = open.house->joinCode();
    return plan;
}

// "manager:passed game:failed …"
QString inWords(const ConnectionReport &report)
{
    QStringList words;
    for (const ConnectionCheck &check : report.checks) {
        const char *state = "waiting";
        if (check.state == ConnectionCheck::State::Passed)
            state = "passed";
        else if (check.state == ConnectionCheck::State::Failed)
            state = "failed";
        else if (check.state == ConnectionCheck::State::Unknown)
            state = "unknown";
        words.append(check.id + u':' + QLatin1String(state));
    }
    return words.join(u' ');
}

} // namespace

class TestConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingWorks_andNobodyIsRegistered()
    {
        OpenHouse open(1, [](app::HouseOptions &options) {
            options.leagueName = QStringLiteral("Spring Cup");
            options.joinCode = QStringLiteral("K7M 4QX");
        });
        ConnectionPlan plan = planFor(open);
        plan.manager = QStringLiteral("127.0.0.1:%1").arg(open.house->managerEndpoint().port());
        plan.joinCode = QStringLiteral("k7m4qx");
        const ConnectionReport report = reportOf(plan);
        QCOMPARE(inWords(report),
                 QStringLiteral("manager:passed protocol:passed game:passed port:passed "
                                "reachable:passed code:passed"));
        QCOMPARE(report.state, ConnectionReport::State::Works);
        QCOMPARE(report.checks.at(1).value, QStringLiteral("league.v2"));
        QCOMPARE(report.checks.at(2).value, QStringLiteral("even_odd"));
        QVERIFY(report.checks.at(0).value.endsWith(QStringLiteral(" ms")));
        QVERIFY(report.checks.at(4).value.endsWith(QStringLiteral(" ms")));
        QCOMPARE(report.managerUrl, open.house->managerEndpoint().toString());
        QCOMPARE(report.leagueName, QStringLiteral("Spring Cup"));
        QCOMPARE(report.players, 1);
        QVERIFY(eventually([&] { return open.registered.size() >= 2; }));
        QVERIFY(comesToRest());
        QCOMPARE(open.registered.size(), 2);
    }

    void whatIsWrong_isNamed_withCauseAndRemedy_data()
    {
        QTest::addColumn<QString>("which");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no address")
            << QStringLiteral("nonsense")
            << QStringLiteral("manager:failed protocol:waiting game:waiting "
                              "port:waiting reachable:waiting code:waiting");
        QTest::newRow("nobody there") << QStringLiteral("nobody")
                                      << QStringLiteral("manager:failed protocol:waiting "
                                                        "game:waiting port:waiting "
                                                        "reachable:waiting code:waiting");
        QTest::newRow("another game")
            << QStringLiteral("game")
            << QStringLiteral("manager:passed protocol:passed game:failed "
                              "port:waiting reachable:waiting "
                              "code:waiting");
        QTest::newRow("port taken") << QStringLiteral("port")
                                    << QStringLiteral("manager:passed protocol:passed game:passed "
                                                      "port:failed reachable:waiting code:waiting");
        QTest::newRow("no code") << QStringLiteral("code")
                                 << QStringLiteral("manager:passed protocol:passed game:passed "
                                                   "port:passed reachable:passed code:failed");
    }

    void whatIsWrong_isNamed_withCauseAndRemedy()
    {
        QFETCH(const QString, which);
        QFETCH(const QString, expected);
        OpenHouse open(
            1, [](app::HouseOptions &options) { options.joinCode = QStringLiteral("K7M 4QX"); });
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost, 0));
        ConnectionPlan plan = planFor(open);
        if (which == QLatin1String("nonsense"))
            plan.manager = QStringLiteral("http://");
        else if (which == QLatin1String("nobody"))
            plan.manager = QStringLiteral("http://127.0.0.1:1/mcp");
        else if (which == QLatin1String("game"))
            plan.gameTypes = {QStringLiteral("mafia")};
        else if (which == QLatin1String("port"))
            plan.port = taken.serverPort();
        else
            plan.joinCode = QString();
        const ConnectionReport report = reportOf(plan);
        QCOMPARE(inWords(report), expected);
        QCOMPARE(report.state, ConnectionReport::State::Fails);
        const ConnectionCheck failed = report.checks.at(report.failed);
        QVERIFY(failed.cause.size() > 10);
        QVERIFY(failed.remedy.size() > 10);
        QCOMPARE(failed.freePort > 0, which == QLatin1String("port"));
    }

    void aSpectator_needsNoPort()
    {
        OpenHouse open(1);
        ConnectionPlan plan = planFor(open);
        plan.role = JoinRole::Spectator;
        QCOMPARE(inWords(reportOf(plan)),
                 QStringLiteral("manager:passed protocol:passed game:passed spectators:passed"));
        OpenHouse closed(1, [](app::HouseOptions &options) { options.spectators = false; });
        plan = planFor(closed);
        plan.role = JoinRole::Spectator;
        QCOMPARE(inWords(reportOf(plan)),
                 QStringLiteral("manager:passed protocol:passed game:passed spectators:failed"));
    }

    void afterTheTest_thePortIsFreeAgain()
    {
        OpenHouse open(1);
        ConnectionPlan plan = planFor(open);
        QTcpServer place;
        QVERIFY(place.listen(QHostAddress::LocalHost, 0));
        plan.port = place.serverPort();
        place.close();
        QCOMPARE(reportOf(plan).state, ConnectionReport::State::Works);
        QVERIFY(place.listen(QHostAddress::LocalHost, plan.port));
    }

    void startingAnew_forgetsTheOlderTest()
    {
        OpenHouse open(1);
        QTcpServer silent; // takes the call and never answers
        QVERIFY(silent.listen(QHostAddress::LocalHost, 0));
        ConnectionPlan stuck = planFor(open);
        stuck.manager = QStringLiteral("127.0.0.1:%1").arg(silent.serverPort());
        ConnectionTest test;
        QList<QString> asked;
        connect(&test, &ConnectionTest::changed, &test,
                [&](const ConnectionReport &report) { asked.append(report.managerUrl); });
        test.start(stuck);
        QVERIFY(eventually([&] { return silent.hasPendingConnections(); }));
        test.start(planFor(open));
        QVERIFY(eventually([&] { return test.report().state == ConnectionReport::State::Works; }));
        test.start(stuck);
        test.cancel();
        QCOMPARE(test.report().state, ConnectionReport::State::Idle);
        asked.clear();
        QVERIFY(comesToRest());
        QVERIFY(asked.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestConnectionTest)
#include "tst_connection_test.moc"
