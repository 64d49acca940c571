// A league in this window, from Enter on the welcome page to its end, by keyboard and mouse.
#include "agents/store/league_list.h"
#include "app/view/desk/languages.h"
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QGuiApplication>
#include <QTest>

using namespace league;
using app::view::Desk;
using test::eventually;
using test::WindowLab;

class TestLocalLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enter_runsALeague_toItsEnd()
    {
        const WindowLab lab({QStringLiteral("speed=MAX")});
        QVERIFY(lab.window());
        QCOMPARE(lab.page(), QStringLiteral("welcome"));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.page(), QStringLiteral("league"));
        QVERIFY(eventually([&] { return lab.desk()->league()->isOver(); }));
        QCOMPARE(lab.desk()->league()->players(), 4);
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
        QCOMPARE(lab.desk()->league()->standings()->count(), 4);
        QVERIFY2(lab.warnings().isEmpty(), qPrintable(lab.warnings().join(u'\n')));
    }

    void pause_step_andGoOn_doWhatTheySay()
    {
        const WindowLab lab({QStringLiteral("speed=DEBUG")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_Space);
        QVERIFY(eventually([&] { return lab.desk()->league()->isPaused(); }));
        QVERIFY(eventually([&] { return lab.find(QStringLiteral("Go on")) != nullptr; }));
        QVERIFY(lab.click(QStringLiteral("Go on")));
        QVERIFY(eventually([&] { return !lab.desk()->league()->isPaused(); }));
        lab.press(Qt::Key_1, Qt::AltModifier);
        QVERIFY(eventually([&] { return lab.desk()->speed() == QStringLiteral("NORMAL"); }));
        QVERIFY2(lab.warnings().isEmpty(), qPrintable(lab.warnings().join(u'\n')));
    }

    void stop_asksFirst_andTheLeagueCanGoOn()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.find(QStringLiteral("Stop league")) != nullptr; }));
        lab.press(Qt::Key_Escape); // keeps playing
        QVERIFY(eventually([&] { return lab.find(QStringLiteral("Stop league")) == nullptr; }));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Playing);
        lab.press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.find(QStringLiteral("Stop league")) != nullptr; }));
        QVERIFY(lab.click(QStringLiteral("Stop league")));
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("welcome"); }));
        // Offered first, with what is safe, and it goes on to the end.
        QVERIFY(eventually([&] { return lab.desk()->recent()->rows()->count() == 1; }));
        const auto &row =
            static_cast<app::view::Rows<app::view::RecentRow> *>(lab.desk()->recent()->rows())
                ->rows()
                .constFirst();
        QCOMPARE(row.kind, QStringLiteral("interrupted"));
        QCOMPARE(row.matches, 6);
        lab.desk()->setSpeed(QStringLiteral("MAX"));
        lab.desk()->resume(row.leagueId);
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QCOMPARE(lab.desk()->league()->matchesDone(), 6);
        QVERIFY2(lab.warnings().isEmpty(), qPrintable(lab.warnings().join(u'\n')));
    }

    void languageAndTheme_changeWhileItRuns()
    {
        const WindowLab lab;
        lab.preferences()->setTheme(QStringLiteral("light"));
        QVERIFY(eventually([&] { return lab.window()->color() == QColor(0xF3, 0xF5, 0xF8); }));
        lab.preferences()->setTheme(QStringLiteral("dark"));
        QVERIFY(eventually([&] { return lab.window()->color() == QColor(0x0B, 0x0F, 0x15); }));
        lab.preferences()->setLanguage(QStringLiteral("he"));
        QVERIFY(eventually([&] { return lab.languages()->isRightToLeft(); }));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        lab.preferences()->setLanguage(QStringLiteral("en"));
        QVERIFY(eventually([&] { return !lab.languages()->isRightToLeft(); }));
        QVERIFY2(lab.warnings().isEmpty(), qPrintable(lab.warnings().join(u'\n')));
    }
};

QTEST_MAIN(TestLocalLeague)
#include "tst_local_league.moc"
