// A league of Mafia in this window: run from the welcome page, watched at its table, to the end.
#include "app/view/mafia/postmortem_board.h"
#include "tests/support/event_wait.h"
#include "tests/window/stored_league.h"
#include "tests/window/window_lab.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace league;
using app::view::MafiaBoard;
using app::view::MafiaSeatRow;
using app::view::MafiaStatementRow;
using test::eventually;
using test::WindowLab;

class TestMafia : public QObject
{
    Q_OBJECT

    // By its card on the dashboard: then the page stays with it when the next round begins.
    static void openFirstTable(const WindowLab &lab)
    {
        QVERIFY(lab.clickLike(QStringLiteral("^R1M1, ")));
        QCOMPARE(lab.page(), QStringLiteral("match"));
    }

    // The window for the room; null when it is closed.
    static QWindow *projector()
    {
        for (QWindow *each : QGuiApplication::topLevelWindows()) {
            if (each->isVisible() && each->title().endsWith(QStringLiteral("projector")))
                return each;
        }
        return nullptr;
    }

private Q_SLOTS:
    // M-130, X-06: ten built-in players at one table, followed from the first night to the end.
    void aLocalLeague_isPlayedAndItsTableWatchedToTheEnd()
    {
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        QCOMPARE(lab.desk()->league()->players(), 10);
        openFirstTable(lab);
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

        // What happened and why, for people.
        board->follow();
        QVERIFY(lab.click(QStringLiteral("postmortemButton")));
        QCOMPARE(lab.page(), QStringLiteral("postmortem"));
        QVERIFY(lab.shows(QStringLiteral("postmortem")));
        auto *postmortem = lab.board<app::view::PostmortemBoard>("PostmortemBoard");
        QCOMPARE(postmortem->result().winner, winner);
        QCOMPARE(postmortem->players()->count(), 10);
        QVERIFY(postmortem->cycles()->count() > 0);
        QVERIFY(lab.findLike(QStringLiteral(", Sheriff, ")));
        QVERIFY(lab.findLike(QStringLiteral("^Night 1$")));
        lab.press(Qt::Key_Escape);
        QVERIFY(eventually([&] { return lab.page() == QLatin1String("match"); }));
    }

    // X-06, M-130: the operator holds a table, lets it go on, and makes it wait for every step.
    void aTable_isPausedStepped_andChangesItsSpeed_byClicks()
    {
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        QSignalSpy said(lab.desk(), &app::view::Desk::said);
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        openFirstTable(lab);
        MafiaBoard *board = lab.desk()->mafia();
        QVERIFY(eventually([&] { return board->seats()->count() == 10; }));
        QVERIFY(lab.click(QStringLiteral("Pause")));
        QVERIFY(eventually([&] { return board->table().isPaused; }));
        const qsizetype told = board->phases()->count();
        QVERIFY(lab.click(QStringLiteral("Go on")));
        QVERIFY(eventually([&] { return !board->table().isPaused; }));

        // By hand nothing goes on by itself. Earlier orders may have been answered, too.
        said.clear();
        QVERIFY(lab.click(QStringLiteral("STEP")));
        QVERIFY(eventually([&] { return board->table().speed == QLatin1String("STEP"); }));
        for (const QList<QVariant> &each : std::as_const(said))
            QVERIFY2(each.at(1).toBool(), qPrintable(each.at(0).toString()));
        QVERIFY(eventually([&] {
            lab.press(Qt::Key_N);
            return board->phases()->count() > told + 1 || board->table().isOver;
        }));
    }

    // the room never sees a role, a thought or the seed before its time.
    void theProjector_showsTheAudiencesTable_andNoSecret()
    {
        QStringList secrets; // lives longer than the window, which tells more while it closes
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        lab.press(Qt::Key_P, Qt::ControlModifier);
        MafiaBoard *stage = lab.desk()->mafiaStage();
        QVERIFY(eventually([&] { return stage->seats()->count() == 10; }));
        QCOMPARE(stage->view(), QStringLiteral("audience"));
        QObject::connect(stage, &MafiaBoard::changed, stage, [&] {
            if (stage->table().isOver)
                return;
            for (const MafiaSeatRow &row : stage->seats()->rows()) {
                if (row.isAlive && !row.role.isEmpty())
                    secrets.append(row.name + u' ' + row.role);
            }
            secrets.append(stage->table().think);
            secrets.append(stage->table().seed);
            if (stage->actions()->count() > 0)
                secrets.append(QStringLiteral("a deed of the night"));
        });
        QVERIFY(eventually([&] { return stage->statements()->count() > 2; }, 60'000));
        secrets.removeAll(QString());
        QVERIFY2(secrets.isEmpty(), qPrintable(secrets.join(QStringLiteral(", "))));
        for (const MafiaStatementRow &row : stage->statements()->rows())
            QCOMPARE(row.think, QString());
    }

    // while the room watches another table, the card tells nothing of that one; when the
    // projector is closed, it has its own faces again.
    void theCard_showsOnlyItsOwnTable_whateverTheProjectorIsAt()
    {
        const WindowLab lab({QStringLiteral("speed=MAX"), QStringLiteral("game=mafia")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        openFirstTable(lab);
        MafiaBoard *board = lab.desk()->mafia();
        QVERIFY(lab.click(QStringLiteral("Pause")));
        QVERIFY(eventually([&] { return board->table().isPaused; }));
        lab.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(eventually([&] { return lab.findAll(QStringLiteral("cardFace")).size() == 10; }));

        lab.press(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(eventually([] { return projector() != nullptr; }));
        QCOMPARE(lab.findAll(QStringLiteral("cardFace")).size(), 10);
        lab.desk()->mafiaStage()->open(QStringLiteral("R2M1"));
        QCOMPARE(lab.findAll(QStringLiteral("cardFace")).size(), 0);
        QCOMPARE(lab.find(QStringLiteral("cardSaying"))->property("text").toString(), QString());

        projector()->close();
        QVERIFY(eventually([&] { return lab.findAll(QStringLiteral("cardFace")).size() == 10; }));
        QCOMPARE(lab.desk()->mafiaStage()->matchId(), QStringLiteral("R1M1"));
    }
};

QTEST_MAIN(TestMafia)
#include "tst_mafia.moc"
