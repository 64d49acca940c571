// A second start of the program brings the first window to the front instead of opening another.
#include "app/window/first_window.h"
#include "tests/window/outside_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace league::test;
using league::app::FirstWindow;

class TestFirstWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondOne_isToldSo_andTheFirstOneHears()
    {
        const QTemporaryDir folder;
        FirstWindow first(folder.path());
        const QSignalSpy again(&first, &FirstWindow::startedAgain);
        QVERIFY(first.isFirst());
        FirstWindow second(folder.path() + u'/');
        QVERIFY(!second.isFirst());
        QVERIFY(eventually([&] { return again.count() == 1; }));
    }

    void anotherFolder_mayHaveItsOwnWindow()
    {
        const QTemporaryDir folder;
        FirstWindow first(folder.path());
        QVERIFY(first.isFirst());
        FirstWindow other(folder.filePath(QStringLiteral("other")));
        QVERIFY(other.isFirst());
    }

    void aClosedWindow_isForgotten()
    {
        const QTemporaryDir folder;
        QVERIFY(FirstWindow(folder.path()).isFirst());
        QVERIFY(FirstWindow(folder.path()).isFirst());
    }

    void theProgram_endsAtOnce_whenItsWindowIsOpen()
    {
        const QTemporaryDir folder;
        const QHash<QString, QString> surroundings{
            {QStringLiteral("AGENT_LEAGUE_DATA"), folder.path()},
            {QStringLiteral("XDG_CONFIG_HOME"), folder.path()}};
        const QString program = qEnvironmentVariable("AGENT_LEAGUE");
        FirstWindow here(folder.path());
        QVERIFY(here.isFirst());
        OutsideProgram second(program, {}, surroundings);
        QVERIFY(eventually([&] { return !second.isRunning(); }));
    }
};

QTEST_MAIN(TestFirstWindow)
#include "tst_first_window.moc"
