// A league that another program plays, watched in this window by its address; its manager goes and
// comes back.
#include "tests/window/outside_program.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QTest>
#include <QUrl>

using namespace league;
using namespace league::test;
using app::view::Desk;

namespace {

QString program()
{
    return qEnvironmentVariable("AGENT_LEAGUE");
}

QStringList managerArguments(const QString &data, const QString &port)
{
    return {QStringLiteral("manager"),
            QStringLiteral("--port"),
            port,
            QStringLiteral("--data"),
            data,
            QStringLiteral("--expect-players"),
            QStringLiteral("3"),
            QStringLiteral("--expect-referees"),
            QStringLiteral("1"),
            QStringLiteral("--auto-start"),
            QStringLiteral("--set"),
            QStringLiteral("heartbeat_interval_ms=500")};
}

QStringList agentArguments(const QString &role, const QString &manager)
{
    return {role, QStringLiteral("--manager"), manager, QStringLiteral("--port"),
            QStringLiteral("0")};
}

// Opens the dialog and watches.
bool watch(const WindowLab &lab, const QString &address)
{
    return lab.clickLike(QStringLiteral("^Watch, "))
        && lab.fill(QStringLiteral("addressField"), address) && eventually([&] {
               return lab.find(QStringLiteral("joinButton"))->property("reason") == QString();
           })
        && lab.click(QStringLiteral("joinButton"));
}

} // namespace

class TestWatching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLostManager_isWaitedFor_andTheLeagueIsFollowedToItsEnd()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("elsewhere"));
        auto manager = std::make_unique<OutsideProgram>(
            program(), managerArguments(data, QStringLiteral("0")));
        const QString address = manager->printed(QStringLiteral("is open at (\\S+)$"));
        QVERIFY2(!address.isEmpty(), qPrintable(manager->all()));

        const WindowLab lab;
        QVERIFY(watch(lab, address));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Lobby; }));
        QCOMPARE(lab.page(), QStringLiteral("league"));
        // Read-only: nothing to press that would steer the league.
        for (const char *order : {"Pause", "Go on", "Step", "Stop", "Start the league"})
            QVERIFY2(!lab.find(QLatin1String(order)), order);

        manager->killNow();
        QVERIFY(
            eventually([&] { return lab.findLike(QStringLiteral("^Reconnecting in \\d+ s$")); }));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Lost);
        const int seconds = lab.desk()->retryInSeconds();
        QVERIFY(seconds > 0);
        QVERIFY(eventually([&] { return lab.desk()->retryInSeconds() != seconds; })); // counts

        const QStringList again{QStringLiteral("manager"), QStringLiteral("--resume"),
                                QStringLiteral("--data"),  data,
                                QStringLiteral("--port"),  QString::number(QUrl(address).port())};
        manager = std::make_unique<OutsideProgram>(program(), again);
        QVERIFY2(!manager->printed(QStringLiteral("is open at (\\S+)$")).isEmpty(),
                 qPrintable(manager->all()));
        if (lab.find(QStringLiteral("watchTroubleButton"))) // it may have come back by itself
            (void)lab.click(QStringLiteral("watchTroubleButton"));
        QVERIFY(lab.hides(QStringLiteral("watchTroubleButton")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Lobby; }));

        OutsideProgram referee(program(), agentArguments(QStringLiteral("referee"), address));
        std::vector<std::unique_ptr<OutsideProgram>> players;
        for (int i = 0; i < 3; ++i) {
            players.push_back(std::make_unique<OutsideProgram>(
                program(), agentArguments(QStringLiteral("player"), address)));
        }
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        const store::LeagueRecord stored = storedLeague(data);
        QVERIFY(lab.shows(
            QStringLiteral("Champion: %1").arg(stored.standings.constFirst().displayName)));
        QCOMPARE(lab.desk()->league()->matchesDone(), 3);
        QVERIFY(lab.shows(QStringLiteral(
            "This league is kept on the computer of its manager. Export it there.")));
    }

    void whoGoesAwayFromALostLeague_isOnTheWelcomePage()
    {
        const QTemporaryDir folder;
        OutsideProgram manager(program(), managerArguments(folder.path(), QStringLiteral("0")));
        const QString address = manager.printed(QStringLiteral("is open at (\\S+)$"));
        const WindowLab lab;
        QVERIFY(watch(lab, address));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Lobby; }));
        manager.killNow();
        QVERIFY(lab.shows(QStringLiteral("watchTroubleButton")));
        lab.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("Commands")));
        lab.type(QStringLiteral("welcome"));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Idle);
        QVERIFY(lab.hides(QStringLiteral("watchTroubleButton")));
    }
};

QTEST_MAIN(TestWatching)
#include "tst_watching.moc"
