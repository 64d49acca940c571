// A league of Mafia in this window: run from the welcome page, watched at its table, to the end.
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QTest>

using namespace league;
using app::view::MafiaBoard;
using app::view::MafiaSeatRow;
using test::eventually;
using test::WindowLab;

class TestMafia : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-130, X-06: ten built-in players at one table, followed from the first night to the end.
    void aLocalLeague_isPlayedAndItsTableWatchedToTheEnd()
    {
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QCOMPARE(lab.desk()->league()->players(), 10);
        lab.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(lab.page(), QStringLiteral("match"));
        MafiaBoard *board = lab.desk()->mafia();
        QVERIFY(eventually([&] { return board->seats()->count() == 10; }));
        QVERIFY(eventually([&] { return board->statements()->count() > 0; }));
        QVERIFY(eventually([&] { return board->table().isOver; }, 90'000)); // some days and nights
        const QString winner = board->table().winner;
        QVERIFY2(winner == QLatin1String("mafia") || winner == QLatin1String("town"),
                 qPrintable(winner));
        int mafia = 0;
        for (const MafiaSeatRow &row : board->seats()->rows())
            mafia += row.role == QLatin1String("mafia") ? 1 : 0;
        QCOMPARE(mafia, 3);
        QVERIFY(eventually([&] { return lab.desk()->league()->matchesDone() >= 1; }));

        // The same again as the audience saw it: before the end no living player's role is known.
        lab.press(Qt::Key_V);
        QCOMPARE(board->view(), QStringLiteral("audience"));
        board->jumpTo(board->phases()->rows().constFirst().seq);
        for (const MafiaSeatRow &row : board->seats()->rows())
            QCOMPARE(row.role, QString());
        QCOMPARE(board->actions()->count(), 0);
    }
};

QTEST_MAIN(TestMafia)
#include "tst_mafia.moc"
