// A league in this window, from the first click on the welcome page to the podium.
#include "app/view/channel/channel_desk.h"
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QGuiApplication>
#include <QTcpServer>
#include <QTest>

using namespace league;
using app::view::Desk;
using test::eventually;
using test::storedTable;
using test::WindowLab;

namespace {

QStringList shownTable(const WindowLab &lab)
{
    QStringList table;
    for (const app::view::StandingsRow &row : lab.desk()->league()->standings()->rows())
        table.append(QStringLiteral("%1 %2").arg(row.name, QString::number(row.points)));
    return table;
}

const QString RunButton = QStringLiteral("Run a local league, Even/Odd, 4 players, 2 referees");

} // namespace

class TestLocalLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClick_runsALeague_toThePodium()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")}); // waits for us
        QCOMPARE(lab.page(), QStringLiteral("welcome"));
        QVERIFY(lab.click(RunButton));
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QCOMPARE(lab.page(), QStringLiteral("league"));
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Champion: .")); }));
        const QStringList table = storedTable(lab.data());
        QCOMPARE(table.size(), 4);
        QCOMPARE(shownTable(lab), table);
        const QString champion = table.constFirst().section(u' ', 0, -2);
        QVERIFY(lab.shows(QStringLiteral("Champion: %1").arg(champion)));
        QCOMPARE(store::leagues(lab.data()).constFirst().leader, champion);
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
    }

    // The manager and the referees are open by then, and everything that showed them must let go.
    void aLeagueWhosePlayersPortIsTaken_failsInWords_andTheWindowStands()
    {
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        constexpr int FirstPlayer = 101; // above the manager's port
        const WindowLab lab(
            {QStringLiteral("base_port=%1").arg(occupant.serverPort() - FirstPlayer)});
        QVERIFY(lab.click(RunButton));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Failed; }));
        QVERIFY(!lab.desk()->problem().isEmpty());
        auto *channels = lab.board<app::view::ChannelDesk>("ChannelDesk");
        QVERIFY(!channels->isThere());
        QCOMPARE(channels->address(), QString());
    }

    void enter_runsALeague_ofWhatTheSteppersSay()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        // The two ends of the stepper: less, more.
        QVERIFY(lab.click([&] { return lab.find(QStringLiteral("Players")); }, {.9, .5}));
        QVERIFY(lab.click([&] { return lab.find(QStringLiteral("Referees")); }, {.1, .5}));
        QVERIFY(lab.shows(QStringLiteral("Run a local league, Even/Odd, 5 players, 1 referee")));
        QVERIFY(lab.tabTo(QStringLiteral("Run a local league, Even/Odd, 5 players, 1 referee")));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.desk()->league()->players(), 5);
        QCOMPARE(lab.desk()->league()->referees(), 1);
        QCOMPARE(lab.desk()->league()->matchesDone(), 10);
    }

    void pause_step_andGoOn_doWhatTheySay()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QCOMPARE(lab.desk()->league()->matchesDone(), 0);
        QVERIFY(lab.click(QStringLiteral("Step")));
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 1; }));
        lab.press(Qt::Key_N);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 2; }));
        QVERIFY(lab.click(QStringLiteral("Go on")));
        QVERIFY(eventually([&] { return lab.desk()->speed() == QStringLiteral("NORMAL"); }));
        QVERIFY(eventually([&] { return !lab.desk()->league()->isPaused(); }));
        QVERIFY(lab.click(QStringLiteral("Pause")));
        QVERIFY(lab.shows(QStringLiteral("Go on")));
        QVERIFY(lab.desk()->league()->isPaused());
        lab.press(Qt::Key_Space);
        QVERIFY(lab.shows(QStringLiteral("Pause")));
        QVERIFY(!lab.desk()->league()->isPaused());
        lab.press(Qt::Key_Space);
        QVERIFY(lab.shows(QStringLiteral("Go on")));
        lab.press(Qt::Key_2, Qt::AltModifier);
        QVERIFY(eventually([&] { return lab.desk()->speed() == QStringLiteral("FAST"); }));
    }

    void stop_asksFirst_andTheLeagueCanGoOn()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_N);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() == 1; }));
        QVERIFY(lab.click(QStringLiteral("Stop")));
        QVERIFY(lab.shows(QStringLiteral("Stop league")));
        lab.press(Qt::Key_Escape); // keeps playing
        QVERIFY(lab.hides(QStringLiteral("Stop league")));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Playing);
        lab.press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(lab.click(QStringLiteral("Stop league")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
        // Offered first, with what is safe, and it goes on to the end.
        QVERIFY(lab.clickLike(QStringLiteral("interrupted. 1 of 6 matches safe. Resume$")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("league"); }));
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
        QCOMPARE(shownTable(lab), storedTable(lab.data()));
    }

    void languageAndTheme_changeWhileALeagueRuns()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QVERIFY(lab.click(QStringLiteral("Settings")));
        QVERIFY(lab.click(QStringLiteral("Light")));
        QVERIFY(eventually([&] { return lab.window()->color() == QColor(0xF3, 0xF5, 0xF8); }));
        QVERIFY(lab.click(QStringLiteral("Dark")));
        QVERIFY(eventually([&] { return lab.window()->color() == QColor(0x0B, 0x0F, 0x15); }));
        lab.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(lab.shows(QStringLiteral("Standings")));
        for (const QString &language : app::view::Languages::codes()) {
            lab.preferences()->setLanguage(language);
            const bool mirrored =
                language == QLatin1String("he") || language == QLatin1String("ar");
            QVERIFY(eventually([&] {
                return QGuiApplication::layoutDirection()
                    == (mirrored ? Qt::RightToLeft : Qt::LeftToRight);
            }));
            QCOMPARE(lab.find(QStringLiteral("Standings")) != nullptr,
                     language == QLatin1String("en"));
            lab.press(Qt::Key_N);
        }
        lab.preferences()->setLanguage(QStringLiteral("en"));
        QVERIFY(lab.shows(QStringLiteral("Standings")));
        QVERIFY(lab.click(QStringLiteral("MAX")));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
    }
};

QTEST_MAIN(TestLocalLeague)
#include "tst_local_league.moc"
