// The window is killed in the middle of a league, and another one goes on with it.
#include "tests/window/outside_program.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QDir>
#include <QSettings>
#include <QTest>

using namespace league;
using namespace league::test;
using app::view::Desk;

class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKilledWindow_isResumedByAClick_andNoResultIsLostOrDoubled()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("data"));
        QDir(folder.path()).mkpath(QStringLiteral("agent-league"));
        {
            QSettings file(folder.filePath(QStringLiteral("agent-league/window.ini")),
                           QSettings::IniFormat);
            file.setValue(QStringLiteral("base_port"), 0);
            file.setValue(QStringLiteral("speed"), QStringLiteral("DEBUG"));
            file.setValue(QStringLiteral("players"), 6);
        }
        OutsideProgram screen(
            QStringLiteral("Xvfb"),
            QStringLiteral("-displayfd 1 -screen 0 1440x900x24 -nolisten tcp").split(u' '));
        const QString display = u':' + screen.printed(QStringLiteral("^([0-9]+)$"));
        QVERIFY2(display.size() > 1, qPrintable(screen.all()));
        OutsideProgram first(qEnvironmentVariable("AGENT_LEAGUE"), {},
                             {{QStringLiteral("DISPLAY"), display},
                              {QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb")},
                              {QStringLiteral("XDG_CONFIG_HOME"), folder.path()},
                              {QStringLiteral("AGENT_LEAGUE_DATA"), data}});
        OutsideProgram hand(QStringLiteral("xdotool"),
                            {QStringLiteral("search"), QStringLiteral("--sync"),
                             QStringLiteral("--onlyvisible"), QStringLiteral("--name"),
                             QStringLiteral("^Agent League$"), QStringLiteral("windowfocus"),
                             QStringLiteral("--sync"), QStringLiteral("key"),
                             QStringLiteral("Return")},
                            {{QStringLiteral("DISPLAY"), display}});
        QVERIFY2(eventually([&] { return !hand.isRunning(); }), qPrintable(first.all()));
        QVERIFY2(eventually([&] { return !storedResults(data).isEmpty() || !first.isRunning(); }),
                 qPrintable(first.all()));
        QVERIFY2(first.isRunning(), qPrintable(first.all()));
        first.killNow();
        const QHash<QString, int> before = storedResults(data);
        const QList<store::RecordedMatch> decided = storedLeague(data).matches;
        QVERIFY(!before.isEmpty() && before.size() < 15);

        const WindowLab lab({QStringLiteral("speed=MAX")}, data);
        QVERIFY(lab.clickLike(
            QStringLiteral("interrupted. %1 of 15 matches safe. Resume$").arg(before.size())));
        QVERIFY(eventually([&] { return lab.desk()->phase() == Desk::Phase::Over; }));
        QVERIFY(lab.shows(QStringLiteral("Champion: %1")
                              .arg(storedLeague(data).standings.constFirst().displayName)));
        const QHash<QString, int> after = storedResults(data);
        QCOMPARE(after.size(), 15);
        for (auto match = after.cbegin(); match != after.cend(); ++match)
            QVERIFY2(match.value() == 1, qPrintable(match.key()));
        // What was decided before stands.
        const QList<store::RecordedMatch> all = storedLeague(data).matches;
        for (qsizetype i = 0; i < decided.size(); ++i) {
            if (!decided.at(i).status.isEmpty()) {
                QCOMPARE(all.at(i).status, decided.at(i).status);
                QCOMPARE(all.at(i).winner, decided.at(i).winner);
                QCOMPARE(all.at(i).decidedMs, decided.at(i).decidedMs);
            }
        }
        QCOMPARE(lab.desk()->league()->matchesDone(), 15);
    }
};

QTEST_MAIN(TestKilled)
#include "tst_killed.moc"
